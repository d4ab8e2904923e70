import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { CuspedWall } from './walls/cusped-wall.tsx';
import { PointedWall } from './walls/pointed-wall.tsx';
import { RoundWall } from './walls/round-wall.tsx';

/**
 * The wall with the opening through which the hero's pictures are seen, in the gateway's own shape and the palette's
 * colours. Purely decoration; a plain gateway has none, its picture fills its place.
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
