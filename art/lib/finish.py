#!/usr/bin/python3
"""Denoise the raw passes of one shot: finish.py NAME [radius=6] [k=0.55]

Debian's Blender comes without OpenImageDenoise. This is a non-local-means filter on the lighting alone (colour divided
by albedo), guided by normal and depth. Two renders with different seeds give the noise level, and each one's weights are
taken from the other, so that noise is not mistaken for detail. Result: lin.npy, linear light.
"""
import os
import sys
import time

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402

SKY_DEPTH = 1e6
PATCH = 7
NORMAL_TOLERANCE, DEPTH_TOLERANCE = 0.06, 0.02


def read(folder, prefix):
    name = next(f for f in os.listdir(folder) if f.startswith(prefix + '_'))
    return cv2.imread(os.path.join(folder, name), cv2.IMREAD_UNCHANGED)[..., 2::-1].astype(np.float32)


def denoise(folder, radius=6, k=0.55):
    rgb = [read(folder, 'rgb0'), read(folder, 'rgb1')]
    albedo = (read(folder, 'alb0') + read(folder, 'alb1')) / 2
    normal = (read(folder, 'nrm0') + read(folder, 'nrm1')) / 2
    depth = (read(folder, 'dep0')[..., 0] + read(folder, 'dep1')[..., 0]) / 2
    height, width = depth.shape
    sky = depth > SKY_DEPTH
    divisor = np.where(albedo > 0.02, albedo, 1.0)
    light = [np.minimum(x / divisor, 60) for x in rgb]
    variance = cv2.blur((light[0] - light[1]) ** 2 / 2, (9, 9))
    log_depth = np.log1p(np.clip(depth, 0, 1e4))
    # A slanted floor changes depth from pixel to pixel; its own gradient is no reason to keep pixels apart.
    slope = np.minimum(0.05, np.maximum(np.abs(cv2.Sobel(log_depth, cv2.CV_32F, 1, 0, ksize=1)),
                                        np.abs(cv2.Sobel(log_depth, cv2.CV_32F, 0, 1, ksize=1))) / 2)

    def pad(image):
        return cv2.copyMakeBorder(image, radius, radius, radius, radius, cv2.BORDER_REFLECT)

    padded = [pad(x) for x in (normal, log_depth, variance, *light)]
    total = [np.zeros_like(light[0]), np.zeros_like(light[1])]
    weight_sum = [np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)]
    for dx in range(-radius, radius + 1):
        for dy in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            window = np.s_[radius + dy:radius + dy + height, radius + dx:radius + dx + width]
            normal_2, depth_2, variance_2, *light_2 = (p[window] for p in padded)
            feature = ((normal - normal_2) ** 2).sum(-1) / NORMAL_TOLERANCE
            feature += (np.maximum(0, np.abs(log_depth - depth_2) - slope * ((abs(dx) + abs(dy)) * 1.4))
                        / DEPTH_TOLERANCE) ** 2
            feature_weight = cv2.exp(-feature)
            expected = variance + np.minimum(variance, variance_2)
            scale = 1 / (1e-5 + k * k * (variance + variance_2))
            for half in (0, 1):
                other = 1 - half
                distance = (((light[other] - light_2[other]) ** 2 - expected) * scale).mean(-1)
                weight = np.minimum(cv2.exp(-np.maximum(0, cv2.blur(distance, (PATCH, PATCH)))), feature_weight)
                total[half] += weight[..., None] * light_2[half]
                weight_sum[half] += weight
    smooth = sum(t / np.maximum(w, 1e-6)[..., None] for t, w in zip(total, weight_sum)) / 2
    average = (rgb[0] + rgb[1]) / 2
    result = np.where(sky[..., None], average, smooth * divisor)
    # Pixels that are partly sky keep their plain average, else their edge would be torn.
    edge = (cv2.dilate(sky.astype(np.uint8), np.ones((3, 3))) > 0) & ~sky
    result[edge] = average[edge]
    return result


if __name__ == '__main__':
    options = dict(a.split('=') for a in sys.argv[2:])
    source = os.path.join(os.environ.get('ART_WORK', 'work'), sys.argv[1])
    begin = time.time()
    linear = denoise(source, int(options.get('radius', 6)), float(options.get('k', 0.55)))
    np.save(os.path.join(source, 'lin.npy'), linear.astype(np.float16))
    print('DENOISE %s %.1fs' % (sys.argv[1], time.time() - begin))
