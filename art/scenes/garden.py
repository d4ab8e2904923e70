"""The garden of wonders, and the plantation in the monsoon."""
from kit import *


def bed(x, y, w, d, rows, flowers):
    """Raised bed edged with bricks, planted in rows."""
    box((w, d, .12), (x, y, 0), 'earth', .02, base=True)
    for i in range(int(w / .24)):
        for sy in (-1, 1):
            box((.22, .1, .2), (x - w / 2 + (i + .5) * .24, y + sy * d / 2, 0), 'clay', .02, (0, 0, rnd.uniform(-3, 3)), base=True)
    for i in range(int(d / .24)):
        for sx in (-1, 1):
            box((.1, .22, .2), (x + sx * w / 2, y - d / 2 + (i + .5) * .24, 0), 'clay', .02, (0, 0, rnd.uniform(-3, 3)), base=True)
    for k in range(rows):
        yy = y - d / 2 + (k + .5) * d / rows
        n = int(w / .26)
        for i in range(n):
            xx = x - w / 2 + (i + .5) * w / n
            put(clump(rnd.choice(('neem', 'neem2')), i % 4), (xx, yy, .2), (i * 50, 0, k * 40), .6)
            if flowers[k % len(flowers)]:
                marigold((xx, yy, .32 + rnd.uniform(0, .05)), .07, flowers[k % len(flowers)])


def young_tree(x, y, s=1., seed=0):
    with group((x, y, 0), 40 * seed, s, name='sapling'):
        ball(.3, (0, 0, .0), 'wetearth', (1, 1, .22), seg=16)
        rod((0, 0, 0), (.02, 0, .75), .02, 'wood2')
        rod((.09, 0, 0), (.09, 0, .65), .014, 'wood')
        for k in range(9):
            put(clump(('neem', 'neem2')[k % 2], k % 4), (.14 * math.cos(k * 2.2), .14 * math.sin(k * 2.2), .5 + .06 * k), (k * 70, 0, k * 40), .62)


def butterfly(loc, m, rz=0., s=1.):
    with group(loc, rz, s, name='butterfly'):
        rod((0, -.05, 0), (0, .05, 0), .01, 'dark')
        for sx in (-1, 1):
            ball(.07, (sx * .06, -.02, .025), m, (1, .8, .08), (0, -sx * 34, 0), 14)
            ball(.05, (sx * .05, .05, .02), m, (1, .8, .08), (0, -sx * 34, 0), 14)


