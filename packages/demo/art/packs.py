"""What food comes in: pouches, sacks, bottles, jars, tins, boxes and eggs."""
import math
import random

import bpy
from mathutils import Vector, noise
from solids import ball, block, grid, lathe, loft, main, mesh, panel, rod, spline, wrap
from studio import ACCENT, DEEP, MAIN, PRINT, SOFT, dark, glass, material, steel


def inflated(width, height, depth, gusset, sag, surface, power=0.6, seed=1):
    """Two printed sheets sealed at the rim, blown up: front and back, creased at the seals."""

    def at(side):
        def point(u, v):
            x, z = (u - 0.5), v
            rim_x = max(0, 1 - abs(2 * x) ** 2.6)
            top = min(1, max(0, (1 - v) / 0.16)) ** power
            low = 1 if gusset else min(1, max(0, v / 0.14)) ** power
            swell = rim_x**power * top * low * (1 + sag * math.exp(-(((v - 0.3) / 0.3) ** 2)))
            crease = 0.035 * noise.noise(Vector((u * 7 + seed, v * 5, side))) * (top * low) ** 0.5
            crease += 0.05 * math.sin(u * 19 + seed) * math.exp(-(1 - v) / 0.10) * (1 - v) * 3
            crease += 0.012 * noise.noise(Vector((u * 21, v * 17 + seed, side)))
            pinch = 1 - 0.10 * swell
            y = side * (depth / 2 * swell + crease * 0.8)
            base = 0.05 * abs(2 * x) ** 2 if gusset else 0
            return (x * width * pinch, y, z * height + base * (1 - v), u if side < 0 else 1 - u, v)

        return point

    for side in (-1, 1):
        made = grid(at(side), 60, 80, surface)
        thick = made.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness = 0.012


def foil():
    return material(PRINT, (232, 232, 232), 0.34, bump=('noise', 14, 0.06))


def pouch():
    inflated(2.15, 3.2, 1.15, True, 0.25, foil())


def pillow():
    inflated(2.5, 3.1, 1.05, False, 0.1, foil(), 0.5, 4)


def noodles():
    inflated(2.9, 2.4, 0.95, False, 0.0, foil(), 0.42, 7)


def refill():
    inflated(2.0, 2.9, 1.0, True, 0.3, foil(), 0.55, 3)
    rod(0.2, (0.55, 0, 2.72), (0.78, 0, 3.02), material(ACCENT, rough=0.3))


def sack():
    inflated(2.9, 4.2, 1.7, False, 0.35, material(PRINT, (235, 235, 235), 0.5, bump=('noise', 26, 0.12)), 0.5, 2)


def bottle_parts(cap=True, glassy=False):
    profile = spline(
        [(0, 0.02), (0.45, 0.02), (0.6, 0.06), (0.635, 0.16), (0.635, 0.6), (0.635, 1.75), (0.6, 2.05), (0.42, 2.42),
         (0.27, 2.66), (0.235, 2.85), (0.235, 3.05)]
    )
    lathe(profile, material(DEEP, rough=0.06, coat=1))
    wrap(0.635, 0.34, 1.62)
    cover = lathe(
        [(0.24, 2.97), (0.28, 2.98), (0.28, 3.1), (0.275, 3.39), (0.245, 3.42), (0.0, 3.42)],
        material(ACCENT, rough=0.32), 96,
    )
    for i, point in enumerate(cover.data.vertices):
        if 2.99 < point.co.z < 3.38 and (i % 96) % 4 < 2:
            point.co.x *= 0.965
            point.co.y *= 0.965


def bottle():
    bottle_parts()


def clear_bottle():
    """Oil in a clear bottle: SOFT is the liquid."""
    profile = spline(
        [(0, 0.02), (0.6, 0.02), (0.8, 0.08), (0.82, 0.3), (0.82, 1.9), (0.78, 2.25), (0.5, 2.75), (0.3, 3.0),
         (0.28, 3.3)]
    )
    lathe(profile, material(SOFT, (215, 200, 140), 0.05, coat=1, spec=0.7))
    wrap(0.82, 0.55, 1.85)
    lathe([(0.29, 3.2), (0.34, 3.21), (0.34, 3.5), (0.3, 3.54), (0, 3.54)], material(ACCENT, rough=0.35))
    handle = lambda u, v: (
        0.82 + 0.34 * math.sin(u * math.pi) - 0.3 * u + 0.07 * math.cos(v * 6.283), 0.12 * math.sin(v * 6.283),
        1.95 + 0.85 * u,
    )
    grid(handle, 24, 16, material(SOFT, rough=0.1, coat=1))


