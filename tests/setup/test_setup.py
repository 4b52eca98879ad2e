"""What stands between a fresh machine and the first game."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from grimp import ImportGraph

import browser
import environment
import node
import shared
from contracts import StandardLibraryOnly

ROOT = Path(__file__).parents[2]


def script(path: Path, output: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\necho {output}\n")
    path.chmod(0o755)


def pinned() -> dict[str, str]:
    lines = [line for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#")]
    return dict(line.split("==") for line in lines)


def test_every_requirement_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    names = {re.split(r"[^\w.-]", requirement)[0] for group in groups for requirement in group}
    assert {re.sub(r"[._-]+", "-", name).lower() for name in names} <= pinned().keys()


def test_pins_and_locks_name_no_address() -> None:
    assert all(re.fullmatch(r"[\w.-]+", version) for version in pinned().values())
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []


def test_a_digest_changes_with_contents_and_with_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "ROOT", tmp_path)
    folder = tmp_path / "web"
    folder.mkdir()
    (folder / "a").write_text("oink")
    first = shared.digest([folder])
    assert shared.digest([folder]) == first
    (folder / "a").write_text("hrew")
    second = shared.digest([folder])
    (folder / "a").rename(folder / "b")
    assert len({first, second, shared.digest([folder])}) == 3


def test_a_step_is_done_again_only_when_its_inputs_changed(tmp_path: Path) -> None:
    stamp = tmp_path / "stamp"
    assert not shared.fresh(stamp, "pork")
    stamp.write_text("pork")
    assert shared.fresh(stamp, "pork")
    assert not shared.fresh(stamp, "porkless")


@pytest.mark.parametrize(
    ("told", "usable"), [("v20.20.2", True), ("v24.0.0", True), ("v20.18.9", False), ("v18", False)]
)
def test_a_node_on_path_is_used_only_when_new_enough(
    told: str, usable: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script(tmp_path / "bin" / "node", told)
    script(tmp_path / "npm-cli.js", "11.0.0")
    (tmp_path / "bin" / "npm").symlink_to(tmp_path / "npm-cli.js")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    found = node.on_path()
    assert found == ((tmp_path / "bin" / "node", tmp_path / "npm-cli.js") if usable else None)


def test_a_node_without_npm_or_that_does_not_run_is_no_node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert node.on_path() is None
    script(tmp_path / "node", "v22.0.0")
    assert node.on_path() is None
    assert node.version(tmp_path / "missing") == ()


def test_a_browser_that_is_only_a_name_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ubuntu's `chromium-browser` without its snap is such a name."""
    script(tmp_path / "chromium-browser", "please install the snap")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.on_path() is None


def test_a_forgotten_environment_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "STAMP", tmp_path / "stamp")
    assert environment.installed() == ("", set())
    (tmp_path / "stamp").write_text("half a st")
    assert environment.installed() == ("", set())
    (tmp_path / "stamp").write_text('{"inputs": "x", "extras": ["test"]}')
    assert environment.installed() == ("x", {"test"})


def test_a_failure_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str]) -> None:
    def fails() -> None:
        raise shared.Failure("no trotters")

    with pytest.raises(SystemExit) as stop:
        shared.main(fails)
    assert stop.value.code == 2
    assert capsys.readouterr().err == "error: no trotters\n"


@pytest.mark.parametrize("name", ["web.py", "node.py"])
def test_a_script_used_wrongly_says_how_to_use_it(name: str) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / name, "oink"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error: usage: ")


@pytest.mark.parametrize(
    ("imported", "kept"), [("json", True), ("farm.sty", True), ("numpy", False), ("msgspec", False)]
)
def test_the_standard_library_contract_catches_any_other_package(imported: str, kept: bool) -> None:
    graph = ImportGraph()
    for module in ("farm", "farm.engine", "farm.engine.cards", "farm.sty"):
        graph.add_module(module)
    if imported not in graph.modules:
        graph.add_module(imported, is_squashed=True)
    graph.add_import(importer="farm.engine.cards", imported=imported)
    contract = StandardLibraryOnly("test", {}, {"packages": ["farm.engine"]})
    assert contract.check(graph, verbose=False).kept is kept
