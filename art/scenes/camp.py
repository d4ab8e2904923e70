"""Summer camp: tents on the lawn, kites by day, a fire in the evening."""
from kit import *


def tent(loc, rz, m, s=1.):
    with group(loc, rz, s, name='tent'):
        L, w, h = 1.9, 1.5, 1.35
        for sx in (-1, 1):
            o = math.degrees(math.atan2(h, w / 2))
            box((math.hypot(w / 2, h) + .08, L, .04), (sx * w / 4, 0, h / 2), m, .015, (0, sx * o, 0))
        shape([[(-w / 2 + .06, 0), (w / 2 - .06, 0), (0, h - .1)]], .03, 'dark', (0, .75, 0), bevel=.005)
        for sx in (-1, 1):                                           # flaps drawn aside
            shape([[(sx * .7, 0), (sx * .36, .0), (sx * .05, 1.22)]], .03, 'cream', (0, -.92, 0), bevel=.006)
        rod((0, -1.0, 0), (0, -1.0, h + .1), .03, 'wood')
        rod((0, 1.0, 0), (0, 1.0, h + .1), .03, 'wood')
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * .38, sy * .9, .68), (sx * 1.15, sy * 1.15, .02), .008, 'white')
        pennant((0, -1.0, h + .1), .3, .18, 'marigold', -20)


def kite(loc, c, d, rot=(0, 0, 0), s=1.):
    with group(loc, rot=rot, s=s, name='kite'):
        shape([[(0, -.42), (-.36, 0), (0, .36), (.36, 0)]], .015, c, bevel=.004, key=('kite', c))
        shape([[(0, -.18), (-.15, 0), (0, .15), (.15, 0)]], .03, d, bevel=.004, key=('kite2', d))
        rod((0, -.02, -.42), (0, -.02, .36), .008, 'wood')
        tube([(0, 0, -.42), (.08, 0, -.6), (-.06, 0, -.8), (.06, 0, -1.0)], .008, 'white')
        for i in range(3):
            shape([[(-.06, 0), (.06, 0), (0, .08)]], .012, d, ((.08, -.06, .06)[i], 0, -.6 - .2 * i), bevel=.002, key=('bow', d))


def ground_and_tents():
    ground()
    tent((-3.3, 2.4, 0), 24, 'marigold', 1.15)
    tent((-.2, 3.3, 0), 2, 'teal', 1.15)
    tent((2.9, 2.5, 0), -24, 'clay', 1.15)
    backdrop(5, y=13, spread=40, n=13)
    tree_neem((-6.6, 2.6, 0), 1.5, 21)
    tree_neem((6.6, 3.2, 0), 1.6, 22)


def day():
    ground_and_tents()
    facade((-7.5, 13.5, 0), bays=3)
    kite((-1.3, .9, 3.2), 'red', 'marigold', (-20, 24, 10), 1.1)
    kite((.9, 1.6, 3.75), 'teal', 'cream', (-18, -20, -8), 1.1)
    kite((2.6, .6, 2.9), 'marigold', 'indigo', (-22, 12, -14), 1.)
    for a, b in (((-1.25, -.5, .95), (-1.3, .9, 3.2)), ((.75, .2, .95), (.9, 1.6, 3.75)), ((2.05, -.7, .95), (2.6, .6, 2.9))):
        a, b = Vector(a), Vector(b)
        tube([a, a.lerp(b, .5) - Vector((0, 0, .2)), b], .005, 'white')
    F = figure
    F((-1.4, -.6, 0), 165, .97, 'wave', 'camp_b', 'short', 2, arms=((14, 10), (16, 150)), look=8, wear=('cap',), cloth='marigold')
    F((.6, .1, 0), 175, .96, 'wave', 'camp_g', 'plaits', 1, arms=((14, 10), (16, 150)))
    F((1.9, -.8, 0), 190, .95, 'wave', 'camp_b', 'crop', 3, arms=((14, 10), (16, 150)))
    F((-2.2, .1, 0), 120, .9, 'cheer', 'camp_g', 'bob', 0)
    F((2.9, -.2, 0), -120, 1.36, 'stand', 'kurta_t', 'short', 1, wear=('cap',), cloth='white', arms=((12, 10), (40, 130)))
    # face-painting and craft at a low table
    table((-.35, -2.0, 0), 1.5, .75, .42)
    box((1.3, .6, .01), (-.35, -2.0, .425), 'blush', .003)
    for i, c in enumerate(('red', 'marigold', 'green', 'indigo', 'rose')):
        lathe([(.055, 0), (.06, .1), (.001, .09)], ['cream', c], (-.8 + i * .16, -1.85, .43), split=[.088], seg=16)
    for i in range(3):
        with group((-.65 + i * .42, -2.15, .44), 30 * i):
            shape([[(0, -.16), (-.13, 0), (0, .13), (.13, 0)]], .012, ('teal', 'saffron', 'plum')[i], rot=(90, 0, 0), bevel=.003, key=('mini', i))
    F((-.95, -1.4, 0), 10, .95, 'kneel', 'camp_g', 'braid', 1, look=-6)
    F((-.3, -1.35, 0), 0, .97, 'kneel', 'camp_b', 'turban', 1, cloth='red')
    F((.3, -1.4, 0), -12, .95, 'kneel', 'camp_g', 'pony', 2)
    F((.85, -1.05, 0), -40, 1.32, 'stand', 'sari_m', 'bun', 1, lean=8, arms=((10, 30), (12, 60)))
    grass((-7, 7, -7, 6), 1500)
    bunting((-5.2, 1.5, 2.4), (0, 2.0, 2.6), 16, .4)
    bunting((0, 2.0, 2.6), (5.2, 1.7, 2.4), 16, .4)
    for x, y, h in ((-5.2, 1.5, 2.4), (0, 2.0, 2.6), (5.2, 1.7, 2.4)):
        rod((x, y, 0), (x, y, h + .05), .04, 'wood')
    light('noon', sun=(44, 38, 5., (1., .86, .66), 3.), exposure=.25)
    return dict(
        kites=dict(loc=(.3, -6.6, 1.0), target=(.4, 1.5, 1.0), lens=38, fstop=5., focus=(.2, -.5, 1.), shift=(0, .17)),
        table=dict(loc=(1.7, -4.6, 1.35), target=(-.3, -1.5, .68), lens=50, fstop=3., focus=(-.3, -1.6, .6)),
        tents=dict(loc=(-5.8, -3.4, 1.5), target=(.4, 1.9, 1.15), lens=36, fstop=4.5, focus=(-1.4, -.2, .8)),
    )


