"""Beads that grew otherwise: two or three in one skin, or one with a trunk. Lengths are centimetres."""
import math

import bpy
import numpy as np
from mathutils import Matrix

import materials
from bead import bead_mesh
from coin import rupee
from shapes import mesh_object


def _trunk(points, at, shade):
    """Raises a ridge that starts near the upper mouth, runs down the side and curls, as the trunk of Ganesha."""
    share = np.linspace(0, 1, 60)
    latitude = 1.05 - 1.55 * share + 0.22 * np.maximum(0, share - 0.75) ** 2 * 16
    longitude = -1.57 + 0.14 * np.sin(share * 5) + 0.5 * np.maximum(0, share - 0.6) ** 1.5 * 2.4
    line = np.stack(
        [np.cos(latitude) * np.cos(longitude), np.cos(latitude) * np.sin(longitude), np.sin(latitude)], axis=1
    )
    distance = np.full(len(at), 9.0)
    tall = np.zeros(len(at))
    for i, point in enumerate(line):
        away = np.linalg.norm(at - point, axis=1)
        nearer = away < distance
        distance = np.where(nearer, away, distance)
        tall = np.where(nearer, math.sin(math.pi * (0.12 + 0.8 * share[i])) ** 0.6, tall)
    ridge = tall * np.exp(-((distance / 0.13) ** 2))
    rings = 0.5 + 0.5 * np.cos(np.arcsin(np.clip(at[:, 2], -1, 1)) * 34)
    calm = 1 - np.exp(-((distance / 0.12) ** 2)) * 0.75 * (tall > 0)
    radius = np.linalg.norm(points, axis=1, keepdims=True)
    smooth = points / radius * (0.97 + (radius - 0.97) * calm[:, None])
    raised = smooth * (1 + 0.25 * ridge * (0.94 + 0.06 * rings))[:, None]
    return raised, np.clip(shade * calm + 0.75 * ridge, 0, 1)


def build(kind="gauri", width=2.5, seed=1, mukhi=5, tilt=0.7, spin=0.0, lean=0.0, coin=None):
    wood = materials.rudraksha_seed(seed)
    parts = []
    if kind == "trunk":
        mesh = bead_mesh(mukhi, seed, width / 2, form=_trunk)
        parts.append((mesh, Matrix.Identity(4)))
    else:
        count = 2 if kind == "gauri" else 3
        # neighbours share a third of their width
        radius = width / (2 + 2 * 0.66) if count == 2 else width / (2 + 2 * 0.7)
        for i in range(count):
            mesh = bead_mesh(mukhi + i % 2, seed * 10 + i, radius, rise=1.14 + 0.05 * (i % 2))
            if count == 2:
                place = Matrix.Translation(((i - 0.5) * 2 * 0.66 * radius, 0, 0))
            else:
                turn = i * 2 * math.pi / 3 + 0.5
                place = Matrix.Translation((math.cos(turn) * 0.76 * radius, math.sin(turn) * 0.76 * radius, 0))
            parts.append((mesh, place @ Matrix.Rotation(0.4 + i * 1.3, 4, "Z")))
    turned = Matrix.Rotation(lean, 4, "Y") @ Matrix.Rotation(tilt, 4, "X") @ Matrix.Rotation(spin, 4, "Z")
    lowest = 9.0
    items = []
    for mesh, place in parts:
        matrix = turned @ place
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get("co", points)
        row = np.array(matrix)[2]
        lowest = min(lowest, float((points.reshape(-1, 3) @ row[:3]).min() + row[3]))
        items.append((mesh_object("bead", mesh, wood, smooth=False), matrix))
    for item, matrix in items:
        item.matrix_world = Matrix.Translation((0, 0, -lowest)) @ matrix
    bpy.context.view_layer.update()
    if coin:
        rupee(*coin)
