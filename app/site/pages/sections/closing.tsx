import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import type { PageData } from '../page-data.ts';
import styles from './closing.module.css';
import { Opening } from './opening.tsx';
import { SectionParts } from './section-parts.tsx';
import { SectionAction, SectionText } from './section-text.tsx';

/** The call to action at the end of the page. */
export function Closing({ section, data }: { section: FilledSection; data: PageData }) {
  if (section.values['size'] !== 'large') return <Opening section={section} data={data} primary />;
  return (
    <section id={section.id} className={`wrap ${styles.closing}`} aria-labelledby={`${section.id}-heading`}>
      <h2 id={`${section.id}-heading`}>
        <LanguageText>{section.heading}</LanguageText>
      </h2>
      <div className={styles.words}>
        <SectionText section={section} lead />
        <SectionAction section={section} primary />
        <SectionParts section={section} data={data} />
      </div>
    </section>
  );
}
