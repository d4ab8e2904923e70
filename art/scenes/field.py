"""The games field: hurdles, football, cricket, basketball, and the whole of it from above."""
from kit import *
from scenes.sports_day import LANES, LW, Y0, track


def football(loc, r=.13):
    ball(r, loc, 'white')
    for i, (a, e) in enumerate(((0, 90), (0, 26), (72, 26), (144, 26), (216, 26), (288, 26))):
        a, e = math.radians(a), math.radians(e)
        d = Vector((math.cos(a) * math.cos(e), math.sin(a) * math.cos(e), math.sin(e)))
        o = ball(r * .36, Vector(loc) + d * r * .93, 'black', (1, 1, .22), seg=12)
        o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()


def hurdle(x, y, rz=90):
    with group((x, y, .03), rz, name='hurdle'):
        for sx in (-1, 1):
            rod((sx * .34, 0, 0), (sx * .34, 0, .36), .022, 'white')
            rod((sx * .34, 0, .02), (sx * .34, .26, .02), .022, 'white')
        box((.78, .04, .1), (0, 0, .38), 'white', .012)
        for i in (-1, 1):
            box((.16, .045, .1), (i * .24, 0, .38), 'marigold', .012)


def surroundings(seed):
    backdrop(seed, y=14, spread=44, n=14)
    boundary(-44, 44, 9.5)


def athletics():
    ground()
    track()
    surroundings(4)
    for x in (-3.6, .6):
        for i in range(LANES):
            hurdle(x, Y0 + (i + .5) * LW)
    runs = [('sport_b', 'crop', 3, .0), ('sport_r', 'pony', 1, .85), ('sport_y', 'short', 2, -.5), ('sport_l', 'turban', 1, .45), ('sport_g', 'braid', 0, -.9)]
    for i, (u, h, sk, x) in enumerate(runs):
        over = .05 < x + .2 < 1.2 and i in (1, 3)
        figure((x, Y0 + (i + .5) * LW, .04 + (.36 if over else 0)), 90, 1., 'run', u, h, sk, arms=((14, 85), (14, -70)) if i % 2 else ((14, -70), (14, 85)), cloth={'turban': 'green', 'pony': 'red', 'braid': 'marigold'}.get(h), bib=(4, 18, 6, 11, 2)[i])
    figure((2.6, -Y0 + .7, 0), -60, 1.38, 'cheer', 'kurta_t', 'short', 2, wear=('cap',), cloth='white')
    for i in range(5):
        figure((-3.0 + i * .75, -Y0 + 1.0, 0), 10 - 8 * i, .96, ('cheer', 'wave', 'stand', 'cheer', 'wave')[i], ('girl', 'boy')[i % 2], ('plaits', 'short', 'bob', 'crop', 'bun')[i])
    grass((-7, 7, -7, Y0 - .2), 800)
    grass((-8, 9, -Y0 + .2, 7), 700)
    light('morning', sun=(30, -30, 5.4, (1., .80, .54), 3.))
    return dict(view=dict(loc=(4.4, -3.4, 1.05), target=(.35, -.1, .72), lens=45, fstop=3.5, focus=(.85, -.9, .7)))


