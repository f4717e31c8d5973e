"""Stones of the altar without a face: a linga turned or shaped by a river, a shaligram. Lengths are centimetres."""

import math

import numpy as np

import materials
import stones
from bead import _sphere, _waves
from coin import rupee
from pebble import _finish
from shapes import mesh_object, rest, turned


def _linga(wide, tall, material):
    """The plain old form: a round shaft whose top is domed, its edge broken below."""
    half, shoulder = wide / 2, tall - wide * 0.5
    profile = [(0, 0), (half * 0.92, 0), (half * 0.98, half * 0.05), (half, half * 0.16), (half, shoulder * 0.6)]
    profile += [
        (half * math.cos(a) ** 0.8, shoulder + (tall - shoulder) * math.sin(a)) for a in np.linspace(0, math.pi / 2, 18)[:-1]
    ]
    profile.append((0, tall))
    return turned("linga", profile, material, 200, 220, None, 1)


def _river_egg(wide, tall, material, seed):
    """An egg that the river turned: round in section, a little thicker below its middle."""
    rng = np.random.default_rng(seed * 101)
    mesh, at = _sphere(7)
    reach = 1 + 0.018 * _waves(at, rng, 1.3, 2)
    thicker = 1 - 0.07 * at[:, 2] - 0.05 * at[:, 2] ** 2
    points = at * reach[:, None] * np.array([wide / 2, wide / 2, tall / 2])
    points[:, :2] *= thicker[:, None]
    _finish(mesh, points, True)
    return mesh_object("linga", mesh, material, smooth=False)


def _shaligram(wide, material, seed):
    """A river stone, almost round, with the small mouth that the water opened and the ribs of the shell within."""
    rng = np.random.default_rng(seed * 7)
    mesh, at = _sphere(8)
    reach = 1 + 0.03 * _waves(at, rng, 1.4, 2) + 0.004 * _waves(at, rng, 9, 2)
    front = np.array([0.12, -0.9, 0.42])
    front /= np.linalg.norm(front)
    aside = np.cross(front, [0, 0, 1.0])
    aside /= np.linalg.norm(aside)
    above = np.cross(aside, front)
    x, y = at @ aside, at @ above
    facing = at @ front > 0
    away = np.hypot(x / 0.3, (y + 0.1 * x) / 0.15)
    hole = np.where(facing, np.clip(1.12 - away, 0, 1) ** 0.7, 0)
    around = np.arctan2(y / 0.15, x / 0.3)
    ribs = 0.014 * np.sin(around * 15 + 9 * away) * np.where(facing, np.clip(1 - np.abs(away - 0.75) / 0.4, 0, 1), 0)
    rim = 0.014 * np.exp(-(((away - 1.16) / 0.1) ** 2)) * facing
    points = at * (reach - 0.3 * hole + ribs + rim)[:, None] * np.array([wide / 2, wide / 2 * 0.94, wide / 2 * 0.86])
    _finish(mesh, points, True)
    return mesh_object("shaligram", mesh, material, smooth=False)


def build(form="linga", stone="quartz", wide=2.4, tall=3.6, seed=1, turn=0.0, tilt=0.0, coin=None):
    if stone == "parad":
        material = materials.metal("parad", 0.2, 0.7)
        surface = material.node_tree.nodes["Principled BSDF"]
        # the seal of lacquer
        surface.inputs["Clearcoat"].default_value = 0.8
        surface.inputs["Clearcoat Roughness"].default_value = 0.06
    else:
        material = stones.stone(stone, seed, max(wide, tall))
    if form == "egg":
        item = _river_egg(wide, tall, material, seed)
    elif form == "shaligram":
        item = _shaligram(wide, material, seed)
    else:
        item = _linga(wide, tall, material)
    item.rotation_euler = (tilt, 0, turn)
    rest(item, lift=0.012)
    if coin:
        rupee(*coin)
