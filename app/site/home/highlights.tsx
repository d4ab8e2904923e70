import type { Highlight } from '#app/features/highlights/highlight.ts';
import type { Registration } from '#app/features/registration/registration.ts';
import { Island } from '#app/islands/island.tsx';
import { fileUrl } from '#app/media/picture.ts';
import { ArrowUpRightIcon } from '#app/ui/icons/interface.ts';
import { languageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.tsx';
import styles from './highlights.module.css';
import { highlightsTicker } from './highlights-ticker.tsx';

interface HighlightsProps {
  highlights: Highlight[];
  registration: Registration | undefined;
}

/** The marigold garland over the door, and the way to the online registration. */
export function Highlights({ highlights, registration }: HighlightsProps) {
  const words = useWords();
  const { homePage, carousel } = words;
  const register = registration && registrationLink(registration);
  if (highlights.length === 0 && !register) return null;
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
      {register && (
        <a className={styles.register} href={register} target="_blank" rel="noopener">
          {words.onlineRegistration}
          <span className="unseen"> ({words.opensInNewTab})</span>
          <ArrowUpRightIcon />
        </a>
      )}
    </section>
  );
}

/** An invitation leads to its site, or to the paper that it is. */
function registrationLink({ url, attachments: [file] }: Registration): string | undefined {
  return url || (file && fileUrl(file.path));
}
