/**
 * The school's gate with closed doors and the marigold garland over them: for the banner's arch of an error
 * page.
 */
export function ClosedGate() {
  return (
    <svg
      viewBox="0 0 1000 760"
      preserveAspectRatio="xMidYMax slice"
      width="100%"
      height="100%"
      aria-hidden="true"
    >
      <rect width="1000" height="760" fill="var(--brick)" />
      <g fill="var(--brick-deep)">
        <path d="M494 0h12v760h-12z" />
        {[70, 540].map((left) => (
          <g key={left}>
            <path d={`M${left} 210h390v230h-390zM${left} 490h390v220h-390z`} opacity=".55" />
            <path d={`M${left + 24} 234h342v182h-342zM${left + 24} 514h342v172h-342z`} fill="var(--brick)" />
          </g>
        ))}
      </g>
      <g fill="var(--marigold)">
        {[150, 265, 380, 620, 735, 850].flatMap((x) =>
          [465, 735].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" />),
        )}
      </g>
      <g fill="none" stroke="var(--marigold)" strokeWidth="13">
        <circle cx="440" cy="470" r="30" />
        <circle cx="560" cy="470" r="30" />
      </g>
      <path d="M0 178Q250 262 500 262T1000 178" fill="none" stroke="#1f5c3f" strokeWidth="10" />
      {GARLAND.map(([x, y], index) => (
        <g key={x} fill={index % 2 ? 'var(--marigold)' : 'var(--marigold-soft)'}>
          <circle cx={x} cy={y} r="23" />
          <circle cx={x} cy={y} r="9" fill="var(--brick)" />
        </g>
      ))}
    </svg>
  );
}

/** Along the curve of the string: two parabolas that meet at the lowest point. */
const GARLAND = Array.from({ length: 19 }, (_, index): [x: number, y: number] => {
  const x = 50 + index * 50;
  const t = x <= 500 ? x / 500 : (1000 - x) / 500;
  return [x, Math.round((1 - t) ** 2 * 178 + 2 * (1 - t) * t * 262 + t ** 2 * 262)];
});
