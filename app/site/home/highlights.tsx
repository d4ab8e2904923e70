import type { Highlight } from '#app/features/highlights/highlight.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import { Island } from '#app/islands/island.tsx';
import { fileUrl } from '#app/media/picture.ts';
import { ArrowUpRightIcon } from '#app/ui/icons/interface.ts';
import { languageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.tsx';
import styles from './highlights.module.css';
import { highlightsTicker } from './highlights-ticker.tsx';

interface HighlightsProps {
  highlights: Highlight[];
  /** Missing while registration is closed. */
  registration: OpenRegistration | undefined;
}

/** The marigold garland over the door, and the way to the online registration. */
export function Highlights({ highlights, registration }: HighlightsProps) {
  const words = useWords();
  const { homePage, carousel } = words;
  if (highlights.length === 0 && !registration) return null;
  return (
    <section className={styles.band} aria-label={homePage.highlights}>
      {highlights.length > 0 && (
        <>
          <h2 className={styles.name}>{homePage.highlights}</h2>
          <Island
            of={highlightsTicker}
            wake="idle"
            props={{
              items: highlights.map(({ id, title, attachments: [file] }) => ({
                id,
                title,
                lang: languageOf(title),
                href: file && fileUrl(file.path),
              })),
              labels: carousel.controls,
            }}
          />
        </>
      )}
      {registration && (
        <a className={styles.register} href={registration.href} target="_blank" rel="noopener">
          <span className={styles.short}>{homePage.register} </span>
          <span className={styles.title} lang={languageOf(registration.title)}>
            {registration.title}
          </span>
          <span className="unseen"> ({words.opensInNewTab})</span>
          <ArrowUpRightIcon />
        </a>
      )}
    </section>
  );
}
