"""The cusped arch, the one shape of the school: the same geometry as the arch on its pages.

A union of foils whose centres sit on a four-centred curve, closed by an ogee crown that is never stretched.
"""
from functools import lru_cache

from .mesh import *

SPREAD, CROWN, TIP, FAT, EASE, LIFT, NIB = 1.6, 1.25, .11, 1.28, .95, .95, .012


def _bezier(p, t):
    u = 1 - t
    return tuple(u ** 3 * p[0][a] + 3 * u * u * t * p[1][a] + 3 * u * t * t * p[2][a] + t ** 3 * p[3][a] for a in (0, 1))


@lru_cache(maxsize=None)
def _skeleton(rise, sides):
    """For an arch one wide: foil centres (left side, springing upwards), crown centre, foil radius, crown radius."""
    r = .1
    for _ in range(40):
        a, h = .5 - r, rise - r
        p = ((-a, 0), (-a, .60 * h), (-.56 * a, .93 * h), (0, 1.02 * h))
        pts, length = [((-a, 0.), 0.)], 0.
        for i in range(1, 301):
            q = _bezier(p, i / 300)
            length += math.dist(q, pts[-1][0])
            pts.append((q, length))
        d = length / (sides - 1 + CROWN)
        r = d / SPREAD
    centres = [next(q for q, s in pts if s >= i * d - 1e-6) for i in range(sides)]
    return centres, pts[-1][0], r, r * FAT


def _meet(c1, r1, c2, r2):
    """The outer crossing of two foils."""
    dx, dz = c2[0] - c1[0], c2[1] - c1[1]
    D = math.hypot(dx, dz)
    a = (r1 * r1 - r2 * r2 + D * D) / (2 * D)
    h = math.sqrt(max(0., r1 * r1 - a * a))
    return (c1[0] + (a * dx - h * dz) / D, c1[1] + (a * dz + h * dx) / D)


@lru_cache(maxsize=None)
def _rise_for(height, sides, tip):
    """The curve's rise that brings the tip to `height`, both for an arch one wide."""
    lo, hi = .12, 3.
    for _ in range(40):
        mid = (lo + hi) / 2
        _, top, _, R = _skeleton(mid, sides)
        lo, hi = (mid, hi) if top[1] + R + tip < height else (lo, mid)
    return (lo + hi) / 2


def cusped_arch(w, h, foils=7, rise=None, grow=0., tip=TIP, steps=6):
    """Outline [(x, z)] standing on z=0: opening w wide, h high to the tip, of `foils` scallops (odd).

    rise: height of the arched part; grow: the same arch with every foil that much larger, for the rim of a frame;
    tip: how far the crown is drawn up, by width (less on wide low arches).
    """
    rise = rise or min(w * .70, h * .62)
    sides = max(2, foils // 2)
    centres, top, r, R = _skeleton(_rise_for(round(rise / w, 4), sides, tip), sides)
    spring = h - rise
    r, R = r + grow / w, R + grow / w
    cusps = [_meet(c, r, n, k) for c, n, k in zip(centres, centres[1:] + [top], [r] * (sides - 1) + [R])]
    apex = (0., top[1] + R + tip + .3 * grow / w)
    side, at = [], (-.5 - grow / w, 0.)
    for c, q in zip(centres, cusps):
        a0, a1 = (math.atan2(p[1] - c[1], p[0] - c[0]) % (2 * math.pi) for p in (at, q))
        side += [(c[0] + r * math.cos(a0 + (a1 - a0) * k / steps), c[1] + r * math.sin(a0 + (a1 - a0) * k / steps)) for k in range(steps)]
        at = q
    ang = math.atan2(at[1] - top[1], at[0] - top[0])
    lift = R * LIFT
    ogee = (at, (at[0] + math.sin(ang) * lift, at[1] - math.cos(ang) * lift), (-NIB, apex[1] - tip * EASE), apex)
    side += [_bezier(ogee, k / (steps * 2)) for k in range(steps * 2)]
    left = [((-.5 - grow / w) * w, 0.)] + [(x * w, spring + z * w) for x, z in side]
    return left + [(0., spring + apex[1] * w)] + [(-x, z) for x, z in left[::-1]]


def _shift(pts, dx=0., dz=0.):
    return [(x + dx, z + dz) for x, z in pts]


def rect(w, h, x=0., z=0.):
    return [(x - w / 2, z), (x - w / 2, z + h), (x + w / 2, z + h), (x + w / 2, z)]


def arch_frame(w, h, loc=(0, 0, 0), band=.12, depth=.12, m='cream', foils=7, rot=(0, 0, 0), panel=None, rise=None, tip=TIP):
    """Raised frame round a cusped opening, `band` wide. panel=(pw, ph): a rectangular surround (alfiz) instead."""
    inner = cusped_arch(w, h, foils, rise, tip=tip)
    outer = rect(*panel) if panel else cusped_arch(w, h, foils, rise, band, tip)
    # the foot of the hole is cut a hair lower so that rim and hole share the ground line
    inner = [(inner[0][0], -.02)] + inner[1:-1] + [(inner[-1][0], -.02)]
    return shape([outer + inner[::-1]], depth, m, loc, rot, min(.018, band * .3), key=('frame', w, h, band, foils, str(panel), rise, tip))


def wall(w, h, openings, loc=(0, 0, 0), depth=.3, m='brickwork', rot=(0, 0, 0)):
    """Wall w x h standing on z=0 with cusped openings [(x, z, width, height, foils)]."""
    holes = [_shift(cusped_arch(ow, oh, f), x, max(z, .001)) for x, z, ow, oh, f in openings]
    return shape([rect(w, h)] + holes, depth, m, loc, rot, .015)
