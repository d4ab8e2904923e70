"""Furniture and festive things."""
from .building import *
from .arch import _shift
from .nature import *
from .people import diya, point, pennant, figure


def desk(loc=(0, 0, 0), rz=0., m='wood', w=1.05):
    """Two-seat school desk, sitter's side towards +Y, with an exercise book and a pencil."""
    with group(loc, rz, name='desk'):
        box((w, .5, .05), (0, 0, .44), m, .018, (4, 0, 0))
        box((w - .1, .04, .2), (0, -.2, .31), m, .012)
        for sx in (-1, 1):
            box((.06, .44, .42), (sx * (w / 2 - .07), 0, 0), 'wood2', .018, base=True)
        box((w, .3, .05), (0, .52, .22), m, .018)
        for sx in (-1, 1):
            box((.06, .26, .21), (sx * (w / 2 - .07), .52, 0), 'wood2', .018, base=True)


def notebook(loc, rz=0, c='indigo'):
    with group(loc, rz, rot=(4, 0, rz)):
        for sx in (-1, 1):
            box((.15, .2, .018), (sx * .077, 0, .006), 'white', .006, (0, sx * 3, 0))
        box((.33, .215, .01), (0, 0, 0), c, .004)


def bench(loc=(0, 0, 0), rz=0., w=1.4):
    with group(loc, rz, name='bench'):
        for y in (-.1, .0, .1):
            box((w, .085, .045), (0, y, .3), 'wood', .015)
        for z in (.45, .57):
            box((w, .04, .085), (0, .16, z), 'wood', .015, (-8, 0, 0))
        for sx in (-1, 1):
            box((.07, .3, .28), (sx * (w / 2 - .12), 0, 0), 'dark', .015, base=True)
            box((.05, .05, .4), (sx * (w / 2 - .12), .14, .28), 'dark', .015, (-8, 0, 0), base=True)


def blackboard(loc=(0, 0, 0), w=3., h=1.2, rz=0.):
    """Green-black board in a wooden frame; draw on it with chalk_line() or text()."""
    with group(loc, rz, name='board') as g:
        box((w, .05, h), (0, 0, 0), 'slate', .01)
        for sx in (-1, 1):
            box((.09, .1, h + .18), (sx * (w / 2 + .02), -.01, 0), 'wood', .02)
        for sz in (-1, 1):
            box((w + .13, .1, .09), (0, -.01, sz * (h / 2 + .04)), 'wood', .02)
        box((w * .6, .16, .04), (0, -.09, -h / 2 - .06), 'wood', .012)
        for i, c in enumerate(('chalk', 'marigold', 'rose', 'chalk')):
            rod((-.4 + i * .2, -.12, -h / 2 - .02), (-.32 + i * .2, -.12, -h / 2 - .02), .014, c)
        box((.16, .07, .05), (.5, -.11, -h / 2 - .01), 'dark', .012)
    return g


def chalk_line(pts, r=.009, m='chalk', loc=(0, 0, 0)):
    """Chalk stroke through [(x, z)] on a wall facing -Y at loc."""
    return tube([(loc[0] + x, loc[1], loc[2] + z) for x, z in pts], r, m)


def computer(loc=(0, 0, 0), rz=0.):
    with group(loc, rz, name='computer'):
        box((.5, .05, .34), (0, .02, .32), 'navy', .025, (-6, 0, 0))
        box((.44, .03, .28), (0, -.008, .32), 'screen', .012, (-6, 0, 0))
        box((.06, .05, .16), (0, .05, .1), 'navy', .015)
        box((.22, .16, .025), (0, .03, .0125), 'navy', .012)
        box((.4, .14, .025), (0, -.22, .0125), 'white', .01)
        ball(.045, (.28, -.22, .02), 'white', (.75, 1.15, .5), seg=14)


