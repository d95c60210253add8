"""Non-local means on light, without the colors of surfaces: prints stay sharp."""
import numpy as np


def box(x, r=1):
    height, width = x.shape
    padded = np.pad(x, r, mode='edge')
    sums = np.cumsum(np.cumsum(np.pad(padded, ((1, 0), (1, 0))), 0, dtype=np.float64), 1)
    k = 2 * r + 1
    return ((sums[k:, k:] - sums[:-k, k:] - sums[k:, :-k] + sums[:-k, :-k]) / k**2)[:height, :width]


def denoise(beauty, albedo, normal, reach=3, strength=0.6):
    height, width, _ = beauty.shape
    values = np.log(np.maximum(beauty / (albedo + 0.03), 0) + 0.02)
    grey = values.mean(2)
    variance = np.minimum(box((grey - box(grey)) ** 2, 5), 0.05) * 1.12 + 1e-5
    pad = lambda x: np.pad(x, ((reach, reach), (reach, reach), *([(0, 0)] * (x.ndim - 2))), mode='edge')
    far_values, far_grey, far_albedo, far_normal = pad(values), pad(grey), pad(albedo), pad(normal)
    total, weights = np.zeros_like(values), np.zeros((height, width, 1), np.float32)
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            at = (slice(reach + dy, reach + dy + height), slice(reach + dx, reach + dx + width))
            unlike = np.maximum(0, box((grey - far_grey[at]) ** 2) - 2 * variance)
            unlike = unlike / (4 * strength**2 * variance + 1e-6)
            unlike = unlike + ((albedo - far_albedo[at]) ** 2).sum(2) / (0.1 + albedo.mean(2) * 0.25) ** 2 * 6
            unlike = unlike + ((normal - far_normal[at]) ** 2).sum(2) / 0.04
            unlike = unlike + (dx * dx + dy * dy) / (2 * (reach * 0.7) ** 2)
            weight = np.exp(-np.minimum(unlike, 40))[..., None].astype(np.float32)
            total += weight * far_values[at]
            weights += weight
    return ((np.exp(total / weights) - 0.02) * (albedo + 0.03)).clip(0).astype(np.float32)
