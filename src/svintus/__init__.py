"""The card game Svintus: one engine under a table server, web and terminal clients, bots and a lab."""

__version__ = "0.1.0"
