"""Surfaces. Colours of metals are their reflectance at normal incidence in linear light.

Sources: gold, silver and copper from P. B. Johnson and R. W. Christy, Optical constants of the noble metals (1972), as
mean reflectance of the three channels; brass of 30 % zinc from M. Querry, Optical constants (1985).
"""
import bpy

METALS = {
    "gold": (1.0, 0.78, 0.34),
    "silver": (0.97, 0.96, 0.92),
    "copper": (0.95, 0.64, 0.54),
    "brass": (0.89, 0.70, 0.34),
    "panchdhatu": (0.86, 0.71, 0.44),
    "steel": (0.60, 0.585, 0.57),
}


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes["Principled BSDF"]


def _noise(tree, scale, detail=4.0):
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    tree.links.new(coordinates.outputs["Object"], noise.inputs["Vector"])
    return noise


def _ramp(tree, source, colours):
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    elements = ramp.color_ramp.elements
    for i, (position, colour) in enumerate(colours):
        element = elements[i] if i < 2 else elements.new(position)
        element.position = position
        element.color = (*colour, 1)
    tree.links.new(source, ramp.inputs[0])
    return ramp


def _bump(tree, source, surface, strength, distance):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    tree.links.new(source, bump.inputs["Height"])
    tree.links.new(bump.outputs[0], surface.inputs["Normal"])


def metal(name, roughness=0.2, wear=0.5):
    """A polished metal with the faint unevenness of hand work, and a roughness that wanders."""
    material, tree, surface = _new(name)
    surface.inputs["Base Color"].default_value = (*METALS[name], 1)
    surface.inputs["Metallic"].default_value = 1
    smear = _noise(tree, 1.4, 5)
    ramp = _ramp(
        tree,
        smear.outputs["Fac"],
        [(0.3, (roughness * (1 - wear * 0.4),) * 3), (0.75, (roughness * (1 + wear * 0.8),) * 3)],
    )
    tree.links.new(ramp.outputs[0], surface.inputs["Roughness"])
    _bump(tree, _noise(tree, 9, 2).outputs["Fac"], surface, 0.05, 0.02)
    return material


def rudraksha_seed(seed=0):
    """The stone of Elaeocarpus ganitrus: red brown, darker in its depths, matt."""
    material, tree, surface = _new("rudraksha")
    noise = _noise(tree, 5.5, 8)
    noise.inputs["Distortion"].default_value = 0.4 + 0.01 * (seed % 7)
    ramp = _ramp(
        tree,
        noise.outputs["Fac"],
        [(0.28, (0.06, 0.018, 0.008)), (0.72, (0.34, 0.125, 0.05)), (0.5, (0.2, 0.062, 0.024))],
    )
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = 0.48
    surface.inputs["Specular"].default_value = 0.35
    _bump(tree, _noise(tree, 22, 6).outputs["Fac"], surface, 0.55, 0.05)
    return material


def plain(name, colour, roughness=0.4, specular=0.5, subsurface=0.0):
    """An even body with a polish."""
    material, _, surface = _new(name)
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = specular
    surface.inputs["Subsurface"].default_value = subsurface
    surface.inputs["Subsurface Color"].default_value = (*colour, 1)
    return material
