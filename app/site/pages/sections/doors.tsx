import { useLocalHref } from '#app/links.ts';
import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import styles from './doors.module.css';
import { SectionText } from './section-text.tsx';

/** Doors side by side, each with its picture in the arch and a link to a page. */
export function Doors({ section, files }: { section: FilledSection; files: PageFiles }) {
  const localHref = useLocalHref();
  return (
    <section id={section.id} className={styles.band} aria-labelledby={`${section.id}-heading`}>
      <div className="wrap">
        <div className={styles.head}>
          <h2 id={`${section.id}-heading`}>
            <LanguageText>{section.heading}</LanguageText>
          </h2>
          <SectionText section={section} />
        </div>
        <ul role="list" className={styles.doors}>
          {section.items.map((door) => (
            <li key={door['to']}>
              <a href={localHref(door['to'] ?? '')}>
                <Door {...door} picture={files[door['picture'] ?? '']} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface DoorProps {
  name?: string;
  detail?: string;
  text?: string;
  picture: PageFiles[string];
}

const Door = ({ name, detail, text, picture }: DoorProps) => (
  <span className={`${styles.door} ${picture ? '' : styles.plain}`}>
    {picture && (
      <span className={`arch ${styles.arch}`}>
        {/* The text below names the target; the picture adds nothing. */}
        <Picture
          picture={{ ...picture, alt: '' }}
          shape="1x1"
          sizes="(min-width: 90rem) 30rem, (min-width: 48rem) 31vw, 88vw"
          most={960}
        />
      </span>
    )}
    <span className={styles.label}>
      <b>
        <LanguageText>{name}</LanguageText>
      </b>{' '}
      <span className={styles.ages}>
        <LanguageText>{detail}</LanguageText>
      </span>{' '}
      <span>
        <LanguageText>{text}</LanguageText>
      </span>
    </span>
  </span>
);
