import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { ReactNode } from 'react';
import type { FilledSection } from '#app/features/pages/filled.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import styles from '../layouts/sheet.module.css';
import { SectionAction, SectionText } from './section-text.tsx';

/** One section of a page's text: picture, heading, text; `children` come last. */
export function ProseSection({
  section,
  picture,
  children,
}: {
  section: FilledSection;
  picture?: Attachment | undefined;
  children?: ReactNode;
}) {
  const inArch = section.values['side'] === 'arch';
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-heading`}>
      {picture && (
        <div className={`${styles.picture} ${inArch ? `arch ${styles.inArch}` : ''}`}>
          <Picture
            picture={picture}
            shape={inArch ? '4x5' : undefined}
            sizes={inArch ? '(min-width: 32rem) 27rem, 95vw' : '(min-width: 64rem) 56rem, 92vw'}
            most={1280}
          />
        </div>
      )}
      <h2 id={`${section.id}-heading`}>
        <LanguageText>{section.heading}</LanguageText>
      </h2>
      <SectionText section={section} />
      <SectionAction section={section} />
      {children}
    </section>
  );
}
