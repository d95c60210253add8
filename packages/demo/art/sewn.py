"""Shirts as they are sewn: front and back welded at the seams, blown up by cloth pressure, then creased."""
import math
import random

import bpy
from mathutils import Vector, noise
from mathutils.bvhtree import BVHTree
from mathutils.geometry import delaunay_2d_cdt
from solids import grid, mesh, rod, tube
from studio import DEEP, KEEP, MAIN, PRINT, SOFT, add, material, steel

STEP, SIZE = 0.034, 2.0


def cotton(role=PRINT):
    return material(role, (235, 235, 235), 0.88, sheen=0.3, spec=0.12, bump=('noise', 60, 0.03))


def bend(a, b, c, count):
    return [
        tuple((1 - t) ** 2 * a[k] + 2 * t * (1 - t) * b[k] + t * t * c[k] for k in (0, 1))
        for t in (i / count for i in range(count))
    ]


def sampled(points):
    out = []
    for a, b in zip(points, points[1:]):
        count = max(1, round(math.dist(a, b) / STEP))
        out += [(a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count) for i in range(count)]
    return [*out, points[-1]]


def outline(long):
    """Seams of the right half: shoulder and sleeve, cuff, sleeve and side, hem."""
    neck, shoulder = (0.17, 0.9), (0.5, 0.765)
    cuff = [(0.98, -0.28), (0.80, -0.36)] if long else [(0.9, 0.3), (0.675, 0.1)]
    arm = (0.5, 0.24)
    top = sampled([neck, (0.36, 0.845), shoulder, (0.62, 0.67), cuff[0]])
    side = sampled([cuff[1], (0.57, 0.17), arm, (0.485, 0.05), (0.49, -0.4), (0.53, -0.92)])
    return neck, top, sampled(cuff), side, sampled([(0.53, -0.92), (0.26, -0.94), (0, -0.945)])


