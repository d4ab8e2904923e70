"""The school building: window, kiosk, emblem, façade, gate."""
from .arch import *
from .arch import _shift

def pane(w, h, loc, m='glass', foils=5, depth=.04):
    """Cusped panel: glass, a door leaf, a poster."""
    return shape([cusped_arch(w, h, foils)], depth, m, loc, bevel=.004, key=('pane', w, h, foils))


def window(w, h, loc, m_frame='cream', lit=False, sill=True, foils=5):
    with group(loc, name='window'):
        pane(w + .06, h + .04, (0, .03, 0), 'lamplight' if lit else 'glass', foils)
        arch_frame(w, h, (0, -.03, 0), .09, .14, m_frame, foils)
        box((.04, .05, h * .93), (0, 0, 0), m_frame, .01, base=True)
        box((w, .05, .04), (0, 0, h * .5), m_frame, .01)
        if sill:
            box((w + .34, .26, .07), (0, -.08, -.05), m_frame, .02)


def chhatri(loc, s=1., m='cream', dome='cream', posts=6):
    """Small domed kiosk for roof corners and portals."""
    with group(loc, s=s, name='chhatri'):
        lathe([(.56, 0), (.58, .03), (.58, .09), (.52, .12)], m)
        for i in range(posts):
            a = 2 * math.pi * (i + .5) / posts
            lathe([(.06, .1), (.045, .16), (.04, .55), (.065, .66), (.07, .7)], m, (.42 * math.cos(a), .42 * math.sin(a), 0), seg=12)
        lathe([(.5, .68), (.52, .74), (.74, .74), (.76, .765), (.5, .84), (.5, .9)], m)
        lathe([(.46, .88), (.5, .95), (.5, 1.05), (.43, 1.2), (.28, 1.33), (.12, 1.41), (.05, 1.46), (.045, 1.5),
               (.07, 1.53), (.045, 1.57), (.02, 1.62), (.012, 1.74)], [dome, 'brass'], split=[1.47])


def emblem(loc, r=.3, rot=(0, 0, 0)):
    """Medallion with a marigold."""
    with group(loc, rot=rot, name='emblem'):
        lathe([(r, -.05), (r, .03), (r * .95, .05), (r * .86, .05), (r * .84, .02), (.001, .02)], ['indigo'], rot=(90, 0, 0), seg=40)
        torus(r * .93, .025, (0, -.045, 0), 'brass', (90, 0, 0))
        for ring, n, d in ((.62, 14, .03), (.42, 10, .05), (.22, 6, .07)):
            for i in range(n):
                a = 2 * math.pi * (i + ring) / n
                ball(r * .17, (r * ring * math.cos(a), -d, r * ring * math.sin(a)), 'marigold', (1, .5, .7), (0, -math.degrees(a), 0), 12)
        ball(r * .16, (0, -.09, 0), 'saffron', (1, .6, 1), seg=12)


def steps(w, n=3, loc=(0, 0, 0), m='stone', rise=.12, tread=.3):
    for i in range(n):
        box((w + (n - 1 - i) * tread * .8, tread * (n - i) + .2, rise), (loc[0], loc[1] - tread * (n - i) / 2, loc[2] + i * rise), m, .025, base=True)


