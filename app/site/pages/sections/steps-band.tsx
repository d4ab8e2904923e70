import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { Steps } from '#app/ui/prose/steps.tsx';
import { SectionProse, SectionAction, stepsOf } from './section-text.tsx';
import styles from './steps-band.module.css';

/** Steps down the page, with their purpose next to them. */
export const StepsBand = ({ section }: { section: FilledSection }) => (
  <section id={section.id} className={`wrap ${styles.band}`} aria-labelledby={`${section.id}-heading`}>
    <div className={styles.head}>
      <h2 id={`${section.id}-heading`}>
        <LanguageText>{section.heading}</LanguageText>
      </h2>
      <SectionProse section={section} />
    </div>
    <div>
      <Steps steps={stepsOf(section.items)} />
      <SectionAction section={section} primary />
    </div>
  </section>
);
