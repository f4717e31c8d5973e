"""Stones that are not cut as gems: what one sees of each, after specimens. Colours are linear light.

Refractive indices: quartz 1.544 to 1.553, garnet 1.76, peridot 1.67, topaz 1.62, lapis 1.5; pyrite is opaque and reflects
0.54 of yellow light (W. A. Deer, R. A. Howie and J. Zussman, An Introduction to the Rock-Forming Minerals, 1992).
"""
import bpy

from materials import _bump, _new, _noise, _ramp
from stone_nodes import _bands, _glow, _mapped, _mix, _texture


def _amethyst(tree, surface, place):
    # chevrons of violet in milky quartz: zones that grew one on the other, folded by the faces of the crystal
    folded = tree.nodes.new("ShaderNodeVectorMath")
    folded.operation = "ABSOLUTE"
    tree.links.new(place.outputs[0], folded.inputs[0])
    bent = tree.nodes.new("ShaderNodeMapping")
    bent.inputs["Rotation"].default_value = (0.6, 0.5, 0)
    bent.inputs["Scale"].default_value = (0.22, 0.22, 1.5)
    tree.links.new(folded.outputs[0], bent.inputs["Vector"])
    bands = _texture(tree, bent, 1.15, 6, 0.25)
    clouds = _ramp(tree, _texture(tree, place, 1.3, 9, 1.2), [(0.4, (0, 0, 0)), (0.68, (0.8,) * 3)]).outputs[0]
    violet = _ramp(tree, bands, [(0.3, (0.06, 0.018, 0.13)), (0.74, (0.62, 0.55, 0.7)), (0.44, (0.16, 0.06, 0.3)),
                                 (0.55, (0.24, 0.11, 0.4)), (0.6, (0.46, 0.34, 0.58))]).outputs[0]  # fmt: skip
    colour = _mix(tree, clouds, violet, (0.12, 0.04, 0.23))
    _glow(tree, surface, colour, 0.2, (0.3, 0.2, 0.4))
    return colour


def _rose(tree, surface, place):
    clouds = _texture(tree, place, 0.7, 8, 1.1)
    colour = _ramp(tree, clouds, [(0.3, (0.6, 0.2, 0.235)), (0.78, (0.8, 0.52, 0.52)), (0.5, (0.7, 0.31, 0.34))])
    _glow(tree, surface, colour.outputs[0], 0.35, (0.5, 0.3, 0.3))
    return colour.outputs[0]


