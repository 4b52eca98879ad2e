"""Swine Bureaucracy: the prescription cards."""
