from pathlib import Path

from svintus.engine.events import EVENTS
from svintus.protocol.typescript import typescript

WIRE = Path(__file__).parents[2] / "web/src/protocol/wire.ts"


def test_the_web_clients_types_are_current() -> None:
    assert WIRE.read_text(encoding="utf-8") == typescript(), "run `make types`"


def test_every_event_has_its_interface_and_its_type() -> None:
    text = typescript()
    for event in EVENTS:
        assert f"export interface {event.__name__} {{" in text
        assert f'  type: "{event.__dataclass_fields__["type"].default}";' in text