def wonders():
    ground()
    path(1.5, -8, 2.2)
    lathe([(1.9, 0), (1.9, .04), (.001, .045)], 'sand', (0, 3.3, 0), seg=48)
    with group((0, 3.3, .02)):                                       # fountain of tiers
        lathe([(1.0, 0), (1.05, .05), (1.05, .34), (1.1, .36), (1.1, .42), (.95, .42), (.93, .3), (.001, .3)], 'stone', seg=40)
        lathe([(.94, .33), (.001, .335)], 'water', seg=40)
        lathe([(.18, .3), (.1, .5), (.09, .8), (.42, .95), (.48, 1.05), (.44, 1.05), (.2, .98), (.08, 1.0), (.06, 1.3), (.22, 1.4), (.25, 1.46), (.001, 1.44)], 'cream', seg=32)
        lathe([(.43, 1.035), (.001, 1.04)], 'water', seg=32)
        for i in range(10):
            a = i * .628
            tube([(.46 * math.cos(a), .46 * math.sin(a), 1.04), (.58 * math.cos(a), .58 * math.sin(a), .95), (.66 * math.cos(a), .66 * math.sin(a), .35)], .012, 'glassware')
    bed(-2.4, -.3, 2.4, 1.2, 4, ('marigold', None, 'rose'))
    bed(2.5, -.2, 2.4, 1.2, 4, ('saffron', 'marigold', None))
    bed(-2.8, -2.6, 2.2, 1.1, 3, (None, 'red', 'marigold'))
    bed(2.7, -2.6, 2.2, 1.1, 3, ('marigold', 'rose'))
    with group((-3.5, 2.6, 0), 24):                                  # cusped trellis with creepers
        arch_frame(1.5, 2.2, (0, 0, 0), .1, .14, 'cream', 9)
        for i in range(34):
            t = i / 33
            a = math.pi * t
            x, z = -.86 * math.cos(a), (1.25 + 1.0 * math.sin(a) if .12 < t < .88 else 1.2 * (t / .12 if t < .5 else (1 - t) / .12))
            put(clump(('neem', 'neem2')[i % 2], i % 4), (x, rnd.uniform(-.1, .1), z), (i * 60, i * 30, 0), .75)
            if i % 3 == 0:
                marigold((x, -.16, z), .07, 'rose')
    with group((3.3, 2.3, 0), -20):                                  # sundial
        lathe([(.36, 0), (.36, .08), (.16, .12), (.14, .62), (.36, .68), (.38, .74), (.001, .75)], 'stone', seg=28)
        shape([[(-.2, 0), (.2, 0), (.2, .26)]], .03, 'brass', (0, 0, .74), bevel=.006)
    tree_neem((-6.2, 4.6, 0), 1.6, 11)
    tree_neem((6.0, 5.2, 0), 1.7, 12)
    backdrop(5, y=12, spread=36, n=11)
    boundary(-14, 14, 8.0)
    F = figure
    F((-1.25, -1.35, 0), 120, .97, 'hold', 'girl', 'plaits', 1, prop='can', arms=((8, 30), (10, 66)), lean=8)
    F((.25, -1.0, 0), 170, .95, 'walk', 'boy', 'short', 2, look=20)
    F((1.15, -1.45, 0), -130, .96, 'stand', 'boy', 'turban', 1, prop='magnifier', arms=((14, 10), (8, 72)), lean=12)
    F((1.2, 1.8, 0), 190, .95, 'cheer', 'girl', 'bob', 3)
    F((-.9, 1.5, 0), 150, .93, 'point', 'boy', 'crop', 2, arms=((14, 6), (30, 130)))
    F((2.4, .95, 0), -20, 1.34, 'stand', 'sari_t', 'bun', 1, arms=((12, 20), (14, 60)))
    F((-2.1, 1.2, 0), 30, .92, 'read', 'girl', 'pony', 0, prop='book')
    for p, c, r, s in (((-1.6, -.5, .85), 'saffron', 20, 1.), ((1.9, -.7, .95), 'sky', -40, 1.1), ((-.3, .2, 1.3), 'marigold', 70, .9), ((2.9, -2.2, .75), 'rose', 10, 1.)):
        butterfly(p, c, r, s)
    grass((-8, 8, -8, 7), 1500, avoid=[(-.9, .9, -9, 3), (-3.8, -1.1, -1.1, .5), (1.2, 3.8, -1, .6), (-4, -1.6, -3.3, -1.9), (1.5, 3.9, -3.3, -1.9), (-2, 2, 1.4, 5.2)])
    bench((-4.3, -.9, 0), 62)
    light('morning', sun=(38, 48, 5.2, (1., .82, .58), 3.))
    return dict(view=dict(loc=(-2.3, -6.4, 2.0), target=(.2, 1.3, .95), lens=40, fstop=4., focus=(-.4, -.6, .7)))


