"""The science corner, and a project of the middle years."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)


def bench_top(x, y, w=2.6, d=.95, m='teal'):
    box((w, d, .07), (x, y, .53), 'cream', .02)
    box((w - .16, d - .16, .5), (x, y, 0), m, .02, base=True)
    n = int(w / .6)
    for i in range(n):
        xx = x + (i - (n - 1) / 2) * (w - .3) / n
        box(((w - .3) / n - .08, .03, .34), (xx, y - d / 2 + .075, .08), 'cream', .02, base=True)
        ball(.022, (xx, y - d / 2 + .045, .34), 'brass', seg=10)


def corner():
    xl, yb = room(6.9, 7.0, 3.3, (-2.0, .3, 2.4), 'kota', 'teal', sun=(29, -104, 25.), sky=26, fill=60, exposure=1.6)
    blackboard((-.4, yb - .08, 1.85), 2.4, 1.1)
    at = (-.4, yb - .125, 1.85)
    for k in range(3):
        chalk_line([(-.55 + .42 * math.cos(t * .45) * math.cos(k * 1.05) - .16 * math.sin(t * .45) * math.sin(k * 1.05),
                     .42 * math.cos(t * .45) * math.sin(k * 1.05) + .16 * math.sin(t * .45) * math.cos(k * 1.05)) for t in range(15)], .009, ('chalk', 'marigold', 'rose')[k], at)
    text('Why is the\nsky blue?', .22, (at[0] + .55, at[1], at[2] + .08))
    chart((1.75, yb - .03, 1.8), 'sun', .85, 1.1)
    chart((2.75, yb - .03, 1.8), 'plant', .85, 1.1)
    chart((-2.5, yb - .03, 1.8), 'atom', .85, 1.1)
    bookshelf((2.6, yb - .3, 0), 1.5, 3)
    for i, c in enumerate(('red', 'marigold', 'green')):
        flask((2.1 + i * .3, yb - .3, 1.13), c, 1.1, i)
    globe((3.1, yb - .3, 1.13), .8)
    bench_top(.1, -.5, 3.0, 1.1)
    volcano((-.72, -.5, .565), .62)
    orrery((1.0, -.4, .565), .62)
    microscope((1.45, -.7, .565), 160)
    for i, (x, y, c, k) in enumerate(((-.2, -.85, 'marigold', 0), (-.05, -.7, 'teal', 2), (-1.28, -.85, 'red', 1), (.15, -.88, 'plum', 1))):
        flask((x, y, .565), c, 1., k)
    tubes_rack((.75, -.88, .565), 6)
    figure((-1.42, .42, .0), 22, 1.02, 'offer', 'girl', 'plaits', 1, arms=((10, 60), (20, 84)), look=18, lean=8)
    figure((-.28, .5, .0), -4, 1.0, 'cheer', 'boy', 'short', 2)
    figure((.34, .5, .0), 6, 1.02, 'stand', 'boy_long', 'turban', 1, arms=((8, 50), (18, 74)), look=24, lean=8)
    figure((1.95, -.55, .0), -80, .98, 'stand', 'girl', 'bob', 3, arms=((6, 62), (6, 62)), lean=12)
    figure((-2.2, .1, .0), 58, 1.38, 'stand', 'sari_m', 'bun', 1, arms=((10, 20), (14, 66)), wear=('glasses',))
    bench_top(-1.4, 2.0, 2.0, .8)
    tubes_rack((-1.9, 2.0, .565))
    microscope((-1.2, 2.0, .565), 180)
    figure((-1.2, 2.6, 0), 0, .98, 'stand', 'girl', 'braid', 2, arms=((6, 56), (6, 56)), lean=12)
    for i in range(7):                                               # planets on threads
        x, z = -2.4 + i * .8, 2.65 - .12 * (i % 3)
        rod((x, 1.4, 3.3), (x, 1.4, z), .004, 'white')
        ball((.1, .13, .2, .12, .16, .11, .14)[i], (x, 1.4, z), ('kota', 'blush', 'marigold', 'teal', 'clay', 'sand', 'sky')[i], seg=20)
    return dict(
        hero=dict(loc=(.7, -5.2, 1.75), target=(-.12, .6, 1.1), lens=43, fstop=4., focus=(-.1, -.1, .9)),
        models=dict(loc=(2.35, -3.5, 1.85), target=(-.2, .05, .8), lens=42, fstop=5., focus=(0, -.2, .8)),
    )


def project():
    """Older pupils build a small town that makes its own power."""
    xl, yb = room(6.4, 6.4, 3.2, (-1.8, .5), 'kota', 'indigo', sun=(22, -110, 26.), warm=(1., .74, .46), sky=26, fill=56, exposure=1.6)
    with group((.4, yb - .08, 1.75)):                                # cork board with plans
        box((3.2, .05, 1.3), (0, 0, 0), 'cork', .01)
        for i, (x, z, c, r) in enumerate(((-1.2, .2, 'white', 3), (-.6, -.1, 'sky', -4), (0, .15, 'white', 2), (.55, -.15, 'blush', 5), (1.1, .18, 'mint', -3), (-1.1, -.35, 'marigold', -5))):
            box((.46, .02, .36), (x, -.035, z), c, .004, (0, r, 0))
            ball(.02, (x, -.06, z + .15), 'red', seg=8)
        text('Power from wind', .2, (.0, -.06, .5), 'indigo')
    table((0, -.3, 0), 2.9, 1.3, .55)
    box((2.5, 1.05, .02), (0, -.3, .56), 'grass2', .006)
    windmill((-1.22, -.1, .57), .8, 10, 12)
    windmill((-.42, .05, .57), .66, 0, 50)
    windmill((-.85, -.55, .57), .5, 14, 80)
    bridge((.62, -.25, .57), .72, 8)
    box((1.4, .2, .012), (.62, -.42, .572), 'sky', .004, (0, 0, 6))
    for i, (x, y, c) in enumerate(((.2, -.62, 'clay'), (.45, -.66, 'cream'), (.72, -.62, 'marigold'), (1.0, -.6, 'rose'))):
        box((.16, .16, .14), (x, y, .57), c, .012, base=True)
        lathe([(.13, 0), (.001, .1)], 'brick', (x, y, .71), seg=4, rot=(0, 0, 45))
        ball(.02, (x, y - .085, .65), 'bulb', seg=8)
    robot((-.35, -.66, .57), .6, 20)
    F = figure
    F((-.82, .72, 0), 6, 1.16, 'stand', 'girl', 'braid', 1, arms=((8, 60), (16, 78)), look=10, lean=9)
    F((.06, .75, 0), -6, 1.18, 'stand', 'boy_long', 'short', 2, arms=((12, 40), (14, 74)), look=-24, lean=8)
    F((.95, .7, 0), -4, 1.16, 'stand', 'boy_long', 'turban', 1, arms=((10, 72), (10, 72)), lean=12)
    F((1.8, -.3, 0), -86, 1.14, 'hold', 'girl', 'bun', 3, prop='tablet')
    F((-1.85, -.25, 0), 84, 1.15, 'stand', 'girl', 'scarf', 0, arms=((10, 60), (12, 50)), lean=8)
    F((2.35, 1.5, 0), -40, 1.42, 'hold', 'kurta_i', 'short', 2, prop='books', wear=('glasses',))
    bookshelf((-2.4, yb - .25, 0), 1.3, 4)
    return dict(view=dict(loc=(-1.5, -4.2, 2.0), target=(.05, .1, .85), lens=43, fstop=4., focus=(-.4, -.1, .9)))


def build(occasion='corner'):
    return dict(corner=corner, project=project)[occasion]()
