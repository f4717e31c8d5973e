"""Parts of the materials of stones: coordinates, clouds, bands and mixtures."""


def _mapped(tree, scale, turn=(0, 0, 0), shift=(0, 0, 0)):
    """Coordinates of the object, moved by its own chance: beads that share a mesh have patterns of their own."""
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    chance = tree.nodes.new("ShaderNodeObjectInfo")
    spread = tree.nodes.new("ShaderNodeVectorMath")
    spread.operation = "MULTIPLY_ADD"
    spread.inputs[1].default_value = (31, 17, 23)
    tree.links.new(chance.outputs["Random"], spread.inputs[0])
    tree.links.new(coordinates.outputs["Object"], spread.inputs[2])
    place = tree.nodes.new("ShaderNodeMapping")
    place.inputs["Scale"].default_value = scale
    place.inputs["Rotation"].default_value = turn
    place.inputs["Location"].default_value = shift
    tree.links.new(spread.outputs[0], place.inputs["Vector"])
    return place


def _texture(tree, place, scale, detail=5.0, distortion=0.0):
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    noise.inputs["Distortion"].default_value = distortion
    tree.links.new(place.outputs[0], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _bands(tree, place, scale, distortion):
    wave = tree.nodes.new("ShaderNodeTexWave")
    wave.wave_type, wave.bands_direction = "BANDS", "Z"
    wave.inputs["Scale"].default_value = scale
    wave.inputs["Distortion"].default_value = distortion
    wave.inputs["Detail"].default_value = 4
    wave.inputs["Detail Scale"].default_value = 1.4
    tree.links.new(place.outputs[0], wave.inputs["Vector"])
    return wave.outputs["Fac"]


def _mix(tree, share, first, second):
    mix = tree.nodes.new("ShaderNodeMixRGB")
    for place, value in ((0, share), (1, first), (2, second)):
        if isinstance(value, float):
            mix.inputs[place].default_value = value
        elif isinstance(value, tuple):
            mix.inputs[place].default_value = (*value, 1)
        else:
            tree.links.new(value, mix.inputs[place])
    return mix.outputs[0]


def _glow(tree, surface, colour, share, depth):
    surface.inputs["Subsurface"].default_value = share
    surface.inputs["Subsurface Radius"].default_value = depth
    tree.links.new(colour, surface.inputs["Subsurface Color"])
