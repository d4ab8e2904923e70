import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import styles from './people.module.css';

/** People of the school, each in an arch. */
export const People = ({ items, files }: { items: FilledSection['items']; files: PageFiles }) => (
  <ul role="list" className={styles.people}>
    {items
      .filter(({ name }) => name)
      .map(({ name, role, text, picture }) => {
        const portrait = files[picture ?? ''];
        return (
          <li key={name}>
            <span className={`arch ${styles.portrait}`}>
              {portrait && (
                <Picture picture={portrait} shape="4x5" sizes="(min-width: 48rem) 14rem, 40vw" most={480} />
              )}
            </span>
            <b>
              <LanguageText>{name}</LanguageText>
            </b>
            {role && (
              <span>
                <LanguageText>{role}</LanguageText>
              </span>
            )}
            {text && (
              <p>
                <LanguageText>{text}</LanguageText>
              </p>
            )}
          </li>
        );
      })}
  </ul>
);
