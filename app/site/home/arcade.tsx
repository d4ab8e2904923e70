import type { NamedTexts } from '#content/page-content.ts';
import { hrefOf } from '#app/addresses.ts';
import type { PageFiles } from '#app/media/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { Carousel } from '#app/ui/carousel/carousel.tsx';
import { useWords } from '#app/words/words.ts';
import { infrastructurePlace } from './places.ts';
import styles from './arcade.module.css';

/** Infrastructure: an arcade in a brick wall. */
export function Arcade({ content, files }: { content: NamedTexts; files: PageFiles }) {
  const { homePage } = useWords();
  return (
    <section className={styles.arcade} aria-labelledby="infrastructure-heading">
      <div className="wrap">
        <Carousel
          id="infrastructure"
          heading={content.heading}
          most={4}
          more={
            <a className={`link ${styles.more}`} href={hrefOf('facilities')}>
              {homePage.infrastructure}
            </a>
          }
          slides={content.items.map(({ id, name }) => {
            const picture = files[infrastructurePlace(id)];
            return {
              key: id,
              content: (
                <a className={styles.bay} href={targets[id] ?? hrefOf('facilities')}>
                  <span className={`arch ${styles.frame}`}>
                    <span className={`arch ${styles.opening}`}>
                      {picture && (
                        <Picture
                          picture={{ ...picture, alt: '' }}
                          sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 44vw, 82vw"
                          most={960}
                        />
                      )}
                    </span>
                  </span>
                  <span className={styles.name}>{name}</span>
                </a>
              ),
            };
          })}
        />
      </div>
    </section>
  );
}

const targets: Record<string, string> = {
  'art-and-craft': hrefOf('facilities', {}, '#co-curricular-zone'),
  'music-and-dance': hrefOf('facilities', {}, '#co-curricular-zone'),
  'outdoor-sports': hrefOf('sports'),
  'theatre-education': hrefOf('facilities', {}, '#co-curricular-zone'),
};
