import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { Picture, type WiderFrames } from '#app/media/picture-view.tsx';
import type { PageData } from '../page-data.ts';
import { SectionParts } from './section-parts.tsx';
import { SectionAction, SectionText } from './section-text.tsx';
import styles from './spread.module.css';

type Side = 'start' | 'end' | 'across' | 'arch';
const isSide = (side: string | undefined): side is Side => side !== undefined && side in frames;

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
          <Picture picture={picture} {...frames[side]} />
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

/** Beside the text: as high as that on a tablet. */
const beside: WiderFrames = {
  sizes: '100vw',
  wider: [
    { from: '60rem', sizes: '(min-width: 110rem) 52rem, max(58vw, 52rem)' },
    { from: '48rem', shape: '4x5', sizes: '56vw', most: 1280 },
  ],
};

const frames: Record<Side, WiderFrames> = {
  start: beside,
  end: beside,
  across: {
    sizes: '100vw',
    wider: [{ from: '48rem', shape: '2x1', sizes: '(min-width: 110rem) 94rem, 100vw' }],
  },
  arch: { shape: '4x5', sizes: '(min-width: 48rem) min(40vw, 33rem), 95vw', most: 1280 },
};
