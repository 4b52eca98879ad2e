"""Dog's Pugnacity: the challenge cards."""