def games():
    """Football near, cricket beyond, the court to the right; several cameras."""
    ground()
    surroundings(9)
    for i in range(7):                                               # mown stripes
        box((2.2, 9.0, .02), (-6.6 + i * 2.2, -.5, 0), 'grass2' if i % 2 else 'grass', .005)
    for y in (-5.0, 4.0):
        box((15.4, .06, .026), (0, y, 0), 'white', .004)
    for x in (-7.7, 0, 7.7):
        box((.06, 9.0, .026), (x, -.5, 0), 'white', .004)
    torus(1.2, .022, (0, -.5, .008), 'white')
    goal((-7.7, -.5, 0), 2.6, 1.35, 90)
    goal((7.7, -.5, 0), 2.6, 1.35, -90)
    football((-4.6, -.95, .14), .15)
    F = figure
    F((-4.05, -.8, .01), -84, 1., 'run', 'sport_r', 'short', 2, cloth='red', bib=10, arms=((16, 70), (16, -60)))
    F((-3.5, -1.75, .01), -70, .98, 'run', 'sport_b', 'crop', 3, bib=4, arms=((16, -60), (16, 70)))
    F((-3.0, .3, .01), -100, .97, 'run', 'sport_r', 'pony', 1, cloth='red', bib=7, arms=((16, 70), (16, -60)))
    F((-7.15, -.45, .01), 90, 1.02, 'cheer', 'sport_y', 'turban', 1, arms=((64, 110), (64, 110)), cloth='marigold')
    F((-2.0, -.6, .01), -80, 1., 'walk', 'sport_b', 'braid', 0, cloth='white')
    F((-4.6, 1.6, .01), -130, .97, 'walk', 'sport_b', 'short', 1)
    for i in range(5):                                               # a warm-up on the other half
        F((1.6 + .95 * (i % 3), .9 + 1.1 * (i // 3), .01), -20, .95, 'cheer', ('sport_g', 'sport_l')[i % 2], ('plaits', 'short', 'bun', 'crop', 'pony')[i], cloth='marigold')
    F((2.5, -.4, .01), 168, 1.36, 'cheer', 'kurta_t', 'short', 2)
    F((-5.6, 3.4, .01), -160, 1.38, 'wave', 'kurta_t', 'short', 2, wear=('cap',), cloth='white', prop='flag')
    for i in range(6):
        F((-8.0 + i * .8, 4.9, 0), 6 * i - 16, .95, ('cheer', 'wave', 'stand')[i % 3], ('girl', 'boy')[i % 2], ('plaits', 'short', 'bun', 'crop', 'bob', 'turban')[i])
    grass((-9, 9, -9, -5.2), 700)
    light('noon', sun=(50, -36, 5., (1., .88, .70), 3.), exposure=.2)
    return dict(
        goal=dict(loc=(-7.2, -3.5, .95), target=(-3.75, -.4, .66), lens=46, fstop=4., focus=(-4.1, -.8, .6)),
        field=dict(loc=(3.4, -8.6, 3.3), target=(-1.9, .4, .45), lens=38, fstop=6.3, focus=(-3, -.6, .5)),
    )


def cricket():
    ground()
    surroundings(2)
    box((9, 1.5, .03), (0, 0, 0), 'sand', .01)
    for x in (-3.6, 3.6):
        for k in (-1, 0, 1):
            rod((x, k * .1, 0), (x, k * .1, .58), .022, 'wood')
        for k in (-.5, .5):
            rod((x, k * .1 - .045, .6), (x, k * .1 + .045, .6), .015, 'wood2')
        box((.05, 1.3, .034), (x * .86, 0, .002), 'white', .004)
    F = figure
    F((-3.15, .05, .02), 78, 1.02, 'stand', 'sport_w', 'short', 2, prop='bat', arms=((8, 46), (8, 50)), lean=8, wear=('helmet',), cloth='indigo')
    F((-4.6, .05, .02), 90, .96, 'kneel', 'sport_w', 'crop', 1, arms=((10, 70), (10, 70)), wear=('cap',), cloth='indigo')
    ball(.055, (-2.35, -.05, .62), 'red', seg=16)
    F((1.9, -.05, .02), -90, 1.0, 'run', 'sport_w', 'turban', 1, arms=((10, -40), (20, 160)), cloth='white')
    F((4.3, .6, .0), -80, 1.38, 'stand', 'coat', 'short', 2, wear=('cap', 'moustache'), cloth='white')
    for x, y, f, h in ((-2.6, 2.6, 20, 'plaits'), (.4, 2.9, 0, 'short'), (-4.9, -1.7, 120, 'braid'), (2.6, 2.3, -30, 'crop')):
        F((x, y, 0), f, .97, 'stand', 'sport_w', h, arms=((14, 50), (14, 50)), lean=8, wear=() if h in ('plaits', 'braid') else ('cap',), cloth='indigo')
    with group((-5.4, 7.4, 0)):                                      # score board
        for sx in (-1, 1):
            rod((sx * .9, .05, 0), (sx * .9, .05, 1.9), .05, 'wood2')
        box((2.3, .1, 1.2), (0, 0, 1.4), 'slate', .02)
        text('MARIGOLD  86', .26, (0, -.06, 1.62))
        text('NEEM  84', .26, (0, -.06, 1.2))
    for i in range(7):
        F((1.4 + i * .7, 6.4, 0), 6 - 4 * i, .95, ('cheer', 'wave', 'stand')[i % 3], ('girl', 'boy')[i % 2], ('plaits', 'short', 'bun', 'crop', 'bob', 'turban', 'pony')[i])
    grass((-8, 8, -7, -.9), 1100)
    grass((-8, 8, .9, 7), 800)
    light('golden', sun=(26, 40, 5.2, (1., .74, .46), 4.))
    return dict(view=dict(loc=(-.8, -3.4, 1.05), target=(-3.2, .35, .74), lens=45, fstop=4., focus=(-3.15, .05, .7)))


def basketball():
    ground()
    surroundings(7)
    box((9.5, 7.5, .05), (0, .2, 0), 'clay', .01)
    for y in (-3.3, 3.7):
        box((9, .06, .056), (0, y, 0), 'white', .004)
    for x in (-4.5, 0, 4.5):
        box((.06, 7.0, .056), (x, .2, 0), 'white', .004)
    box((.06, 2.2, .056), (-3.1, .2, 0), 'white', .004)
    for y in (-.9, 1.3):
        box((1.4, .06, .056), (-3.8, y, 0), 'white', .004)
    torus(1.1, .025, (-3.1, .2, .02), 'white', s=(1, 1, .4))
    with group((-4.7, .2, 0), 90):                                   # hoop: looks to +X
        rod((0, .3, 0), (0, .3, 2.2), .07, 'indigo')
        rod((0, .3, 2.1), (0, -.1, 2.15), .04, 'indigo')
        box((1.3, .06, .85), (0, -.1, 2.25), 'white', .03)
        box((.5, .07, .05), (0, -.1, 2.02), 'red', .01)
        box((.5, .07, .05), (0, -.1, 2.36), 'red', .01)
        for sx in (-1, 1):
            box((.05, .07, .38), (sx * .23, -.1, 2.19), 'red', .01)
        torus(.22, .022, (0, -.38, 1.95), 'saffron')
        for i in range(12):
            a = i * .5236
            rod((.22 * math.cos(a), -.38 + .22 * math.sin(a), 1.94), (.13 * math.cos(a + .4), -.38 + .13 * math.sin(a + .4), 1.62), .006, 'white')
            rod((.22 * math.cos(a), -.38 + .22 * math.sin(a), 1.94), (.13 * math.cos(a - .4), -.38 + .13 * math.sin(a - .4), 1.62), .006, 'white')
    ball(.15, (-3.75, .15, 2.2), 'saffron')
    for r in ((0, 0, 0), (90, 0, 0), (90, 0, 90)):
        torus(.15, .006, (-3.75, .15, 2.2), 'dark', r)
    F = figure
    F((-2.9, .1, .28), -86, 1.02, 'cheer', 'sport_y', 'pony', 1, cloth='red', bib=8)
    F((-3.6, -.75, .03), -60, 1.0, 'cheer', 'sport_b', 'short', 2, bib=3, arms=((30, 150), (30, 150)))
    F((-2.3, 1.3, .03), -120, .98, 'run', 'sport_y', 'crop', 3, bib=5)
    F((-3.5, 1.5, .03), -60, .98, 'stand', 'sport_b', 'braid', 0, arms=((50, 100), (50, 100)), cloth='white')
    F((-1.9, 2.5, .03), -110, 1., 'run', 'sport_b', 'turban', 1, cloth='indigo', bib=9)
    F((-.6, .9, .03), -90, .97, 'walk', 'sport_y', 'short', 1)
    F((.4, 3.0, .03), -120, 1.38, 'wave', 'kurta_i', 'short', 2)
    bench((.8, 4.6, 0), 0, 2.4)
    for i in range(3):
        F((.1 + i * .7, 4.55, .22), 0, .95, 'sit', ('girl', 'boy', 'girl')[i], ('plaits', 'short', 'bob')[i], look=-24)
    grass((-8, 8, -8, -3.6), 500)
    grass((-9, 9, 4.2, 8), 500)
    facade((9.5, 12.5, 0), bays=3)
    light('morning', sun=(40, 30, 5.2, (1., .84, .62), 3.), exposure=.3)
    return dict(view=dict(loc=(.7, -3.4, 1.0), target=(-3.3, .5, 1.15), lens=40, fstop=4.5, focus=(-3.0, 0, 1.2), shift=(0, .06)))


def build(occasion='games'):
    return dict(athletics=athletics, games=games, cricket=cricket, basketball=basketball)[occasion]()