def bookshelf(loc=(0, 0, 0), w=1.4, shelves=3, rz=0., gap=.34):
    h = shelves * gap + .1
    with group(loc, rz, name='shelf'):
        box((w, .04, h), (0, .14, 0), 'wood2', .01, base=True)
        for sx in (-1, 1):
            box((.05, .32, h + .05), (sx * w / 2, 0, 0), 'wood', .015, base=True)
        for k in range(shelves + 1):
            box((w, .31, .045), (0, 0, k * gap + .04), 'wood', .012)
        for k in range(shelves):
            x = -w / 2 + .06
            while x < w / 2 - .14:
                t, hh = rnd.uniform(.03, .065), rnd.uniform(.19, .27)
                if rnd.random() < .12:
                    x += rnd.uniform(.05, .14)
                    continue
                box((t, .2, hh), (x + t / 2, -.02, k * gap + .062), rnd.choice(('indigo', 'clay', 'marigold', 'teal', 'cream', 'green', 'plum', 'red', 'sky')), .008,
                    (0, rnd.choice((0, 0, 0, 7)), 0), base=True)
                x += t + .006


def globe(loc=(0, 0, 0), s=1.):
    with group(loc, 20, s, name='globe'):
        lathe([(.13, 0), (.135, .02), (.1, .035), (.03, .05), (.02, .1)], 'wood2')
        torus(.2, .014, (0, 0, .3), 'brass', (90, 0, 0))
        ball(.175, (0, 0, .3), 'sky', rot=(0, 23, 0), seg=32)
        R = random.Random(4)
        for _ in range(9):
            d = Vector((R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, .7))).normalized()
            o = ball(.07, Vector((0, 0, .3)) + d * .165, R.choice(('neem2', 'sand', 'neem')), (R.uniform(.7, 1.4), R.uniform(.6, 1), .22), seg=12)
            o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()


def goal(loc=(0, 0, 0), w=2.2, h=1.2, rz=0.):
    with group(loc, rz, name='goal'):
        for sx in (-1, 1):
            rod((sx * w / 2, 0, 0), (sx * w / 2, 0, h), .045, 'white')
            rod((sx * w / 2, 0, h), (sx * w / 2, .7, .03), .02, 'white')
        rod((-w / 2, 0, h), (w / 2, 0, h), .045, 'white')
        for i in range(15):
            x = -w / 2 + i * w / 14
            rod((x, .02, h), (x, .7, .03), .006, 'white', caps=False)
        for k in range(9):
            t = k / 8
            rod((-w / 2, .7 * t, h * (1 - t) + .03), (w / 2, .7 * t, h * (1 - t) + .03), .006, 'white', caps=False)


def stage_with_curtain(loc=(0, 0, 0), w=6., h=2.8, m='red', rz=0., wall_m='cream'):
    """Stage with a cusped proscenium and gathered curtains."""
    with group(loc, rz, name='stage'):
        box((w + 1.2, 2.4, .45), (0, .9, 0), 'wood2', .03, base=True)
        box((w + 1.3, .1, .09), (0, -.32, .4), 'wood', .02)
        shape([rect(w + 1.2, h + .9), _shift(cusped_arch(w - .4, h, 11, rise=w * .30, tip=.04), 0, .001)], .2, wall_m, (0, 0, .45), bevel=.03)
        arch_frame(w - .4, h, (0, -.12, .45), .12, .1, 'marigold', 11, rise=w * .30, tip=.04)
        emblem((0, -.14, h + .88), .3)
        for sx in (-1, 1):
            for i in range(6):
                x = sx * (w / 2 - .3 - i * .17)
                tube([(x, .25 + .05 * (i % 2), h + .3), (x + sx * .04 * i, .25 + .05 * (i % 2), 1.5), (sx * (w / 2 - .3) - sx * .05 * i, .25 + .05 * (i % 2), 1.05), (x + sx * .05 * i, .25 + .05 * (i % 2), .48)],
                     .11, m, [1, 1, .62, 1.05])
            torus(.2, .035, (sx * (w / 2 - .45), .26, 1.05), 'brass', (8, 0, 0), (1.25, .8, 1))
        box((w, .05, h + .4), (0, 1.9, .45), 'plum', .01, base=True)


