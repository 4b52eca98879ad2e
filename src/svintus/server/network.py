"""Where this machine can be reached by the phones around it."""

import ipaddress
from urllib.parse import urlsplit

import ifaddr


def lan_addresses() -> list[str]:
    """The IPv4 addresses of this machine on its local networks, the likeliest first."""
    found = [
        ip.ip
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str) and not ipaddress.ip_address(ip.ip).is_loopback
    ]
    sound = [address for address in dict.fromkeys(found) if not ipaddress.ip_address(address).is_link_local]
    return sorted(sound, key=lambda address: (not address.startswith("192.168."), not _is_private(address)))


def _is_private(address: str) -> bool:
    return ipaddress.ip_address(address).is_private


def table_address(base: str, code: str) -> str:
    """The address of a table; where `base` only means this machine itself, by an address that others can reach."""
    parts = urlsplit(base)
    host = parts.hostname or ""
    if host in ("localhost", "127.0.0.1", "::1"):
        reachable = lan_addresses()
        if reachable:
            port = f":{parts.port}" if parts.port else ""
            return f"{parts.scheme}://{reachable[0]}{port}/t/{code}"
    return f"{base.rstrip('/')}/t/{code}"
