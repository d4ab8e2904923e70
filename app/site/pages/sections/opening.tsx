import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import styles from '../layouts/bands.module.css';
import type { PageData } from '../page-data.ts';
import { SectionParts } from './section-parts.tsx';
import { SectionAction, SectionText } from './section-text.tsx';

interface OpeningProps {
  section: FilledSection;
  data: PageData;
  /** The first paragraph is larger. */
  lead?: boolean;
  /** Its link is the page's main one. */
  primary?: boolean;
}

/** A heading, and the text next to it. */
export const Opening = ({ section, data, lead = false, primary = false }: OpeningProps) => (
  <section id={section.id} className={`wrap ${styles.opening}`} aria-labelledby={`${section.id}-heading`}>
    <h2 id={`${section.id}-heading`}>
      <LanguageText>{section.heading}</LanguageText>
    </h2>
    <div className={styles.text}>
      <SectionText section={section} lead={lead} />
      <SectionAction section={section} primary={primary} />
      <SectionParts section={section} data={data} />
    </div>
  </section>
);
