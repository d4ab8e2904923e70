"""The art room: easels for fine arts, a long table for craft."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)


def painting(kind):
    """On a sheet that faces -Y, centred on the origin."""
    y = -.03
    if kind == 0:                                                    # a neem tree
        box((.05, .01, .22), (0, y, -.1), 'wood2', .004)
        for i in range(7):
            ball(.09, (.13 * math.cos(i * .9), y, .1 + .1 * math.sin(i * .9)), ('neem', 'neem2')[i % 2], (1, .1, 1), seg=14)
        box((.56, .008, .1), (0, y, -.25), 'grass2', .003)
    elif kind == 1:                                                  # marigold
        for r, n in ((.2, 14), (.13, 10), (.06, 6)):
            for i in range(n):
                a = 6.283 * i / n
                ball(.05, (r * math.cos(a), y - .004 * n / r * .01, r * math.sin(a)), 'marigold' if n != 10 else 'saffron', (1, .15, .7), (0, -math.degrees(a), 0), 10)
    elif kind == 2:                                                  # hills and sun
        ball(.1, (.1, y, .12), 'red', (1, .1, 1))
        shape([[(-.28, -.28), (-.28, -.02), (-.12, .08), (.04, -.04), (.16, .04), (.28, -.06), (.28, -.28)]], .01, 'teal', (0, y - .006, 0), bevel=.002, key='hills')
        shape([[(-.28, -.28), (-.28, -.14), (-.05, -.1), (.28, -.2), (.28, -.28)]], .01, 'green', (0, y - .014, 0), bevel=.002, key='hill2')
    elif kind == 3:                                                  # the school's arch
        shape([_outline(.36, .46)], .01, 'indigo', (0, y, -.24), bevel=.002, key='parch')
        ball(.07, (0, y - .01, -.02), 'marigold', (1, .15, 1), seg=14)
    else:                                                            # a peacock: fan of feathers
        for i in range(7):
            a = math.radians(30 + i * 20)
            rod((0, y, -.15), (.26 * math.cos(a), y, -.15 + .34 * math.sin(a)), .022, 'green')
            ball(.035, (.26 * math.cos(a), y - .012, -.15 + .34 * math.sin(a)), 'indigo', (1, .3, 1), seg=10)
        ball(.07, (0, y - .01, -.14), 'teal', (.8, .3, 1.3), seg=14)
        ball(.035, (0, y - .01, -.02), 'teal', (1, .3, 1), seg=12)


def _outline(w, h):
    return cusped_arch(w, h, 7)


def easel(loc, rz, kind, s=1.):
    with group(loc, rz, s, name='easel'):
        for sx in (-1, 1):
            rod((sx * .3, -.02, 0), (sx * .06, .06, 1.3), .022, 'wood')
        rod((0, .4, 0), (0, .07, 1.25), .022, 'wood')
        box((.66, .1, .035), (0, -.03, .46), 'wood', .01)
        with group((0, -.03, .79), rot=(-6, 0, 0)):
            box((.62, .03, .62), (0, 0, 0), 'white', .006)
            painting(kind)


def pots(x, y, z, n=6):
    for i in range(n):
        c = ('red', 'marigold', 'green', 'teal', 'indigo', 'rose', 'plum')[i % 7]
        lathe([(.06, 0), (.065, .01), (.065, .11), (.055, .11), (.001, .095)], ['cream', c], (x + i * .17, y, z), split=[.1], seg=18)


def shell():
    xl, yb = room(6.6, 6.4, 3.2, (-1.9, .5, 2.3), 'wood', 'clay', wall_m='white', sun=(31, -110, 22.), sky=30, fill=56, exposure=1.25, tile=1.1)
    for i in range(4):
        with group((-2.1 + i * 1.35, yb - .04, 1.95 + .08 * (i % 2))):
            frame((0, 0, 0), .72, .72)
            painting((4, 2, 0, 1)[i])
    return xl, yb


def fine_arts():
    xl, yb = shell()
    F = figure
    easel((-.55, -.6, 0), 20, 4, 1.05)
    F((.0, -1.2, 0), 208, 1.0, 'offer', 'girl', 'braid', 1, prop='brush', arms=((16, 20), (22, 92)), look=10)
    easel((.95, -.2, 0), -24, 1, 1.05)
    F((1.35, -1.0, 0), 152, .98, 'offer', 'boy', 'short', 2, prop='brush', arms=((16, 20), (14, 92)))
    easel((-2.0, .6, 0), 34, 2)
    F((-1.5, -.05, 0), 215, .96, 'offer', 'boy', 'turban', 1, prop='brush', arms=((14, 20), (16, 88)))
    easel((.0, 1.7, 0), 4, 0)
    F((.55, 1.45, 0), 60, .98, 'stand', 'girl', 'bob', 3, look=-30)
    F((1.9, 1.0, 0), -38, 1.36, 'stand', 'kurta_i', 'short', 2, arms=((14, 30), (12, 66)), wear=('moustache',))
    table((2.35, -.75, 0), .9, .7, .5)
    pots(2.05, -.8, .5, 4)
    lathe([(.08, 0), (.09, .2), (.001, .12)], 'clay', (2.55, -.6, .5))
    for i in range(5):
        rod((2.55, -.6, .6), (2.49 + .03 * i, -.6 + .02 * (i % 2), .92), .012, ('wood', 'wood2')[i % 2])
    return dict(view=dict(loc=(.5, -4.5, 1.4), target=(.05, .2, 1.0), lens=40, fstop=4., focus=(-.1, -1., .9)))


def craft():
    xl, yb = shell()
    table((0, -.5, 0), 3.0, 1.2, .5)
    box((2.8, 1.05, .01), (0, -.5, .505), 'blush', .003)
    # clay elephant, kites, paper flowers, pencils
    with group((-.15, -.65, .51), 24, .9):
        ball(.2, (0, 0, .26), 'kota', (.9, 1.2, .9))
        ball(.14, (0, -.26, .34), 'kota')
        tube([(0, -.37, .34), (0, -.46, .22), (0, -.43, .1), (0, -.5, .06)], .045, 'kota', [1.1, .9, .75, .6])
        for sx in (-1, 1):
            ball(.12, (sx * .15, -.2, .36), 'kota', (.3, .8, 1))
            ball(.014, (sx * .06, -.385, .38), 'black', seg=8)
            for sy in (-1, 1):
                rod((sx * .11, sy * .13, .2), (sx * .11, sy * .13, .05), .055, 'kota')
        box((.26, .24, .03), (0, .02, .45), 'red', .012)
        for i in range(6):
            marigold((.12 * math.cos(i), .02 + .1 * math.sin(i), .47), .03)
    for i, (x, y, c, d) in enumerate(((-1.1, -.4, 'marigold', 'red'), (.95, -.75, 'teal', 'marigold'))):
        with group((x, y, .52), 20 - 50 * i):
            box((.36, .36, .01), (0, 0, 0), c, .003, (0, 0, 45))
            rod((-.25, 0, .01), (.25, 0, .01), .006, 'wood')
            rod((0, -.25, .01), (0, .25, .01), .006, 'wood')
            shape([[(-.06, 0), (.06, 0), (0, .1)]], .01, d, (0, -.27, .005), (90, 0, 0), .002, key=('kt', d))
    pots(.25, -.35, .51, 5)
    for i in range(6):
        rod((-.85 + .03 * i, -.85 + .05 * i, .52), (-.6 + .05 * i, -.9 + .06 * i, .52), .013, ('red', 'indigo', 'green', 'marigold', 'plum', 'teal')[i])
    for i in range(5):
        marigold((1.25 - .16 * (i % 3), -.3 + .15 * (i // 3), .54), .07, ('rose', 'saffron', 'marigold', 'plum', 'rose')[i])
    F = figure
    for i, (x, y, f, u, h, sk, lk) in enumerate(((-1.1, .45, 4, 'girl', 'plaits', 1, 6), (-.2, .5, 0, 'boy', 'short', 2, -8), (.75, .5, -6, 'girl', 'bun', 0, 12), (1.95, -.5, -88, 'boy', 'crop', 3, 0), (-1.95, -.55, 90, 'girl', 'pony', 2, 0))):
        stool((x, y, 0), 'indigo', .28)
        F((x, y, .2), f, .97, 'sit', u, h, sk, look=lk, lean=10, arms=((6, 62), (10, 74)))
    F((1.5, .95, 0), -18, 1.36, 'hold', 'sari_p', 'bun', 1, arms=((10, 40), (10, 60)))
    for i in range(8):                                               # a line of paper birds
        rod((-2.6 + i * .75, 1.6, 3.2), (-2.6 + i * .75, 1.6, 2.62 - .1 * (i % 3)), .004, 'white')
        with group((-2.6 + i * .75, 1.6, 2.58 - .1 * (i % 3)), 30 * i):
            for sx in (-1, 1):
                shape([[(0, -.05), (.26, .1), (.02, .07)]], .008, ('red', 'marigold', 'teal', 'rose')[i % 4], rot=(0, 0, 90 - sx * 70), bevel=.002, key=('bird', i % 4))
    return dict(view=dict(loc=(-1.6, -4.0, 1.85), target=(.05, -.1, .72), lens=42, fstop=4., focus=(-.1, -.6, .7)))


def build(occasion='fine'):
    return dict(fine=fine_arts, craft=craft)[occasion]()
