"""Who somebody is: a signed token that a browser keeps. No account, no password, and never a connection."""

import secrets
from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer

_SALT: Final = "svintus.guest"


class Guests:
    """Makes and reads tokens, signed with the store's secret."""

    def __init__(self, secret: bytes) -> None:
        self._signer = URLSafeSerializer(secret, salt=_SALT)

    def new(self) -> tuple[str, str]:
        """A new guest: the token to keep and the guest's public id."""
        guest = secrets.token_urlsafe(9)
        return self._signer.dumps(guest), guest

    def read(self, token: str) -> str | None:
        """Whose token this is; None if it was not made here."""
        try:
            guest = self._signer.loads(token)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None
