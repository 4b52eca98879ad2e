"""The real server: HTTP, WebSockets, kill -9."""

import asyncio
import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import websockets
import zxingcpp
from PIL import Image

from server.network import LOOK, Client, Server
from svintus.engine.journal import verify, write
from svintus.protocol import VERSION
from svintus.server.limits import LARGEST_FRAME
from svintus.server.sqlite import Database


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "tables.sqlite3")
    yield server
    assert server.stops() == 0


def some_act(update: dict[str, Any]) -> dict[str, Any] | None:
    """The first lawful answer of a seat that owes one."""
    if update["view"]["seat"] not in update["view"]["owes"]:
        return None
    answers: list[dict[str, Any]] = [
        act for act in update["legal"] if act["kind"] not in ("call", "catch", "intercept")
    ]
    return answers[0]


async def plays(client: Client) -> None:
    """Answer whatever is owed, one act at a time, until the match is over."""
    number, waiting = 0, False
    while client.latest["table"]["stage"] != "over":
        if (action := some_act(client.latest["update"])) and not waiting:
            number, waiting = number + 1, True
            seq = client.latest["update"]["seq"]
            await client.says(type="act", id=f"n{number}", seq=seq, action=action, reaction=300)
        if (await client.hears())["type"] in ("answer", "failure"):
            waiting = False


async def closed_after(client: Client) -> int:
    """Listen until the server closes the socket; its code."""
    while not client.closed:
        with contextlib.suppress(websockets.ConnectionClosed):
            await client.hears()
    assert client.socket.close_code is not None
    return client.socket.close_code


async def test_a_match_over_real_sockets_to_its_end_and_its_journal(server: Server) -> None:
    async with server.seated(3, options={"target": 1, "clock": 0, "deal": 4}, seats=3) as (code, clients, tokens):
        watcher = await server.joins(code, server.token())
        async with asyncio.timeout(90):
            await asyncio.gather(*(plays(client) for client in clients))
            state = await watcher.until(lambda message: message["type"] == "table" and message["stage"] == "over")
        await watcher.socket.close()
        database = Database(server.database)
        text = write(database.journal(state["match_id"]))
        database.close()
        assert verify(text).sound
        assert verify(text).over
        assert {client.latest["update"]["view"]["top"] for client in (*clients, watcher)} == {
            watcher.latest["update"]["view"]["top"]
        }
        assert tokens[0] not in json.dumps([client.heard for client in clients])


def moves_heard(client: Client, start: int) -> list[dict[str, Any]]:
    """What seats have done in turn, from a place in what was heard."""
    return [
        event
        for message in client.heard[start:]
        if message["type"] == "update"
        for event in message["events"]
        if event["type"] in ("card-played", "attack-accepted")
        or (event["type"], event.get("why")) == ("cards-drawn", "turn")
    ]


async def test_killed_in_the_middle_every_acknowledged_act_is_there(tmp_path: Path) -> None:
    """Fault 24, with a real kill -9."""
    server = Server(tmp_path / "tables.sqlite3")
    options = {"clock": 30_000, "deal": 10}
    async with server.seated(2, options=options, seats=3, bots=["courier"]) as (code, clients, tokens):
        acknowledged: dict[int, list[tuple[str, int, dict[str, Any], int]]] = {0: [], 1: []}

        async def play_on(who: int) -> None:
            client, number = clients[who], 0
            try:
                while True:
                    action = some_act(client.latest["update"])
                    if action is None:
                        await client.hears()
                    else:
                        number += 1
                        seq, act_id = client.latest["update"]["seq"], f"{who}-{number}"
                        answer = await client.act(action, act_id, seq)
                        if answer["refused"] is None:
                            acknowledged[who].append((act_id, seq, action, answer["seq"]))
            except websockets.ConnectionClosed:
                pass

        async with asyncio.timeout(60), asyncio.TaskGroup() as playing:
            for who in (0, 1):
                playing.create_task(play_on(who))
            while sum(map(len, acknowledged.values())) < 12:
                await asyncio.sleep(0.05)
            server.dies()
        seen = max(client.latest["update"]["seq"] for client in clients)
        server.start()
        again = [await server.joins(code, token, since=0) for token in tokens]
        for who, client in enumerate(again):
            update = await client.until(lambda message: message["type"] == "update")
            assert client.latest["welcome"]["seat"] == clients[who].latest["update"]["view"]["seat"]
            assert update["seq"] >= seen
            for act_id, seq, action, answered in acknowledged[who]:
                answer = await client.act(action, act_id, seq)
                assert (answer["refused"], answer["seq"]) == (None, answered)
        bot = next(i for i, seat in enumerate(again[0].latest["table"]["seats"]) if seat["kind"] == "bot")
        from_here = [len(client.heard) for client in again]

        async def goes_on(who: int) -> None:
            client, number = again[who], 0
            while not any(event["seat"] == bot for event in moves_heard(client, from_here[who])):
                if action := some_act(client.latest["update"]):
                    number += 1
                    await client.act(action, f"again-{number}")
                else:
                    await client.hears()

        async with asyncio.timeout(60):
            await asyncio.gather(goes_on(0), goes_on(1))
        for client in again:
            await client.socket.close()
    assert server.stops() == 0


