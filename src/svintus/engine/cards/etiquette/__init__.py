"""Snake Primness: the etiquette cards."""
