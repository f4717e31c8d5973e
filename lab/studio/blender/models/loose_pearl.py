"""A pearl as it comes from the shell, not pierced. Lengths are centimetres."""

import math

import numpy as np

import stones
from bead import _sphere, _waves
from coin import rupee
from pebble import _finish
from shapes import mesh_object, rest


def _grown(size, seed):
    """A pearl of `size` (x, y, z): nearly regular, with faint rings of growth below its belt."""
    rng = np.random.default_rng(seed * 41)
    mesh, at = _sphere(7)
    wander = 0.006 * _waves(at, rng, 1.3, 2)
    belt = np.clip(-at[:, 2] - 0.25, 0, 1)
    marks = 0.0012 * np.sin(at[:, 2] * 34 + 3 * _waves(at, rng, 1.1, 2)) * np.minimum(belt * 5, 1)
    _finish(mesh, at * (1 + wander + marks)[:, None] * np.array(size) / 2, True)
    return mesh


def build(kind="pearl", size=(1.0, 1.0, 1.0), seed=1, turn=0.0, tilt=0.0, coin=None):
    item = mesh_object("pearl", _grown(size, seed), stones.stone(kind, seed, max(size) * 3), smooth=False)
    item.rotation_euler = (tilt, 0, turn)
    rest(item)
    if coin:
        rupee(*coin)
