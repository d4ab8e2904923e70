import { gateways, openingOf } from '#app/sites/identity/gateways.ts';
import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { defaultTheme, type Theme } from '#app/sites/identity/identity.ts';
import { scenes } from './cover-scenes.tsx';

interface VideoCoverProps {
  /** Unique on the page. */
  id: string;
  /** The video's number among all, so that neighbours differ. */
  position: number;
}

/** The cover of a video: a play mark in a doorway, with another scene, wall and viewpoint each time. */
export function VideoCover({ id, position }: VideoCoverProps) {
  const Scene = scenes[position % scenes.length]!;
  const { theme } = useIdentity();
  const walls = wallsOf(theme);
  const wall = walls[position % walls.length]!;
  const { left, width, top } = DOORWAYS[position % DOORWAYS.length]!;
  const doorway = doorwayOf(theme, left, top, width);
  const middle = left + width / 2;
  return (
    <svg
      viewBox="0 0 640 360"
      width="640"
      height="360"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <clipPath id={id}>
        <path {...doorway.outline} />
      </clipPath>
      <rect width="640" height="360" fill={wall.plaster} />
      <path d={COURSES} stroke={wall.joint} strokeOpacity={wall.strength} strokeWidth="2" />
      <g clipPath={`url(#${id})`}>
        <Scene middle={middle} />
      </g>
      <path {...doorway.outline} fill="none" stroke="var(--paper)" strokeWidth={doorway.rim} />
      <circle cx={middle} cy="216" r="45" fill="var(--marigold)" />
      <path
        d={`M${middle - 13} 193.5v45l38-22.5z`}
        fill="var(--on-accent)"
        stroke="var(--on-accent)"
        strokeWidth="6"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** The school's theme colours; the mortar of the default theme was chosen by hand. */
const wallsOf = ({ colours }: Theme): Wall[] => (colours === defaultTheme.colours ? WALLS : OTHER_WALLS);

interface Wall {
  plaster: string;
  joint: string;
  strength?: string;
}

const OTHER_WALLS: Wall[] = [
  { plaster: 'var(--wall)', joint: 'var(--on-wall)', strength: '.12' },
  { plaster: 'var(--brick)', joint: 'var(--paper)', strength: '.14' },
  { plaster: 'var(--sand)', joint: 'var(--line)' },
  { plaster: 'var(--indigo)', joint: 'var(--paper)', strength: '.12' },
  { plaster: 'var(--brick-deep)', joint: 'var(--paper)', strength: '.12' },
];

const WALLS: Wall[] = [
  { plaster: '#1f2a5c', joint: '#2b376f' },
  { plaster: '#b5532f', joint: '#a34726' },
  { plaster: '#f3e6cf', joint: '#e7d5b2' },
  { plaster: '#1f5c3f', joint: '#2a6b4b' },
  { plaster: '#8f3d1f', joint: '#a04a29' },
];

/** Nearer or further, left or right. */
const DOORWAYS = [
  { left: 110, width: 420, top: 26 },
  { left: 236, width: 350, top: 44 },
  { left: 62, width: 516, top: 14 },
  { left: 70, width: 380, top: 52 },
];

/** Faint courses of brick. */
const COURSES = Array.from({ length: 8 }, (_, row) => {
  const y = 20 + row * 45;
  const joints = Array.from({ length: 6 }, (__, brick) => `M${(row % 2) * 60 + brick * 120} ${y}v45`);
  return `M0 ${y}h640${joints.join('')}`;
}).join('');

/** A low crown begins lower: the scene behind it is the same. */
function doorwayOf({ gateway }: Theme, left: number, top: number, width: number) {
  if (gateway === defaultTheme.gateway) return { outline: { d: archAt(left, top, width) }, rim: 9 };
  const [scale, lower] = [width / 1000, top + (0.6614 - gateways[gateway].crown) * width * 0.3];
  return {
    outline: {
      d: openingOf(gateway, Math.round((372 - lower) / scale)),
      transform: `translate(${left} ${Math.round(lower)}) scale(${scale})`,
    },
    rim: 9 / scale,
  };
}

/** The outline of `ui/marks/arch.svg` at a position and width, with its sides extended to the bottom. */
function archAt(left: number, top: number, width: number): string {
  const x = (value: number) => Math.round(left + (value * width) / 1000);
  const y = (value: number) => Math.round(top + (value * width) / 1000);
  const cusp = Math.round(0.1263 * width);
  const to = (px: number, py: number) => `A${cusp} ${cusp} 0 0 1 ${x(px)} ${y(py)}`;
  return [
    `M${x(0)} 372V${y(661.4)}`,
    to(55.3, 556.9),
    to(140.1, 360.7),
    to(311, 225.2),
    `C${x(322.4)} ${y(74.1)} ${x(488)} ${y(40)} ${x(500)} ${y(0)}`,
    `C${x(512)} ${y(40)} ${x(677.6)} ${y(74.1)} ${x(689)} ${y(225.2)}`,
    to(859.9, 360.7),
    to(944.7, 556.9),
    to(1000, 661.4),
    'V372Z',
  ].join('');
}
