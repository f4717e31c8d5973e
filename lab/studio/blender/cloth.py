"""Cloth that is knotted into a bag. Lengths are centimetres."""

import math

import numpy as np

import materials
from shapes import group_of, tube, turned


def silk(colour, roughness=0.42):
    """Woven silk: a soft sheen, and the threads of its weave."""
    material, tree, surface = materials._new("silk")
    spots = materials._noise(tree, 1.2, 4)
    deep = tuple(value * 0.8 for value in colour)
    ramp = materials._ramp(tree, spots.outputs["Fac"], [(0.35, deep), (0.7, colour)])
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Sheen"].default_value = 0.7
    surface.inputs["Specular"].default_value = 0.4
    materials._bump(tree, materials._noise(tree, 30, 2).outputs["Fac"], surface, 0.25, 0.015)
    return material


def potli(wide, colour, cord=(0.5, 0.3, 0.04), seed=1):
    """A bag `wide` across that stands, its neck tied, its mouth spread in pleats. One object at the origin."""
    half = wide / 2
    rng = np.random.default_rng(seed)
    phase = rng.uniform(0, 6.3, 6)
    neck = half * 1.5

    def form(points, angle):
        x, y, z = points[..., 0], points[..., 1], points[..., 2]
        near = np.exp(-(((z - neck) / (half * 0.55)) ** 2))
        above = np.clip((z - neck) / (half * 0.75), 0, 1)
        pleats = np.cos(13 * angle + phase[0] + 0.4 * np.sin(3 * angle + phase[1]))
        small = np.cos(29 * angle + phase[2])
        keep = 1 + near * (0.1 * pleats + 0.04 * small) + above * (0.2 * pleats + 0.06 * small)
        keep += 0.035 * np.cos(3 * angle + phase[3]) * np.clip(z / neck, 0, 1) + 0.03 * np.cos(5 * angle + phase[4] + z)
        lifted = z + above * half * 0.1 * np.cos(6 * angle + phase[5])
        return np.stack([x * keep, y * keep, lifted], axis=2)

    profile = [(0, 0), (half * 0.62, 0), (half * 0.86, half * 0.12), (half, half * 0.5), (half * 0.95, half * 0.86),
               (half * 0.66, half * 1.24), (half * 0.34, neck * 0.97), (half * 0.3, neck), (half * 0.38, neck * 1.06),
               (half * 0.62, neck + half * 0.34), (half * 0.86, neck + half * 0.6), (half * 0.82, neck + half * 0.62),
               (half * 0.5, neck + half * 0.34), (half * 0.26, neck * 1.04), (0, neck)]  # fmt: skip
    bag = turned("bag", profile, silk(colour), 420, 200, form)
    thread = materials.thread(cord)
    parts = [bag]
    for turn in range(3):
        loop = [(half * 0.37 * math.cos(a), half * 0.37 * math.sin(a), neck + (turn - 1) * 0.13) for a in np.linspace(0, 6, 24)]
        parts.append(tube("cord", loop, 0.075, thread, closed=True))
    for side in (-1, 1):
        path = [(side * 0.1, -half * 0.36, neck), (side * 0.5, -half * 0.7, neck - 0.3), (side * 0.7, -half * 0.95, neck * 0.62),
                (side * 0.95, -half * 1.06, neck * 0.3)]  # fmt: skip
        parts.append(tube("end", path, 0.075, thread))
    return group_of(parts, "potli")
