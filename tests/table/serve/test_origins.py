"""Pages of other origins neither read what a server says nor change anything, with the designer's panel or not."""

from __future__ import annotations

import http.server
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page
from starlette.websockets import WebSocketDisconnect

from lawspeaker.cli.offers import hub_of
from lawspeaker_table.serve.limits import Door
from lawspeaker_table.serve.running import hosts_of
from tests.conftest import Law
from tests.table.serve.browser_pages import CHROMIUM, Server
from tests.table.serve.conftest import SOCKETS, MakeHub, client_of, create, link_of

GAMES = ("connect-four",)
DESIGN = True
TRIED = """async ([server, id, token]) => {
  const told = { read: null, created: null, window: null };
  const body = JSON.stringify({ game: "connect-four" });
  told.read = await fetch(`${server}/api/games`).then(() => "read", () => "not read");
  await fetch(`${server}/api/tables`, { method: "POST", mode: "no-cors", body });
  told.created = await fetch(`${server}/api/tables`, { method: "POST", body }).then(() => "read", () => "not read");
  told.window = await new Promise((resolve) => {
    const socket = new WebSocket(`${server.replace("http", "ws")}/ws/${id}`);
    socket.onopen = () => socket.send(JSON.stringify({ type: "join", token }));
    socket.onmessage = () => resolve("answered");
    socket.onclose = () => resolve("closed");
  });
  return told;
}"""


@pytest.fixture
def foreign() -> Iterator[str]:
    """Return the address of an empty page of another origin on this machine."""

    class Empty(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!doctype html><title>another origin</title>")

        def log_message(self, format: str, *args: object) -> None:
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Empty) as other:
        thread = threading.Thread(target=other.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{other.server_port}/"
        other.shutdown()
        thread.join(10)


@pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")
def test_a_page_of_another_origin_opens_no_table_and_no_designers_panel(
    server: Server, open_page: Callable[..., Page], foreign: str
) -> None:
    link = server.links("connect-four", 2, {})[0]
    path, _, token = link.partition("#")
    address, id_ = f"http://127.0.0.1:{server.port}", path.rpartition("/")[2]
    known = list(server.hub.tables.open)
    page = open_page(foreign)
    assert page.evaluate(TRIED, [address, id_, token]) == {
        "read": "not read",
        "created": "not read",
        "window": "closed",
    }
    assert list(server.hub.tables.open) == known
    assert server.hub.windows == {}
    page.set_content(f"<iframe src='{link}'></iframe>")
    page.wait_for_function("document.querySelector('iframe').contentDocument === null")
    assert page.frames[1].locator("#question").count() == 0
    assert server.hub.windows == {}


SANDBOX = """
<form id=form method=post action="{server}/api/tables" enctype="text/plain">
  <input name='{{"game": "connect-four", "x": "' value='"}}'>
</form>
<script>
  const told = [];
  const body = JSON.stringify({{ game: "connect-four" }});
  const tell = (word) => told.push(word);
  const asked = [
    fetch("{server}/api/games").then(() => tell("read"), () => tell("not read")),
    fetch("{server}/api/tables", {{ method: "POST", mode: "no-cors", body }}).then(
      () => tell("sent"), () => tell("not sent")),
    new Promise((resolve) => {{
      const socket = new WebSocket("{socket}/ws/{id}");
      socket.onopen = () => socket.send(JSON.stringify({{ type: "join", token: "{token}" }}));
      socket.onmessage = () => resolve(tell("answered"));
      socket.onclose = () => resolve(tell("closed"));
    }}),
  ];
  navigator.sendBeacon("{server}/api/tables", body);
  Promise.all(asked).then(() => {{ parent.postMessage([self.origin, ...told.sort()], "*"); form.submit(); }});
</script>
"""


@pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium")
def test_a_page_without_an_origin_opens_no_table_by_requests_forms_or_beacons(
    server: Server, open_page: Callable[..., Page], foreign: str
) -> None:
    """A frame in a sandbox has the origin `null`; requests like those of forms need no permission beforehand."""
    link = server.links("connect-four", 2, {})[0]
    path, _, token = link.partition("#")
    address = f"http://127.0.0.1:{server.port}"
    text = SANDBOX.format(server=address, socket=address.replace("http", "ws"), id=path.rpartition("/")[2], token=token)
    known = list(server.hub.tables.open)
    page = open_page(foreign)
    answer = page.evaluate(
        """(text) => new Promise((resolve) => {
          window.onmessage = (event) => resolve(event.data);
          const frame = document.createElement("iframe");
          frame.sandbox = "allow-scripts allow-forms";
          frame.srcdoc = text;
          document.body.append(frame);
        })""",
        text,
    )
    assert answer == ["null", "closed", "not read", "sent"]
    page.wait_for_timeout(500)
    assert list(server.hub.tables.open) == known
    assert server.hub.windows == {}


@pytest.mark.parametrize(
    "host", ["evil.example:8000", "evil.example", "localhost.evil.example", "127.0.0.1.nip.example"]
)
def test_a_foreign_name_that_leads_to_this_machine_is_none_of_its_names(make_hub: MakeHub, host: str) -> None:
    """Such a page is of the same origin as the server for a browser; only the name tells that it is not."""
    hub = make_hub(door=Door(hosts_of("0.0.0.0"), any_address=True))
    with client_of(hub) as client:
        made = create(client, game="connect-four")
        headers = {"host": host, "origin": f"http://{host}"}
        answer = client.post("/api/tables", json={"game": "connect-four"}, headers=headers)
        assert answer.status_code == 403
        assert answer.json()["error"] == f"this server is not called `{host}`; if it should be, start it with --name"
        with (
            pytest.raises(WebSocketDisconnect),
            client.websocket_connect(f"{SOCKETS}/ws/{link_of(made, 1)[0]}", headers=headers),
        ):
            pass


@pytest.mark.parametrize("host", ["192.168.1.7:8000", "[fe80::1]:8000", "LOCALHOST:8000", "127.0.0.1", "table.example"])
def test_a_server_for_all_addresses_is_reached_by_each_of_them_and_by_its_names(make_hub: MakeHub, host: str) -> None:
    hub = make_hub(door=Door((*hosts_of("0.0.0.0"), "table.example"), any_address=True))
    with client_of(hub) as client:
        answer = client.get("/api/games", headers={"host": host, "origin": f"http://{host}"})
        assert answer.status_code == 200


def test_a_server_is_reached_by_the_names_that_it_is_given(law: Law) -> None:
    assert law("new", "my-game").exit_code == 0
    hub = hub_of(["my-game"], Path("tables.db"), "127.0.0.1", 10, names=["Table.Example"])
    with client_of(hub) as client:
        assert client.get("/", headers={"host": "table.example"}).status_code == 200
        assert client.get("/", headers={"host": "192.168.1.7"}).status_code == 403
    hub.tables.close()
