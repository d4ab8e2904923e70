"""Mesh tools: bevelled boxes, turned wood, rods, tubes, cut-outs."""
import bmesh
import numpy as np
from mathutils import Matrix, Vector

from .base import *
from .base import _cache, _link
from .materials import M

def _finish(me, mats, smooth=True, weighted=False):
    for m in ([mats] if isinstance(mats, str) else mats):
        me.materials.append(M(m))
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if weighted:                                    # area-weighted normals: flat faces stay flat, bevels stay round
        n = np.zeros((len(me.vertices), 3))
        for f in me.polygons:
            n[list(f.vertices)] += np.array(f.normal) * f.area
        n /= np.maximum(np.linalg.norm(n, axis=1, keepdims=True), 1e-9)
        me.use_auto_smooth = True
        me.normals_split_custom_set_from_vertices(n.tolist())
    me.update()
    return me


def _cached(key, build):
    if key not in _cache:
        _cache[key] = build()
    return _cache[key]


def _bm(name, fn, mats, weighted=False):
    me, bm = bpy.data.meshes.new(name), bmesh.new()
    fn(bm)
    bm.normal_update()
    bm.to_mesh(me)
    bm.free()
    return _finish(me, mats, True, weighted)


def box(size, loc=(0, 0, 0), m='cream', bevel=.03, rot=(0, 0, 0), base=False):
    """Bevelled box; base=True puts loc at the middle of its bottom face."""
    size = tuple(round(v, 4) for v in size)

    def build(bm):
        bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((*size, 1)))
        w = min(bevel, min(size) * .45)
        if w > 0:
            bmesh.ops.bevel(bm, geom=bm.edges[:], offset=w, segments=3, profile=.5, affect='EDGES')
    me = _cached(('box', size, m, bevel), lambda: _bm('box', build, m, True))
    return put(me, (loc[0], loc[1], loc[2] + (size[2] / 2 if base else 0)), rot)


def ball(r, loc=(0, 0, 0), m='wood', s=(1, 1, 1), rot=(0, 0, 0), seg=24):
    me = _cached(('ball', m, seg), lambda: _bm('ball', lambda bm: bmesh.ops.create_uvsphere(
        bm, u_segments=seg, v_segments=seg // 2, radius=1), m))
    return put(me, loc, rot, tuple(r * k for k in s))


def lathe(profile, mats='wood', loc=(0, 0, 0), seg=28, rot=(0, 0, 0), s=1., split=None):
    """Turned wood. profile: [(radius, z)] bottom to top; split: z heights where the next material begins."""
    key = ('lathe', tuple(profile), str(mats), seg, str(split))

    def build():
        v, f, mi = [], [], []
        for r, z in profile:
            v += [(r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z) for i in range(seg)]
        for k in range(len(profile) - 1):
            zm = (profile[k][1] + profile[k + 1][1]) / 2
            idx = sum(zm > z for z in (split or []))
            for i in range(seg):
                j = (i + 1) % seg
                f.append((k * seg + i, k * seg + j, (k + 1) * seg + j, (k + 1) * seg + i))
                mi.append(idx)
        f += [tuple(range(seg))[::-1], tuple(range(len(v) - seg, len(v)))]
        mi += [0, mi[-1]]
        me = bpy.data.meshes.new('lathe')
        me.from_pydata(v, [], f)
        me.polygons.foreach_set('material_index', mi)
        _finish(me, mats)
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(50)
        return me
    return put(_cached(key, build), loc, rot, s)


def rod(a, b, r, m='wood', r2=None, caps=True):
    """Tapered rod with round ends from a to b: arms, posts, handles."""
    a, b = Vector(a), Vector(b)
    r2 = r if r2 is None else r2
    n, L = 5, (b - a).length
    prof = [(max(r * math.sin(math.pi / 2 * i / n), 1e-4), -r * math.cos(math.pi / 2 * i / n)) for i in range(n + 1)]
    prof += [(max(r2 * math.cos(math.pi / 2 * i / n), 1e-4), round(L, 4) + r2 * math.sin(math.pi / 2 * i / n)) for i in range(n + 1)]
    if not caps:
        prof = [(r, 0), (r2, round(L, 4))]
    o = lathe([(round(p, 4), round(q, 4)) for p, q in prof], m, seg=16)
    o.location = a
    o.rotation_euler = (b - a).to_track_quat('Z', 'Y').to_euler()
    return o


def torus(R, r, loc=(0, 0, 0), m='wood', rot=(0, 0, 0), s=1.):
    def build():
        v, f, n, k = [], [], 36, 12
        for i in range(n):
            for j in range(k):
                t, u = 2 * math.pi * i / n, 2 * math.pi * j / k
                v.append(((R + r * math.cos(u)) * math.cos(t), (R + r * math.cos(u)) * math.sin(t), r * math.sin(u)))
                f.append((i * k + j, (i + 1) % n * k + j, (i + 1) % n * k + (j + 1) % k, i * k + (j + 1) % k))
        me = bpy.data.meshes.new('torus')
        me.from_pydata(v, [], f)
        return _finish(me, m)
    return put(_cached(('torus', R, r, m), build), loc, rot, s)


def shape(outlines, depth, m='cream', loc=(0, 0, 0), rot=(0, 0, 0), bevel=.02, key=None, s=1., upright=True):
    """Cut-out: closed 2D outlines [(x, z)] (first the rim, then holes), `depth` thick along Y, edges rounded."""
    def build():
        cu = bpy.data.curves.new('shape', 'CURVE')
        cu.dimensions, cu.fill_mode = '2D', 'BOTH'
        cu.extrude, cu.bevel_depth, cu.bevel_resolution = max(depth / 2 - bevel, 0), bevel, 2
        cu.offset = -bevel
        for pts in outlines:
            sp = cu.splines.new('POLY')
            sp.points.add(len(pts) - 1)
            sp.points.foreach_set('co', [c for x, y in pts for c in (x, y, 0, 1)])
            sp.use_cyclic_u = True
        o = bpy.data.objects.new('tmp', cu)
        bpy.context.scene.collection.objects.link(o)
        me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(o)
        me.materials.clear()
        if upright:
            me.transform(Matrix.Rotation(math.pi / 2, 4, 'X'))
        return _finish(me, m, True, True)
    me = _cached(('shape', key, m, depth, bevel), build) if key else build()
    return put(me, loc, rot, s)


def tube(points, r, m='wood', taper=None, name='tube'):
    """Smooth tube through points; taper: radius factor per point."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = '3D', r, 3, True
    sp = cu.splines.new('BEZIER')
    sp.bezier_points.add(len(points) - 1)
    for i, (bp, p) in enumerate(zip(sp.bezier_points, points)):
        bp.co, bp.handle_left_type, bp.handle_right_type = p, 'AUTO', 'AUTO'
        bp.radius = taper[i] if taper else 1.
    cu.materials.append(M(m))
    return _link(bpy.data.objects.new(name, cu), (0, 0, 0), (0, 0, 0), 1.)


def text(body, size, loc, m='chalk', rot=(90, 0, 0), extrude=.004, align='CENTER'):
    cu = bpy.data.curves.new('text', 'FONT')
    cu.body, cu.size, cu.align_x, cu.align_y, cu.extrude = body, size, align, 'CENTER', extrude
    cu.materials.append(M(m))
    return _link(bpy.data.objects.new('text', cu), loc, rot, 1.)

