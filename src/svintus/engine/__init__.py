"""The game itself: pure rules, no input or output, no wall clock, no global randomness.

Start at :mod:`svintus.engine.match`; `Round` is the kernel, a card is one module under `cards`,
a phase one module under `phases`.
"""
