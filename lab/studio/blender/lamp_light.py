"""What makes a vessel a lamp: oil, a wick of cotton, a flame. Lengths are centimetres."""

import bpy
import numpy as np

import materials
from shapes import sweep, turned


def oil(radius, height, colour=(0.3, 0.14, 0.018), form=None):
    """Oil or ghee up to `height`; `form` bends its edge as the vessel is bent, and its surface stays level."""
    matter = materials.plain("oil", colour, 0.03, 0.5, 0.15)

    def level(points, angle):
        bent = form(points, angle) if form else points.copy()
        bent[..., 2] = points[..., 2]
        return bent

    return turned("oil", [(0, height), (radius * 0.5, height), (radius, height)], matter, 200, 40, level, 0)


def wick(path, thick=0.16):
    """A twisted wick along `path`, its last part charred."""
    cotton = materials.thread((0.82, 0.78, 0.68), 0.8)
    char = materials.plain("char", (0.018, 0.012, 0.01), 0.9, 0.1)

    def twisted(points, angle, share):
        middle = points.mean(axis=1, keepdims=True)
        keep = 1 + 0.13 * np.cos(3 * angle + share * 70)
        return middle + (points - middle) * keep[..., None]

    path = [np.array(point, float) for point in path]
    tip = path[-1] + (path[-1] - path[-2]) / np.linalg.norm(path[-1] - path[-2]) * thick * 1.5
    widths = [thick * 0.7] + [thick] * (len(path) - 2) + [thick * 0.95]
    parts = [sweep("wick", [tuple(point) for point in path], widths, cotton, 36, 120, None, twisted)]
    end = [tuple(path[-1] - (tip - path[-1]) * 0.4), tuple(path[-1] + (tip - path[-1]) * 0.5), tuple(tip)]
    parts.append(sweep("char", end, [thick, thick * 0.85, thick * 0.4], char, 32, 24))
    return parts


def _burning(tall):
    """The light of a flame: blue and clear at its foot, pale in its heart, orange where it ends; clear at its skin."""
    material = bpy.data.materials.new("flame")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    glow, clear, mix = (tree.nodes.new("ShaderNode" + kind) for kind in ("Emission", "BsdfTransparent", "MixShader"))
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates.outputs["Object"], parts.inputs[0])
    high = tree.nodes.new("ShaderNodeMath")
    high.operation = "DIVIDE"
    high.inputs[1].default_value = tall
    tree.links.new(parts.outputs["Z"], high.inputs[0])
    aslant = tree.nodes.new("ShaderNodeLayerWeight")
    aslant.inputs["Blend"].default_value = 0.5
    heart = materials._ramp(tree, aslant.outputs["Facing"], [(0.05, (1.0, 0.9, 0.56)), (0.85, (1.0, 0.3, 0.012)), (0.4, (1.0, 0.68, 0.13))])
    tip = materials._ramp(tree, high.outputs[0], [(0.4, (0, 0, 0)), (1.0, (0.8,) * 3)])
    warm = tree.nodes.new("ShaderNodeMixRGB")
    warm.inputs[2].default_value = (1.0, 0.36, 0.02, 1)
    foot = tree.nodes.new("ShaderNodeMixRGB")
    foot.inputs[2].default_value = (0.2, 0.25, 0.6, 1)
    low = materials._ramp(tree, high.outputs[0], [(0.02, (0.85,) * 3), (0.2, (0, 0, 0))])
    tree.links.new(tip.outputs[0], warm.inputs[0])
    tree.links.new(heart.outputs[0], warm.inputs[1])
    tree.links.new(low.outputs[0], foot.inputs[0])
    tree.links.new(warm.outputs[0], foot.inputs[1])
    tree.links.new(foot.outputs[0], glow.inputs["Color"])
    glow.inputs["Strength"].default_value = 1.35
    skin = materials._ramp(tree, aslant.outputs["Facing"], [(0.55, (1, 1, 1)), (0.97, (0.12,) * 3)])
    solid = materials._ramp(tree, high.outputs[0], [(0.0, (0.25,) * 3), (0.22, (1, 1, 1))])
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    tree.links.new(skin.outputs[0], both.inputs[0])
    tree.links.new(solid.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], mix.inputs[0])
    tree.links.new(clear.outputs[0], mix.inputs[1])
    tree.links.new(glow.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


FLAME = [(0, 0), (0.1, 0.01), (0.19, 0.12), (0.215, 0.26), (0.19, 0.42), (0.13, 0.62), (0.065, 0.82), (0.02, 0.95), (0, 1.0)]


def flame(at, tall=2.4, lean=(0.0, 0.0), light=18.0):
    """A flame whose foot is at `at`, its tip moved by `lean`, and the warm light that it throws on what is near."""

    def drawn(points, angle):
        share = np.clip(points[..., 2] / tall, 0, 1) ** 1.7
        sway = 0.03 * tall * np.sin(share * 4.2)
        return np.stack([points[..., 0] + lean[0] * share + sway, points[..., 1] + lean[1] * share, points[..., 2]], axis=2)

    item = turned("flame", [(r * tall, z * tall) for r, z in FLAME], _burning(tall), 64, 90, drawn)
    item.location = (at[0], at[1], at[2] - tall * 0.05)
    item.visible_shadow = False
    item.visible_diffuse = False
    lamp = bpy.data.lights.new("flame", "POINT")
    lamp.energy = light * tall * tall
    lamp.color = (1.0, 0.56, 0.2)
    lamp.shadow_soft_size = tall * 0.18
    held = bpy.data.objects.new("light", lamp)
    held.location = (at[0] + lean[0] * 0.3, at[1] + lean[1] * 0.3, at[2] + tall * 0.45)
    bpy.context.scene.collection.objects.link(held)
    return [item, held]


def lit(radius, draw, rim, level, oil_radius, form, thick=0.16, tall=2.4, ghee=False):
    """Oil, wick and flame of a lamp at the origin whose lip is drawn out by `draw` to the front, as one list of objects."""
    tip = -(radius + draw * 0.84)
    lip = rim + 0.12 * draw
    path = [(radius * 0.3, radius * 0.3, level + thick * 0.1), (radius * 0.2, -radius * 0.12, level + thick * 0.4),
            (radius * 0.07, -radius * 0.56, level + thick * 0.8), (0, tip + radius * 0.12, lip + thick * 0.7), (0, tip - thick * 0.4, lip + thick * 2.2)]  # fmt: skip
    colour = (0.72, 0.46, 0.1) if ghee else (0.3, 0.14, 0.018)
    top = (0, tip - thick * 0.7, lip + thick * 2.6)
    return [oil(oil_radius, level, colour, form), *wick(path, thick), *flame(top, tall, (0.0, -0.1 * tall))]
