"""Solid bodies with softly broken edges: boxes, turned bodies, extruded outlines, surfaces.

Axes: +X right, +Y away from the viewer, +Z up; one unit is a metre on the maquette's own scale.
"""
from contextlib import contextmanager
from math import atan2, cos, pi, radians, sin, sqrt

import bpy
from mathutils import Vector

EDGE_ANGLE = radians(35)     # edges sharper than this are bevelled
_open_assemblies = []


def link(obj):
    """Put an object on the set, and under the innermost open `assembly`, if any."""
    bpy.context.scene.collection.objects.link(obj)
    if _open_assemblies:
        obj.parent = _open_assemblies[-1]
    return obj


@contextmanager
def assembly(at=(0, 0, 0), turn=0.0, scale=1.0, tilt=0.0, lean=0.0):
    """Everything made inside becomes one movable piece: scaled, leaned (about Y), tilted (about X), turned (about Z),
    then moved to `at`. Angles in degrees."""
    root = link(bpy.data.objects.new('assembly', None))
    root.location = at
    root.rotation_euler = (radians(tilt), radians(lean), radians(turn))
    root.scale = (scale, scale, scale)
    _open_assemblies.append(root)
    try:
        yield root
    finally:
        _open_assemblies.pop()


def add_mesh(name, vertices, faces, material=None, smooth=False, crease=None):
    """A mesh object; `crease` is the angle in degrees above which an edge stays sharp when smooth."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    if material:
        data.materials.append(material)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
        if crease:
            data.use_auto_smooth = True
            data.auto_smooth_angle = radians(crease)
    return link(bpy.data.objects.new(name, data))


def soften_edges(obj, width=0.02, segments=3):
    """Bevel the sharp edges, so that they catch light as real plaster does."""
    modifier = obj.modifiers.new('edges', 'BEVEL')
    modifier.width, modifier.segments = width, segments
    modifier.limit_method, modifier.angle_limit = 'ANGLE', EDGE_ANGLE
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = radians(40)
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    return obj


def box(x0, x1, y0, y1, z0, z1, material=None, edge=0.02):
    """An axis-parallel block between two corners."""
    vertices = [(x, y, z) for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    obj = add_mesh('box', vertices, faces, material)
    return soften_edges(obj, edge) if edge else obj


def block(at, size, material=None, edge=0.02, turn=0.0):
    """A block standing on the point `at` (centre of its underside), turned by degrees about the vertical."""
    width, depth, height = size
    obj = box(-width / 2, width / 2, -depth / 2, depth / 2, 0, height, material, edge)
    obj.location = at
    obj.rotation_euler = (0, 0, radians(turn))
    return obj


def lathe(profile, material=None, segments=128, at=(0, 0, 0), flutes=None, crease=38):
    """A body turned about the vertical.

    profile: points (radius, height) or (radius, height, flute 0..1), from the bottom up.
    flutes: (count, depth) of concave grooves, applied where a point's third value is above 0.
    """
    vertices, faces = [], []
    for point in profile:
        radius, height = point[0], point[1]
        grooved = point[2] if len(point) > 2 else 0
        for i in range(segments):
            angle = 2 * pi * i / segments
            r = radius
            if flutes and grooved > 0:
                count, depth = flutes
                phase = (angle * count / (2 * pi)) % 1.0
                across = abs(phase - 0.5) * 2 / 0.82        # beyond 1: the thin fillet between two flutes
                r -= depth * grooved * (0 if across > 1 else sqrt(1 - across ** 2))
            vertices.append((at[0] + r * cos(angle), at[1] + r * sin(angle), at[2] + height))
    rings = len(profile)
    for j in range(rings - 1):
        for i in range(segments):
            k = (i + 1) % segments
            faces.append((j * segments + i, j * segments + k, (j + 1) * segments + k, (j + 1) * segments + i))
    faces.append(tuple(range(segments - 1, -1, -1)))
    faces.append(tuple((rings - 1) * segments + i for i in range(segments)))
    return add_mesh('lathe', vertices, faces, material, smooth=True, crease=crease)


def torus_profile(radius, base, height, bulge, steps=10):
    """Profile points of a half-round moulding, for `lathe`."""
    return [(radius + bulge * sin(pi * i / steps), base + height * i / steps) for i in range(steps + 1)]


def cylinder(x, y, z, radius, height, material, segments=128, edge=0.02, rotation=None):
    """An upright cylinder standing on (x, y, z), with softened rims."""
    profile = [(radius - edge, 0), (radius - edge * 0.3, edge * 0.3), (radius, edge),
               (radius, height - edge), (radius - edge * 0.3, height - edge * 0.3), (radius - edge, height)]
    obj = lathe(profile, material, segments)
    obj.location = (x, y, z)
    if rotation:
        obj.rotation_euler = rotation
    return obj


def disc(centre, radius, width, material, facing='y', edge=0.03, segments=128):
    """A cylinder lying on its side: a wheel, hub or roundel centred on `centre`, its axis along x or y."""
    obj = cylinder(0, 0, 0, radius, width, material, segments, edge)
    x, y, z = centre
    if facing == 'y':
        obj.location, obj.rotation_euler = (x, y + width / 2, z), (pi / 2, 0, 0)
    else:
        obj.location, obj.rotation_euler = (x - width / 2, y, z), (0, pi / 2, 0)
    return obj


def sphere(x, y, z, radius, material, segments=96):
    rings = segments // 2
    profile = [(max(1e-4, radius * sin(pi * j / rings)), -radius * cos(pi * j / rings)) for j in range(rings + 1)]
    obj = lathe(profile, material, segments, crease=None)
    obj.location = (x, y, z)
    return obj


def rod(start, end, radius, material, segments=32, square=False):
    """A round (or square) bar from one point to another: masts, ropes, scaffold poles."""
    a, b = Vector(start), Vector(end)
    length = (b - a).length
    if square:
        obj = box(-radius, radius, -radius, radius, 0, length, material, radius * 0.15)
    else:
        obj = lathe([(radius, 0), (radius, length)], material, segments)
    obj.location = a
    obj.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return obj


def ring(centre, radius, thickness, material, axis=(0, 0, 1), segments=160):
    """A hoop of round section around `centre`."""
    sides = 20
    vertices = [((radius + thickness * cos(2 * pi * j / sides)) * cos(2 * pi * i / segments),
                 (radius + thickness * cos(2 * pi * j / sides)) * sin(2 * pi * i / segments),
                 thickness * sin(2 * pi * j / sides))
                for i in range(segments) for j in range(sides)]
    faces = [(i * sides + j, ((i + 1) % segments) * sides + j,
              ((i + 1) % segments) * sides + (j + 1) % sides, i * sides + (j + 1) % sides)
             for i in range(segments) for j in range(sides)]
    obj = add_mesh('ring', vertices, faces, material, smooth=True)
    obj.location = centre
    obj.rotation_euler = Vector(axis).to_track_quat('Z', 'Y').to_euler()
    return obj


def extrude(outline, holes=(), depth=1.0, material=None, edge=0.02, at=(0, 0, 0), rotation=(pi / 2, 0, 0)):
    """An outline with holes, drawn in the XZ plane and given thickness along Y, centred on `at`."""
    curve = bpy.data.curves.new('outline', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude = depth / 2 - edge
    curve.bevel_depth, curve.bevel_resolution, curve.offset = edge, 2, -edge
    for points in [outline, *holes]:
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        spline.use_cyclic_u = True
        for point, (x, z) in zip(spline.points, points):
            point.co = (x, z, 0, 1)
    if material:
        curve.materials.append(material)
    obj = link(bpy.data.objects.new('outline', curve))
    obj.location, obj.rotation_euler = at, rotation
    return obj


def arc(cx, cz, radius, start, end, steps=48):
    """Points of an arc in the XZ plane, angles in radians."""
    return [(cx + radius * cos(start + (end - start) * k / steps), cz + radius * sin(start + (end - start) * k / steps))
            for k in range(steps + 1)]


def capsule(p, q, r0, r1, material, depth=0.9, y=0.0, edge=0.07):
    """A flat link with rounded ends between two points of the XZ plane: crane jibs, machine arms."""
    angle = atan2(q[1] - p[1], q[0] - p[0])
    outline = arc(*p, r0, angle + pi / 2, angle + 3 * pi / 2, 24) + arc(*q, r1, angle - pi / 2, angle + pi / 2, 24)
    return extrude(outline, [], depth, material, edge, at=(0, y, 0))


def ground(material, size=400, z=0.0):
    return add_mesh('ground', [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)],
                    [(0, 1, 2, 3)], material)


def surface(columns, rows, point, material, smooth=True, thickness=0.0, crease=None):
    """A surface from a function: point(u, v) with u and v in 0..1 returns (x, y, z)."""
    vertices = [point(i / (columns - 1), j / (rows - 1)) for j in range(rows) for i in range(columns)]
    faces = [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
             for j in range(rows - 1) for i in range(columns - 1)]
    obj = add_mesh('surface', vertices, faces, material, smooth, crease)
    if thickness:
        modifier = obj.modifiers.new('thickness', 'SOLIDIFY')
        modifier.thickness, modifier.offset = thickness, 0
    return obj
