import { useLocalHref } from '#app/links.ts';
import type { Highlight } from '#app/features/highlights/highlight.ts';
import type { OpenRegistration } from '#app/features/registration/registration.ts';
import { fileUrl } from '#app/media/picture.ts';
import { ArrowUpRightIcon } from '#app/ui/icons/interface.ts';
import { PauseButton } from '#app/ui/motion/pause-button.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './highlights.module.css';

interface HighlightsProps {
  highlights: Highlight[];
  /** Missing while registration is closed. */
  registration: OpenRegistration | undefined;
}

/** The marigold garland over the door, and the link to the online registration. */
export function Highlights({ highlights, registration }: HighlightsProps) {
  const languageOf = useLanguageOf();
  const words = useWords();
  const { homePage } = words;
  if (highlights.length === 0 && !registration) return null;
  return (
    <section className={styles.band} aria-label={homePage.highlights}>
      {highlights.length > 0 && (
        <>
          <h2 className={styles.name}>{homePage.highlights}</h2>
          <Ticker highlights={highlights} />
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

/** A plain scrollable list, until `highlights-ticker.ts` starts it. */
function Ticker({ highlights }: { highlights: Highlight[] }) {
  const languageOf = useLanguageOf();
  const { carousel } = useWords();
  return (
    <div data-island="highlights-ticker" data-hydrate="idle">
      <PauseButton className={styles.pause} labels={carousel.controls} data-ready={false} />
      <div className={styles.view} data-running={false} tabIndex={0}>
        <ul role="list" className={styles.list}>
          {highlights.map((highlight) => (
            <li key={highlight.id} lang={languageOf(highlight.title)}>
              <HighlightItem {...highlight} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The highlight's text, as a link if it has an address. */
function HighlightItem({ title, url, attachments: [file] }: Highlight) {
  const localHref = useLocalHref();
  const { opensInNewTab } = useWords();
  const href = url || (file && fileUrl(file.path));
  if (!href) return title;
  if (!url || url.startsWith('/')) return <a href={localHref(href)}>{title}</a>;
  return (
    <a href={href} target="_blank" rel="noopener">
      {title}
      <span className="unseen"> ({opensInNewTab})</span>
    </a>
  );
}
