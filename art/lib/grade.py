#!/usr/bin/python3
"""Film grade shared by the whole series: grade.py NAME [out=FILE] [ev=0] [contrast=1.12] [hue=0.35] [split=1]
[saturation=0.97] [vignette=0.10]: bloom, filmic shoulder, split tone, vignette, dither."""
import os
import sys

import cv2
import numpy as np

MIDDLE_GREY = 0.18
COOL_SHADOWS, WARM_LIGHTS = np.array([-0.012, 0.0, 0.022]), np.array([0.010, 0.002, -0.014])


def filmic(value, contrast):
    """Narkowicz's fit of the ACES curve, softened."""
    v = 0.72 * MIDDLE_GREY * (np.maximum(value, 1e-6) / MIDDLE_GREY) ** contrast
    return np.clip((v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14), 0, 1)


def grade(linear, ev=0.0, contrast=1.12, hue=0.35, split=1.0, saturation=0.97, vignette=0.10):
    """Linear light to display values in 0..1. `hue` mixes a hue-keeping curve (by luminance) into the one per channel."""
    height, width = linear.shape[:2]
    x = np.maximum(linear, 0) * 2 ** ev
    hot = np.maximum(0, x - 1.1)                    # only the brightest places bloom
    if hot.max() > 0:
        x = x + 0.10 * cv2.GaussianBlur(np.minimum(hot, 3), (0, 0), width / 60)
    luminance = (x * [0.2126, 0.7152, 0.0722]).sum(-1, keepdims=True)
    hue_keeping = np.minimum(x * (filmic(luminance, contrast) / np.maximum(luminance, 1e-9)), 1)
    y = filmic(x, contrast) * (1 - hue) + hue_keeping * hue
    y = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - 0.055)
    tone = y.mean(-1, keepdims=True)
    y = y + (COOL_SHADOWS * (1 - tone) ** 2 * (tone > 0.01) + WARM_LIGHTS * tone ** 2) * split
    grey = (y * [0.3, 0.59, 0.11]).sum(-1, keepdims=True)
    y = grey + (y - grey) * saturation
    v, u = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    y = y * (1 - vignette * np.clip(u ** 2 * 0.8 + v ** 2 * 0.5 - 0.35, 0, 1)[..., None])
    dither = np.random.default_rng(1).random(y.shape) - 0.5       # a fixed seed: the same render gives the same file
    return np.clip(np.clip(y, 0, 1) + dither / 255, 0, 1)


if __name__ == '__main__':
    name = sys.argv[1]
    options = dict(a.split('=') for a in sys.argv[2:])
    out = options.pop('out', name + '.png')
    source = os.path.join(os.environ.get('ART_WORK', 'work'), name, 'lin.npy')
    picture = grade(np.load(source).astype(np.float32), **{key: float(value) for key, value in options.items()})
    cv2.imwrite(out, (picture * 255 + 0.5).astype(np.uint8)[..., ::-1])
