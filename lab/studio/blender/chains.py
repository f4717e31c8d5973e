"""Chains and cords that lie on the ground and rise to the eye of what they carry. Lengths are centimetres."""

import math

import numpy as np
from mathutils import Vector

import materials
from models.strung import _link
from shapes import tube
from strand import _strands, coil, gathered, lay, put, ring


def way(eye, length, once, squeeze, seed, turn, spread=0.16, count=240, height=0.1, ends=(0, 0, 0)):
    """
    Points of a loop of `length` that begins and ends at `eye`, as an array of rows: laid once around, in as many loops as
    `once` says, or twice. With `ends` it begins that far to one side of the eye and ends as far to the other.
    """
    curve = ring(1, squeeze, seed, 0.04) if once == 1 else gathered(1, once, squeeze, seed) if once else coil(1, spread, squeeze, seed)
    places, _ = lay(lambda share: curve((share + turn) % 1), [length / count] * count, height, height * 2)
    points = np.array([tuple(middle) for middle, _ in places])
    points[:, :2] += np.array([eye.x, eye.y]) - points[0, :2]
    near = np.exp(-((np.linalg.norm(points[:, :2] - points[0, :2], axis=1) / 0.45) ** 2))
    points[:, 2] += max(0, eye.z - height) * near
    away = np.minimum(np.arange(count), count - 1 - np.arange(count)) * length / count
    side = np.where(np.arange(count) < count / 2, 1, -1)
    return points + (side * np.exp(-((away / 3) ** 2)))[:, None] * np.array(ends)


def cable(eye, length, once, squeeze, seed, turn, metal, size=0.18, ends=(0, 0, 0)):
    """A chain of round links."""
    link = _link(size, size * 0.155, metal, 0.85)
    count = int(length / (size * 0.66))
    points = way(eye, length, once, squeeze, seed, turn, 0.16, count, ends=ends)
    ahead = np.roll(points, -1, axis=0) - np.roll(points, 1, axis=0)
    for i, (place, heading) in enumerate(zip(points, ahead)):
        put(link, Vector(place), Vector(heading).normalized(), (i % 2) * math.pi / 2 + 0.6, 1, "link")


def snake(eye, length, once, squeeze, seed, turn, metal, thick=0.065, ends=(0, 0, 0)):
    """A smooth round chain of close rings."""
    points = way(eye, length, once, squeeze, seed, turn, ends=ends)
    closed = np.concatenate([points, points[:1]])
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))])
    count = int(along[-1] / 0.075 * 8)
    places = np.stack([np.interp(np.linspace(0, along[-1], count), along, closed[:, axis]) for axis in range(3)], axis=1)
    ahead = np.gradient(places, axis=0)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    aside = np.cross(ahead, [0, 0, 1.0])
    above = np.cross(aside, ahead)
    phase = (np.arange(count) / 8 * 2 * math.pi)[:, None]
    return _strands("snake", [places + (aside * np.cos(phase) + above * np.sin(phase)) * thick * 0.7], thick * 0.5, metal)


def cord(eye, length, once, squeeze, seed, turn, colour, thick=0.09, ends=(0, 0, 0)):
    """A cord of cotton or silk."""
    points = way(eye, length, once, squeeze, seed, turn, height=thick, ends=ends)
    return tube("cord", [tuple(point) for point in points], thick, materials.thread(colour), closed=True)


KINDS = {"cable": cable, "snake": snake, "cord": cord}
