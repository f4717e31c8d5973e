"""Surfaces of the puja room: clay, paper, cotton, resin, bamboo. Colours are linear light, chosen after such goods."""

from materials import _bump, _new, _noise, _ramp


def terracotta(tone=(0.4, 0.145, 0.065)):
    """River clay, fired once and not glazed: an even red brown with paler clouds and a fine grain."""
    material, tree, surface = _new("terracotta")
    clouds = _noise(tree, 0.9, 6)
    pale = tuple(min(1, value * 1.16 + 0.01) for value in tone)
    deep = tuple(value * 0.88 for value in tone)
    ramp = _ramp(tree, clouds.outputs["Fac"], [(0.32, deep), (0.75, pale), (0.5, tone)])
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = 0.86
    surface.inputs["Specular"].default_value = 0.2
    _bump(tree, _noise(tree, 16, 5).outputs["Fac"], surface, 0.35, 0.03)
    return material


def grainy(name, low, high, scale=8.0, bump=0.5, distance=0.05, roughness=0.9, specular=0.2):
    """A rough matter of two colours in spots of `scale` a centimetre: dung, paste, bark, ash."""
    material, tree, surface = _new(name)
    spots = _noise(tree, scale, 6)
    ramp = _ramp(tree, spots.outputs["Fac"], [(0.34, low), (0.68, high)])
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = specular
    _bump(tree, _noise(tree, scale * 1.6, 5).outputs["Fac"], surface, bump, distance)
    return material


def fibre(name, low, high, along="Z", scale=3.0, roughness=0.6, bump=0.3):
    """Matter with a grain along one axis of the object: bamboo, split wood, jute."""
    material, tree, surface = _new(name)
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = [scale * 0.06 if axis == along else scale for axis in "XYZ"]
    tree.links.new(coordinates.outputs["Object"], stretch.inputs["Vector"])
    streaks = tree.nodes.new("ShaderNodeTexNoise")
    streaks.inputs["Scale"].default_value = 2.4
    streaks.inputs["Detail"].default_value = 5
    tree.links.new(stretch.outputs[0], streaks.inputs["Vector"])
    ramp = _ramp(tree, streaks.outputs["Fac"], [(0.34, low), (0.68, high)])
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = 0.3
    _bump(tree, streaks.outputs["Fac"], surface, bump, 0.03)
    return material


def paper(colour=(0.74, 0.66, 0.52), roughness=0.8):
    """Uncoated paper or card with its fibres."""
    material, tree, surface = _new("paper")
    spots = _noise(tree, 5, 6)
    ramp = _ramp(tree, spots.outputs["Fac"], [(0.35, tuple(value * 0.92 for value in colour)), (0.7, colour)])
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = 0.25
    _bump(tree, _noise(tree, 22, 3).outputs["Fac"], surface, 0.12, 0.01)
    return material


def crystal_white(colour=(0.86, 0.88, 0.89), share=0.5, roughness=0.16, through=0.0):
    """Flakes that light enters and leaves again: camphor, resin."""
    material, tree, surface = _new("flake")
    clouds = _noise(tree, 4, 4)
    ramp = _ramp(tree, clouds.outputs["Fac"], [(0.3, tuple(value * 0.82 for value in colour)), (0.7, colour)])
    tree.links.new(ramp.outputs[0], surface.inputs["Base Color"])
    tree.links.new(ramp.outputs[0], surface.inputs["Subsurface Color"])
    surface.inputs["Subsurface"].default_value = share
    surface.inputs["Transmission"].default_value = through
    surface.inputs["IOR"].default_value = 1.5
    surface.inputs["Subsurface Radius"].default_value = (0.4, 0.4, 0.4)
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Specular"].default_value = 0.5
    return material
