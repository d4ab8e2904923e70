"""The library, and the resource room beside it where help is given one to one."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)


def cushion(loc, m, rz=0):
    ball(.34, (loc[0], loc[1], .1), m, (1, 1, .34), (0, 0, rz))


def library():
    xl, yb = room(6.9, 7.0, 3.4, (-1.9, .6), 'wood', None, wall_m='cream', sun=(30, -100, 25.), win=(1.35, 2.0, .8), sky=28, fill=60, exposure=1.5, tile=1.1)
    for x in (-2.55, -.95):
        bookshelf((x, yb - .22, 0), 1.5, 7)
    for x in (1.75, 3.1):
        bookshelf((x, yb - .22, 0), 1.3, 7)
    with group((.45, yb - .12, 0)):                                  # a reading niche in the shelves
        box((1.06, .1, 2.6), (0, .1, 0), 'indigo', .01, base=True)
        arch_frame(.95, 2.35, (0, -.1, 0), .1, .2, 'marigold', 9)
        box((.95, .5, .32), (0, -.05, 0), 'wood', .02, base=True)
        box((.9, .42, .1), (0, -.07, .32), 'clay', .04, base=True)
    figure((.45, yb - .36, .42), 0, .96, 'sit', 'girl', 'plaits', 1, prop='book', arms=((2, 66), (2, 66)), lean=8)
    xr = 3.45 + .48
    for y in (-2.2, -.7, .8, 2.3):
        bookshelf((xr - .2, y, 0), 1.4, 6, -90)
    with group((-.1, -.6, .012)):                                    # carpet
        box((4.0, 2.6, .03), (0, 0, 0), 'clay', .01)
        box((3.7, 2.3, .034), (0, 0, 0), 'cream', .01)
        box((3.5, 2.1, .038), (0, 0, 0), 'indigo', .01)
    table((-.1, -.6, 0), 2.3, 1.05, .5)
    for i, (x, y, c) in enumerate(((-.8, .1, 'clay'), (-.75, .12, 'teal'), (-.8, .08, 'marigold'), (.75, -.05, 'indigo'), (.8, -.02, 'plum'))):
        box((.3, .22, .055), (-.1 + x, -.6 + y, .53 + .055 * (i if i < 3 else i - 3)), c, .01, (0, 0, 14 * i))
    for x, y, r in ((-.45, -.22, 4), (.35, -.25, -6), (-.3, .25, 176), (.3, .28, 184)):
        notebook((-.1 + x, -.6 + y, .505), r, 'teal')
    lathe([(.1, 0), (.1, .02), (.02, .04), (.015, .34)], 'brass', (-.1, -.55, .5), seg=16)
    lathe([(.17, 0), (.09, .14), (.001, .15)], 'green', (-.1, -.55, .8), seg=24)
    point((-.1, -.55, .76), 3., (1, .7, .4), .06)
    for i, (x, y, f, u, h, sk) in enumerate(((-.75, -1.42, 178, 'boy', 'short', 2), (.4, -1.45, 186, 'girl', 'braid', 1), (-.55, .25, -4, 'girl', 'bob', 0), (.3, .28, 6, 'boy', 'turban', 1))):
        stool((x, y, 0), h=.26)
        figure((x, y, .18), f, .97, 'sit', u, h, sk, look=(12, -20, 8, -14)[i], lean=9)
    cushion((-2.3, .9), 'marigold')
    cushion((-2.2, 1.75), 'rose', 30)
    figure((-2.3, .9, .06), 60, .9, 'kneel', 'girl', 'pony', 2, prop='book', arms=((2, 70), (2, 70)), lean=6)
    figure((2.35, 1.3, 0), -150, 1.36, 'stand', 'sari_i', 'bun', 1, arms=((10, 20), (30, 135)), wear=('glasses',))
    figure((1.75, .9, 0), 200, .95, 'hold', 'boy', 'crop', 3, prop='books')
    globe((-3.0, 2.3, .0), 1.7)
    return dict(
        hero=dict(loc=(-1.1, -4.7, 1.45), target=(.22, 2.4, 1.0), lens=46, fstop=8., focus=(0, -.2, .9)),
        table=dict(loc=(-2.7, -3.6, 1.75), target=(.45, .35, .85), lens=36, fstop=4.5, focus=(-.1, -.5, .7)),
        niche=dict(loc=(-.35, .55, .95), target=(.5, 3.2, .98), lens=44, fstop=2.8, focus=(.45, 3.1, .9)),
    )


def resource():
    xl, yb = room(5.6, 5.6, 3.0, (-1.2, .9), 'wood', 'mint', sun=(26, -112, 22.), sky=24, fill=46, tile=1.1)
    bookshelf((1.9, yb - .22, 0), 1.5, 3)
    with group((-1.5, yb - .28, 0)):                                 # open shelf with boxes of puzzles
        for k in range(3):
            box((1.7, .4, .05), (0, 0, .1 + k * .42), 'wood', .012)
        for sx in (-1, 0, 1):
            box((.05, .4, 1.0), (sx * .85, 0, 0), 'wood', .012, base=True)
        for k in range(2):
            for i, c in enumerate(('marigold', 'teal', 'rose', 'green')):
                box((.28, .3, .22), (-.6 + i * .4, 0, .13 + k * .42), c if k == 0 else ('indigo', 'clay', 'mint', 'saffron')[i], .03, base=True)
    for i, (ch, c) in enumerate(zip('ABC', ('clay', 'indigo', 'green'))):
        box((.24, .24, .24), (-2.0 + i * .42, yb - .28, .96), 'cream', .03, (0, 0, 8 * (i - 1)), base=True)
        text(ch, .2, (-2.0 + i * .42, yb - .41, 1.08), c, (90, 0, 8 * (i - 1)), .006)
    frame((.15, yb - .04, 1.85), .9, .7, inside='blush')
    text('You can', .16, (.15, yb - .07, 1.85), 'indigo')
    chart((1.9, yb - .03, 1.95), 'plant', .8, .95)
    lathe([(1.5, 0), (1.5, .02), (.001, .022)], 'indigo', (-.1, -.3, .0), seg=48)
    lathe([(1.35, 0), (1.35, .024), (.001, .026)], 'marigold', (-.1, -.3, .0), seg=48)
    lathe([(1.2, 0), (1.2, .028), (.001, .03)], 'cream', (-.1, -.3, .0), seg=48)
    table((-.1, -.2, .02), 1.7, .8, .48)
    with group((.76, -.2, .5), 166):                                 # abacus
        for sx in (-1, 1):
            box((.05, .08, .5), (sx * .36, 0, 0), 'wood2', .015, base=True)
        for z in (.03, .48):
            box((.76, .08, .05), (0, 0, z), 'wood2', .015)
        for k in range(4):
            rod((-.35, 0, .12 + .1 * k), (.35, 0, .12 + .1 * k), .006, 'steel')
            for i in range(7):
                ball(.042, (-.29 + .075 * i + (.12 if i > 2 + k % 2 else 0), 0, .12 + .1 * k), ('red', 'marigold', 'teal', 'green')[k], (.8, 1, 1), seg=14)
    for i, c in enumerate(('clay', 'teal', 'marigold', 'rose')):
        box((.13, .13, .13), (-.62 + .15 * (i % 3), -.3 + .1 * (i % 2), .5 if i < 3 else .63), c, .015, (0, 0, 15 * i), base=True)
    for x, y in ((-.6, .62), (.02, .62), (-1.3, -.35)):
        stool((x, y, .02), h=.26)
    figure((.02, .62, .2), 4, .97, 'sit', 'girl', 'plaits', 1, look=18, arms=((6, 60), (8, 72)), lean=10)
    figure((-.6, .62, .2), 6, .95, 'sit', 'boy', 'crop', 3, look=20)
    figure((-1.3, -.35, .2), 74, 1.3, 'sit', 'sari_p', 'bun', 1, wear=('glasses',), arms=((8, 40), (14, 66)))
    cushion((1.9, .8), 'rose')
    figure((1.9, .8, .08), -58, .9, 'kneel', 'boy', 'short', 2, prop='book', arms=((2, 70), (2, 70)))
    return dict(view=dict(loc=(.55, -4.2, 1.6), target=(-.1, .3, .9), lens=40, fstop=4., focus=(0, .3, .8)))


def build(occasion='library'):
    return dict(library=library, resource=resource)[occasion]()
