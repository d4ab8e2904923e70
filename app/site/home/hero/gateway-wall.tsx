import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { CuspedWall } from './walls/cusped-wall.tsx';

const STONES = 17;
const [INNER, OUTER] = [500, 584];

/** Stones of two colours around the arch, on light pillars. */
function RoundWall() {
  return (
    <>
      <path
        d="M-84-104H1084V1146.5H-84ZM0 1146.5V500A500 500 0 0 1 1000 500V1146.5Z"
        fill="var(--wall)"
        fillRule="evenodd"
      />
      <path d={stones(1)} fill="var(--sand)" />
      <path d={stones(0)} fill="var(--brick)" />
      <path d="M-84 500H0V1146.5H-84ZM1000 500H1084V1146.5H1000Z" fill="var(--sand)" />
      <path d="M-84 500H18V548H-84ZM982 500H1084V548H982Z" fill="var(--brick)" />
    </>
  );
}

/** Every second stone, from the left end over the crown. */
function stones(first: 0 | 1): string {
  const at = (radius: number, joint: number) => {
    const angle = Math.PI * (1 - joint / STONES);
    return `${(500 + radius * Math.cos(angle)).toFixed(1)} ${(500 - radius * Math.sin(angle)).toFixed(1)}`;
  };
  const stone = (joint: number) =>
    `M${at(INNER, joint)}L${at(OUTER, joint)}A${OUTER} ${OUTER} 0 0 1 ${at(OUTER, joint + 1)}L${at(INNER, joint + 1)}A${INNER} ${INNER} 0 0 0 ${at(INNER, joint)}Z`;
  const half = Array.from({ length: Math.ceil(STONES / 2) }, (_, index) => 2 * index + first);
  return half
    .filter((joint) => joint < STONES)
    .map(stone)
    .join('');
}

const OPENING = 'M0 1146.5V600C0 400 118 300 500 0C882 300 1000 400 1000 600V1146.5';

/** A lattice of stars in the wall above the arch, like a stone screen. */
function PointedWall() {
  return (
    <>
      <defs>
        <pattern id="gateway-lattice" width="120" height="120" patternUnits="userSpaceOnUse">
          <path
            d="M60 8 74 46 112 60 74 74 60 112 46 74 8 60 46 46ZM60 8V-8M60 112V128M8 60H-8M112 60H128M0 0 46 46M120 0 74 46M0 120 46 74M120 120 74 74"
            fill="none"
            stroke="var(--marigold)"
            strokeWidth="3.5"
          />
        </pattern>
        <clipPath id="gateway-outside">
          <path d={`M-84-104H1084V1146.5H-84Z${OPENING}Z`} clipRule="evenodd" />
        </clipPath>
      </defs>
      <path d={`M-84-104H1084V1146.5H-84Z${OPENING}Z`} fill="var(--wall)" fillRule="evenodd" />
      <g clipPath="url(#gateway-outside)" fill="none">
        <rect x="-60" y="-80" width="1120" height="640" fill="url(#gateway-lattice)" opacity=".5" />
        <path d={OPENING} stroke="var(--wall)" strokeWidth="120" />
        <path d={OPENING} stroke="var(--marigold)" strokeWidth="64" />
        <path d={OPENING} stroke="var(--wall)" strokeWidth="56" />
        <path d={OPENING} stroke="var(--sand)" strokeWidth="30" />
      </g>
      <path d="M-62 1146.5V-82H1062V1146.5" fill="none" stroke="var(--marigold)" strokeWidth="5" />
    </>
  );
}

/**
 * The wall with the opening for the hero's pictures, in the gateway's shape and the palette's colours. Decoration
 * only; a plain gateway has none, its picture fills the space.
 */
export function GatewayWall({ className }: { className: string | undefined }) {
  const { gateway } = useIdentity().theme;
  const Wall = WALLS[gateway];
  if (!Wall) return null;
  return (
    <svg
      className={className}
      viewBox="-84 -104 1168 1250.5"
      overflow="visible"
      aria-hidden="true"
      focusable="false"
    >
      <Wall />
    </svg>
  );
}

const WALLS = { cusped: CuspedWall, pointed: PointedWall, round: RoundWall, plain: undefined };
