"""What a round can be waiting for: one small file a phase."""
