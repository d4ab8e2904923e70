import type { StageText } from '#content/page-content.ts';
import { hrefOf } from '#app/addresses.ts';
import type { PageFiles } from '#app/media/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import styles from './stage-arches.module.css';

/** Three doors side by side, each leading to a stage of learning. */
export function StageArches({ stages, files }: { stages: StageText[]; files: PageFiles }) {
  return (
    <ul role="list" className={styles.doors}>
      {stages.map(({ page, name, ages, text, picture: place }) => {
        const picture = files[place];
        return (
          <li key={page}>
            <a href={hrefOf(page)}>
              <span className={`${styles.door} ${picture ? '' : styles.plain}`}>
                {picture && (
                  <span className={`arch ${styles.arch}`}>
                    {/* The words below name the stage; the picture says no more than they do. */}
                    <Picture
                      picture={{ ...picture, alt: '' }}
                      sizes="(min-width: 90rem) 27rem, (min-width: 48rem) 30vw, 90vw"
                      most={960}
                    />
                  </span>
                )}
                <span className={styles.label}>
                  <b>{name}</b> <span className={styles.ages}>{ages}</span> <span>{text}</span>
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
