# `make demo` plays a game, `make test` proves everything. Both set up .venv by themselves, once per pyproject.toml.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check

.PHONY: help demo setup test lint types fresh pytest soak bench clean

help:
	@echo "make demo    compile connect four from its spec and watch two bots play it"
	@echo "make test    ruff, import-linter, mypy --strict, freshness of generated/, formatting of specs, pytest"
	@echo "make soak    pytest with the full run counts"
	@echo "make bench   engines beside OpenSpiel, PettingZoo and hand-written Python; writes docs/benchmarks.md"
	@echo "make clean   remove .venv and what tools left behind"

demo: $(VENV)/installed
	$(BIN)/law build connect-four
	$(BIN)/law play connect-four --bots --seed 7

setup: $(VENV)/installed-test

# One step each, cheapest first: the first line that fails is the reason.
test: lint types fresh pytest

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: lint
	$(BIN)/mypy

fresh: types
	$(BIN)/law build --check
	$(BIN)/law fmt --check

pytest: fresh
	$(BIN)/python -m pytest -n 2

soak: setup
	LAW_SOAK=1 $(BIN)/python -m pytest -n 2

# Who cannot be installed does not take part, and the page says so.
bench: setup
	-$(PIP) install --quiet --editable ".[bench]"
	$(BIN)/python -m benchmarks.bench

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml | $(BIN)/python
	$(PIP) install --quiet --editable .
	@touch $@

$(VENV)/installed-test: pyproject.toml | $(BIN)/python
	$(PIP) install --quiet --editable ".[test,native]"
	@touch $@ $(VENV)/installed
