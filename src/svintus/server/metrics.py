"""What a server can be watched by: numbers only, no names, codes, tokens or cards."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The numbers of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("svintus_tables", "Tables in memory", registry=self.registry)
        self.connections = Gauge("svintus_connections", "Open connections", registry=self.registry)
        self.matches = Counter("svintus_matches", "Matches begun", registry=self.registry)
        self.acts = Counter(
            "svintus_acts", "Accepted acts by kind and by who acted", ["kind", "by"], registry=self.registry
        )
        self.refusals = Counter("svintus_refusals", "Refused acts by reason", ["reason"], registry=self.registry)
        self.failures = Counter("svintus_failures", "Failed requests by code", ["code"], registry=self.registry)
        self.commits = Histogram(
            "svintus_commit_seconds",
            "From an accepted act to its safety on disk",
            buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2),
            registry=self.registry,
        )

    def text(self) -> bytes:
        """In Prometheus' own form."""
        return generate_latest(self.registry)
