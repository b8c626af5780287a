# `make demo` plays a game, `make test` proves everything. Both set up .venv by themselves, from the versions in $(LOCK).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check
LOCK := .ci/constraints.txt

# Without bytecode each of the many processes of the tests would compile all modules again, which takes seconds.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help demo table setup quick test lint types fresh pytest soak bench lock clean

help:
	@echo "make demo    compile connect four from its spec and watch two bots play it"
	@echo "make table   play Northgard against bots in the browser"
	@echo "make quick   while you work: ruff, and the tests of the passes, texts, messages and small games, in a minute"
	@echo "make test    ruff, import-linter, mypy --strict, freshness of generated/, formatting of specs, pytest"
	@echo "make soak    pytest with the full run counts"
	@echo "make bench   engines beside OpenSpiel, PettingZoo and hand-written Python; writes docs/benchmarks.md"
	@echo "make lock    write the newest allowed version of each dependency to $(LOCK)"
	@echo "make clean   remove .venv and what tools left behind"

demo: $(VENV)/installed
	$(BIN)/law build connect-four
	$(BIN)/law play connect-four --bots --seed 7
	@echo "to play in the browser: make table"

# One person against two bots; the link of the seat is printed.
table: $(VENV)/installed-serve
	$(BIN)/law serve northgard --table --db build/tables.db

setup: $(VENV)/installed-test

# Two steps at a time before the tests, because most of them use one core; each one's output is printed in one piece,
# where make can do that, and the first that fails is the reason.
TOGETHER := --no-print-directory --jobs 2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test: setup
	@$(MAKE) $(TOGETHER) lint types fresh
	@$(MAKE) --no-print-directory pytest

# What needs no machine code, no browser, no packaging, no page and no big game.
QUICK := $(addprefix tests/,parse resolve check analysis lower emit text language diagnostics repair words project \
	games/test_small_specs.py runtime/state runtime/piles runtime/boards runtime/serialize runtime/rules \
	docs/test_index.py docs/test_readme.py docs/test_word_lists.py docs/test_architecture.py)

quick: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m pytest -n 2 $(QUICK) -k "not (northgard or empires or ragnarok)"

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache

types: setup
	$(BIN)/mypy --num-workers 2

fresh: setup
	$(BIN)/law build --check
	$(BIN)/law fmt --check

# One process more than the two cores of continuous integration: installing packages and starting clusters is waiting.
pytest: setup
	$(BIN)/python -m pytest -n 3

soak: setup
	LAW_SOAK=1 $(BIN)/python -m pytest -n 2

# Who cannot be installed does not take part, and the page says so.
bench: setup
	-$(PIP) install --quiet --constraint $(LOCK) --editable ".[bench]"
	$(BIN)/python -m benchmarks.bench

# In an environment of its own, so that nothing that happens to be installed is written down.
lock:
	rm -rf build/lock
	$(PYTHON) -m venv build/lock
	build/lock/bin/python -m pip --disable-pip-version-check install --quiet --editable ".[test,native]"
	@echo "# What development and continuous integration install; written by make lock." >$(LOCK)
	build/lock/bin/python -m pip --disable-pip-version-check freeze --all --exclude-editable --exclude pip >>$(LOCK)
	rm -rf build/lock

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/installed: pyproject.toml $(LOCK) | $(BIN)/python
	$(PIP) install --quiet --constraint $(LOCK) --editable .
	@touch $@

$(VENV)/installed-serve: pyproject.toml $(LOCK) | $(BIN)/python
	$(PIP) install --quiet --constraint $(LOCK) --editable ".[serve]"
	@mkdir -p build
	@touch $@ $(VENV)/installed

$(VENV)/installed-test: pyproject.toml $(LOCK) | $(BIN)/python
	$(PIP) install --quiet --constraint $(LOCK) --editable ".[test,native]"
	@touch $@ $(VENV)/installed
