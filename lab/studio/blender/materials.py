"""Surfaces. Colours of metals are their reflectance at normal incidence in linear light.

Sources: silver from P. B. Johnson and R. W. Christy, Optical constants of the noble metals (1972), as mean reflectance of
the three channels; gold from the same, a little warmer, as plated gold is alloyed; brass of 30 % zinc from M. Querry,
Optical constants (1985). Copper and panchdhatu are as they look in a shop: under a thin brown film of oxide.
"""
import bpy

METALS = {
    "gold": (1.0, 0.69, 0.27),
    "silver": (0.97, 0.96, 0.92),
    "copper": (0.84, 0.43, 0.285),
    "brass": (0.88, 0.6, 0.265),
    "panchdhatu": (0.78, 0.56, 0.31),
    "steel": (0.66, 0.645, 0.63),
    "parad": (0.8, 0.8, 0.82),
    "ashtadhatu": (0.56, 0.46, 0.34),
    "pale_gold": (0.98, 0.76, 0.4),
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


# Colours of the seed: in a furrow, on its flank, on a knob. Nepali and Javanese seeds as harvested, and oiled by wear.
SEEDS = {
    "nepal": ((0.035, 0.011, 0.005), (0.17, 0.055, 0.022), (0.36, 0.145, 0.062)),
    "straw": ((0.07, 0.03, 0.012), (0.3, 0.135, 0.056), (0.55, 0.3, 0.14)),
    "java": ((0.03, 0.009, 0.005), (0.13, 0.04, 0.017), (0.27, 0.095, 0.04)),
    "cashew": ((0.03, 0.011, 0.006), (0.14, 0.05, 0.022), (0.28, 0.115, 0.05)),
}


def rudraksha_seed(seed=0, tone="nepal"):
    """The stone of Elaeocarpus ganitrus: red brown, darker in its furrows, matt. Reads the attribute `shade`."""
    material, tree, surface = _new("rudraksha")
    shade = tree.nodes.new("ShaderNodeAttribute")
    shade.attribute_name = "shade"
    spots = _noise(tree, 7.5 + 0.3 * (seed % 7), 3)
    mixed = tree.nodes.new("ShaderNodeMath")
    mixed.operation = "MULTIPLY_ADD"
    mixed.inputs[1].default_value = 0.5
    tree.links.new(spots.outputs["Fac"], mixed.inputs[0])
    tree.links.new(shade.outputs["Fac"], mixed.inputs[2])
    low, middle, high = SEEDS[tone]
    ramp = _ramp(tree, mixed.outputs[0], [(0.28, low), (1.05, high), (0.6, middle)])
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = 0.44
    surface.inputs["Specular"].default_value = 0.4
    _bump(tree, _noise(tree, 26, 3).outputs["Fac"], surface, 0.6, 0.04)
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


def thread(colour, roughness=0.62):
    """Twisted silk or cotton: a soft sheen along the edge, fine stripes of its twist."""
    material, tree, surface = _new("thread")
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Sheen"].default_value = 0.6
    surface.inputs["Specular"].default_value = 0.3
    _bump(tree, _noise(tree, 40, 3).outputs["Fac"], surface, 0.5, 0.02)
    return material


def clear_plastic():
    """Polystyrene of a case: clear, IOR 1.59. Shadows pass, so that what lies inside stays bright."""
    material = bpy.data.materials.new("clear")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    gloss = tree.nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = 0.03
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = (0.97, 0.98, 0.98, 1)
    edge = tree.nodes.new("ShaderNodeFresnel")
    edge.inputs["IOR"].default_value = 1.35
    mix = tree.nodes.new("ShaderNodeMixShader")
    # light goes through unbent, so at the far side there is no total reflection
    geometry = tree.nodes.new("ShaderNodeNewGeometry")
    front = tree.nodes.new("ShaderNodeMath")
    front.operation = "SUBTRACT"
    front.inputs[0].default_value = 1
    tree.links.new(geometry.outputs["Backfacing"], front.inputs[1])
    near = tree.nodes.new("ShaderNodeMath")
    near.operation = "MULTIPLY"
    tree.links.new(edge.outputs[0], near.inputs[0])
    tree.links.new(front.outputs[0], near.inputs[1])
    tree.links.new(near.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(gloss.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


def wood(grain="Y", colours=((0.05, 0.018, 0.008), (0.2, 0.085, 0.035), (0.34, 0.16, 0.07))):
    """Oiled sheesham (Dalbergia sissoo): golden brown with dark streaks that run along `grain`, an axis of the object."""
    material, tree, surface = _new("wood")
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = [0.18 if axis == grain else 2.6 for axis in "XYZ"]
    tree.links.new(coordinates.outputs["Object"], stretch.inputs["Vector"])
    streaks = tree.nodes.new("ShaderNodeTexNoise")
    streaks.inputs["Scale"].default_value = 1.6
    streaks.inputs["Detail"].default_value = 6
    streaks.inputs["Distortion"].default_value = 0.8
    tree.links.new(stretch.outputs[0], streaks.inputs["Vector"])
    ramp = _ramp(tree, streaks.outputs["Fac"], [(0.3, colours[0]), (0.75, colours[2]), (0.5, colours[1])])
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = 0.34
    surface.inputs["Specular"].default_value = 0.45
    _bump(tree, streaks.outputs["Fac"], surface, 0.25, 0.03)
    return material
