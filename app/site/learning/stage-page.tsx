import type { ReactNode } from 'react';
import type { StageContent } from '#content/page-content.ts';
import type { PageName } from '#app/addresses.ts';
import type { PageFiles } from '#app/media/page-files.server.ts';
import { PictureBanner } from '#app/site/content-page/picture-banner.tsx';
import { sectionOf } from '#app/site/content-page/section-of.ts';
import { SectionAction, SectionText } from '#app/site/content-page/section-text.tsx';
import { Spread } from '#app/site/content-page/spread.tsx';
import { StageFacts } from './stage-facts.tsx';
import { StageLinks } from './stage-links.tsx';
import styles from './stage-page.module.css';

interface StagePageProps {
  page: PageName;
  content: StageContent;
  files: PageFiles;
  /** The sections by their ids, in the order they are read. */
  order: { opening: string; subjects: string; picture: string; side: 'start' | 'end' };
  /** What this stage alone has: a morning, a question, a sentence. */
  children: ReactNode;
}

/** A stage of learning: facts, idea, something of its own, subjects, a picture, how to join, the other stages. */
export function StagePage({ page, content, files, order, children }: StagePageProps) {
  const opening = sectionOf(content, order.opening);
  const subjects = sectionOf(content, order.subjects);
  const pictured = sectionOf(content, order.picture);
  const joining = sectionOf(content, 'joining');
  return (
    <>
      <PictureBanner page={page} content={content} files={files} />
      <StageFacts facts={content.facts} />
      <section id={opening.id} className={`wrap ${styles.opening}`} aria-labelledby={`${opening.id}-heading`}>
        <h2 id={`${opening.id}-heading`}>{opening.heading}</h2>
        <div className={styles.text}>
          <SectionText section={opening} lead />
        </div>
      </section>
      {children}
      <section
        id={subjects.id}
        className={`wrap ${styles.opening}`}
        aria-labelledby={`${subjects.id}-heading`}
      >
        <h2 id={`${subjects.id}-heading`}>{subjects.heading}</h2>
        <div className={styles.text}>
          <SectionText section={subjects} />
        </div>
      </section>
      <Spread section={pictured} picture={files[pictured.picture ?? '']} side={order.side} />
      <section id={joining.id} className={`wrap ${styles.joining}`} aria-labelledby="joining-heading">
        <h2 id="joining-heading">{joining.heading}</h2>
        <div className={styles.text}>
          <SectionText section={joining} />
          <SectionAction section={joining} primary />
        </div>
      </section>
      <StageLinks page={page} stages={content.stages} />
    </>
  );
}