def plantation():
    """Wet earth, a soft grey sky, umbrellas."""
    ground(90, 'wetlawn')
    R = random.Random(14)
    box((9.5, 3.4, .06), (0, .4, 0), 'wetearth', .03)
    for x, y, rx, ry in ((-2.2, -1.9, .9, .4), (2.5, -2.2, 1.2, .45), (.5, -3.6, .8, .3), (-4.2, -3.0, .7, .4)):
        lathe([(1, 0), (.96, .006), (.001, .007)], 'puddle', (x, y, .008), s=(rx, ry, 1), seg=40)
    for i, (x, y) in enumerate(((-3.6, .9), (-2.4, 1.2), (-1.2, .8), (0, 1.3), (1.3, .9), (2.5, 1.2), (3.7, .8), (-3.0, -.4), (3.2, -.4))):
        young_tree(x, y, R.uniform(.85, 1.1), i)
    F = figure
    # three at work: one holds the sapling, one digs, one waters
    ball(.42, (-.15, -.6, .0), 'wetearth', (1, 1, .3))
    rod((-.15, -.6, .05), (-.12, -.6, .72), .02, 'wood2')
    for k in range(9):
        put(clump(('neem', 'neem2')[k % 2], k % 4), (-.13 + .14 * math.cos(k * 2.2), -.6 + .14 * math.sin(k * 2.2), .48 + .05 * k), (k * 70, 0, k * 40), .62)
    F((-.75, -.65, 0), 84, .98, 'stand', 'girl', 'plaits', 1, arms=((8, 60), (8, 66)), lean=14, tie=False)
    F((.5, -.55, 0), -84, 1.0, 'hold', 'boy', 'short', 2, prop='can', arms=((10, 20), (6, 66)), lean=8, tie=False)
    F((.1, .1, 0), -6, .98, 'stand', 'boy_long', 'turban', 1, prop='spade', arms=((8, 50), (8, 56)), tie=False)
    F((-1.55, -.15, 0), 60, 1.36, 'wave', 'sari_i', 'bun', 1, prop='umbrella', arms=((12, 30), (14, 150)))
    F((1.75, -.9, 0), -62, .95, 'wave', 'girl', 'bob', 3, prop='umbrella', tie=False, arms=((14, 6), (14, 150)))
    F((2.8, -.45, 0), -72, .97, 'hold', 'boy', 'crop', 2, prop='sapling', tie=False)
    F((-1.7, -1.5, 0), 40, .94, 'hold', 'girl', 'pony', 0, prop='sapling', tie=False)
    F((3.3, .3, 0), -120, 1.38, 'stand', 'kurta_s', 'short', 2, prop='spade', arms=((8, 50), (8, 56)))
    F((-3.4, .2, 0), 110, .96, 'stand', 'boy', 'short', 1, prop='can', arms=((10, 30), (8, 64)), lean=8, tie=False)
    with group((2.7, -1.9, 0), 12):                                 # barrow of saplings near the lens
        box((.9, .55, .08), (0, 0, .3), 'teal', .03)
        for sx in (-1, 1):
            box((.9, .05, .26), (0, sx * .28, .42), 'teal', .02, (sx * -14, 0, 0))
        box((.05, .55, .26), (-.45, 0, .42), 'teal', .02)
        lathe([(.16, -.03), (.18, 0), (.16, .03), (.001, .03)], 'black', (-.5, 0, .17), rot=(90, 0, 0))
        for sy in (-1, 1):
            rod((.4, sy * .22, .3), (.95, sy * .22, .42), .025, 'wood')
            rod((.35, sy * .2, .28), (.35, sy * .2, .02), .025, 'wood2')
        for i in range(5):
            x, y = -.3 + .16 * i, .1 * (-1) ** i
            lathe([(.07, 0), (.09, .13), (.1, .13), (.1, .16), (.001, .15)], 'clay', (x, y, .34), seg=16)
            for k in range(5):
                put(clump(('neem2', 'neem')[i % 2], k % 4), (x + .06 * math.cos(k * 2.1), y + .06 * math.sin(k * 2.1), .55 + .06 * k), (k * 70, 0, k * 40), .48)
    tree_neem((-5.4, 3.4, 0), 1.6, 31)
    tree_neem((5.6, 3.8, 0), 1.5, 32)
    facade((1.5, 12.5, 0), bays=3)
    backdrop(8, y=9.5, spread=34, n=9, s=(1.2, 1.7))
    grass((-8, 8, -7, 6), 1300, avoid=[(-4.8, 4.8, -1.3, 2.1)])
    light('noon', sun=(55, -40, 1.5, (.95, .95, 1.), 14.), sky=((.80, .83, .84), (.62, .68, .72), (.44, .52, .60), 1.15), exposure=.55)
    return dict(
        planting=dict(loc=(1.5, -4.7, 1.15), target=(-.1, -.2, .78), lens=46, fstop=3.5, focus=(-.1, -.5, .7)),
        row=dict(loc=(-4.9, -3.6, 1.6), target=(.6, .6, .75), lens=40, fstop=4.5, focus=(-1.4, -.4, .8)),
        umbrellas=dict(loc=(.95, -4.0, 1.1), target=(2.15, -.6, .86), lens=48, fstop=3.5, focus=(1.9, -.7, .8)),
    )


def build(occasion='wonders'):
    mat('water', '#6FA3AE', rough=.06, bump=.3)
    mat('puddle', '#5A6A70', rough=.03, bump=0)
    mat('wetearth', '#5E4631', rough=.45, grain='flock', var=.2, bump=.5, scale=1.4)
    mat('wetlawn', '#56703F', rough=.7, grain='flock', var=.3, bump=.9, scale=1.1)
    return dict(wonders=wonders, monsoon=plantation)[occasion]()
