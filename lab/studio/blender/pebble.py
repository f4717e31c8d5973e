"""Stones without a cut: smoothed by water or a tumbler, or broken. Lengths are centimetres."""
import math

import bpy
import numpy as np

from bead import _sphere, _waves
from shapes import mesh_object


def pebble_mesh(size, seed=1, bumps=0.1, detail=6):
    """A smooth stone of `size` (x, y, z) whose surface wanders by `bumps` of its radius."""
    rng = np.random.default_rng(seed * 613 + 7)
    mesh, at = _sphere(detail)
    reach = 1 + bumps * _waves(at, rng, 1.5, 2)
    # a stone of a tumbler is between an egg and a brick
    blunt = (np.abs(at) ** 2.6).sum(axis=1) ** (-1 / 2.6)
    points = at * (reach * (0.45 + 0.55 * blunt))[:, None] * np.array(size) / 2
    _finish(mesh, points, True)
    return mesh


def broken_mesh(size, seed=1, clean=2, detail=7, rough=0.06, square=False):
    """
    A broken lump about `size` across. `clean` of its faces are grown: flat and, when `square`, at right angles to one
    another; the others are broken and rough.
    """
    rng = np.random.default_rng(seed * 811 + 3)
    mesh, at = _sphere(detail)
    normals = rng.normal(size=(11, 3))
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    if square:
        basis, _ = np.linalg.qr(rng.normal(size=(3, 3)))
        normals[:clean] = basis.T[:clean] * np.sign(basis.T[:clean, 2:3] + 0.01)
    away = rng.uniform(0.62, 1.0, len(normals))
    away[:clean] *= 0.78
    facing = at @ normals.T
    reach = np.where(facing > 0.05, away / np.maximum(facing, 0.05), 9)
    which = reach.argmin(axis=1)
    radius = np.minimum(reach.min(axis=1), 1.3)
    is_rough = (which >= clean)[:, None]
    chips = rough * (0.7 * _waves(at, rng, 5, 4) + 0.5 * np.abs(_waves(at, rng, 11, 3)))
    points = at * (radius * 0.5)[:, None] * (1 + np.where(is_rough, chips[:, None], 0)) * np.array(size)
    _finish(mesh, points, False)
    return mesh


def _finish(mesh, points, smooth):
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.polygons.foreach_set("use_smooth", np.full(len(mesh.polygons), smooth))
    mesh.update()


def lay_down(mesh, material, at, turn=0.0, tilt=0.0, lean=0.0, name="stone"):
    """Puts a stone upon the ground at x and y, turned as told."""
    item = mesh_object(name, mesh, material, smooth=False)
    item.rotation_euler = (tilt, lean, turn)
    bpy.context.view_layer.update()
    matrix = np.array(item.matrix_world)
    points = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get("co", points)
    lowest = float((points.reshape(-1, 3) @ matrix[2, :3]).min())
    item.location = (at[0], at[1], -lowest)
    return item


def spread(count, distance, seed=1):
    """Places for `count` stones around the middle, at least `distance` apart, as a hand lays them."""
    rng = np.random.default_rng(seed * 97)
    places = [(0.0, 0.0)] if count != 2 else []
    ring = 0
    while len(places) < count:
        ring += 1
        room = max(2, int(2 * math.pi * ring / 1.06)) if count > 2 else 2
        begin = rng.uniform(0, 6.3)
        radius = distance * (ring if count != 2 else 0.52)
        for i in range(min(room, count - len(places))):
            angle = begin + i * 2 * math.pi / min(room, count - (len(places) - i))
            places.append((radius * math.cos(angle) + rng.uniform(-0.06, 0.06), radius * math.sin(angle) + rng.uniform(-0.06, 0.06)))
    return places[:count]
