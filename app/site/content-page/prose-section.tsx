import type { ReactNode } from 'react';
import type { Section } from '#content/page-content.ts';
import type { Attachment } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import { Steps } from '#app/ui/prose/steps.tsx';
import styles from './content-page.module.css';

/** One section of a page's text: heading, picture, paragraphs, list, steps; `children` come last. */
export function ProseSection({
  section,
  picture,
  children,
}: {
  section: Section;
  picture?: Attachment | undefined;
  children?: ReactNode;
}) {
  return (
    <section id={section.id} className={styles.section} aria-labelledby={`${section.id}-heading`}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(width < 64rem) 92vw, 56rem" most={1280} />
        </div>
      )}
      <h2 id={`${section.id}-heading`}>{section.heading}</h2>
      {section.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText>{paragraph}</LinkedText>
        </p>
      ))}
      {section.list && (
        <ul className={styles.list}>
          {section.list.map((item) => (
            <li key={item}>
              <LinkedText>{item}</LinkedText>
            </li>
          ))}
        </ul>
      )}
      {section.steps && <Steps steps={section.steps} />}
      {children}
    </section>
  );
}
