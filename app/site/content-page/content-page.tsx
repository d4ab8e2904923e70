import type { ReactNode } from 'react';
import type { PageContent } from '#content/page-content.ts';
import type { PageName } from '#app/addresses.ts';
import type { PageFiles } from '#app/media/page-files.server.ts';
import styles from './content-page.module.css';
import { OnThisPage } from './on-this-page.tsx';
import { PictureBanner } from './picture-banner.tsx';
import { ProseSection } from './prose-section.tsx';

interface ContentPageProps {
  page: PageName;
  content: PageContent;
  files: PageFiles;
  /** Parts that stand at the end of a section's text, by the section's anchor. */
  within?: Partial<Record<string, ReactNode>>;
  /** What the page holds, for a list of links: before the text on narrow screens, beside it on wide ones. */
  contents?: { id: string; heading: string }[];
  /** Stands beside the text on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** Further sections after the text. */
  children?: ReactNode;
}

/** A page of text: banner with the picture in the arch, then section after section. */
export function ContentPage({ page, content, files, within, contents, aside, children }: ContentPageProps) {
  return (
    <>
      <PictureBanner page={page} content={content} files={files} />
      <div className={`wrap ${styles.sheet} ${aside || contents ? styles.beside : ''}`}>
        {contents && <OnThisPage sections={contents} />}
        <div className={styles.prose}>
          {content.sections.map((section) => (
            <ProseSection key={section.id} section={section} picture={files[section.picture ?? '']}>
              {within?.[section.id]}
            </ProseSection>
          ))}
          {children}
        </div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </>
  );
}
