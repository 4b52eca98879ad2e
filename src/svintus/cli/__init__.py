"""The command line. Each command lives in a module of its own and imports what it needs only when it is called."""

from svintus.cli.main import main

__all__ = ["main"]
