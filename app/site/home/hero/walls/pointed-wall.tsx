const OPENING = 'M0 1146.5V600C0 400 118 300 500 0C882 300 1000 400 1000 600V1146.5';

/** A lattice of stars in the wall above the arch, as a screen of stone. */
export function PointedWall() {
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
