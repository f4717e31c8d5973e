"""Pyrite in its four states: polished, as cubes, broken, tumbled. It is opaque and reflects 0.54 of yellow light."""

from materials import _bump, _noise, _ramp
from stone_nodes import _texture


def _pyrite(tree, surface, place):
    surface.inputs["Metallic"].default_value = 1
    surface.inputs["Roughness"].default_value = 0.16
    _bump(tree, _noise(tree, 12, 4).outputs["Fac"], surface, 0.12, 0.02)
    spots = _texture(tree, place, 1.6, 6)
    return _ramp(tree, spots, [(0.3, (0.6, 0.48, 0.27)), (0.75, (0.78, 0.66, 0.42))]).outputs[0]


def _pyrite_cube(tree, surface, place):
    # stripes of growth: along one edge of each face, at right angles to those of its neighbours
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    sides = tree.nodes.new("ShaderNodeVectorMath")
    sides.operation = "ABSOLUTE"
    tree.links.new(coordinates.outputs["Normal"], sides.inputs[0])
    # of x, y, z the face that looks along one is striped across the next but one
    order = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(coordinates.outputs["Object"], order.inputs[0])
    turned = tree.nodes.new("ShaderNodeCombineXYZ")
    for target, source in (("X", "Z"), ("Y", "X"), ("Z", "Y")):
        tree.links.new(order.outputs[source], turned.inputs[target])
    across = tree.nodes.new("ShaderNodeVectorMath")
    across.operation = "DOT_PRODUCT"
    tree.links.new(sides.outputs[0], across.inputs[0])
    tree.links.new(turned.outputs[0], across.inputs[1])
    chance = tree.nodes.new("ShaderNodeObjectInfo")
    shifted = tree.nodes.new("ShaderNodeMath")
    shifted.operation = "MULTIPLY_ADD"
    shifted.inputs[1].default_value = 40
    tree.links.new(chance.outputs["Random"], shifted.inputs[0])
    tree.links.new(across.outputs["Value"], shifted.inputs[2])
    stripes = tree.nodes.new("ShaderNodeTexNoise")
    stripes.noise_dimensions = "1D"
    stripes.inputs["Scale"].default_value = 16
    stripes.inputs["Detail"].default_value = 5
    tree.links.new(shifted.outputs[0], stripes.inputs["W"])
    surface.inputs["Metallic"].default_value = 1
    surface.inputs["Roughness"].default_value = 0.2
    _bump(tree, stripes.outputs["Fac"], surface, 0.5, 0.025)
    spots = _texture(tree, place, 1.6, 6)
    return _ramp(tree, spots, [(0.3, (0.52, 0.42, 0.245)), (0.75, (0.72, 0.6, 0.37))]).outputs[0]


def _pyrite_tumbled(tree, surface, place):
    # rolled dry: a satin skin, brown gold, with the shadows of cubes
    surface.inputs["Metallic"].default_value = 1
    _bump(tree, _noise(tree, 7, 6).outputs["Fac"], surface, 0.35, 0.05)
    marks = _texture(tree, place, 1.5, 7, 0.4)
    rough = _ramp(tree, marks, [(0.35, (0.42,) * 3), (0.65, (0.26,) * 3)]).outputs[0]
    tree.links.new(rough, surface.inputs["Roughness"])
    return _ramp(tree, marks, [(0.3, (0.2, 0.135, 0.075)), (0.72, (0.6, 0.47, 0.27)), (0.46, (0.42, 0.31, 0.17))]).outputs[0]


def _pyrite_raw(tree, surface, place):
    # broken: a dull grain of many small faces
    surface.inputs["Metallic"].default_value = 1
    surface.inputs["Roughness"].default_value = 0.3
    _bump(tree, _noise(tree, 14, 6).outputs["Fac"], surface, 0.7, 0.05)
    spots = _texture(tree, place, 2.6, 8)
    return _ramp(tree, spots, [(0.3, (0.3, 0.235, 0.13)), (0.7, (0.66, 0.53, 0.31))]).outputs[0]


PYRITES = {"pyrite": _pyrite, "pyrite_cube": _pyrite_cube, "pyrite_tumbled": _pyrite_tumbled, "pyrite_raw": _pyrite_raw}
