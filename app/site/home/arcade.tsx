import type { FilledSection } from '#app/features/pages/filled.ts';
import { useHref, useLocalHref } from '#app/links.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './arcade.module.css';

/** The infrastructure section: an arcade in a brick wall. */
export function Arcade({ section, files }: { section: FilledSection; files: PageFiles }) {
  const localHref = useLocalHref();
  const hrefOf = useHref();
  const { homePage } = useWords();
  const languageOf = useLanguageOf();
  if (section.items.length === 0) return null;
  return (
    <section className={styles.arcade} aria-labelledby="infrastructure-heading">
      <div className="wrap">
        <Carousel
          id="infrastructure"
          heading={section.heading}
          most={4}
          more={
            <a className={`link ${styles.more}`} href={hrefOf('facilities')}>
              {homePage.infrastructure}
            </a>
          }
          slides={section.items.map(({ name = '', picture: file, to }, index) => {
            const picture = files[file ?? ''];
            return {
              key: String(index),
              content: (
                <a className={styles.bay} href={to ? localHref(to) : hrefOf('facilities')}>
                  <span className={`arch ${styles.frame}`}>
                    <span className={`arch ${styles.opening}`}>
                      {picture && (
                        <Picture
                          picture={{ ...picture, alt: '' }}
                          shape="2x3"
                          sizes="(min-width: 64rem) min(22vw, 20rem), (min-width: 40rem) 41vw, 82vw"
                          most={960}
                        />
                      )}
                    </span>
                  </span>
                  <span className={styles.name} lang={languageOf(name)}>
                    {name}
                  </span>
                </a>
              ),
            };
          })}
        />
      </div>
    </section>
  );
}