def sew(long, seed):
    neck, top, cuff, side, hem = outline(long)
    front = sampled([(0, 0.62), *bend((0, 0.62), (0.11, 0.74), neck, 8)[1:], neck])
    back = sampled([*bend((0, 0.855), (0.13, 0.86), neck, 6), neck])
    key = lambda x, y: (round(abs(x), 4), round(y, 4))
    seams = {key(x, y) for x, y in top + side}
    chance, shared = random.Random(seed), {}
    points, faces, uvs, necks = [], [], [], {}
    for at, line in ((0, front), (1, back)):
        right = line[:-1] + top[:-1] + cuff[:-1] + side[:-1] + hem
        loop = right + [(-x, y) for x, y in reversed(right)][1:-1]

        def inside(x, y):
            found = False
            for (x1, y1), (x2, y2) in zip(loop, loop[1:] + loop[:1]):
                if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                    found = not found
            return found

        cells = {}
        for p in loop:
            cells.setdefault((int(p[0] // STEP), int(p[1] // STEP)), []).append(p)

        def close(x, y):
            return any(
                (p[0] - x) ** 2 + (p[1] - y) ** 2 < (STEP * 0.62) ** 2
                for a in (-1, 0, 1) for b in (-1, 0, 1)
                for p in cells.get((int(x // STEP) + a, int(y // STEP) + b), [])
            )

        filled, y, row = [], -0.95, 0
        while y < 0.95:
            x = -1.05 + (row % 2) * STEP / 2
            while x < 1.05:
                if inside(x, y) and not close(x, y):
                    filled.append((x, y))
                x += STEP
            y += STEP * 0.866
            row += 1
        count = len(loop)
        edges = [(i, (i + 1) % count) for i in range(count)]
        flat = delaunay_2d_cdt([Vector(p) for p in loop + filled], edges, [], 1, 1e-6)
        numbers = {}
        for i, p in enumerate(flat[0]):
            seam = key(p.x, p.y) in seams and i < count
            mark = (round(p.x, 4), round(p.y, 4))
            if seam and mark in shared:
                numbers[i] = shared[mark]
                continue
            numbers[i] = len(points)
            lift = 0 if seam else (-0.03 if at == 0 else 0.03) + chance.uniform(-0.006, 0.006)
            points.append((p.x * SIZE * 1.2, lift, p.y * SIZE))
            sleeve = abs(p.x) > 0.5
            uvs.append((1.5 + p.x * 0.72 + (0.3 if sleeve else 0), 1.5 + p.y * 0.6 + (0.2 if sleeve else 0)))
            if seam:
                shared[mark] = numbers[i]
        for face in flat[2]:
            corners = [numbers[i] for i in face]
            a, b, c = (Vector(points[i]) for i in corners)
            if ((b - a).cross(c - a).y > 0) == (at == 0):
                corners = [corners[0], corners[2], corners[1]]
            faces.append(corners)
        nearest = lambda q: min(
            numbers.values(), key=lambda i: (points[i][0] / SIZE / 1.2 - q[0]) ** 2 + (points[i][2] / SIZE - q[1]) ** 2
        )
        necks[at] = {s: [nearest((s * x, y)) for x, y in line] for s in (1, -1)}
        if at == 0:
            places = [nearest((0, y)) for y in (0.47, 0.22, -0.03, -0.28, -0.53, -0.78)]
    return points, faces, uvs, necks, places, seams


def blow(shirt, points, seams, frames=34):
    pins = shirt.vertex_groups.new(name='pin')
    for i, (x, _, z) in enumerate(points):
        across, up = abs(x / SIZE / 1.2), z / SIZE
        if (round(across, 4), round(up, 4)) in seams and up > 0.74 and across < 0.54:
            pins.add([i], 1, 'REPLACE')
    cloth = shirt.modifiers.new('cloth', 'CLOTH')
    values = dict(quality=5, mass=0.18, vertex_group_mass='pin', tension_stiffness=9, compression_stiffness=9,
                  shear_stiffness=3, bending_stiffness=0.05, air_damping=4, use_pressure=True, uniform_pressure_force=0.8)
    for name, value in values.items():
        setattr(cloth.settings, name, value)
    cloth.settings.effector_weights.gravity = 0.8
    cloth.collision_settings.use_collision = cloth.collision_settings.use_self_collision = False
    scene = bpy.context.scene
    scene.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    made = bpy.data.meshes.new_from_object(shirt.evaluated_get(graph))
    bpy.data.objects.remove(shirt)
    for face in made.polygons:
        face.use_smooth = True
    return add(bpy.data.objects.new('shirt', made))


def crease(shirt, seed, strength):
    for point in shirt.data.vertices:
        x, _, z = point.co
        low = max(0, min(1, (1.1 - z) / 2.2))
        fold = 0.1 * low * noise.noise(Vector((x * 2 + seed, z * 0.55, seed)))
        fold += 0.05 * low * noise.noise(Vector((x * 4.3, z * 0.9 + x * 0.5, 3 + seed)))
        side = 1 if x > 0 else -1
        dx, dz = abs(x) - 1.16, z - 0.5
        r = math.hypot(dx, dz)
        swirl = math.sin(math.atan2(dz, dx) * 8 + 1.7 * noise.noise(Vector((side * 3, r * 2, seed))) + side * 1.3)
        fold += 0.075 * swirl * math.exp(-r / 0.62) * min(1, r / 0.22)
        fold += 0.03 * noise.noise(Vector((x * 3 + z * 2.2, z * 3 - x * 1.5, 7 + seed)))
        fold += 0.012 * noise.noise(Vector((x * 8, z * 7, seed)))
        point.co.y += fold * strength * (0.45 if abs(x) < 0.14 else 1)


def collar(shirt, places, necks):
    smooth = lambda x: max(0, min(1, x)) ** 2 * (3 - 2 * max(0, min(1, x)))
    tree = BVHTree.FromPolygons(places, [tuple(face.vertices) for face in shirt.data.polygons])
    for side in (1, -1):
        line = [places[i] for i in necks[0][side]] + [places[i] for i in reversed(necks[1][side])][1:]
        fore, count = len(necks[0][side]) - 1, len(line) - 1

        def at(u, v):
            i = u * count
            low = min(int(i), count - 1)
            p = line[low].lerp(line[low + 1], i - low)
            t = i / fore if i <= fore else 1 + (i - fore) / (count - fore)
            p = p - Vector((side * 0.045 * smooth((t - 1.5) / 0.5), 0, 0))
            height, ahead = 0.15 * smooth(t * 1.1), 1 - smooth((t - 1) / 0.55)
            out = Vector((side * (0.95 * ahead + 0.15), -0.1 * ahead + 0.65 * (1 - ahead), 0))
            roll = p + Vector((-side * 0.015 * ahead, -0.05 * ahead * smooth(t * 3), height))
            width = (0.26 + 0.16 * math.exp(-(((t - 0.42) / 0.22) ** 2))) * smooth(t * 4.5 + 0.02) * 0.92
            if v < 0.3:
                return (*p.lerp(roll, v / 0.3), i * 0.012, v * 0.12)
            q = (v - 0.3) / 0.7
            x = roll + out * width * q
            x.z -= height * 1.35 * q * q + 0.16 * width * q
            if t < 1:
                x.y -= 0.085 * math.sin(q * math.pi * 0.75) + 0.02
            return (*x, i * 0.02, 0.1 + v * 0.14)

        made = grid(at, 50, 16, cotton())
        for point in made.data.vertices:
            hit = tree.ray_cast(Vector((point.co.x, -3, point.co.z)), Vector((0, 1, 0)))[0]
            if hit is not None and hit.y - 0.035 < point.co.y < hit.y + 0.5 and point.index // 51 > 5:
                point.co.y = hit.y - 0.035
        made.modifiers.new('thick', 'SOLIDIFY').thickness = 0.03


def rib(places, necks):
    """The round neck of a tee."""
    line = [places[i] for i in reversed(necks[0][-1])] + [places[i] for i in necks[0][1]][1:]
    line += [places[i] for i in reversed(necks[1][1])][1:] + [places[i] for i in necks[1][-1]][1:-1]
    tube([(p.x * 0.99, p.y - 0.012, p.z) for p in line], 0.05, cotton(DEEP), closed=True)


def hood(places, necks):
    line = [places[i] for i in reversed(necks[0][-1])] + [places[i] for i in necks[0][1]][1:]
    center = sum((p.x for p in line)) / len(line)

    def at(u, v):
        a = (u - 0.5) * 4.6
        r = 0.40 + 0.12 * math.sin(v * math.pi)
        wave = 0.02 * noise.noise(Vector((u * 9, v * 6, 2)))
        return (center + r * math.sin(a) * 1.1, -0.02 - r * math.cos(a) * 0.75 + 0.25 * v, 1.42 + 0.55 * v - 0.16 * math.cos(a) + wave, 1 + u, v * 0.5)

    grid(at, 50, 20, cotton()).modifiers.new('thick', 'SOLIDIFY').thickness = 0.08
    for x in (-0.13, 0.13):
        tube([(x, -0.5, 1.25), (x * 1.2, -0.62, 0.8), (x * 1.1, -0.62, 0.45)], 0.022, material(SOFT, rough=0.8))


def shirt(long=False, top='collar', closing='buttons', seed=1, strength=1.0):
    def build():
        points, faces, uvs, necks, fastened, seams = sew(long, seed)
        made = blow(mesh(points, faces, cotton(), uvs), points, seams)
        crease(made, seed, strength)
        places = [point.co.copy() for point in made.data.vertices]
        {'collar': lambda: collar(made, places, necks), 'rib': lambda: rib(places, necks), 'hood': lambda: hood(places, necks)}[top]()
        front = [places[i] for i in fastened]
        if closing == 'buttons':
            for p in front:
                rod(0.042, (p.x, p.y - 0.005, p.z), (p.x, p.y - 0.035, p.z), material(KEEP, (232, 218, 190), 0.3, coat=0.4), 0.008, 20)
        if closing == 'zip':
            tube([(p.x, p.y - 0.03, p.z) for p in [front[0] + Vector((0, 0, 0.28)), *front, front[-1] - Vector((0, 0, 0.3))]], 0.03, steel(0.3))
        tag = places[necks[1][1][0]]
        grid(lambda u, v: (tag.x + (u - 0.5) * 0.26, tag.y - 0.04, tag.z - 0.04 - 0.16 * v), 2, 2, material(KEEP, (244, 240, 232), 0.7))
        solid = made.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = 0.016, -1

    return build


SEWN = {
    'shirt': dict(build=shirt()), 'long-shirt': dict(build=shirt(long=True, seed=3)),
    'tee': dict(build=shirt(top='rib', closing='', seed=2)), 'hoodie': dict(build=shirt(long=True, top='hood', closing='', seed=5, strength=1.5)),
    'jacket': dict(build=shirt(long=True, closing='zip', seed=7, strength=1.3)),
}
