"""The music and dance room, and the open-air corner for clubs."""
from kit import *

LOOK = dict(fast_gi=False, bloom=.1)


def tabla(loc, s=1.):
    with group(loc, s=s, name='tabla'):
        for x, prof, m in ((-.17, [(.13, 0), (.15, .05), (.15, .22), (.13, .27)], 'wood2'), (.17, [(.11, 0), (.18, .06), (.2, .15), (.17, .24), (.15, .26)], 'brass')):
            torus(.14, .04, (x, 0, .035), 'red')
            lathe(prof + [(prof[-1][0] - .01, prof[-1][1] + .01), (.001, prof[-1][1] + .01)], [m, 'cream'], (x, 0, .04), split=[prof[-1][1]])
            lathe([(.06, 0), (.06, .006), (.001, .007)], 'black', (x, 0, .05 + prof[-1][1]))
            torus(prof[-1][0], .016, (x, 0, .04 + prof[-1][1]), 'wood')


def harmonium(loc, rz=0., s=1.):
    with group(loc, rz, s, name='harmonium'):
        box((.62, .34, .26), (0, 0, 0), 'wood2', .02, base=True)
        box((.56, .13, .02), (0, .08, .265), 'white', .006)
        for i in range(9):
            if i not in (2, 6):
                box((.025, .08, .025), (-.24 + i * .06, .1, .28), 'black', .005)
        box((.62, .05, .24), (0, -.2, .05), 'dark', .015, (-12, 0, 0), base=True)


def sitar(loc, rz=0., rot=(0, 0, 0), s=1.):
    with group(loc, rot=rot, s=s, name='sitar'):
        ball(.2, (0, 0, 0), 'wood', (1, .75, 1))
        lathe([(.17, 0), (.17, .012), (.001, .014)], 'cream', (0, -.11, 0), rot=(90, 0, 0))
        rod((0, -.06, .12), (0, -.06, 1.15), .045, 'wood2', .035)
        ball(.11, (0, .06, .95), 'wood')
        for i in range(7):
            rod((-.05, -.1, .3 + i * .11), (.05, -.1, .3 + i * .11), .007, 'brass')
        for k in (-.02, 0, .02):
            rod((k, -.125, -.08), (k, -.105, 1.12), .003, 'brass')
        for i in range(3):
            rod((-.04, -.06, .95 + i * .08), (-.12, -.06, .95 + i * .08), .012, 'dark')


def room_music():
    xl, yb = room(6.8, 6.4, 3.2, (-1.9, .6), 'wood', 'plum', sun=(24, -108, 26.), warm=(1., .76, .48), sky=20, fill=46, tile=1.1)
    for i, x in enumerate((-1.9, 0, 1.9)):                           # three glowing niches
        pane(.9, 1.7, (x, yb - .02, .95), 'lamplight', 9)
        arch_frame(.9, 1.7, (x, yb - .06, .95), .12, .1, 'brick', 9)
    lathe([(.2, 0), (.22, .04), (.05, .1), (.12, .28), (.03, .3)], 'brass', (0, yb - .35, .8), seg=24)
    for i in range(9):
        marigold((.12 * math.cos(i * .7), yb - .35 + .12 * math.sin(i * .7), 1.12), .07)
    box((1.2, .5, .8), (0, yb - .35, 0), 'wood2', .02, base=True)
    with group((-1.55, .55, .012), 18):                              # the musicians' carpet
        box((2.3, 1.7, .03), (0, 0, 0), 'red', .01)
        box((2.1, 1.5, .034), (0, 0, 0), 'marigold', .01)
        box((1.95, 1.35, .038), (0, 0, 0), 'indigo', .01)
    tabla((-1.7, .1, .03))
    figure((-1.7, .48, .0), 8, 1.0, 'kneel', 'kurta_y', 'short', 2, arms=((8, 56), (8, 48)))
    harmonium((-.85, .45, .03), 24)
    figure((-.98, .85, .0), 20, 1.02, 'kneel', 'kurta_w', 'turban', 1, cloth='rose', arms=((4, 52), (10, 58)))
    sitar((-2.35, .45, .24), rot=(0, 38, 30), s=.8)
    figure((-2.45, .75, .0), 24, 1.0, 'kneel', 'lehenga_g', 'braid', 1, arms=((6, 54), (26, 60)))
    dance = [(.55, -.7, 'lehenga_r', 'bun', ((46, 140), (44, 44)), -16), (1.5, -.35, 'lehenga_p', 'braid', ((44, 44), (46, 140)), -30), (1.2, .85, 'lehenga_i', 'plaits', ((40, 150), (40, 150)), -10)]
    for i, (x, y, u, h, arms, f) in enumerate(dance):
        figure((x, y, 0), f, 1., 'stand', u, h, (1, 2, 0)[i], arms=arms, lean=(5, -5, 0)[i], cloth='marigold')
    figure((2.5, .75, 0), -60, 1.36, 'stand', 'sari_m', 'bun', 2, arms=((8, 56), (8, 56)))
    return dict(
        view=dict(loc=(.4, -4.6, 1.4), target=(-.2, .6, .98), lens=38, fstop=4., focus=(-.2, -.2, .8)),
    )


