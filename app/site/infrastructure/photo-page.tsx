import type { PhotoPageContent } from '#content/page-content.ts';
import { type PageName, pages } from '#app/addresses.ts';
import { Island } from '#app/islands/island.tsx';
import type { PageFiles } from '#app/media/page-files.server.ts';
import { photoGrid } from '#app/media/photo-grid/photo-grid.tsx';
import { blurFirst } from '#app/media/picture.ts';
import { SectionAction, SectionText } from '#app/site/content-page/section-text.tsx';
import { trailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.ts';
import styles from './photo-page.module.css';

interface PhotoPageProps {
  page: PageName;
  content: PhotoPageContent;
  files: PageFiles;
  arrangement: 'mosaic' | 'lanes';
}

/** A page whose subject is its photos: they hang over the banner's edge, the text follows. */
export function PhotoPage({ page, content, files, arrangement }: PhotoPageProps) {
  const words = useWords();
  const photos = content.photos.flatMap(({ picture, caption }) => {
    const file = files[picture];
    return file ? [{ ...file, caption: file.caption || caption }] : [];
  });
  // A photo is missing: the composition would show a hole, rows do not.
  const shown = photos.length === content.photos.length ? arrangement : 'rows';
  return (
    <>
      <div className={photos.length > 0 ? styles.head : undefined}>
        <PageBanner title={content.title} lead={content.lead} trail={trailTo(page, words)} />
      </div>
      {photos.length > 0 && (
        <div className={`wrap ${styles.photos} ${styles[shown] ?? ''}`}>
          <Island
            of={photoGrid}
            props={{
              photos: blurFirst(photos),
              arrangement: shown,
              fileName: pages[page].path.slice(1),
              labels: { ...words.lightbox, Lightbox: words.album.viewer(content.title) },
            }}
          />
          <p className={styles.hint}>{words.content.pressAPhoto}</p>
        </div>
      )}
      <div className={`wrap ${styles.text}`}>
        {content.sections.map((section) => (
          <section
            key={section.id}
            id={section.id}
            className={styles.section}
            aria-labelledby={`${section.id}-heading`}
          >
            <h2 id={`${section.id}-heading`}>{section.heading}</h2>
            <div className={styles.words}>
              <SectionText section={section} />
              <SectionAction section={section} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
