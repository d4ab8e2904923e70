/** The outline of the great arch; the pictures are clipped to the same line. */
const OPENING =
  'M0 1146.5V676.5A103.9 103.9 0 0 1 39.9 594.6A103.9 103.9 0 0 1 88.1 434.6A103.9 103.9 0 0 1 187.9 298.1A103.9 103.9 0 0 1 329.3 205.5C341.8 72.3 476 40 500 0C524 40 658.2 72.3 670.7 205.5A103.9 103.9 0 0 1 812.1 298.1A103.9 103.9 0 0 1 911.9 434.6A103.9 103.9 0 0 1 960.1 594.6A103.9 103.9 0 0 1 1000 676.5V1146.5';

/** Framed in cream and marigold lines, with a flower in each corner. */
export function CuspedWall() {
  return (
    <>
      <defs>
        <path id="gateway-opening" d={OPENING} />
        <path id="gateway-wall" d={`M-84 -104H1084V1146.5H-84Z${OPENING}Z`} />
        <clipPath id="gateway-outside">
          <use href="#gateway-wall" clipRule="evenodd" />
        </clipPath>
        <clipPath id="gateway-inside">
          <use href="#gateway-opening" />
        </clipPath>
        <symbol id="gateway-flower" viewBox="-80 -80 160 160">
          {[78, 60.5, 43, 25].map((radius, ring) => (
            <path key={radius} d={petals(radius, [16, 14, 12, 8][ring]!)} />
          ))}
        </symbol>
      </defs>
      <use href="#gateway-wall" fill="var(--wall)" fillRule="evenodd" />
      <g clipPath="url(#gateway-outside)" fill="none">
        <use href="#gateway-opening" stroke="var(--marigold)" strokeWidth="76" />
        <use href="#gateway-opening" stroke="var(--wall)" strokeWidth="72" />
        <use href="#gateway-opening" stroke="var(--sand)" strokeWidth="40" />
        <use href="#gateway-opening" stroke="var(--indigo-deep)" strokeWidth="32" />
        <use href="#gateway-opening" stroke="var(--sand)" strokeWidth="20" />
      </g>
      <g clipPath="url(#gateway-inside)" fill="none" stroke="#0e1433">
        <use href="#gateway-opening" strokeWidth="56" strokeOpacity=".08" />
        <use href="#gateway-opening" strokeWidth="36" strokeOpacity=".1" />
        <use href="#gateway-opening" strokeWidth="18" strokeOpacity=".14" />
      </g>
      <path
        d="M-82 1146.5V-102H1082V1146.5"
        fill="none"
        stroke="var(--marigold)"
        strokeOpacity=".55"
        strokeWidth="2"
      />
      <g fill="var(--marigold)" stroke="var(--wall)" strokeWidth="2.4">
        <use href="#gateway-flower" x="-6" y="-14" width="160" height="160" />
        <use href="#gateway-flower" x="846" y="-14" width="160" height="160" />
      </g>
    </>
  );
}

/** A ring of round petals around the centre. */
function petals(radius: number, count: number): string {
  const corner = (index: number) => {
    const angle = (2 * Math.PI * index) / count;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const petal = (radius * Math.sin(Math.PI / count) * 1.08).toFixed(1);
  const arcs = Array.from({ length: count }, (_, index) => `A${petal} ${petal} 0 0 1 ${corner(index + 1)}`);
  return `M${corner(0)}${arcs.join('')}Z`;
}
