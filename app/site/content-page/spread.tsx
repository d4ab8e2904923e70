import type { ReactNode } from 'react';
import type { Section } from '#content/page-content.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { SectionAction, SectionText } from './section-text.tsx';
import styles from './spread.module.css';

interface SpreadProps {
  section: Section;
  picture?: Attachment | undefined;
  /** The edge of the page that the picture reaches on wide screens, or both. */
  side?: 'start' | 'end' | 'across';
  children?: ReactNode;
}

/**
 * A picture out to the edge of the page and the text beside it, or right across with the text in a notch cut
 * into it. Without a picture the text stands alone.
 */
export function Spread({ section, picture, side = 'start', children }: SpreadProps) {
  const shape = picture ? `${styles.withPicture} ${styles[side]}` : '';
  return (
    <section
      id={section.id}
      className={`wrap ${styles.spread} ${shape}`}
      aria-labelledby={`${section.id}-heading`}
    >
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes={sizes[side]} most={1600} />
        </div>
      )}
      <div className={styles.text}>
        <h2 id={`${section.id}-heading`}>{section.heading}</h2>
        <SectionText section={section} />
        <SectionAction section={section} />
        {children}
      </div>
    </section>
  );
}

const sizes = {
  start: '(min-width: 48rem) 58vw, 100vw',
  end: '(min-width: 48rem) 58vw, 100vw',
  across: '100vw',
};