async def test_a_page_of_another_server_is_turned_away(server: Server) -> None:
    code = server.table(server.token())
    stranger = await server.connects(code, origin="http://elsewhere.example")
    assert await stranger.fails() == "bad-origin"
    assert await closed_after(stranger) == 1008
    friend = await server.joins(code, server.token(), origin=f"http://{server.address}")
    await friend.until(lambda message: message["type"] == "welcome")
    await friend.socket.close()
    answer = server.http.post("/api/guest", headers={"origin": "http://elsewhere.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")


@pytest.mark.parametrize(
    ("frame", "failure"),
    [
        ("not json", "bad-frame"),
        ("{}", "bad-frame"),
        ('{"type":"dance"}', "bad-frame"),
        ('{"type":"act","id":"1","seq":-1,"action":{"kind":"draw"}}', "bad-frame"),
        ('{"type":"act","id":"","seq":1,"action":{"kind":"draw"}}', "bad-frame"),
        ('{"type":"act","id":"1","seq":1,"action":{"kind":7}}', "bad-frame"),
        ('{"type":"act","id":"1","seq":1,"action":{"kind":"draw"},"reaction":-5}', "bad-frame"),
        ('{"type":"act","id":"1","seq":1e99,"action":{"kind":"draw"}}', "bad-frame"),
        ("[" * 5_000, "bad-frame"),
        ('{"type":"say","id":"1","text":"' + "я" * 8_500 + '"}', "too-large"),
        (f'{{"type":"hello","token":"x","version":{VERSION}}}', "not-now"),
        (b'{"type":"rise"}', "not-seated"),
        (b"\xff\xfe", "bad-frame"),
    ],
)
async def test_a_malformed_frame_gets_a_named_failure_and_the_table_goes_on(
    server: Server, frame: str | bytes, failure: str
) -> None:
    token = server.token()
    client = await server.joins(server.table(token), token)
    await client.socket.send(frame)
    assert await client.fails() == failure
    await client.says(type="sit", name="Анна", look=LOOK)
    await client.until(lambda message: message["type"] == "welcome" and message["seat"] == 0)
    await client.socket.close()


@pytest.mark.parametrize(
    ("frame", "failure"),
    [
        ('{"type":"sit","name":"A","look":"pig.-.-.-.1"}', "say-hello"),
        (f'{{"type":"hello","token":"forged","version":{VERSION}}}', "bad-token"),
        ('{"type":"hello","token":"x.y","version":99}', "outdated"),
        ("?", "bad-frame"),
        ('{"type":"hello","token":"' + "x" * LARGEST_FRAME + '"}', "too-large"),
    ],
)
async def test_who_does_not_say_hello_properly_is_turned_away(server: Server, frame: str, failure: str) -> None:
    code = server.table(server.token())
    async with websockets.connect(f"ws://{server.address}/ws/{code}", proxy=None) as socket:
        await socket.send(frame)
        assert json.loads(await socket.recv())["code"] == failure
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()


async def test_no_such_table_is_said_before_hello(server: Server) -> None:
    for code in ("OINK-9999", "nonsense", "%D1%85"):
        async with websockets.connect(f"ws://{server.address}/ws/{code}", proxy=None) as socket:
            assert json.loads(await socket.recv())["code"] == "no-such-table"


async def test_a_huge_frame_closes_its_own_socket_only(server: Server) -> None:
    async with server.seated(2, seats=2, options={"clock": 0}) as (_, (anna, boris), _):
        await anna.socket.send("x" * 1_000_000)
        assert await closed_after(anna) == 1009
        state = await boris.until(lambda message: message["type"] == "table" and not message["seats"][0]["connected"])
        assert state["stage"] == "playing"


async def test_a_flood_is_dropped_then_closed_and_others_play_on(server: Server) -> None:
    async with server.seated(2, seats=2, options={"clock": 0}) as (_, (anna, boris), _):
        for number in range(400):
            await anna.says(type="say", id=str(number), text="хрю")
        assert await closed_after(anna) == 1008
        codes = [message["code"] for message in anna.heard if message["type"] == "failure"]
        assert set(codes) == {"flood"}
        assert len(codes) < 50, "a flood is not answered frame by frame"
        state = await boris.until(lambda message: message["type"] == "table" and not message["seats"][0]["connected"])
        assert state["stage"] == "playing"
        assert len([message for message in boris.heard if message["type"] == "said"]) < 10


async def test_two_join_at_once_and_both_are_there(server: Server) -> None:
    """Fault 25, over real sockets."""
    host = server.token()
    code = server.table(host, seats=6)
    clients = await asyncio.gather(*(server.joins(code, server.token()) for _ in range(6)))
    await asyncio.gather(
        *(client.says(type="sit", name=f"P{number}", look=LOOK) for number, client in enumerate(clients))
    )
    for client in clients:
        await client.until(
            lambda message: message["type"] == "table" and all(seat["kind"] == "human" for seat in message["seats"])
        )
    names = [seat["name"] for seat in clients[0].latest["table"]["seats"]]
    assert sorted(names) == [f"P{number}" for number in range(6)]
    for client in clients:
        await client.socket.close()


async def test_a_guest_has_only_so_many_connections(server: Server) -> None:
    token = server.token()
    code = server.table(token)
    clients = [await server.joins(code, token) for _ in range(8)]
    for client in clients:
        await client.until(lambda message: message["type"] == "welcome")
    ninth = await server.joins(code, token)
    assert await ninth.fails() == "too-many-connections"
    for client in clients:
        await client.socket.close()


def test_the_catalogue_says_what_a_table_can_be_made_of(server: Server) -> None:
    catalogue = server.http.get("/api/catalogue").json()
    assert catalogue["version"] == VERSION
    assert [edition["key"] for edition in catalogue["editions"]] == ["office", "classic", "extended", "v2"]
    v2 = catalogue["editions"][-1]
    assert [(deck["fewest"], deck["most"], deck["cards"]) for deck in v2["recipes"][0]["decks"]] == [
        (2, 2, 88),
        (3, 10, 112),
    ]
    assert v2["options"]["clock"] == 15_000
    assert {option["name"] for option in catalogue["options"]} == set(v2["options"])
    assert len(catalogue["characters"]) > 3


def test_a_table_is_found_by_its_code_in_both_alphabets_and_made_with_care(server: Server) -> None:
    token = server.token()
    answer = server.http.post("/api/tables", json={"token": token, "edition": "office", "bots": ["clerk"], "seats": 3})
    code, russian = answer.json()["code"], answer.json()["code_ru"]
    for typed in (code, code.lower(), russian, russian.lower().replace("-", " ")):
        summary = server.http.get(f"/api/tables/{typed}").json()
        assert (summary["code"], summary["edition"], summary["stage"]) == (code, "office", "lobby")
        assert [seat["kind"] for seat in summary["seats"]] == ["bot", "open", "open"]
    bad = [
        ({"token": "forged", "edition": "v2"}, 401, "bad-token"),
        ({"token": token, "edition": "none"}, 400, "bad-table"),
        ({"token": token, "edition": "v2", "recipe": "none"}, 400, "bad-table"),
        ({"token": token, "edition": "v2", "options": {"deal": 1_000}}, 400, "bad-table"),
        ({"token": token, "edition": "v2", "seats": 1}, 400, "bad-table"),
        ({"token": token, "edition": "v2", "bots": ["nobody"]}, 400, "no-such-bot"),
        ({"token": token, "edition": "v2", "seats": 2, "bots": ["clerk"] * 3}, 400, "table-full"),
        ({"token": token}, 400, "bad-frame"),
        ({"token": token, "edition": "x" * 20_000}, 413, "too-large"),
    ]
    for wish, status, failure in bad:
        answer = server.http.post("/api/tables", json=wish)
        assert (answer.status_code, answer.json()["code"]) == (status, failure)
    missing = server.http.get("/api/tables/OINK-9999")
    assert (missing.status_code, missing.json()["code"]) == (404, "no-such-table")


def test_a_deck_goes_out_as_a_file_and_comes_back(server: Server) -> None:
    deck = {"number": 2, "polisvin": 3}
    code = server.table(server.token(), deck=deck)
    file = server.http.get(f"/api/tables/{code}/deck.toml")
    assert (file.status_code, file.headers["content-type"]) == (200, "application/toml")
    assert "attachment" in file.headers["content-disposition"]
    answer = server.http.post("/api/decks", content=file.content)
    assert answer.json()["options"]["clock"] == 15_000
    assert {part: answer.json()[part] for part in ("edition", "deck", "blanks")} == {
        "edition": "v2",
        "deck": deck,
        "blanks": [],
    }
    for content, status, failure in (
        (b"\xff", 400, "bad-frame"),
        (b"a = " + b"[" * 8_000, 400, "bad-deck"),
        (b"#" * 20_000, 413, "too-large"),
    ):
        answer = server.http.post("/api/decks", content=content)
        assert (answer.status_code, answer.json()["code"]) == (status, failure)
    bad = server.http.post("/api/decks", content=b"[copies]\npig = 2").json()
    assert bad["fault"]["place"] == "deck.pig"
    foreign = server.http.post("/api/decks", content=b"", headers={"origin": "http://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "bad-origin")


def test_the_qr_code_leads_to_the_table(server: Server) -> None:
    code = server.table(server.token())
    svg = server.http.get(f"/api/tables/{code}/qr.svg")
    assert svg.headers["content-type"].startswith("image/svg+xml")
    read = zxingcpp.read_barcodes(_drawn(svg.text))
    assert re.fullmatch(rf"http://[0-9.]+:\d+/t/{code}", read[0].text)


def _drawn(svg: str) -> Image.Image:
    """The picture of segno's SVG: one path of horizontal strokes of width 1, on white."""
    root = ElementTree.fromstring(svg)
    size = int(float(root.attrib["viewBox"].split()[2]))
    picture = Image.new("L", (size, size), 255)
    strokes = [path for path in root.iter() if path.attrib.get("stroke")]
    x = y = 0.0
    for command, numbers in re.findall(r"([Mmh])([-0-9. ]+)", strokes[-1].attrib["d"]):
        steps = [float(number) for number in numbers.split()]
        if command == "M":
            x, y = steps
        elif command == "m":
            x, y = x + steps[0], y + steps[1]
        else:
            for column in range(int(x), int(x + steps[0])):
                picture.putpixel((column, int(y)), 0)
            x += steps[0]
    return picture.resize((size * 8, size * 8), Image.Resampling.NEAREST)


def test_pages_come_with_their_rules_and_fetch_nothing_from_elsewhere(server: Server) -> None:
    for path in ("/", "/t/OINK-27", "/cards", "/api/catalogue"):
        answer = server.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "http:" not in policy
        assert "unsafe-eval" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert server.http.get("/api/nothing").status_code == 404
    assert server.http.get("/../../etc/passwd").status_code in (200, 404)
    assert "root:" not in server.http.get("/%2e%2e/%2e%2e/%2e%2e/etc/passwd").text


def test_files_are_packed_on_their_way_and_nothing_that_may_hold_a_secret(server: Server) -> None:
    page = server.http.get("/")
    script = re.search(r'src="(/assets/[^"]+\.js)"', page.text)
    assert script is not None
    packed = server.http.get(script[1])
    assert packed.headers["content-encoding"] == "gzip"
    assert "immutable" in packed.headers["cache-control"]
    plain = server.http.get(script[1], headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == packed.text
    assert packed.num_bytes_downloaded < len(plain.content) / 2
    assert "content-encoding" not in server.http.get("/api/catalogue").headers


async def test_what_is_measured_and_logged_holds_no_secret(tmp_path: Path) -> None:
    server = Server(tmp_path / "tables.sqlite3")
    async with server.seated(2, seats=2, options={"clock": 0}) as (code, clients, tokens):
        for client in clients:
            if action := some_act(client.latest["update"]):
                await client.act(action, "one")
        metrics = server.http.get("/metrics").text
    assert 'svintus_acts_total{by="person",kind=' in metrics
    assert "svintus_commit_seconds_count" in metrics
    assert server.process.stdout is not None
    server.process.terminate()
    logged = server.process.stdout.read().decode()
    server._reap()
    for secret in (*tokens, code, "Player 0"):
        assert secret not in metrics
        assert secret not in logged
