"""Starting the server: what goes wrong is said in one line."""

import ipaddress
import socket
from pathlib import Path

import pytest

from svintus.server.network import lan_addresses, table_address
from svintus.server.run import CannotServe, default_database, serve


def test_a_port_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with pytest.raises(CannotServe, match=f"127.0.0.1:{port}: ") as refused:
            serve("127.0.0.1", port, tmp_path / "s.sqlite3")
    assert "\n" not in str(refused.value)


def test_an_address_that_is_none_of_this_machine_is_said_in_one_line(tmp_path: Path) -> None:
    for host in ("192.0.2.77", "no such host"):
        with pytest.raises(CannotServe):
            serve(host, 0, tmp_path / "s.sqlite3")


def test_a_database_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotServe) as refused:
        serve("127.0.0.1", 0, tmp_path / "file" / "s.sqlite3")
    assert "\n" not in str(refused.value)


def test_matches_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database() == tmp_path / "svintus" / "svintus.sqlite3"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert default_database() == tmp_path / ".local" / "share" / "svintus" / "svintus.sqlite3"


def test_phones_are_given_an_address_that_they_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in lan_addresses():
        assert not ipaddress.ip_address(address).is_loopback
    monkeypatch.setattr("svintus.server.network.lan_addresses", lambda: ["192.168.1.5", "10.0.0.2"])
    assert table_address("http://localhost:8272/", "OINK-27") == "http://192.168.1.5:8272/t/OINK-27"
    assert table_address("http://127.0.0.1/", "OINK-27") == "http://192.168.1.5/t/OINK-27"
    assert table_address("https://pigs.example/", "OINK-27") == "https://pigs.example/t/OINK-27"
    monkeypatch.setattr("svintus.server.network.lan_addresses", list)
    assert table_address("http://localhost:8272/", "OINK-27") == "http://localhost:8272/t/OINK-27"
