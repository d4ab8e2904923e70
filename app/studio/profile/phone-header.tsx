import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './phone-header.module.css';

interface PhoneHeaderProps {
  /** Where the logo's picture is. */
  src: string;
  wall: string;
  onWall: string;
}

/** A small phone, and what its header leaves to the logo: see `site-header.module.css`. */
const PHONE = { width: 360, header: 60 };
const LOGO = { x: 16, width: 180, height: 40 };

/** The top of a page on a small phone, with the logo fitted as it is there. */
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
        <g stroke={onWall} strokeWidth="2" fill="none">
          <path d={`M322 ${middle - 7}h22m-22 7h22m-22 7h22`} />
          <path d={`M274 ${middle - 8}h24v16h-24zl12 9l12 -9`} />
        </g>
      </svg>
      <figcaption className="field__hint">{words.onPhone}</figcaption>
    </figure>
  );
}