def jar_of(radius, height, lid):
    profile = spline(
        [(0, 0.03), (radius * 0.85, 0.02), (radius, 0.12), (radius, height * 0.5), (radius, height * 0.86),
         (radius * 0.88, height * 0.98), (radius * 0.86, height)]
    )
    lathe(profile, material(DEEP, rough=0.07, coat=1))
    wrap(radius, height * 0.2, height * 0.78)
    top = height + lid
    made = lathe(
        [(radius * 0.9, height * 0.985), (radius * 0.95, height), (radius * 0.95, top - 0.04), (radius * 0.9, top),
         (0, top)],
        material(ACCENT, rough=0.3, coat=0.3), 96,
    )
    for i, point in enumerate(made.data.vertices):
        if i % 2 and height < point.co.z < top - 0.05:
            point.co.x *= 0.975
            point.co.y *= 0.975


def jar():
    jar_of(0.95, 1.75, 0.38)


def canister():
    jar_of(1.1, 2.7, 0.4)


def tin():
    lathe([(0, 0), (0.93, 0), (0.96, 0.03), (0.96, 0.08), (0.93, 0.1)], steel())
    wrap(0.93, 0.1, 2.1, surface=material(PRINT, (235, 235, 235), 0.22, coat=0.6), lift=0)
    lathe([(0.93, 2.1), (0.96, 2.12), (0.96, 2.17), (0.92, 2.19), (0.9, 2.13), (0, 2.13)], steel())


def biscuit_tin():
    wrap(1.5, 0.05, 1.15, surface=material(PRINT, (235, 235, 235), 0.22, coat=0.8), lift=0)
    lathe([(0, 0), (1.48, 0), (1.5, 0.05)], main(0.25, 0.8))
    lathe([(1.53, 1.0), (1.55, 1.02), (1.55, 1.38), (1.5, 1.44), (0, 1.46)], main(0.25, 0.8))
    lathe([(1.2, 1.462), (1.16, 1.48), (1.12, 1.466)], material(ACCENT, rough=0.3, metal=0.0))


def cup():
    profile = [(0, 0.02), (0.66, 0), (0.7, 0.05), (0.95, 1.9), (0.99, 1.93), (0.99, 1.98)]
    lathe(profile, main(0.5))
    wrap(lambda z: 0.7 + 0.25 * (z - 0.05) / 1.85, 0.12, 1.82)
    lathe([(0.99, 1.98), (0.98, 2.0), (0, 2.0)], material(ACCENT, rough=0.3))
    panel((0, -0.0, 2.006), 1.1, 0.5, material(SOFT), face='top')


def carton():
    block((1.15, 1.15, 2.5), (0, 0, 1.25), main(0.4, 0.3), 0.03)
    panel((0, -0.58, 1.25), 1.11, 2.44, uv=(0, 0, 0.5, 1))
    panel((0.58, 0, 1.25), 1.11, 2.44, uv=(0.5, 0, 1, 1), face='right')
    panel((-0.58, 0, 1.25), 1.11, 2.44, uv=(0.5, 0, 1, 1), face='left')
    rod(0.2, (0.22, 0.1, 2.5), (0.22, 0.1, 2.68), material(ACCENT, rough=0.3))


def boxed(width, depth, height, lid=0.0):
    """A retail box: the print holds front and side, one beside the other."""

    def build():
        block((width, depth, height), (0, 0, height / 2), main(0.55), 0.025, segments=2)
        part = width / (width + depth)
        panel((0, -depth / 2 - 0.006, height / 2), width - 0.03, height - 0.03, uv=(0, 0, part, 1))
        for side in ('right', 'left'):
            x = (width / 2 + 0.006) * (1 if side == 'right' else -1)
            panel((x, 0, height / 2), depth - 0.03, height - 0.03, uv=(part, 0, 1, 1), face=side)
        if lid:
            block((width + 0.06, depth + 0.06, lid), (0, 0, height - lid / 2 + 0.02), material(ACCENT, rough=0.5), 0.03)
        else:
            for y in (-0.04, 0.04):
                panel((0, y, height + 0.004), width - 0.05, 0.012, material(DEEP, rough=0.8), face='top')

    return build


def flat_box(width, depth, height):
    """A box that lies: the print is on its top."""

    def build():
        block((width, depth, height), (0, 0, height / 2), main(0.5), 0.03, segments=2)
        panel((0, 0, height + 0.005), width - 0.06, depth - 0.06, face='top')
        block((width + 0.01, depth + 0.01, 0.02), (0, 0, height * 0.55), material(DEEP, rough=0.6), 0.005)

    return build


