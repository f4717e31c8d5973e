"""Stones of the altar without a face: a linga turned or shaped by a river, a shaligram. Lengths are centimetres."""

import math

import numpy as np

import materials
import stones
from bead import _sphere, _waves
from coin import rupee
from pebble import _finish
from shapes import mesh_object, rest, turned


# The seat of a linga as radius and height, for a basin of radius 1: foot, waist, bowl, rim, and the floor within.
SEAT = [(0, 0), (0.74, 0), (0.79, 0.03), (0.77, 0.1), (0.62, 0.17), (0.55, 0.24), (0.6, 0.32), (0.86, 0.4), (0.98, 0.48),
        (1.02, 0.56), (1.0, 0.63), (0.95, 0.645), (0.9, 0.63), (0.87, 0.57), (0.8, 0.55), (0.66, 0.55)]  # fmt: skip


def _spouted(size):
    """Draws the basin out to the front, towards -y, and opens its rim there, so that the water of worship runs off."""

    def form(points, angle):
        x, y, z = (points[..., i] for i in range(3))
        reach = np.hypot(x, y) / size
        front = (angle + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi
        near = np.exp(-((front / 0.3) ** 2)) * np.clip((reach - 0.66) / 0.28, 0, 1) * np.clip((z / size - 0.3) / 0.12, 0, 1)
        above = np.clip((z / size - 0.56) / 0.03, 0, 1) * (reach > 0.8)
        groove = np.exp(-((front / 0.1) ** 2)) * above
        return np.stack([x * (1 - 0.4 * near), y - 0.62 * size * near, z - 0.085 * size * groove], axis=2)

    return form


def _linga(wide, tall, material):
    """The plain old form, in one piece with its jaladhari: a round shaft with a domed top in a basin with a spout."""
    size = wide * 0.86
    half, floor = wide / 2, size * 0.55
    profile = [(radius * size, height * size) for radius, height in SEAT]
    shoulder = tall - wide * 0.52
    profile += [(half * 1.06, floor), (half * 1.0, floor + half * 0.08), (half * 1.01, (floor + shoulder) / 2)]
    profile += [
        (half * math.cos(a) ** 0.85, shoulder + (tall - shoulder) * math.sin(a)) for a in np.linspace(0, math.pi / 2, 18)[:-1]
    ]
    profile.append((0, tall))
    return turned("linga", profile, material, 360, 460, _spouted(size), 1)


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
