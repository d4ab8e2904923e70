/** The scenes behind the doorway. Each is drawn around its centre, over the whole cover. */
export const scenes = [Kites, Hills, Curtain, Track, Lamps, Rangoli];

interface SceneProps {
  middle: number;
}

/** Evening: a string of lights, and clay lamps on the steps. */
function Lamps({ middle }: SceneProps) {
  return (
    <>
      <rect width="640" height="360" fill="var(--indigo-deep)" />
      <path d={`M${middle - 330} 96q330 104 660 0`} fill="none" stroke="var(--edge)" strokeWidth="3" />
      {LIGHTS.map(([x, y]) => (
        <circle key={x} cx={middle + x} cy={y} r="7" fill="var(--marigold-soft)" />
      ))}
      <rect y="300" width="640" height="60" fill="var(--brick-deep)" />
      <rect y="300" width="640" height="7" fill="var(--brick)" />
      {[-220, -132, 132, 220].map((x) => (
        <g key={x}>
          <path d={`M${middle + x - 26} 318h52q-4 24-26 24t-26-24z`} fill="var(--brick)" />
          <path d={`M${middle + x} 274q17 25 0 42q-17-17 0-42z`} fill="var(--marigold)" />
        </g>
      ))}
    </>
  );
}

const LIGHTS = Array.from({ length: 13 }, (_, index): [number, number] => {
  const x = (index - 6) * 50;
  return [x, Math.round(156 - 52 * (x / 330) ** 2)];
});

/** The lanes of the track, running off to the field's far end. */
function Track({ middle }: SceneProps) {
  return (
    <>
      <rect width="640" height="360" fill="var(--marigold-soft)" />
      <path d="M0 150h640v60h-640z" fill="#2f7d57" />
      <path d="M0 196h640v164h-640z" fill="var(--brick)" />
      <path
        d={[-560, -330, -110, 110, 330, 560].map((x) => `M${middle + x / 6} 196L${middle + x} 360`).join('')}
        stroke="var(--paper)"
        strokeWidth="5"
      />
      {[-190, -110, 110, 190].map((x, index) => (
        <g key={x}>
          <path d={`M${middle + x} 196v-92`} stroke="var(--edge)" strokeWidth="5" />
          <path
            d={`M${middle + x} 104l44 17-44 17z`}
            fill={['var(--indigo)', 'var(--brick)', '#2f7d57', 'var(--marigold)'][index]}
          />
        </g>
      ))}
    </>
  );
}

/** A morning on the campus: sun, hills, neem trees. */
function Hills({ middle }: SceneProps) {
  return (
    <>
      <rect width="640" height="360" fill="var(--paper)" />
      <circle cx={middle + 82} cy="142" r="56" fill="var(--marigold-soft)" />
      <path d={`M${middle - 420} 260q190-120 420-20t460-40v160h-880z`} fill="#9fb98c" />
      <path d={`M${middle - 420} 300q260-70 470-16t420-28v110h-890z`} fill="#2f7d57" />
      {[-176, -128, 158, 206].map((x, index) => (
        <g key={x}>
          <path d={`M${middle + x} 318v-54`} stroke="var(--brick-deep)" strokeWidth="9" />
          <circle cx={middle + x} cy={236 - (index % 2) * 10} r={34 - (index % 2) * 5} fill="#1f5c3f" />
        </g>
      ))}
    </>
  );
}

/** The stage before it begins. */
function Curtain({ middle }: SceneProps) {
  return (
    <>
      <rect width="640" height="360" fill="#f2d7b0" />
      <rect y="306" width="640" height="54" fill="var(--edge)" />
      {[-1, 1].map((side) => (
        <g key={side}>
          <path
            d={`M${middle + side * 340} 0H${middle + side * 26}q${side * 8} 190 ${side * 92} 312H${middle + side * 340}z`}
            fill="var(--brick-deep)"
          />
          <path
            d={[70, 120, 175, 235]
              .map((x) => `M${middle + side * x} 0q${side * 6} 170 ${side * 46} 310`)
              .join('')}
            fill="none"
            stroke="var(--brick)"
            strokeWidth="9"
          />
        </g>
      ))}
      <path
        d={`M0 0H640V74${Array.from({ length: 8 }, () => 'q-40 46-80 0').join('')}z`}
        fill="var(--brick)"
      />
    </>
  );
}

/** Kites over the roofs, in spring. */
function Kites({ middle }: SceneProps) {
  return (
    <>
      <rect width="640" height="360" fill="#dbe4ec" />
      <path d={`M${middle - 400} 360v-62h130v-30h90v44h120v-26h150v40h110v-52h200v86z`} fill="var(--brick)" />
      {KITES.map(({ x, y, size, fill }) => (
        <g key={x}>
          <path
            d={`M${middle + x} ${y + size}q${-x / 2} 70 ${-x / 3} ${300 - y}`}
            fill="none"
            stroke="var(--quiet)"
            strokeWidth="2"
          />
          <path
            d={`M${middle + x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`}
            fill={fill}
          />
          <path d={`M${middle + x} ${y - size}v${size * 2}`} stroke="var(--paper)" strokeWidth="3" />
        </g>
      ))}
    </>
  );
}

const KITES = [
  { x: -120, y: 168, size: 34, fill: 'var(--indigo)' },
  { x: 34, y: 112, size: 44, fill: 'var(--marigold)' },
  { x: 142, y: 190, size: 30, fill: '#2f7d57' },
];

/** A rangoli on the courtyard's floor. */
function Rangoli({ middle }: SceneProps) {
  return (
    <>
      <rect width="640" height="360" fill="var(--sand)" />
      {RINGS.map(({ away, petals, size, fill }) =>
        Array.from({ length: petals }, (_, index) => {
          const turn = (2 * Math.PI * index) / petals;
          return (
            <circle
              key={`${away} ${index}`}
              cx={Math.round(middle + away * Math.cos(turn))}
              cy={Math.round(216 + away * Math.sin(turn))}
              r={size}
              fill={fill}
            />
          );
        }),
      )}
      <circle cx={middle} cy="216" r="64" fill="var(--paper)" />
    </>
  );
}

const RINGS = [
  { away: 196, petals: 18, size: 20, fill: 'var(--indigo)' },
  { away: 158, petals: 18, size: 24, fill: '#2f7d57' },
  { away: 122, petals: 14, size: 25, fill: 'var(--brick)' },
  { away: 88, petals: 12, size: 24, fill: 'var(--marigold)' },
];
