import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { GatewayWall } from './gateway-wall.tsx';
import styles from './hero.module.css';
import themeStyles from './hero-themes.module.css';

/** A lower arch beside the great one, where a wide screen has the room; its picture is one of those that turn in that. */
export function SideArch({ picture }: { picture: Attachment }) {
  return (
    <div className={themeStyles.side} aria-hidden="true">
      <div className={styles.viewport}>
        <div className={styles.slide}>
          <Picture picture={{ ...picture, alt: '' }} sizes="25rem" most={640} />
        </div>
      </div>
      <GatewayWall className={styles.wall} />
    </div>
  );
}