def eggs(columns, rows):
    """So many eggs in a pulp tray with a sleeve in front."""

    def build():
        width, depth = columns * 0.62 + 0.2, rows * 0.68 + 0.25
        block((width, depth, 0.42), (0, 0, 0.21), main(0.95, bump=('noise', 30, 0.3)), 0.12)
        chance = random.Random(5)
        shell = material(SOFT, rough=0.42, bump=('noise', 30, 0.05))
        for i in range(columns):
            for j in range(rows):
                x, y = (i - (columns - 1) / 2) * 0.62, (j - (rows - 1) / 2) * 0.68 + 0.02
                egg = ball(0.29, (x, y, 0.62), shell, (0.93, 0.93, 1.22), 28)
                egg.rotation_euler = (chance.uniform(-0.15, 0.15), chance.uniform(-0.15, 0.15), 0)
        panel((0, -depth / 2 - 0.007, 0.21), 2.2, 0.36)

    return build


def oil_can():
    rings = [(1.0, 0.55, 4, 0.0), (1.06, 0.6, 4, 0.05), (1.06, 0.6, 4, 2.1), (1.0, 0.56, 3.6, 2.3),
             (0.62, 0.44, 3, 2.62, -0.26, 0), (0.34, 0.32, 2.2, 2.78, -0.5, 0), (0.3, 0.3, 2, 2.86, -0.55, 0)]
    loft(rings, main(0.3, 0.3))
    rod(0.33, (-0.55, 0, 2.84), (-0.55, 0, 3.2), material(ACCENT, rough=0.35))
    for x in (0.28, 0.9):
        rod(0.13, (x, 0, 2.2), (x - 0.08, 0, 2.85), main(0.3, 0.3), 0.05)
    rod(0.13, (-0.0, 0, 2.82), (0.92, 0, 2.82), main(0.3, 0.3), 0.06)
    panel((0, -0.607, 1.1), 1.7, 1.75)


def spray():
    lathe([(0, 0), (0.6, 0), (0.63, 0.04), (0.63, 0.1)], steel())
    wrap(0.62, 0.1, 2.6, surface=material(PRINT, (235, 235, 235), 0.2, coat=0.6))
    lathe([(0.63, 2.6), (0.6, 2.68), (0.5, 2.8), (0.42, 2.86)], steel())
    lathe([(0.46, 2.84), (0.48, 2.86), (0.46, 3.3), (0.4, 3.38), (0, 3.4)], material(ACCENT, rough=0.35))


def inks():
    for i in range(4):
        x = (i - 1.5) * 0.82
        surface = material((MAIN, ACCENT, DEEP, SOFT)[i], rough=0.25, coat=0.4)
        lathe(spline([(0, 0), (0.34, 0), (0.36, 0.06), (0.36, 1.4), (0.3, 1.62), (0.14, 1.75)]), surface, 48, (x, 0))
        wrap(0.36, 0.3, 1.15, 1.0, center=(x, 0))
        lathe([(0.16, 1.7), (0.19, 1.71), (0.17, 2.2), (0.1, 2.3), (0, 2.3)], dark(), 48, (x, 0))


PACKS = {
    'pouch': dict(build=pouch), 'pillow': dict(build=pillow), 'noodles': dict(build=noodles),
    'refill': dict(build=refill), 'sack': dict(build=sack), 'bottle': dict(build=bottle),
    'clear-bottle': dict(build=clear_bottle), 'jar': dict(build=jar), 'canister': dict(build=canister),
    'tin': dict(build=tin), 'biscuit-tin': dict(build=biscuit_tin, rise=0.1), 'cup': dict(build=cup),
    'carton': dict(build=carton, turn=0.3), 'eggs': dict(build=eggs(5, 3), rise=0.25), 'eggs-ten': dict(build=eggs(5, 2), rise=0.25),
    'eggs-thirty': dict(build=eggs(6, 5), rise=0.3), 'oil-can': dict(build=oil_can),
    'spray': dict(build=spray), 'inks': dict(build=inks),
    'box-tall': dict(build=boxed(1.7, 1.1, 2.3), turn=0.3), 'box-wide': dict(build=boxed(2.9, 1.2, 2.0), turn=0.25),
    'box-cube': dict(build=boxed(2.1, 1.9, 2.1), turn=0.35), 'box-slim': dict(build=boxed(1.5, 0.5, 2.4), turn=0.3),
    'box-small': dict(build=boxed(2.0, 0.9, 1.2), turn=0.3), 'box-shoe': dict(build=boxed(3.1, 1.9, 1.15, 0.42), turn=0.3, rise=0.08),
    'box-flat': dict(build=flat_box(2.9, 2.1, 0.55), rise=0.5),
}
for name in ('bottle', 'clear-bottle', 'jar', 'canister', 'tin', 'biscuit-tin', 'cup', 'spray'):
    # A label around a round thing faces the camera.
    PACKS[name].update(turn=0, turns={'a': -0.17, 'b': 0.62, 'c': -0.25})
for options in PACKS.values():
    if options.get('turn'):
        options['turns'] = {'b': -2 * options['turn'] + 0.9}