def facade(loc=(0, 0, 0), bays=3, bay=1.85, portal=3.4, floor=(2.55, 2.1), lit=False, depth=3.4):
    """Two storeys of brick: an arcade below, arched windows above, a cream gateway in the middle."""
    side = bays * bay
    W = portal + 2 * side
    h1, h2 = floor
    with group(loc, name='facade'):
        box((W + .5, depth + .9, .36), (0, depth / 2 - .15, 0), 'stone', .03, base=True)          # plinth
        z0 = .36
        for sx in (-1, 1):
            cx = sx * (portal + side) / 2
            xs = [(i - (bays - 1) / 2) * bay for i in range(bays)]
            wall(side, h1, [(x, 0, 1.28, 2.05, 7) for x in xs], (cx, 0, z0), .34)
            for x in xs:
                arch_frame(1.28, 2.05, (cx + x, -.15, z0), .13, .12)
            for i in range(bays + 1):                                                              # pilasters
                x = cx - side / 2 + i * bay
                box((.26, .16, h1), (x, -.2, z0), 'cream', .025, base=True)
                box((.36, .24, .14), (x, -.2, z0), 'cream', .03, base=True)
                box((.36, .22, .1), (x, -.2, z0 + h1 - .28), 'cream', .025, base=True)
            # corridor behind the arcade
            box((side, .1, h1), (cx, 1.25, z0), 'plaster', .01, base=True)
            for i, x in enumerate(xs):
                d = i == bays // 2
                arch_frame(.8, 1.7 if d else .95, (cx + x, 1.18, z0 + (0 if d else .62)), .08, .07, 'wood2', 5)
                pane(.84, 1.72 if d else .97, (cx + x, 1.19, z0 + (0 if d else .62)), 'teal' if d else ('lamplight' if lit else 'glass'))
                if lit:
                    ball(.1, (cx + x, .6, z0 + h1 - .32), 'bulb', seg=16)
            box((side + .1, 1.5, .1), (cx, .6, z0 + h1 - .1), 'plaster', .01, base=True)
            # upper storey
            z1 = z0 + h1
            box((side, depth - .3, h2), (cx, depth / 2 + .12, z1), 'brickwork', .02, base=True)
            box((side + .3, .5, .16), (cx, -.08, z1 - .06), 'cream', .03, base=True)
            for x in xs:
                window(.82, 1.22, (cx + x, -.06, z1 + .42), lit=lit)
            for i in range(bays + 1):
                box((.2, .12, h2), (cx - side / 2 + i * bay, -.06, z1), 'cream', .02, base=True)
        z1 = z0 + h1
        box((W - .1, depth - 1.5, h1), (0, depth / 2 + .75, z0), 'brickwork', .02, base=True)
        zr = z1 + h2
        box((W + .9, 1.0, .1), (0, .02, zr - .02), 'cream', .03, rot=(6, 0, 0), base=True)         # chajja
        for i in range(int(W / .46) + 1):                                                          # its brackets
            x = -W / 2 + .1 + i * (W - .2) / int(W / .46)
            box((.09, .3, .16), (x, -.18, zr - .2), 'cream', .02, base=True)
        box((W + .2, depth, .2), (0, depth / 2, zr + .04), 'cream', .03, base=True)
        n = int(W / .42)
        for i in range(n):                                                                          # pierced parapet
            x = -W / 2 + (i + .5) * W / n
            arch_frame(.2, .34, (x, -.02, zr + .22), .06, .1, 'cream', 3, panel=(.42, .42))
        box((W + .25, .22, .09), (0, -.02, zr + .64), 'cream', .025, base=True)
        for sx in (-1, 1):
            chhatri((sx * (W / 2 - .55), .6, zr + .24), .95)
        # the gateway
        pw, ph, py = portal, h1 + h2 + .75, -.75
        shape([rect(pw, ph), _shift(cusped_arch(1.9, 3.1, 9), 0, .001)], .7, 'cream', (0, py, z0), bevel=.03)
        box((pw - .02, depth, ph), (0, depth / 2 + .6, z0), 'cream', .02, base=True)
        arch_frame(1.9, 3.1, (0, py - .38, z0), .2, .14, 'plaster', 9)
        arch_frame(1.9 + .46, 3.1 + .36, (0, py - .37, z0), .06, .06, 'brick', 9, panel=(2.9, 4.05))
        box((1.9, .1, 3.2), (0, -.22, z0), 'indigo', .01, base=True)                                # doors
        for sx in (-1, 1):
            for k in range(3):
                box((.62, .06, .62), (sx * .46, -.28, z0 + .22 + k * .78), 'navy', .03, base=True)
            ball(.045, (sx * .08, -.32, z0 + 1.2), 'brass', seg=12)
        box((pw + .36, .95, .14), (0, py + .05, z0 + ph), 'cream', .03, base=True)
        box((pw + .1, .8, .3), (0, py + .05, z0 + ph + .12), 'plaster', .03, base=True)
        emblem((0, py - .38, z0 + 4.45), .36)
        for sx in (-1, 1):
            arch_frame(.34, .62, (sx * 1.05, py - .36, z0 + 4.14), .08, .06, 'brick', 5)
            chhatri((sx * (pw / 2 - .45), py + .45, z0 + ph + .4), .72)
        chhatri((0, py + .75, z0 + ph + .4), 1.25)
        steps(2.6, 3, (0, py - .3, 0))
    return W


def gate(loc=(0, 0, 0), w=3.2, h=2.6, rz=0):
    """Free-standing school gateway: two brick piers and a cusped cream arch."""
    with group(loc, rz, name='gate'):
        for sx in (-1, 1):
            box((.6, .6, h), (sx * (w / 2 + .3), 0, 0), 'brickwork', .02, base=True)
            box((.74, .74, .14), (sx * (w / 2 + .3), 0, h), 'cream', .03, base=True)
            chhatri((sx * (w / 2 + .3), 0, h + .14), .5)
        arch_frame(w - .1, h - .1, (0, 0, 0), .2, .3, 'cream', 9)
        emblem((0, -.2, h + .12), .26)


def boundary(x0, x1, y, h=.7, gap=None):
    """Low brick wall with a cream coping."""
    for a, b in ([(x0, x1)] if gap is None else [(x0, gap[0]), (gap[1], x1)]):
        box((b - a, .24, h), ((a + b) / 2, y, 0), 'brickwork', .02, base=True)
        box((b - a + .1, .36, .09), ((a + b) / 2, y, h), 'cream', .03, base=True)

