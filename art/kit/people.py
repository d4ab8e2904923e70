"""Peg figures: turned bodies, capsule arms, painted hair; two dots for eyes, never a face."""
from .nature import *
from .base import _link
from .hands import *
from .mesh import _bm, _cached
from .wear import put_on

# body profile (radius, z), heights where paint changes, whether legs show
BODY = {
    'skirt':   ([(.02, .19), (.225, .19), (.235, .205), (.228, .24), (.185, .34), (.152, .40), (.150, .41), (.160, .47), (.158, .53), (.132, .585), (.075, .62), (.02, .63)], [.405], True),
    'shorts':  ([(.02, .235), (.150, .235), (.168, .25), (.172, .28), (.166, .36), (.164, .37), (.168, .46), (.162, .53), (.135, .585), (.075, .62), (.02, .63)], [.365], True),
    'kurta':   ([(.02, .13), (.195, .13), (.208, .145), (.200, .22), (.172, .38), (.168, .48), (.160, .535), (.132, .585), (.075, .62), (.02, .63)], [.01], True),
    'lehenga': ([(.02, .005), (.275, .005), (.288, .02), (.285, .05), (.275, .075), (.210, .26), (.158, .385), (.152, .40), (.160, .47), (.156, .53), (.132, .585), (.075, .62), (.02, .63)], [.072, .39], False),
    'sari':    ([(.02, .005), (.215, .005), (.228, .02), (.226, .05), (.222, .07), (.190, .25), (.170, .40), (.166, .47), (.160, .53), (.132, .585), (.075, .62), (.02, .63)], [.066, .44], False),
    'suit':    ([(.02, .13), (.160, .13), (.172, .145), (.172, .25), (.166, .35), (.172, .46), (.168, .53), (.138, .585), (.078, .62), (.02, .63)], [.30], True),
}
# cut, paints (bottom to top), sleeve paint, leg paint
UNIFORM = {
    'girl':      ('skirt',   ['indigo', 'white'], 'white', None),
    'boy':       ('shorts',  ['indigo', 'white'], 'white', None),
    'girl_brick': ('skirt',  ['clay', 'white'], 'white', None),
    'boy_long':  ('shorts',  ['indigo', 'white'], 'white', 'indigo'),
    'sport_g':   ('skirt',   ['green', 'white'], 'white', None),
    'sport_y':   ('shorts',  ['indigo', 'marigold'], 'marigold', None),
    'sport_r':   ('shorts',  ['indigo', 'red'], 'red', None),
    'sport_b':   ('shorts',  ['white', 'indigo'], 'indigo', None),
    'sport_l':   ('shorts',  ['indigo', 'green'], 'green', None),
    'kurta_y':   ('kurta',   ['marigold'], 'marigold', 'white'),
    'kurta_w':   ('kurta',   ['white'], 'white', 'white'),
    'kurta_i':   ('kurta',   ['indigo'], 'indigo', 'white'),
    'kurta_t':   ('kurta',   ['teal'], 'teal', 'white'),
    'lehenga_r': ('lehenga', ['brass', 'red', 'saffron'], 'saffron', None),
    'lehenga_p': ('lehenga', ['brass', 'plum', 'rose'], 'rose', None),
    'lehenga_g': ('lehenga', ['brass', 'green', 'marigold'], 'marigold', None),
    'lehenga_i': ('lehenga', ['brass', 'indigo', 'rose'], 'rose', None),
    'sari_m':    ('sari',    ['brass', 'saffron', 'red'], 'red', None),
    'sari_i':    ('sari',    ['brass', 'teal', 'indigo'], 'indigo', None),
    'sari_p':    ('sari',    ['brass', 'rose', 'plum'], 'plum', None),
    'sport_w':   ('shorts',  ['white', 'cream'], 'cream', 'white'),
    'nurse':     ('kurta',   ['sky'], 'sky', 'white'),
    'coat':      ('kurta',   ['white'], 'white', 'navy'),
    'kurta_s':   ('kurta',   ['kota'], 'kota', 'white'),
    'guard':     ('suit',    ['navy', 'sand'], 'sand', 'navy'),
    'bandhgala': ('kurta',   ['navy'], 'navy', 'cream'),
    'sari_t':    ('sari',    ['brass', 'cream', 'clay'], 'clay', None),
    'camp_g':    ('skirt',   ['sand', 'teal'], 'teal', None),
    'camp_b':    ('shorts',  ['sand', 'saffron'], 'saffron', None),
    'suit':      ('suit',    ['navy', 'cream'], 'cream', 'navy'),
}
# left arm (out, forward), right arm (out, forward) in degrees, lean, legs
POSE = {
    'stand':   ((16, 4), (16, 4), 0, 0),
    'walk':    ((14, -28), (14, 32), 3, 24),
    'run':     ((16, -75), (16, 80), 19, 52),
    'wave':    ((16, 4), (38, 165), 0, 0),
    'cheer':   ((34, 160), (34, 160), -2, 0),
    'hold':    ((6, 62), (6, 62), 0, 0),
    'offer':   ((16, 6), (4, 74), 4, 0),
    'point':   ((16, 4), (58, 115), 0, 0),
    'raise':   ((10, 55), (20, 172), 0, None),
    'sit':     ((4, 58), (4, 58), 5, None),
    'read':    ((2, 78), (2, 78), 6, 0),
    'namaste': ((-14, 74), (-14, 74), 4, 0),
    'kneel':   ((4, 50), (4, 66), 14, None),
}
SKINS = ('skin0', 'skin1', 'skin2', 'skin3')
HEAD_Z, HEAD_R = .785, .192


