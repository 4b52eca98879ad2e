"""What travels between a table's server and its clients: JSON text frames, told apart by their `type`.

`requests` go to the server, `messages` come from it. The TypeScript types of the web client are generated from both
(`python -m svintus.protocol.typescript`).
"""

from typing import Final

VERSION: Final = 3
"""Raised with every change that an older client would not understand."""
