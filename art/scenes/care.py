"""Rooms that look after pupils: the health room and the dining hall."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)


def health():
    xl, yb = room(5.6, 5.4, 3.0, (-1.1, 1.0), 'white', 'mint', wall_m='white', sun=(28, -112, 20.), warm=(1., .86, .66), sky=30, fill=50, exposure=1.05, tile=.8)
    with group((-1.35, 1.1, 0)):                                     # bed
        box((1.05, 2.1, .1), (0, 0, .38), 'white', .03)
        box((1.0, 2.05, .14), (0, 0, .48), 'sky', .06)
        box((1.04, 1.1, .06), (0, -.45, .56), 'mint', .03)
        box((.75, .4, .14), (0, .72, .58), 'white', .07)
        for sx in (-1, 1):
            for sy in (-1, 1):
                rod((sx * .45, sy * .95, 0), (sx * .45, sy * .95, .4), .035, 'steel')
        for z in (.6, .85):
            rod((-.5, 1.03, z), (.5, 1.03, z), .025, 'steel')
        for x in (-.5, .5):
            rod((x, 1.03, .3), (x, 1.03, .88), .03, 'steel')
    with group((.75, yb - .22, 0)):                                  # white cabinet with a leaf-green cross
        box((1.1, .42, 1.5), (0, 0, 0), 'white', .03, base=True)
        for sx in (-1, 1):
            box((.5, .03, 1.36), (sx * .265, -.22, .07), 'cream', .02, base=True)
            ball(.025, (sx * .05, -.25, .8), 'brass', seg=10)
        for w, h in ((.28, .09), (.09, .28)):
            box((w, .02, h), (.265, -.24, 1.1), 'green', .008)
        for i, c in enumerate(('teal', 'marigold', 'rose', 'clay')):
            lathe([(.07, 0), (.07, .15), (.05, .18), (.05, .23), (.001, .23)], ['glassware', c], (-.36 + i * .24, 0, 1.5), split=[.17], seg=18)
    frame((-.65, yb - .04, 1.95), .85, .75, inside='sky')
    for a in (0, 1):
        ball(.13, (-.65 + (a - .5) * .19, yb - .075, 2.02), 'red', (1, .2, 1))
    shape([[(-.2, .04), (.2, .04), (0, -.22)]], .04, 'red', (-.65, yb - .075, 1.97), bevel=.006)
    with group((2.15, yb - .12, 0)):                                 # height measure: a giraffe
        box((.36, .04, 2.1), (0, 0, 0), 'marigold', .02, base=True)
        for i in range(10):
            box((.14 if i % 2 else .2, .02, .02), (-.08, -.03, .3 + i * .18), 'dark', .004)
        ball(.16, (0, -.03, 2.2), 'marigold', (1, .35, .8))
        for sx in (-1, 1):
            rod((sx * .06, -.03, 2.28), (sx * .08, -.03, 2.44), .018, 'wood2')
            ball(.02, (sx * .06, -.09, 2.22), 'black', seg=8)
    F = figure
    stool((.25, -.1, 0), 'indigo', .3)
    F((.25, -.1, .22), -38, .95, 'sit', 'boy', 'short', 2, look=10)                             # the pupil
    F((-.5, -.35, 0), 92, 1.32, 'stand', 'nurse', 'bun', 1, arms=((8, 58), (6, 70)), lean=10)
    F((1.15, .2, 0), -50, .95, 'stand', 'girl', 'plaits', 1, arms=((8, 62), (8, 62)), look=-10)   # a friend waits
    F((2.15, yb - .42, 0), 0, .96, 'stand', 'girl', 'bob', 3)
    F((1.55, 1.55, 0), 40, 1.36, 'hold', 'coat', 'short', 2, prop='tablet', wear=('glasses',))
    table((-.35, -1.35, 0), .8, .5, .5, m='white', legs='steel')
    with group((-.35, -1.35, .5), 14):                               # first-aid box
        box((.36, .22, .2), (-.12, 0, 0), 'white', .03, base=True)
        for w, h in ((.14, .045), (.045, .14)):
            box((w, .02, h), (-.12, -.115, .1), 'green', .005)
        torus(.06, .014, (-.12, 0, .21), 'green', (90, 0, 0))
        lathe([(.05, 0), (.05, .1), (.001, .1)], 'white', (.22, 0, 0), seg=20)
    return dict(view=dict(loc=(1.3, -4.0, 1.45), target=(.12, .25, .92), lens=42, fstop=4., focus=(0, -.2, .8)))


def dining():
    xl, yb = room(7.4, 8.6, 3.4, (-2.9, -.5, 1.9), 'kota', 'marigold', sun=(40, -106, 22.), sky=30, fill=80, exposure=1.5, win=(1.35, 1.95, .9))
    with group((1.0, yb - .75, 0)):                                  # serving counter
        box((3.4, .7, .78), (0, 0, 0), 'brickwork', .02, base=True)
        box((3.6, .85, .07), (0, 0, .78), 'stone', .025, base=True)
        for i, (x, c) in enumerate(((-1.25, 'marigold'), (-.45, 'white'), (.35, 'green'), (1.15, 'clay'))):
            lathe([(.2, 0), (.27, .05), (.28, .26), (.3, .28), (.26, .26), (.001, .22)], ['steel', c], (x, 0, .85), split=[.265], seg=28)
    for i, x in enumerate((.2, 1.9)):
        figure((x, yb - .3, 0), (6, -10)[i], 1.36, 'offer', 'sari_p' if i else 'kurta_w', ('short', 'bun')[i], (2, 1)[i], wear=('cap',) if not i else (), cloth='white' if not i else None)
    for i in range(4):
        figure((-1.35 + i * .72, yb - 1.75 + .05 * i, 0), 90 if i < 2 else 180, .95 + .02 * i, 'hold', ('girl', 'boy')[i % 2], ('plaits', 'short', 'bob', 'turban')[i], i, prop='plate')
    text('Good food', .34, (1.0, yb - .04, 2.3), 'brick', extrude=.01)
    R = random.Random(9)
    looks = (('girl', 'braid', 1), ('boy', 'crop', 2), ('girl', 'pony', 0), ('boy', 'short', 3), ('girl', 'bun', 2), ('boy', 'turban', 1))
    n = 0
    for tx, ty in ((-1.6, .2), (1.5, .1), (-1.5, -2.2), (1.5, -2.3)):
        table((tx, ty, 0), 2.3, .85, .5)
        for sy in (-1, 1):
            with group((tx, ty + sy * .72, 0)):
                box((2.2, .3, .05), (0, 0, .26), 'wood', .015)
                for sx in (-1, 1):
                    box((.07, .26, .25), (sx * .9, 0, 0), 'wood2', .015, base=True)
        for i in range(3):
            for sy in (-1, 1):
                x = tx - .72 + i * .72
                lathe([(.001, 0), (.13, 0), (.165, .022), (.17, .022), (.135, -.008), (.001, -.008)], 'steel', (x, ty + sy * .22, .51))
                for k, c in enumerate(('marigold', 'white', 'neem2', 'clay')):
                    ball(.05, (x + .07 * math.cos(k * 1.57), ty + sy * .22 + .07 * math.sin(k * 1.57), .52), c, (1, 1, .5), seg=12)
                if (i + n) % 2 == 0:
                    lathe([(.04, 0), (.05, .12), (.001, .1)], 'steel', (x + .24, ty + sy * .14, .5), seg=16)
                n += 1
                if n % 7 == 0:
                    continue
                u, h, sk = looks[n % 6]
                figure((x, ty + sy * .72, .2), (0 if sy > 0 else 180) + R.uniform(-8, 8), R.uniform(.92, 1.), 'sit', u, h, sk, look=R.choice((-34, 30, 0, 14)), arms=((6, 58), (10, R.choice((58, 80)))), lean=7)
    figure((.0, -.9, 0), 20, 1.34, 'stand', 'sari_i', 'bun', 1, arms=((12, 14), (12, 50)))
    lathe([(.14, 0), (.17, .1), (.15, .3), (.08, .38), (.1, .44)], 'clay', (-1.6, .2, .5), s=.6)
    return dict(view=dict(loc=(3.0, -5.3, 2.25), target=(-.35, .2, .72), lens=37, fstop=6.3, focus=(.4, -1.6, .8)))


def build(occasion='health'):
    return dict(health=health, dining=dining)[occasion]()
