"""Stones shaped for the hand or the shelf: hollowed for a thumb, domed, like a heart, sawn, and lids of shells. Lengths are centimetres."""

import math

import numpy as np

import materials
import stones
from bead import _sphere, _waves
from coin import rupee
from matter import grainy
from pebble import _finish
from settings import dome, ellipse
from shapes import _wrapped, group_of, mesh_object, mirror_of, rest, sweep, turned


def _worry(size, material):
    """An oval, its upper face hollowed for the ball of a thumb."""
    mesh, at = _sphere(8)
    blunt = (np.abs(at) ** 2.5).sum(axis=1) ** (-1 / 2.5)
    points = at * (0.5 + 0.5 * blunt)[:, None] * np.array(size) / 2
    reach = np.hypot(points[:, 0] / (size[0] * 0.36), points[:, 1] / (size[1] * 0.38))
    hollow = np.where(at[:, 2] > 0, np.clip(1 - reach**2, 0, 1) ** 1.1, 0)
    points[:, 2] -= hollow * size[2] * 0.46
    _finish(mesh, points, True)
    return mesh_object("worry", mesh, material, smooth=False)


def _heart(size, material, seed):
    """A pebble that is nearly a heart: a dent at one end, a blunt point at the other."""
    rng = np.random.default_rng(seed * 17)
    mesh, at = _sphere(7)
    turn = np.arctan2(at[:, 1], at[:, 0])
    flat = np.hypot(at[:, 0], at[:, 1])
    dent = 0.3 * np.exp(-(((turn - math.pi / 2) / 0.42) ** 2))
    away = (turn + math.pi / 2 + math.pi) % (2 * math.pi) - math.pi
    point = 0.14 * np.exp(-((away / 0.5) ** 2)) - 0.12 * np.exp(-(((np.abs(away) - 0.95) / 0.45) ** 2))
    reach = 1 + (point - dent) * flat**2 + 0.03 * _waves(at, rng, 1.5, 2)
    blunt = (np.abs(at) ** 2.3).sum(axis=1) ** (-1 / 2.3)
    _finish(mesh, at * (reach * (0.6 + 0.4 * blunt))[:, None] * np.array(size) / 2, True)
    return mesh_object("heart", mesh, material, smooth=False)


def _slab(size, seed):
    """A sawn slab: its front polished, its rim and back as they broke. It leans on a stand of wire."""
    rng = np.random.default_rng(seed * 3)
    count = 240
    angle = np.arange(count) * 2 * math.pi / count
    reach = 1 + 0.1 * np.cos(2 * angle + 0.4) + 0.07 * np.cos(3 * angle + 1.7) + 0.03 * np.cos(7 * angle)
    chips = sum(rng.uniform(0.001, 0.005) * np.sin(k * angle + rng.uniform(0, 6.3)) for k in range(9, 60, 5))
    line = np.stack([reach * np.cos(angle) * size[0] / 2, reach * np.sin(angle) * size[1] / 2], axis=1) * (1 + chips)[:, None]
    thick, rows = size[2], []
    for share in np.linspace(0, 1, 14):
        rough = 1 + 0.012 * np.sin(angle * 13 + share * 9) + rng.normal(size=count) * 0.002 - 0.05 * share
        rows.append(np.column_stack([line * rough[:, None], np.full(count, -thick * share)]))
    rows[0] = np.column_stack([line, np.full(count, 0.0)])
    flat = [np.column_stack([line * keep, np.full(count, 0.0)]) for keep in np.linspace(0, 1, 40)]
    face = _wrapped("face", np.array(flat), stones.stone("tiger_slab", seed, size[0]))
    rim = _wrapped("rim", np.array(rows + [rows[-1] * np.array([0.02, 0.02, 1])]),
                   grainy("broken", (0.05, 0.026, 0.012), (0.28, 0.16, 0.06), 3, 1.0, 0.1, 0.75))  # fmt: skip
    return group_of([face, rim], "slab")