def string_lights(a, b, n=14, sag=.5, m='bulb', r=.035, every=0, watts=0.):
    """Wire with bulbs from a to b; every k-th bulb also carries a small real lamp."""
    a, b = Vector(a), Vector(b)
    pts = [a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t))) for t in (i / 24 for i in range(25))]
    tube(pts[::3], .008, 'dark')
    for i in range(n):
        t = (i + .5) / n
        p = a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t) + .05))
        ball(r, p, m, (1, 1, 1.2), seg=10)
        if every and i % every == 0:
            point(p - Vector((0, 0, .12)), watts, (1, .68, .34), .12)


def bunting(a, b, n=14, sag=.35, tones=('marigold', 'indigo', 'white', 'clay', 'green'), size=.22):
    """Paper triangles on a cord."""
    a, b = Vector(a), Vector(b)
    f = lambda t: a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
    tube([f(i / 10) for i in range(11)], .008, 'white')
    rz = math.degrees(math.atan2(b.y - a.y, b.x - a.x))
    for i in range(n):
        p = f((i + .5) / n)
        c = tones[i % len(tones)]
        shape([[(-size * .42, 0), (size * .42, 0), (0, -size)]], .012, c, p, (rnd.uniform(-14, 14), 0, rz + rnd.uniform(-6, 6)), .003, key=('bunt', size))


def garland(a, b, n=26, sag=.25, r=.055, tones=('marigold', 'saffron')):
    """Marigold garland (toran) from a to b."""
    a, b = Vector(a), Vector(b)
    for i in range(n):
        t = i / (n - 1)
        marigold(a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t))), r, tones[i // 2 % len(tones)])


def lamp_post(loc=(0, 0, 0), lit=0., h=2.1):
    with group(loc, name='lamp'):
        lathe([(.12, 0), (.13, .05), (.07, .14), (.045, .22), (.035, h - .25), (.06, h - .18), (.1, h - .12)], 'navy', seg=16)
        ball(.13, (0, 0, h), 'bulb' if lit else 'white', (1, 1, 1.1))
        lathe([(.16, 0), (.1, .08), (.02, .14)], 'navy', (0, 0, h + .1), seg=16)
        if lit:
            point((0, 0, h), lit, (1, .7, .38), .14)


def flag(loc=(0, 0, 0), h=3.6, m='marigold', w=1.0, rz=0.):
    """Flagpole with a rippling pennant on a stepped base."""
    with group(loc, name='flag'):
        lathe([(.34, 0), (.34, .1), (.25, .1), (.25, .2), (.16, .2), (.16, .3), (.03, .32), (.025, h), (.05, h + .03), (.001, h + .08)], ['stone', 'white'], split=[.31], seg=24)
        pennant((.03, 0, h - .05), w, w * .55, m, rz)


def rangoli(loc=(0, 0, 0), r=1., petals=12):
    """Floor pattern of coloured powder, flat cut-outs."""
    with group(loc, name='rangoli'):
        z = .0
        for k, (ra, c) in enumerate(((1., 'white'), (.96, 'rose'), (.82, 'white'), (.79, 'marigold'), (.55, 'white'), (.52, 'teal'), (.3, 'white'), (.27, 'saffron'))):
            lathe([(r * ra, 0), (r * ra - .004, .004 + .002 * k), (.001, .004 + .002 * k)], c, (0, 0, z), seg=48)
        for i in range(petals):
            a = 2 * math.pi * i / petals
            for ra, c, q in ((.89, 'white', .07), (.67, 'plum', .11), (.67, 'white', .05), (.41, 'marigold', .08)):
                ball(r * q, (r * ra * math.cos(a), r * ra * math.sin(a), .014), c, (1.5, .7, .06), (0, 0, math.degrees(a)), 14)
        for i in range(petals * 2):
            a = 2 * math.pi * (i + .5) / (petals * 2)
            ball(r * .06, (r * 1.06 * math.cos(a), r * 1.06 * math.sin(a), .008), 'marigold' if i % 2 else 'white', (1.3, 1, .08), (0, 0, math.degrees(a)), 12)


def potted(loc, s=1.):
    with group(loc, s=s):
        lathe([(.15, 0), (.22, .3), (.25, .3), (.25, .37), (.001, .34)], 'clay')
        bush((0, 0, .3), .8, seed=int(abs(loc[0]) * 100))
