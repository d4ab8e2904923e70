import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './phone-header.module.css';

interface PhoneHeaderProps {
  /** The address of the logo's picture. */
  src: string;
  wall: string;
  onWall: string;
}

/** A small phone, and the space its header has for the logo: see `site-header.module.css`. */
const PHONE = { width: 360, header: 60 };
const LOGO = { x: 20, width: 133, height: 40 };

const HANDSET = 'M8 4l3 5-2 2a9 9 0 0 0 4 4l2-2 5 3-1 4C10 20 4 14 4 5z';

/** The top of a page on a small phone, with the logo fitted as there. */
export function PhoneHeader({ src, wall, onWall }: PhoneHeaderProps) {
  const words = useStudioWords().profile.logo;
  const { width, header } = PHONE;
  const middle = header / 2;
  return (
    <figure className={styles.figure}>
      <svg viewBox={`0 0 ${width} ${header}`} role="img" aria-label={words.alt}>
        <rect width={width} height={header} fill={wall} />
        <image
          href={src}
          x={LOGO.x}
          y={middle - LOGO.height / 2}
          width={LOGO.width}
          height={LOGO.height}
          preserveAspectRatio="xMinYMid meet"
        />
        <path
          transform={`translate(167 ${middle - 12})`}
          fill="none"
          stroke={onWall}
          strokeWidth="2"
          d={HANDSET}
        />
        <text x="213" y={middle + 5} fill={onWall}>
          {words.contact}
        </text>
        <path fill="none" stroke={onWall} strokeWidth="2" d={`M314 ${middle - 7}h24m-24 7h24m-24 7h24`} />
      </svg>
      <figcaption className={layout.quiet}>{words.onPhone}</figcaption>
    </figure>
  );
}
