"""The lab: many games of bots at once, by event simulation instead of a wall clock."""
