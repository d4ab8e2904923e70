import { useLocale } from '#app/words/locale-context.ts';
import { LanguageText } from '#app/ui/prose/language-text.tsx';
import { Island } from '#app/islands/island.tsx';
import { photoGrid } from '#app/media/photo-grid/photo-grid.tsx';
import { blurFirst } from '#app/media/picture.ts';
import { useTrailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { useWords } from '#app/words/words.ts';
import { languageIn, type PageData } from '../page-data.ts';
import { SectionParts } from '../sections/section-parts.tsx';
import { SectionAction, SectionText } from '../sections/section-text.tsx';
import styles from './photo-wall.module.css';

/** Arrangements, and the number of photos that each needs. */
const COMPOSED = { mosaic: 5, lanes: 3 } as const;

/** A page about its photos: they overlap the banner's edge, the text follows. */
export function PhotoWall({ data }: { data: PageData }) {
  const { address, content, files } = data;
  const words = useWords();
  const wall = content.sections.find(({ kind }) => kind === 'photos');
  const photos = (wall?.items ?? []).flatMap(({ picture, caption }) => {
    const file = files[picture ?? ''];
    return file ? [{ ...file, caption: file.caption || caption || '' }] : [];
  });
  const shown = arrangementOf(wall?.values['arrangement'], photos.length);
  return (
    <>
      <div className={photos.length > 0 ? styles.head : undefined}>
        <PageBanner
          title={content.title}
          lead={content.lead}
          language={languageIn(data, useLocale())}
          trail={useTrailTo(address)}
        />
      </div>
      {photos.length > 0 && (
        <div className={`wrap ${styles.photos} ${styles[shown] ?? ''}`}>
          <Island
            of={photoGrid}
            props={{
              photos: blurFirst(photos),
              arrangement: shown,
              fileName: address.slice(1),
              labels: { ...words.lightbox, Lightbox: words.album.viewer(content.title) },
            }}
          />
          <p className={styles.hint}>{words.content.pressAPhoto}</p>
        </div>
      )}
      <div className={`wrap ${styles.text}`}>
        {content.sections
          .filter((section) => section !== wall)
          .map((section) => (
            <section
              key={section.id}
              id={section.id}
              className={styles.section}
              aria-labelledby={`${section.id}-heading`}
            >
              <h2 id={`${section.id}-heading`}>
                <LanguageText>{section.heading}</LanguageText>
              </h2>
              <div className={styles.words}>
                <SectionText section={section} />
                <SectionAction section={section} />
                <SectionParts section={section} data={data} />
              </div>
            </section>
          ))}
      </div>
    </>
  );
}

/** An arrangement needs its exact number of photos; rows do not. */
function arrangementOf(wanted: string | undefined, photos: number): 'mosaic' | 'lanes' | 'rows' {
  const isComposed = (name: string | undefined): name is keyof typeof COMPOSED =>
    name !== undefined && name in COMPOSED;
  return isComposed(wanted) && COMPOSED[wanted] === photos ? wanted : 'rows';
}
