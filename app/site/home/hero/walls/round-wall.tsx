const STONES = 17;
const [INNER, OUTER] = [500, 584];

/** Stones of two colours about the arch, on light pillars. */
export function RoundWall() {
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

/** Every second of them, from the left spring over the crown. */
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
