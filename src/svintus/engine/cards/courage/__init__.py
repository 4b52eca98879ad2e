"""Parrot Show Business: the courage cards."""
