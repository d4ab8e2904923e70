import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { Picture } from '#app/media/picture-view.tsx';
import type { PageData } from '../page-data.ts';
import { SectionParts } from './section-parts.tsx';
import { SectionAction, SectionText } from './section-text.tsx';
import styles from './spread.module.css';

type Side = 'start' | 'end' | 'across' | 'arch';
const isSide = (side: string | undefined): side is Side => side !== undefined && side in sizes;

/**
 * A picture out to the edge of the page and the text next to it, or across the page with the text in a notch,
 * or in the shape of the school's gateway. Without a picture the text is alone.
 */
export function Spread({ section, data }: { section: FilledSection; data: PageData }) {
  const picture = data.files[section.values['picture'] ?? ''];
  const side = isSide(section.values['side']) ? section.values['side'] : 'start';
  const shape = picture ? `${styles.withPicture} ${styles[side]}` : '';
  return (
    <section
      id={section.id}
      className={`wrap ${styles.spread} ${shape}`}
      aria-labelledby={`${section.id}-heading`}
    >
      {picture && (
        <div className={`${styles.picture} ${side === 'arch' ? 'arch' : ''}`}>
          <Picture picture={picture} sizes={sizes[side]} most={1600} />
        </div>
      )}
      <div className={styles.text}>
        <h2 id={`${section.id}-heading`}>
          <LanguageText>{section.heading}</LanguageText>
        </h2>
        <SectionText section={section} />
        <SectionAction section={section} />
        <SectionParts section={section} data={data} />
      </div>
    </section>
  );
}

const sizes: Record<Side, string> = {
  start: '(min-width: 48rem) 58vw, 100vw',
  end: '(min-width: 48rem) 58vw, 100vw',
  across: '100vw',
  // A wide picture is cropped to a tall arch, so it is loaded wider than it is shown.
  arch: '(min-width: 60rem) 50rem, (min-width: 48rem) 66vw, 150vw',
};