def _plate_stand(side, metal):
    """A small folding stand of wire."""
    parts = []
    for x in (-side * 0.2, side * 0.2):
        path = [(x, -1.2, 0.75), (x, -1.25, 0.3), (x, -0.9, 0.1), (x, 0.2, 0.1), (x, 0.9, 1.8), (x, 1.7, side * 0.55)]
        parts.append(sweep("foot", path, [0.09] * 6, metal, 16, 80, up=(1, 0, 0)))
        back = [(x, 1.6, side * 0.5), (x, 2.7, side * 0.22), (x, 3.4, 0.1)]
        parts.append(sweep("brace", back, [0.09] * 3, metal, 16, 40, up=(1, 0, 0)))
    return parts


def _chakra(wide, material, seed):
    """The lid of a sea snail: domed above, flat below with a spiral. Its flat side is up."""
    rng = np.random.default_rng(seed)
    turns = 2.6
    phase, bend = rng.uniform(0, 6.3), rng.uniform(-0.06, 0.06)

    def form(points, angle):
        x, y, z = points[..., 0], points[..., 1], points[..., 2]
        reach = np.hypot(x, y) / (wide / 2)
        turn = (angle + phase) / (2 * math.pi)
        ring = (np.log(np.maximum(reach, 0.03)) / np.log(0.03) * turns + turn) % 1
        line = np.exp(-((np.minimum(ring, 1 - ring) / 0.1) ** 2)) * np.clip(reach * 5, 0, 1) * (reach < 0.9)
        upper = z > wide * 0.2
        keep = 1 + 0.05 * np.cos(angle - phase) + bend * np.cos(2 * angle)
        fine = 0.004 * np.sin(reach * 60 + angle) * (reach < 0.9)
        return np.stack([x * keep, y * keep, z - upper * (line * 0.06 + fine)], axis=2)

    half, high = wide / 2, wide * 0.3
    profile = [(half * math.sin(a), high * 0.86 * (1 - math.cos(a))) for a in np.linspace(0, 1.35, 14)]
    profile += [
        (half * 1.0, high * 0.86),
        (half * 0.99, high * 0.97),
        (half * 0.92, high),
        (half * 0.5, high * 0.97),
        (0, high * 0.95),
    ]
    return turned("chakra", profile, material, 260, 240, form, 1)


def build(form="worry", stone="lapis", size=(4.0, 3.0, 1.0), seed=1, turn=0.0, tilt=0.0, count=1, coin=None, over=()):
    if form == "slab":
        slab = _slab(size, seed)
        slab.rotation_euler = (math.pi / 2 - 0.28, 0, 0)
        rest(slab, 0, -0.35, 0.18)
        group = group_of([slab, *_plate_stand(size[1], materials.metal("brass", 0.25))])
        group.rotation_euler = (0, 0, turn)
        mirror_of(slab, power=0.5)
    elif form == "chakra":
        skin = stones.stone("chakra", seed, size[0])
        rng = np.random.default_rng(seed)
        places = [(0, 0)] if count == 1 else _rows(count, size[0] * 1.3, rng)
        for i, (x, y) in enumerate(places):
            item = _chakra(size[0] * rng.uniform(0.95, 1.05), skin, seed * 20 + i)
            item.rotation_euler = (math.pi if i in over else 0.05, 0, turn + rng.uniform(0, 6.3))
            rest(item, x, y)
    else:
        material = stones.stone(stone, seed, max(size))
        if form == "worry":
            item = _worry(size, material)
        elif form == "heart":
            item = _heart(size, material, seed)
        else:
            item = dome(ellipse(size[1], size[0]), size[2], material, 0, 0.12)
        item.rotation_euler = (tilt, 0, turn)
        rest(item)
    if coin:
        rupee(*coin)


def _rows(count, pitch, rng):
    """Places in rows, each a little astray, as a hand lays them."""
    wide = 4
    found = []
    for i in range(count):
        row, column = divmod(i, wide)
        length = min(wide, count - row * wide)
        x = (column - (length - 1) / 2) * pitch
        y = (1 - row) * pitch
        found.append((x + rng.uniform(-0.12, 0.12), y + rng.uniform(-0.12, 0.12)))
    return found
