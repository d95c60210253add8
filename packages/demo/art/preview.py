"""Shows bases in a stand-in color, to judge models: python3 preview.py <folder> <sheet.png> [base ...]"""
import glob
import json
import os
import sys

import numpy as np
from PIL import Image, ImageDraw

WIDE, STEP = 1200, 4
COLORS = {1: (63, 134, 216), 2: (240, 236, 226), 3: (240, 138, 52), 4: (31, 90, 168), 5: (207, 230, 246), 8: (232, 228, 220)}


def linear(color):
    c = np.array(color, np.float32) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def show(folder, name, table):
    read = lambda kind, type_: np.fromfile(f'{folder}/{name}.{kind}', type_)
    cut = lambda x, n: x.reshape(WIDE, WIDE, n)[::STEP, ::STEP]
    light, gloss = (cut(read(kind, np.uint16), 3) / 8192 for kind in ('light', 'gloss'))
    role, uv, out = cut(read('role', np.uint8), 1)[..., 0], cut(read('uv', np.uint16), 2) / 16384, cut(read('plain', np.uint8), 3).copy()
    for key, color in COLORS.items():
        albedo = linear(color)[None, None]
        if key == 2:
            check = ((np.floor(uv[..., 0] * 10) + np.floor(uv[..., 1] * 10)) % 2)[..., None]
            albedo = albedo * (0.45 + 0.55 * check)
        lit = np.maximum(albedo * light + gloss, 0) * 2**0.45
        mask = role == key
        out[mask] = np.interp(np.log2(lit + 1e-5), np.linspace(-11, 4, 256), table)[mask]
    return Image.fromarray(out)


if __name__ == '__main__':
    folder, target, *names = sys.argv[1:]
    names = names or sorted(os.path.basename(path)[:-5] for path in glob.glob(f'{folder}/*.json'))
    table = np.fromfile(f'{folder}/tone.bin', np.uint8).astype(np.float32)
    columns = 6
    sheet = Image.new('RGB', (columns * 300, (len(names) + columns - 1) // columns * 300))
    draw = ImageDraw.Draw(sheet)
    for at, name in enumerate(names):
        place = (at % columns * 300, at // columns * 300)
        sheet.paste(show(folder, name, table), place)
        draw.text((place[0] + 6, place[1] + 6), name, fill=(0, 0, 0))
    sheet.save(target)
