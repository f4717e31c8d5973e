"""One rudraksha bead, alone or beside a coin. Lengths are centimetres."""
from bead import place_bead
from coin import rupee


def build(mukhi, diameter, seed=1, tilt=0.9, spin=0.3, coin=None, **shape):
    place_bead(mukhi, seed, diameter, tilt, spin, **shape)
    if coin:
        rupee(*coin)