def clubs():
    """The co-curricular corner: chess, drums and a telescope under a neem on the terrace."""
    ground(z=-.05)
    paving(-6, 6, -5, 5)
    y = 5.2
    facade((-3.4, y, 0), bays=3)
    backdrop(6, y=15, spread=40, n=12)
    tree_neem((3.9, 2.5, 0), 1.55, 21)
    lathe([(.95, 0), (1., .02), (1., .34), (1.05, .36), (1.05, .42), (.8, .42)], ['brickwork', 'cream'], (3.9, 2.5, 0), split=[.35], seg=32)
    table((-.2, -.6, 0), 1.0, 1.0, .48)
    for i in range(8):                                               # a chess board
        for k in range(8):
            box((.1, .1, .02), (-.2 - .35 + .1 * i, -.6 - .35 + .1 * k, .49), 'dark' if (i + k) % 2 else 'cream', .003)
    R = random.Random(3)
    for side, c in ((0, 'wood'), (1, 'navy')):
        for n in range(11):
            i, k = R.randrange(8), R.randrange(4) + 4 * side
            lathe([(.035, 0), (.03, .02), (.014, .05), (.014, .08), (.028, .1), (.02, .125), (.001, .13)], c, (-.55 + .1 * i, -.95 + .1 * k, .5), seg=12, s=1 + .35 * (n % 3 == 0))
    F = figure
    for x, f, u, h, sk in ((-1.05, 90, 'girl', 'plaits', 1), (.65, -90, 'boy', 'turban', 1)):
        stool((x, -.6, 0), 'wood2', .26)
        F((x, -.6, .18), f, 1., 'sit', u, h, sk, lean=9, arms=((6, 50), (8, 76)) if x < 0 else ((8, 52), (4, 50)))
    F((-.55, .45, 0), -12, .98, 'stand', 'boy', 'crop', 3, look=8, lean=6)
    F((.1, .5, 0), 8, .95, 'stand', 'girl', 'bob', 0, look=-6, arms=((8, 62), (8, 62)))
    with group((-3.0, .9, 0), 30):                                   # telescope
        for i in range(3):
            a = i * 2.1
            rod((.34 * math.cos(a), .34 * math.sin(a), 0), (0, 0, .78), .022, 'wood')
        rod((0, .34, .68), (0, -.42, 1.08), .075, 'cream', .095)
        rod((0, .42, .64), (0, .34, .68), .045, 'brass')
    F((-3.22, 1.5, 0), 32, 1.05, 'stand', 'boy_long', 'short', 2, arms=((8, 66), (14, 50)), lean=12)
    F((-2.3, 1.3, 0), -30, 1., 'point', 'girl', 'braid', 1, arms=((14, 6), (40, 140)), look=10)
    with group((2.1, .9, 0), -16):                                   # drum circle
        for i, (x, yy, c) in enumerate(((-.5, 0, 'clay'), (.35, -.1, 'green'))):
            lathe([(.16, 0), (.2, .04), (.2, .36), (.18, .4), (.001, .4)], [c, 'cream'], (x, yy, 0), split=[.37])
            F((x, yy + .45, 0), (14, -10)[i], .97, 'stand', ('girl', 'boy')[i], ('pony', 'short')[i], (2, 1)[i], arms=((8, 56), (10, 40)), lean=8)
    F((1.1, 2.0, 0), -30, 1.36, 'stand', 'sari_i', 'bun', 1, arms=((8, 56), (8, 56)))
    marigold_pots([(-4.5, -.4), (-4.1, -.8), (4.4, -.2)], 1.2)
    bunting((-5, 4.6, 3.0), (3.4, 2.4, 2.9), 20, .5)
    light('golden', sun=(30, -60, 5.0, (1., .74, .46), 3.5))
    return dict(view=dict(loc=(1.4, -5.2, 1.5), target=(-.25, .6, .95), lens=42, fstop=3.5, focus=(-.2, -.5, .7)))


def build(occasion='music'):
    return dict(music=room_music, clubs=clubs)[occasion]()
