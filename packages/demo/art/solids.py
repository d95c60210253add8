"""Solids that models are put together from."""
import math

import bpy
from studio import MAIN, PRINT, add, material


def mesh(points, faces, surface, uvs=None, smooth=True, name='part'):
    made = bpy.data.meshes.new(name)
    made.from_pydata(points, [], faces)
    made.update()
    if uvs:
        layer = made.uv_layers.new(name='UVMap')
        for corner in made.loops:
            layer.data[corner.index].uv = uvs[corner.vertex_index]
    if smooth:
        for face in made.polygons:
            face.use_smooth = True
    made.materials.append(surface)
    return add(bpy.data.objects.new(name, made))


def grid(at, columns, rows, surface):
    """A sheet through at(u, v) -> (x, y, z) or (x, y, z, u, v)."""
    points, uvs, faces = [], [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            p = at(u, v)
            points.append(p[:3])
            uvs.append(p[3:5] if len(p) > 3 else (u, v))
    for j in range(rows):
        for i in range(columns):
            a = j * (columns + 1) + i
            faces.append((a, a + 1, a + columns + 2, a + columns + 1))
    return mesh(points, faces, surface, uvs)


def spline(points, steps=6):
    out = []
    around = [points[0], *points, points[-1]]
    for i in range(1, len(around) - 2):
        a, b, c, d = around[i - 1 : i + 3]
        for step in range(steps):
            t = step / steps
            out.append(
                tuple(
                    0.5
                    * (
                        2 * b[k]
                        + (c[k] - a[k]) * t
                        + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                        + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
                    )
                    for k in (0, 1)
                )
            )
    return [(max(0, r), z) for r, z in [*out, points[-1]]]


def lathe(profile, surface, around=72, center=(0, 0)):
    """A profile of (radius, height), from the bottom up, turned around the vertical."""
    points, faces, uvs = [], [], []
    for j, (r, z) in enumerate(profile):
        for i in range(around):
            a = i / around * 2 * math.pi
            points.append((center[0] + r * math.sin(a), center[1] - r * math.cos(a), z))
            uvs.append((i / around, j / (len(profile) - 1)))
    for j in range(len(profile) - 1):
        for i in range(around):
            k = (i + 1) % around
            faces.append((j * around + i, j * around + k, (j + 1) * around + k, (j + 1) * around + i))
    return mesh(points, faces, surface, uvs)


def wrap(radius, low, high, reach=1.0, surface=None, lift=0.012, center=(0, 0)):
    """A label around a round thing; the print faces the front."""
    surface = surface or material(PRINT, (235, 235, 235), 0.42, spec=0.4)

    def at(u, v):
        a = (u - 0.5) * 2 * math.pi * reach
        z = low + (high - low) * v
        r = (radius(z) if callable(radius) else radius) + lift
        return (center[0] + r * math.sin(a), center[1] - r * math.cos(a), z, u, v)

    return grid(at, 96, 8, surface)


def ring(a, b, power, count):
    out = []
    for i in range(count):
        t = i / count * 2 * math.pi
        c, s = math.cos(t), math.sin(t)
        e = 2 / power
        out.append((math.copysign(abs(c) ** e, c) * a, math.copysign(abs(s) ** e, s) * b))
    return out


def loft(rings, surface, count=96, center=(0, 0), bottom=True, top=True):
    """Rings of (half width, half depth, squareness, height[, x, y]) joined from the bottom up."""
    points, faces = [], []
    for a, b, power, z, *shift in rings:
        x0, y0 = shift if shift else (0, 0)
        points += [(center[0] + x0 + x, center[1] + y0 + y, z) for x, y in ring(a, b, power, count)]
    for j in range(len(rings) - 1):
        for i in range(count):
            k = (i + 1) % count
            faces.append((j * count + i, j * count + k, (j + 1) * count + k, (j + 1) * count + i))
    if bottom:
        faces.append(tuple(reversed(range(count))))
    if top:
        faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    return mesh(points, faces, surface)


def block(size, center, surface, bevel=0.05, turn=(0, 0, 0), segments=3):
    bpy.ops.mesh.primitive_cube_add(size=1, location=center, rotation=turn)
    made = bpy.context.object
    made.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    made.data.materials.append(surface)
    if bevel:
        edge = made.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = min(bevel, min(size) * 0.49), segments
        for face in made.data.polygons:
            face.use_smooth = True
        made.data.use_auto_smooth = True
    return made


def panel(center, width, height, surface=None, uv=(0, 0, 1, 1), face='front', turn=0.0):
    """A flat print: `front` looks at -y, `right` at +x, `top` up, `left` at -x."""
    surface = surface or material(PRINT, (235, 235, 235), 0.45, spec=0.4)
    u0, v0, u1, v1 = uv
    c, s = math.cos(turn), math.sin(turn)
    across = {'front': (c, 0, s), 'right': (0, 1, 0), 'left': (0, -1, 0), 'top': (c, s, 0)}[face]
    up = {'front': (-s, 0, c), 'right': (0, 0, 1), 'left': (0, 0, 1), 'top': (-s, c, 0)}[face]
    corner = lambda a, b: tuple(
        center[k] + across[k] * a * width / 2 + up[k] * b * height / 2 for k in range(3)
    )
    points = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    return mesh(points, [(0, 1, 2, 3)], surface, [(u0, v0), (u1, v0), (u1, v1), (u0, v1)], False)


def tube(path, radius, surface, sides=14, closed=False):
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution = radius, max(2, sides // 4)
    line = curve.splines.new('NURBS' if len(path) > 2 else 'POLY')
    line.points.add(len(path) - 1)
    for point, place in zip(line.points, path):
        point.co = (*place, 1)
    line.use_endpoint_u = True
    line.use_cyclic_u = closed
    line.order_u = 3
    curve.use_fill_caps = True
    curve.materials.append(surface)
    return add(bpy.data.objects.new('tube', curve))


def ball(radius, center, surface, scale=(1, 1, 1), detail=32):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=center, segments=detail, ring_count=detail // 2)
    made = bpy.context.object
    made.scale = scale
    made.data.materials.append(surface)
    for face in made.data.polygons:
        face.use_smooth = True
    return made


def rod(radius, low, high, surface, bevel=0.02, sides=48):
    """A cylinder between two points."""
    from mathutils import Vector

    a, b = Vector(low), Vector(high)
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=(b - a).length, location=(a + b) / 2, vertices=sides)
    made = bpy.context.object
    made.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    made.data.materials.append(surface)
    for face in made.data.polygons:
        face.use_smooth = True
    made.data.use_auto_smooth = True
    if bevel:
        edge = made.modifiers.new('bevel', 'BEVEL')
        edge.width, edge.segments = bevel, 3
        edge.limit_method = 'ANGLE'
    return made


def torus(major, minor, center, surface, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(
        major_radius=major, minor_radius=minor, location=center, rotation=turn, major_segments=72, minor_segments=16
    )
    made = bpy.context.object
    made.data.materials.append(surface)
    for face in made.data.polygons:
        face.use_smooth = True
    return made


def plate(outline, thick, surface, bevel=0.02, place=(0, 0, 0), turn=(0, 0, 0)):
    """A flat outline in x and z, given thickness along y."""
    count = len(outline)
    points = [(x, -thick / 2, z) for x, z in outline] + [(x, thick / 2, z) for x, z in outline]
    faces = [tuple(range(count)), tuple(reversed(range(count, 2 * count)))]
    faces += [((i + 1) % count, i, count + i, count + (i + 1) % count) for i in range(count)]
    made = mesh(points, faces, surface, None, False)
    made.location, made.rotation_euler = place, turn
    edge = made.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments = bevel, 2
    edge.limit_method = 'ANGLE'
    return made


def main(rough=0.4, coat=0.0, **more):
    return material(MAIN, rough=rough, coat=coat, **more)
