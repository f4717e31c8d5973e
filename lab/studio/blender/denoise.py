"""Takes the grain out of a picture of few samples.

The network is the U-Net of Intel's Open Image Denoise for light, colour and normals; its weights are weights/*.tza.
This file runs it with numpy, for Debian's Blender is built without that library. Arrays are (channels, rows, columns).
"""
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "weights", "rt_hdr_alb_nrm_small.tza")

# The largest tile, and the rim that its neighbours share with it, in pixels: multiples of 16, as four pools halve them.
TILE = 560
RIM = 32

# The curve in which the network sees light: even steps of it are even steps to the eye.
A, B, C, D = 1.41283765e3, 1.64593172, 0.431384981, -2.94139609e-3
E, F, G = 0.192653254, 6.26026094e-3, 0.998620152
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 0.370974749
BRIGHTEST = E * np.log(65504.0 + F) + G


def _seen(light):
    low = np.maximum(light, 1e-12)
    curve = np.where(light <= Y1, B * low**C + D, E * np.log(low + F) + G)
    return np.where(light <= Y0, A * light, curve) / BRIGHTEST


def _light(seen):
    x = seen * BRIGHTEST
    curve = np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F)
    return np.where(x <= X0, x / A, curve)


def read_weights(path=WEIGHTS):
    """Reads the tensors of a .tza file by name, as float32."""
    with open(path, "rb") as file:
        data = file.read()
    if data[:3] != b"\xd7\x41\x02":
        raise ValueError("not a file of weights: " + path)
    (at,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from("<%dI" % dimensions, data, at + 1)
        at += 1 + 5 * dimensions
        kind = {"f": np.float32, "h": np.float16}[chr(data[at])]
        (place,) = struct.unpack_from("<Q", data, at + 1)
        at += 9
        found = np.frombuffer(data, kind, int(np.prod(shape)), place).reshape(shape)
        tensors[name] = found.astype(np.float32)
    return tensors


def _convolve(tensors, name, x):
    """A convolution of 3 by 3 with its ReLU. Nine products of shifted views: rows are padded, so a shift is a slice."""
    weight, bias = tensors[name + ".weight"], tensors[name + ".bias"]
    channels, rows, columns = x.shape
    wide = columns + 2
    padded = np.zeros((channels, rows + 3, wide), np.float32)
    padded[:, 1 : rows + 1, 1 : columns + 1] = x
    flat = padded.reshape(channels, -1)
    length = rows * wide
    sums = np.repeat(bias[:, None], length, axis=1)
    product = np.empty_like(sums)
    for row in range(3):
        for column in range(3):
            start = row * wide + column
            np.matmul(np.ascontiguousarray(weight[:, :, row, column]), flat[:, start : start + length], out=product)
            sums += product
    np.maximum(sums, 0, out=sums)
    return sums.reshape(-1, rows, wide)[:, :, :columns]


def _pool(x):
    return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))


def _grow(x, beside):
    return np.concatenate([x.repeat(2, axis=1).repeat(2, axis=2), beside])


def _network(tensors, x):
    kept = [x]
    now = _pool(_convolve(tensors, "enc_conv1", _convolve(tensors, "enc_conv0", x)))
    for name in ("enc_conv2", "enc_conv3", "enc_conv4"):
        kept.append(now)
        now = _pool(_convolve(tensors, name, now))
    now = _convolve(tensors, "enc_conv5b", _convolve(tensors, "enc_conv5a", now))
    for level in (4, 3, 2, 1):
        now = _grow(now, kept.pop())
        for part in "ab":
            now = _convolve(tensors, "dec_conv%d%s" % (level, part), now)
    return _convolve(tensors, "dec_conv0", now)


def _tiles(start, end):
    """Places and length of even tiles that cover `start` to `end`."""
    count = -(-(end - start) // TILE)
    length = -(-(end - start) // (count * 16)) * 16
    return [start + i * length for i in range(count)], length


def denoise(light, albedo, normal, wanted):
    """
    Returns `light` without grain. All are (rows, columns, 3): linear light, colour of surfaces 0 to 1, and normals
    -1 to 1. Beyond the pixels of `wanted`, light is left as it is.
    """
    tensors = read_weights()
    rows, columns, _ = light.shape
    # the network was taught on pictures of this mean brightness
    blocks = light.mean(axis=2)[: rows // 16 * 16, : columns // 16 * 16].reshape(rows // 16, 16, -1, 16).mean(axis=(1, 3))
    exposure = 0.18 / np.exp2(np.mean(np.log2(np.maximum(blocks, 1e-4))))
    seen = _seen(np.maximum(light, 0) * exposure)
    layers = np.concatenate([seen, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * 0.5 + 0.5], axis=2)
    across, down = np.flatnonzero(wanted.any(axis=0)), np.flatnonzero(wanted.any(axis=1))
    tops, high = _tiles(down[0], down[-1] + 1)
    lefts, wide = _tiles(across[0], across[-1] + 1)
    edges = ((RIM, RIM + high), (RIM, RIM + wide), (0, 0))
    layers = np.pad(layers, edges, mode="symmetric").transpose(2, 0, 1).astype(np.float32)
    result = light.astype(np.float32).copy()
    for top in tops:
        for left in lefts:
            bottom, right = min(top + high, rows), min(left + wide, columns)
            tile = layers[:, top : top + high + 2 * RIM, left : left + wide + 2 * RIM]
            clean = _network(tensors, tile)[:, RIM : RIM + bottom - top, RIM : RIM + right - left]
            result[top:bottom, left:right] = _light(clean.transpose(1, 2, 0)) / exposure
    return result