def _onyx(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.03
    clouds = _texture(tree, place, 2, 3)
    return _ramp(tree, clouds, [(0.3, (0.004, 0.004, 0.0045)), (0.8, (0.008, 0.0075, 0.008))]).outputs[0]


def _matt_onyx(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.55
    clouds = _texture(tree, place, 2, 3)
    return _ramp(tree, clouds, [(0.3, (0.012, 0.012, 0.013)), (0.8, (0.024, 0.023, 0.024))]).outputs[0]


def _tiger(tree, surface, place):
    # fibres lie level: layers of gold and brown, blue grey at some seams, a sheen that wanders across them
    layers = _mapped(tree, (0.25, 0.25, 3.4), (0.06, 0.09, 0), place.inputs["Location"].default_value)
    bands = _texture(tree, layers, 1.1, 7, 0.35)
    gold = _ramp(tree, bands, [(0.3, (0.035, 0.012, 0.004)), (0.72, (0.66, 0.36, 0.09)), (0.52, (0.25, 0.095, 0.022)),
                               (0.4, (0.1, 0.035, 0.01))]).outputs[0]  # fmt: skip
    sheen = _ramp(tree, _texture(tree, place, 0.55, 2, 0.8), [(0.4, (0, 0, 0)), (0.62, (0.55,) * 3)]).outputs[0]
    surface.inputs["Roughness"].default_value = 0.1
    return _mix(tree, sheen, gold, (0.75, 0.46, 0.14))


def _lapis(tree, surface, place):
    blue = _ramp(tree, _texture(tree, place, 2.2, 7, 0.5),
                 [(0.32, (0.008, 0.012, 0.09)), (0.72, (0.022, 0.045, 0.27)), (0.5, (0.016, 0.03, 0.2))])  # fmt: skip
    veins = _ramp(tree, _texture(tree, place, 0.8, 8, 1.6), [(0.6, (0, 0, 0)), (0.72, (0.6,) * 3)]).outputs[0]
    colour = _mix(tree, veins, blue.outputs[0], (0.55, 0.55, 0.56))
    # specks of pyrite
    specks = _ramp(tree, _texture(tree, place, 15, 2), [(0.685, (0, 0, 0)), (0.705, (1, 1, 1))]).outputs[0]
    tree.links.new(specks, surface.inputs["Metallic"])
    return _mix(tree, specks, colour, (0.75, 0.58, 0.27))


def _turquoise(tree, surface, place):
    # stabilised powder: even, with few brown veins
    surface.inputs["Roughness"].default_value = 0.22
    body = _ramp(tree, _texture(tree, place, 1.5, 5), [(0.3, (0.03, 0.34, 0.36)), (0.7, (0.07, 0.47, 0.46))]).outputs[0]
    net = tree.nodes.new("ShaderNodeTexVoronoi")
    net.feature = "DISTANCE_TO_EDGE"
    net.inputs["Scale"].default_value = 1.8
    tree.links.new(place.outputs[0], net.inputs["Vector"])
    veins = _ramp(tree, net.outputs[0], [(0.0, (0.8,) * 3), (0.035, (0, 0, 0))]).outputs[0]
    return _mix(tree, veins, body, (0.06, 0.035, 0.018))


def _howlite(tree, surface, place):
    # howlite that was dyed blue: the dye stands darker in its veins
    body = _ramp(tree, _texture(tree, place, 1.7, 6), [(0.3, (0.01, 0.025, 0.2)), (0.7, (0.025, 0.07, 0.4))]).outputs[0]
    veins = _ramp(tree, _texture(tree, place, 1.1, 6, 2), [(0.6, (0, 0, 0)), (0.7, (0.7,) * 3)]).outputs[0]
    surface.inputs["Roughness"].default_value = 0.15
    return _mix(tree, veins, body, (0.004, 0.007, 0.06))


def _jasper(tree, surface, place):
    # jasper of the Narmada: brown to honey, with pale bands that wander
    surface.inputs["Roughness"].default_value = 0.24
    bands = _bands(tree, place, 0.16, 6)
    body = _ramp(tree, bands, [(0.12, (0.5, 0.32, 0.17)), (0.3, (0.3, 0.12, 0.045)), (0.62, (0.16, 0.05, 0.022)),
                               (0.95, (0.36, 0.17, 0.065))]).outputs[0]  # fmt: skip
    clouds = _ramp(tree, _texture(tree, place, 0.9, 7, 0.7), [(0.4, (0, 0, 0)), (0.66, (0.7,) * 3)]).outputs[0]
    return _mix(tree, clouds, body, (0.1, 0.035, 0.02))


def _shaligram(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.38
    _bump(tree, _noise(tree, 9, 5).outputs["Fac"], surface, 0.2, 0.03)
    clouds = _texture(tree, place, 1.2, 7)
    return _ramp(tree, clouds, [(0.3, (0.006, 0.006, 0.007)), (0.75, (0.022, 0.021, 0.021))]).outputs[0]


def _agate(tree, surface, place):
    # sulemani hakik: black with white rings
    surface.inputs["Roughness"].default_value = 0.06
    bands = _bands(tree, place, 0.5, 2.2)
    return _ramp(tree, bands, [(0.0, (0.006, 0.005, 0.005)), (0.82, (0.012, 0.009, 0.008)), (0.9, (0.62, 0.58, 0.54)),
                               (0.97, (0.8, 0.78, 0.75)), (1.0, (0.2, 0.13, 0.09))]).outputs[0]  # fmt: skip


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


def _pearl(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.2
    surface.inputs["Clearcoat"].default_value = 0.7
    surface.inputs["Clearcoat Roughness"].default_value = 0.12
    # the colours of thin layers are seen aslant
    aslant = tree.nodes.new("ShaderNodeLayerWeight")
    aslant.inputs["Blend"].default_value = 0.4
    return _ramp(tree, aslant.outputs["Facing"],
                 [(0.1, (0.74, 0.71, 0.665)), (0.9, (0.5, 0.48, 0.53)), (0.5, (0.72, 0.61, 0.6))]).outputs[0]  # fmt: skip


def _coral(tree, surface, place):
    surface.inputs["Roughness"].default_value = 0.16
    clouds = _texture(tree, place, 1.4, 4)
    return _ramp(tree, clouds, [(0.3, (0.5, 0.05, 0.025)), (0.75, (0.62, 0.085, 0.045))]).outputs[0]


def _milky(deep, light, share=0.35):
    """A stone of bead quality: light enters, clouds and flaws scatter it."""

    def made(tree, surface, place):
        clouds = _texture(tree, place, 1.6, 7, 0.9)
        colour = _ramp(tree, clouds, [(0.32, deep), (0.72, light)]).outputs[0]
        _glow(tree, surface, colour, share, (0.5, 0.5, 0.5))
        return colour

    return made


OPAQUE = {
    "amethyst": _amethyst, "rose": _rose, "onyx": _onyx, "matt_onyx": _matt_onyx, "tiger": _tiger, "lapis": _lapis,
    "turquoise": _turquoise, "howlite": _howlite, "jasper": _jasper, "shaligram": _shaligram, "agate": _agate,
    "pyrite": _pyrite, "pyrite_cube": _pyrite_cube, "pyrite_raw": _pyrite_raw,
    "pyrite_tumbled": _pyrite_tumbled, "pearl": _pearl, "coral": _coral,
    "emerald": _milky((0.006, 0.07, 0.03), (0.04, 0.22, 0.11)),
    "ruby": _milky((0.13, 0.008, 0.03), (0.32, 0.045, 0.1)),
    "sapphire": _milky((0.008, 0.013, 0.07), (0.05, 0.08, 0.25)),
    "catseye": _milky((0.2, 0.16, 0.06), (0.42, 0.36, 0.17)),
    "carnelian": _milky((0.3, 0.05, 0.012), (0.55, 0.14, 0.03)),
}  # fmt: skip

# What is left of white light after a centimetre, the refractive index, and how much of the inside is veiled.
CLEAR = {
    "quartz": ((0.97, 0.975, 0.98), 1.548, 0.5),
    "violet": ((0.36, 0.14, 0.6), 1.548, 0.35),
    "citrine": ((0.9, 0.5, 0.06), 1.548, 0.2),
    "peridot": ((0.4, 0.6, 0.06), 1.672, 0.2),
    "hessonite": ((0.62, 0.17, 0.02), 1.742, 0.3),
    "garnet": ((0.17, 0.006, 0.012), 1.76, 0.15),
    "topaz": ((0.88, 0.95, 0.99), 1.619, 0.1),
    "yellow": ((0.95, 0.72, 0.2), 1.766, 0.1),
    "glass": ((0.02, 0.05, 0.5), 1.52, 0.0),
}


def _clear(kind, seed, unit):
    """A stone through which one sees: light is refracted, coloured on its way, and falls on into the shadow."""
    colour, index, veiled = CLEAR[kind]
    material = bpy.data.materials.new(kind)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    glass = tree.nodes.new("ShaderNodeBsdfGlass")
    glass.inputs["IOR"].default_value = index
    # two surfaces are crossed: each takes half of the colour of the way
    tint = tuple(value**0.5 for value in colour)
    veil = _mapped(tree, (1.1 * unit,) * 3, (0.3 * seed, 0.5, 0.2 * seed), (seed * 3.7, seed * 1.9, seed * 2.3))
    share = _ramp(tree, _texture(tree, veil, 0.8, 8, 1.8), [(0.57, (0, 0, 0)), (0.72, (veiled,) * 3)]).outputs[0]
    glass.inputs["Color"].default_value = (*tint, 1)
    cloud = tree.nodes.new("ShaderNodeBsdfTranslucent")
    cloud.inputs["Color"].default_value = (*(0.35 + 0.6 * value for value in tint), 1)
    body = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(share, body.inputs[0])
    tree.links.new(glass.outputs[0], body.inputs[1])
    tree.links.new(cloud.outputs[0], body.inputs[2])
    # light on its way to a lamp passes straight, so that the shadow is coloured and has no noise
    path = tree.nodes.new("ShaderNodeLightPath")
    through = tree.nodes.new("ShaderNodeBsdfTransparent")
    through.inputs["Color"].default_value = (*(value * 0.95 for value in tint), 1)
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    tree.links.new(body.outputs[0], mix.inputs[1])
    tree.links.new(through.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], out.inputs["Surface"])
    return material


def stone(kind, seed=1, size=5.0):
    """Returns the material of a stone of `size` centimetres. Two seeds of one kind differ in their veins and bands."""
    unit = 5.0 / size
    if kind in CLEAR:
        return _clear(kind, seed, unit)
    material, tree, surface = _new(kind)
    place = _mapped(tree, (unit,) * 3, (0.3 * seed, 0.5, 0.2 * seed), (seed * 3.7, seed * 1.9, seed * 2.3))
    surface.inputs["Roughness"].default_value = 0.08
    surface.inputs["IOR"].default_value = 1.55
    surface.inputs["Specular"].default_value = 0.5
    tree.links.new(OPAQUE[kind](tree, surface, place), surface.inputs["Base Color"])
    return material
