import type { ReactNode } from 'react';
import type { PageContent } from '#content/page-content.ts';
import type { PageName } from '#app/addresses.ts';
import { Picture } from '#app/media/picture-view.tsx';
import type { PageFiles } from '#app/media/page-files.server.ts';
import { trailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.tsx';
import styles from './content-page.module.css';
import { ProseSection } from './prose-section.tsx';

interface ContentPageProps {
  page: PageName;
  content: PageContent;
  files: PageFiles;
  /** Stands beside the text on wide screens, below it on narrow ones. */
  aside?: ReactNode;
  /** Further sections after the text. */
  children?: ReactNode;
}

/** A page of text: banner with the picture in the arch, then section after section. */
export function ContentPage({ page, content, files, aside, children }: ContentPageProps) {
  const words = useWords();
  const picture = content.banner ? files[content.banner] : undefined;
  return (
    <>
      <PageBanner
        title={content.title}
        lead={content.lead}
        trail={trailTo(page, words)}
        picture={
          picture && <Picture picture={picture} sizes="(width < 48rem) 92vw, 34rem" most={1280} priority />
        }
      />
      <div className={`wrap ${styles.sheet} ${aside ? styles.beside : ''}`}>
        <div className={styles.prose}>
          {content.sections.map((section) => (
            <ProseSection key={section.id} section={section} picture={files[section.picture ?? '']} />
          ))}
          {children}
        </div>
        {aside && <aside className={styles.aside}>{aside}</aside>}
      </div>
    </>
  );
}