def _cap(n, t, r, key, m):
    """Part of a ball on the n-side of a plane at distance t, closed: hair and head cloths."""
    def fn(bm):
        bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=r)
        bmesh.ops.rotate(bm, verts=bm.verts, cent=(0, 0, 0), matrix=Matrix.Rotation(.4, 3, 'X'))
        g = bm.verts[:] + bm.edges[:] + bm.faces[:]
        no = Vector(n).normalized()
        cut = bmesh.ops.bisect_plane(bm, geom=g, plane_co=no * t, plane_no=no, clear_inner=True)['geom_cut']
        edges = [e for e in cut if isinstance(e, bmesh.types.BMEdge)]
        ex = bmesh.ops.extrude_edge_only(bm, edges=edges)['geom']
        for v in (v for v in ex if isinstance(v, bmesh.types.BMVert)):
            v.co = v.co * .9 - no * .004
    def build():
        me = _bm('cap', fn, m)
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(50)
        return me
    return _cached(('cap', key, m, r), build)


def _hair(style, cloth):
    z = HEAD_Z
    if style == 'turban':
        put(_cap((0, .42, .9), .055, .205, 'turban', cloth), (0, 0, z), s=(1.08, 1.12, 1.12))
        for i, (zz, rr, t) in enumerate(((.07, .178, 12), (.105, .172, 9), (.138, .152, 13), (.168, .118, 10))):
            torus(rr, .04, (0, .012 + .006 * i, z + zz), cloth, (-t - 8, (-1) ** i * 6, 0), (1.02, 1.08, 1))
        return
    if style == 'scarf':                                             # dupatta or hijab drawn over the head
        put(_cap((0, 1, .34), -.045, .212, 'scarf', cloth), (0, .01, z), s=(1.02, 1, 1.03))
        lathe([(.2, -.2), (.195, -.19), (.15, -.08), (.12, 0)], cloth, (0, .035, z - .04))
        return
    put(_cap((0, .62, .80), .025 if style != 'crop' else .05, .206, 'short' if style != 'crop' else 'crop', _hair.paint), (0, 0, z), s=(1.01, 1.02, 1.02))
    if style in ('short', 'crop'):
        for sx in (-1, 1):
            ball(.04, (sx * .19, .0, z - .02), _hair.skin, (.55, .8, 1), seg=12)
        if style == 'short':                                         # a swept fringe
            ball(.11, (.05, -.115, z + .135), _hair.paint, (1.1, .6, .42), (28, 14, 0), 16)
            ball(.07, (-.08, -.11, z + .13), _hair.paint, (1, .6, .42), (28, -22, 0), 16)
        return
    for sx in (-1, 1):                                               # centre parting: two soft wings on the brow
        ball(.115, (sx * .085, -.085, z + .125), _hair.paint, (.85, .62, .5), (30, sx * 34, 0), 16)
    if style == 'bun':
        ball(.092, (0, .19, z + .1), _hair.paint, (1, .9, .95), seg=20)
        torus(.062, .02, (0, .155, z + .085), cloth, (62, 0, 0))
    elif style == 'topbun':
        ball(.085, (0, .04, z + .245), _hair.paint, seg=20)
        torus(.055, .018, (0, .035, z + .19), cloth)
    elif style == 'plaits':
        for sx in (-1, 1):
            for i in range(5):
                ball(.05 - i * .004, (sx * (.188 + .012 * i - .003 * i * i), .02 - .012 * i, z - .055 - .066 * i), _hair.paint, (1, 1, .86), (0, 0, 40 * (i % 2)), 14)
            ball(.045, (sx * .2, -.035, z - .385), cloth, (1.5, .7, .62), (0, sx * 20, 0), 14)
            ball(.03, (sx * .205, -.045, z - .425), _hair.paint, (.9, .9, 1.2), seg=12)
            torus(.04, .017, (sx * .192, .015, z - .035), cloth, (15, sx * -10, 0))
    elif style == 'braid':
        for i in range(6):
            ball(.056 - i * .005, (0, .185 + .03 * math.sin(i * .9) - .004 * i, z - .06 - .072 * i), _hair.paint, (1.1, .8, .86), seg=14)
        ball(.04, (0, .17, z - .49), cloth, (1.5, .8, .6), seg=14)
    elif style == 'pony':
        ball(.075, (0, .215, z + .06), _hair.paint, (.85, .85, 1.1), (-20, 0, 0), 16)
        ball(.06, (0, .25, z - .05), _hair.paint, (.8, .7, 1.5), (8, 0, 0), 16)
        torus(.045, .018, (0, .175, z + .09), cloth, (60, 0, 0))
    elif style == 'bob':
        put(_cap((0, .86, .5), -.035, .214, 'bob', _hair.paint), (0, .004, z - .015), s=(1.02, 1, 1.06))


