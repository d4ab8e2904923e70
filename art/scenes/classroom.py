"""A classroom: a lesson at the blackboard, a smart class, primary group work."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)
GIRL, BOY = ('plaits', 'bun', 'braid', 'bob', 'plaits', 'pony'), ('short', 'crop', 'turban', 'short', 'short', 'short')


def shell(**kw):
    xl, yb = room(**kw)
    for sx in (-1, 1):
        arch_frame(.62, 1.1, (sx * 2.6 - .1, yb - .04, 1.3), .09, .06, 'brick', 7)
    pane(.64, 1.1, (-2.7, yb - .01, 1.3), 'sky', 7)
    pane(.64, 1.1, (2.5, yb - .01, 1.3), 'marigold', 7)
    bunting((xl + .2, yb - .15, 2.85), (-xl - .2, yb - .15, 2.85), 20, .22, size=.2)
    bookshelf((2.72, yb - .3, 0), 1.2, 3)
    globe((2.45, yb - .32, 1.14), .9)
    marigold_pots([(3.0, yb - .32, 1.14)], .7)
    return xl, yb


def teachers_table(x, y):
    table((x, y, 0), 1.3, .65, .65, m='wood2')
    for i, c in enumerate(('indigo', 'marigold', 'clay')):
        box((.32, .24, .06), (x - .35, y + .05, .68 + .06 * i), c, .012, (0, 0, 9 * i))
    lathe([(.06, 0), (.07, .16), (.001, .1)], 'brass', (x + .35, y + .1, .65))
    for i in range(3):
        rod((x + .35, y + .1, .7), (x + .33 + .03 * i, y + .1, .95), .012, ('marigold', 'red', 'indigo')[i])


def pairs(raised, ys=(-2.05, -.35, 1.35), xs=(-1.5, 1.2)):
    R = random.Random(5)
    n = 0
    for r, y in enumerate(ys):
        for x in xs:
            desk((x, y, 0), 180)
            for sx in (-1, 1):
                g = (n + r) % 2 == 0
                figure((x + sx * .27, y - .5, .14), 180 + R.uniform(-6, 6), R.uniform(.92, 1.0), 'raise' if n in raised else 'sit', 'girl' if g else 'boy',
                       GIRL[n // 2 % 6] if g else BOY[n // 2 % 6], R.choice((0, 1, 1, 2, 2, 3)), look=R.choice((0, 12, -14, 26, -30)))
                notebook((x + sx * .26, y + .02, .485), 180 + R.uniform(-12, 12), R.choice(('indigo', 'clay', 'teal')))
                n += 1


def lesson():
    xl, yb = shell(exposure=1.5)
    blackboard((-.25, yb - .08, 1.62), 3.4, 1.35)
    at = (-.25, yb - .125, 1.62)
    text('A  B  C', .3, (at[0] - 1.1, at[1], at[2] + .38))
    text('2 + 3 = 5', .26, (at[0] - 1.05, at[1], at[2] - .02))
    chalk_line([(-1.6, -.42), (-1.2, -.36), (-.9, -.44), (-.5, -.38)], .008, loc=at)
    chalk_line([(1.0 + .26 * math.cos(t * .63), .12 + .26 * math.sin(t * .63)) for t in range(11)], .011, 'marigold', at)
    for k in range(10):
        a = k * .628
        chalk_line([(1.0 + r * math.cos(a), .12 + r * math.sin(a)) for r in (.32, .44)], .01, 'marigold', at)
    chalk_line([(.55, -.4), (.8, -.32), (1.05, -.4), (1.4, -.3), (1.6, -.34)], .01, 'neem2', at)
    teachers_table(-2.35, yb - 1.0)
    figure((.3, yb - 1.0, 0), -14, 1.42, 'point', 'sari_m', 'bun', 1, arms=((72, 118), (12, 50)), look=-14)
    pairs((1, 4, 5, 7, 8, 10))
    return dict(
        wide=dict(loc=(2.7, -6.1, 2.45), target=(-.3, .9, .72), lens=37, fstop=5.6, focus=(.2, .1, .8)),
        hero=dict(loc=(1.0, -4.6, 1.55), target=(-.25, 2.6, 1.12), lens=47, fstop=5., focus=(.1, 1.2, 1.)),
    )


def smart():
    xl, yb = shell(dado='indigo', sun=(27, -106, 22.), exposure=1.35)
    with group((-.2, yb - .1, 1.75)):                                # the interactive panel: the solar system
        box((3.2, .1, 1.75), (0, 0, 0), 'black', .03)
        box((3.04, .04, 1.6), (0, -.045, 0), 'nightscreen', .01)
        ball(.26, (-.95, -.06, 0), 'bulbsoft', (1, .15, 1))
        for i, (r, c) in enumerate(((.5, 'stone'), (.85, 'marigold'), (1.25, 'sky'), (1.7, 'clay'), (2.2, 'sand'))):
            a = (.5, -.45, .2, -.22, .06)[i]
            tube([(-.95 + r * math.cos(t * .1), -.068, r * .62 * math.sin(t * .1)) for t in range(-6, 7) if abs(r * .62 * math.sin(t * .1)) < .76], .006, 'sky')
            ball((.05, .07, .08, .06, .13)[i], (-.95 + r * math.cos(a), -.08, r * .62 * math.sin(a)), c + '_lit', (1, .3, 1))
        torus(.2, .014, (-.95 + 2.2 * math.cos(.06), -.09, 2.2 * .62 * math.sin(.06)), 'sand_lit', (68, 18, 0))
    point((-.2, yb - .9, 1.8), 10, (.55, .72, 1.), .4)
    table((-2.55, yb - .9, 0), .9, .55, .65, m='wood2')
    computer((-2.55, yb - .85, .65), 200)
    figure((-2.15, yb - 1.45, 0), 40, 1.4, 'point', 'kurta_t', 'short', 2, arms=((12, 30), (76, 108)), wear=('glasses',))
    figure((1.25, yb - .75, 0), 172, 1., 'raise', 'girl', 'braid', 1, arms=((44, 128), (14, 10)))
    pairs((3, 6), (-1.55, .15), (-1.45, 1.15))
    return dict(view=dict(loc=(-1.5, -4.4, 1.75), target=(.12, 2.9, 1.3), lens=38, fstop=4.5, focus=(0, 1.8, 1.2)))


def group_work():
    xl, yb = shell(dado='clay', sun=(24, -104, 26.), exposure=1.5)
    blackboard((-.25, yb - .08, 1.7), 2.6, 1.1)
    at = (-.25, yb - .125, 1.7)
    text('Our town', .3, (at[0], at[1], at[2] + .22))
    for i in range(4):
        chalk_line([(-.9 + i * .5, -.38), (-.9 + i * .5, -.12), (-.74 + i * .5, .02), (-.58 + i * .5, -.12), (-.58 + i * .5, -.38)], .01, ('chalk', 'marigold', 'rose', 'chalk')[i], at)

    def round_table(x, y, r=.72):
        lathe([(.26, 0), (.27, .04), (.09, .08), (.08, .4), (r - .04, .42), (r, .43), (r, .46), (r - .03, .475), (.001, .475)], ['wood2', 'wood'], (x, y, 0), split=[.41], seg=36)
    round_table(.2, -1.3, .95)
    R = random.Random(4)
    # a town of blocks on a paper map, and five who build it
    box((1.15, .95, .012), (.2, -1.3, .482), 'mint', .004, (0, 0, 12))
    for i, (x, y, w, h, c) in enumerate(((-.3, .18, .16, .2, 'clay'), (-.05, .26, .14, .3, 'cream'), (.28, .2, .2, .16, 'marigold'), (.34, -.12, .14, .24, 'teal'), (-.32, -.16, .2, .14, 'rose'), (.02, -.24, .12, .18, 'indigo'))):
        box((w, w, h), (.2 + x, -1.3 + y, .488), c, .012, (0, 0, R.uniform(-10, 10)), base=True)
        lathe([(w * .78, 0), (.001, w * .6)], 'brick', (.2 + x, -1.3 + y, .488 + h), seg=4, rot=(0, 0, 45))
    for i in range(5):
        put(clump('neem2', i % 4), (.2 + .42 * math.cos(i * 1.3 + .4), -1.3 + .3 * math.sin(i * 1.3 + .4), .53), (i * 60, 0, 0), .4)
    for i, (a, u, h, sk, p) in enumerate(((205, 'boy', 'short', 2, 'sit'), (160, 'girl', 'plaits', 1, 'sit'), (92, 'boy', 'turban', 1, 'raise'), (40, 'girl', 'bob', 3, 'sit'), (-12, 'boy', 'crop', 0, 'sit'))):
        t = math.radians(a)
        x, y = .2 + 1.22 * math.cos(t), -1.3 + 1.22 * math.sin(t)
        stool((x, y, 0))
        figure((x, y, .16), a - 90, .98, p, u, h, sk, arms=((8, 70), (10, 58)) if p == 'sit' else None, lean=9)
    round_table(-1.9, 1.5)
    round_table(1.9, 1.6)
    for cx, cy in ((-1.9, 1.5), (1.9, 1.6)):
        for i in range(4):
            t = math.radians(50 + i * 90)
            stool((cx + 1. * math.cos(t), cy + 1. * math.sin(t), 0))
            g = i % 2
            figure((cx + 1. * math.cos(t), cy + 1. * math.sin(t), .16), 50 + i * 90 - 90, R.uniform(.9, .98), 'sit', ('girl', 'boy')[g], (GIRL, BOY)[g][i], look=R.choice((0, 20, -20)))
        for i in range(3):
            box((.3, .22, .012), (cx + .3 * math.cos(i * 2.1), cy + .3 * math.sin(i * 2.1), .485), ('white', 'blush', 'mint')[i], .003, (0, 0, i * 50))
    figure((-.75, -.15, 0), -34, 1.36, 'stand', 'sari_i', 'bun', 1, arms=((12, 20), (16, 60)), lean=8)
    return dict(view=dict(loc=(2.3, -4.7, 1.75), target=(.12, -.9, .72), lens=42, fstop=5.6, focus=(.2, -1.3, .6)))


def build(occasion='lesson'):
    mat('nightscreen', '#16245A', emit=.5, bump=0)
    mat('bulbsoft', '#FFC56B', emit=3.5, bump=0)
    for c in ('stone', 'marigold', 'sky', 'clay', 'sand'):
        mat(c + '_lit', PALETTE[c], emit=.6, bump=0)
    return dict(lesson=lesson, smart=smart, group=group_work)[occasion]()
