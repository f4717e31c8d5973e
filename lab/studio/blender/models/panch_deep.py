"""A lamp for arati: five cups in a fan above a tray that catches drops, a handle of turned wood. Lengths are centimetres."""

import math

import materials
from coin import rupee
from shapes import group_of, rest, tube, turned
from vessels import scaled

TRAY = [(0, 0.0), (2.4, 0.0), (2.56, 0.12), (2.3, 0.34), (2.1, 0.7), (2.6, 1.0), (4.2, 1.2), (5.2, 1.6), (5.5, 2.0),
        (5.56, 2.1), (5.44, 2.1), (5.0, 1.76), (4.0, 1.42), (2.4, 1.3), (0, 1.28)]  # fmt: skip
WICK_CUP = [(0, 0), (0.4, 0.02), (0.8, 0.3), (1.12, 0.8), (1.24, 1.2), (1.28, 1.26), (1.2, 1.28), (1.02, 0.9), (0.7, 0.48),
            (0, 0.3)]  # fmt: skip
KNOB = [(0, 0), (0.3, 0.02), (0.62, 0.24), (0.72, 0.6), (0.6, 0.95), (0.36, 1.1), (0.5, 1.3), (0.36, 1.55), (0, 1.9)]
GRIP = [(0, 0), (0.62, 0.0), (0.72, 0.15), (0.62, 0.4), (0.8, 1.2), (1.02, 3.0), (1.06, 4.6), (0.92, 6.4), (0.78, 7.2),
        (0.86, 7.6), (1.05, 8.0), (1.0, 8.5), (0.6, 8.85), (0, 8.95)]  # fmt: skip
FERRULE = [(0, 0), (0.5, 0), (0.62, 0.1), (0.56, 0.5), (0.7, 0.7), (0.84, 0.9), (0.86, 1.5), (0.7, 1.6), (0, 1.6)]
REACH, FOOT = 4.9, 1.7


def _fan(brass):
    """Ribs from the foot of the fan to each cup, an arch that joins them, and the cups."""
    parts = []
    for i in range(5):
        lean = math.radians((i - 2) * 33)
        x, z = REACH * math.sin(lean), FOOT + REACH * math.cos(lean)
        side, rise = math.sin(lean), math.cos(lean)
        parts.append(tube("rib", [(0.6 * side, 0, FOOT + 0.6 * rise - 0.2), (x * 0.55, 0.0, FOOT + (z - FOOT) * 0.5),
                                  (x * 0.9, 0, FOOT + (z - FOOT) * 0.84), (x, 0, z - 0.2), (x, 0, z + 0.2)], 0.24, brass))  # fmt: skip
        cup = turned("cup", scaled(WICK_CUP, 1.16), brass, 128, 90)
        cup.location = (x, 0, z)
        parts.append(cup)
    for reach in (2.2, 3.6):
        ends = [math.radians(degrees) for degrees in range(-72, 73, 12)]
        arch = [(reach * math.sin(a), 0, FOOT + reach * math.cos(a)) for a in ends]
        parts.append(tube("arch", arch, 0.19, brass))
    knob = turned("knob", scaled(KNOB, 0.9), brass, 96, 90)
    knob.location = (0, 0, 0.8)
    parts.append(knob)
    return parts


def build(turn=0.0, coin=None):
    brass = materials.metal("brass", 0.17)
    parts = [turned("tray", scaled(TRAY, 0.74), brass, 256, 200), *_fan(brass)]
    for name, profile, material, start in (("ferrule", FERRULE, brass, 3.3), ("grip", GRIP, materials.wood("Z"), 4.75)):
        part = turned(name, profile, material, 128, 160)
        part.rotation_euler = (math.pi / 2 + 0.06, 0, 0)
        part.location = (0, -start, 1.25 + (start - 3.3) * 0.06)
        parts.append(part)
    group = group_of(parts)
    group.rotation_euler = (0, 0, turn)
    rest(group)
    if coin:
        rupee(*coin)