def _dir(side, out, fwd):
    o, f = math.radians(out), math.radians(fwd)
    return Vector((side * math.sin(o), -math.sin(f) * math.cos(o), -math.cos(f) * math.cos(o)))


def figure(loc=(0, 0, 0), face=0., s=1., pose='stand', uniform='girl', hair='plaits', skin=None, prop=None, cloth=None,
           bag=None, bib=None, tie=True, sash=None, look=0., arms=None, lean=None, paint='hair', wear=()):
    """One peg figure. face: degrees turned about Z (0 looks to -Y); look: head turn on top of that;
    arms: own ((out, fwd), (out, fwd)) for left and right; prop: see hands.hold(); bib: race number; cloth: ribbon or turban paint;
    paint: hair colour; wear: any of glasses, moustache, beard, cap, crown, helmet, badge, rose."""
    skin = SKINS[rnd.choice((0, 1, 1, 2, 2, 3)) if skin is None else skin]
    cut, paints, sleeve, leg = UNIFORM[uniform]
    prof, split, legs = BODY[cut]
    (la, ra, ln, stride) = POSE[pose]
    if arms:
        la, ra = arms
    ln = ln if lean is None else lean
    cloth = cloth or {'turban': 'marigold', 'plaits': 'white', 'braid': 'marigold', 'scarf': 'white'}.get(hair, 'marigold')
    with group(loc, face + rnd.uniform(-4, 4), s * rnd.uniform(.97, 1.03), name='figure'):
        drop = 0 if (legs and stride is not None) else (-.13 if legs else 0)
        if stride and stride > 40:                                   # running: the front foot lands
            drop = -.045
        if legs and stride is not None:
            for sx in (-1, 1):
                a = math.radians(stride * (.8 if sx > 0 else 1.35) if stride > 40 else stride) * sx
                hip = Vector((sx * .078, 0, .23 + drop))
                foot = hip + Vector((0, -math.sin(a), -math.cos(a))) * .175
                lift = max(0., .055 - foot.z) if stride < 40 else 0
                rod(hip, foot, .056, leg or skin, .05)
                if cut == 'shorts':                                  # trouser legs
                    rod(hip + Vector((0, 0, .03)), hip.lerp(foot, .88 if leg else .36), .082, paints[0], .078)
                ball(.066, foot + Vector((0, -.022, -.018 + lift)), 'black' if not uniform.startswith('sport') else 'white', (.9, 1.3, .62), (math.degrees(-a) * .6, 0, 0), 16)
                if not leg:
                    rod(hip.lerp(foot, .66), hip.lerp(foot, .95), .056, 'white')
        with group((0, 0, drop), rot=(ln, 0, 0), name='body'):
            lathe(prof, paints, split=split)
            # collar, buttons or tie
            if cut in ('skirt', 'shorts'):
                if tie and not uniform.startswith(('sport', 'camp')):
                    shape([[(-.022, 0), (.022, 0), (.034, -.15), (0, -.19), (-.034, -.15)]], .02, 'brick' if tie is True else tie, (0, -.158, .578), (-7, 0, 0), .006, key='tie')
                    ball(.026, (0, -.142, .585), 'brick' if tie is True else tie, (1, .7, .8), seg=12)
                for sx in (-1, 1):
                    ball(.055, (sx * .058, -.105, .592), 'white' if not uniform.startswith('sport') else 'cream', (1, .65, .3), (22, sx * 26, 0), 14)
                torus(.151 if cut == 'skirt' else .165, .011, (0, 0, .402 if cut == 'skirt' else .366), 'navy')
            if cut == 'kurta':
                for k in range(3):
                    ball(.013, (0, -.168 + .012 * k, .44 + .045 * k), 'brass', seg=10)
                torus(.085, .016, (0, 0, .603), 'brass' if uniform != 'kurta_w' else 'marigold')
                torus(.2, .012, (0, 0, .16), 'brass' if uniform != 'kurta_w' else 'marigold')
            if cut == 'suit':
                torus(.17, .012, (0, 0, .3), 'dark')
            if cut in ('sari', 'lehenga') or sash:                   # pallu or sash over the left shoulder
                c = sash or (paints[1] if cut == 'sari' else 'marigold' if paints[2] != 'marigold' else 'rose')
                torus(.172, .034, (0, .0, .475), c, (6, 46, 0), (.98, 1, 1))
                if cut == 'sari':
                    shape([[(-.05, 0), (.05, 0), (.075, -.4), (-.075, -.4)]], .03, c, (.055, .135, .6), (9, 0, 0), .012, key='pallu')
            hands = []
            for sx, (out, fwd) in ((-1, la), (1, ra)):
                sh = Vector((sx * .142, 0, .545))
                d = _dir(sx, out, fwd)
                reach = 1.85 if fwd > 120 else 1.                    # raised arms stretch past the big head
                elbow, hand = sh + d * .13 * reach, sh + d * .235 * reach
                short = cut in ('skirt', 'shorts', 'lehenga', 'sari')
                rod(sh, elbow if short else sh + d * .19, .05, sleeve, .052)
                rod(elbow, hand, .04, skin, .036)
                ball(.046, hand + d * .012, skin, seg=14)
                hands.append(hand + d * .02)
            if bib:                                                  # race number
                box((.17, .014, .13), (0, -.172, .475), 'white', .006, (3, 0, 0))
                text(str(bib), .11, (0, -.182, .475), 'indigo', (93, 0, 0), .002)
            if bag:
                box((.25, .13, .27), (0, .2, .43), bag, .05, (-4, 0, 0))
                box((.17, .05, .13), (0, .275, .39), bag, .024, (-4, 0, 0))
                for sx in (-1, 1):
                    tube([(sx * .09, .15, .54), (sx * .1, .02, .615), (sx * .1, -.13, .56), (sx * .115, -.15, .45), (sx * .13, .02, .36)], .016, bag)
            with group(rot=(0, 0, look), name='head'):
                ball(HEAD_R, (0, 0, HEAD_Z), skin, (1, .97, .98), seg=32)
                for sx in (-1, 1):
                    ball(.0185, (sx * .066, -.176, HEAD_Z - .008), 'black', (1, .6, 1.25), seg=12)
                _hair.skin, _hair.paint = skin, paint
                _hair(hair, cloth)
                for w in wear:
                    put_on(w, paint, cloth)
            if prop:
                hold(prop, hands)


def crowd(places, uniforms=('girl', 'boy'), poses=('stand', 'walk', 'wave'), **kw):
    """Figures at [(x, y, face)], dressed at random (seeded) from the lists."""
    for p in places:
        u = rnd.choice(uniforms)
        girl = u.startswith(('girl', 'lehenga', 'sari', 'sport_g'))
        h = rnd.choice(('plaits', 'bun', 'pony', 'bob', 'braid', 'plaits') if girl else ('short', 'short', 'crop', 'turban'))
        figure((p[0], p[1], p[3] if len(p) > 3 else 0), p[2], rnd.uniform(.88, 1.06), rnd.choice(poses), u, h, **kw)