def fire():
    ground_and_tents()
    with group((0, -.4, 0)):
        for i in range(11):
            a = i * .571
            ball(.14, (.55 * math.cos(a), .55 * math.sin(a), .06), 'kota', (1, .9, .7), (0, 0, 40 * i), 12)
        for i in range(5):
            a = i * 1.257
            rod((.38 * math.cos(a), .38 * math.sin(a), .05), (.03 * math.cos(a), .03 * math.sin(a), .42), .055, 'wood2')
        for i, (x, y, h, r) in enumerate(((0, 0, .85, .17), (.13, .05, .6, .11), (-.12, -.04, .64, .12), (.02, -.13, .5, .1), (-.04, .12, .55, .1))):
            lathe([(.01, .1), (r, .22), (r * .95, .34), (r * .5, h * .7), (.001, h)], 'flame', (x, y, 0), seg=14)
        point((0, 0, .55), 95, (1, .52, .18), .16)
        point((0, -.25, .35), 25, (1, .5, .16), .1)
    R = random.Random(3)
    n = 9
    looks = [('camp_g', 'plaits', 1), ('camp_b', 'short', 2), ('camp_g', 'bob', 0), ('camp_b', 'turban', 1), ('camp_g', 'braid', 2), ('camp_b', 'crop', 3), ('camp_g', 'pony', 1), ('camp_b', 'short', 1), ('camp_g', 'bun', 2)]
    for i in range(n):
        a = math.radians(-58 + i * 298 / n + 18)
        x, y = 1.75 * math.cos(a), -.4 + 1.45 * math.sin(a)
        u, h, sk = looks[i]
        with group((x, y, 0), math.degrees(a) + 90):
            rod((-.38, 0, .12), (.38, 0, .12), .12, 'wood2')
        figure((x, y, .12), math.degrees(a) - 90, .97, 'sit', u, h, sk, look=R.choice((-20, 0, 16)), arms=((30, 150), (30, 150)) if i == 3 else None)
    figure((-1.95, 1.05, 0), 40, 1.36, 'stand', 'kurta_y', 'short', 1, arms=((60, 110), (44, 130)))
    for i, (x, y) in enumerate(((-3.3, 1.1), (-.2, 1.95), (2.9, 1.2))):   # lanterns at the tents
        lathe([(.09, 0), (.1, .02), (.07, .05), (.07, .2), (.1, .22), (.03, .3)], ['dark', 'bulb', 'dark'], (x + .5, y, 0), split=[.06, .2], seg=14)
        point((x + .5, y - .1, .25), 7, (1, .66, .32), .08)
    string_lights((-6.2, 1.6, 3.0), (0, 2.3, 3.2), 18, .6, every=6, watts=3.)
    string_lights((0, 2.3, 3.2), (6.2, 1.8, 3.0), 18, .6, every=6, watts=3.)
    rod((0, 2.3, 0), (0, 2.3, 3.2), .04, 'wood')
    grass((-6, 6, -6, 5), 1000, avoid=[(-.8, .8, -1.2, .4)])
    light('evening_diyas', exposure=.7)
    area((-6, -6, 7), (0, 1, .8), (6, 5), 200, (.40, .54, 1.))
    return dict(view=dict(loc=(2.3, -6.3, 1.7), target=(-.05, .4, .92), lens=41, fstop=4., focus=(0, -.3, .6)))


def build(occasion='day'):
    return dict(day=day, fire=fire)[occasion]()
