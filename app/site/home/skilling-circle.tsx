import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { useHref, useLocalHref } from '#app/links.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { useWords } from '#app/words/words.ts';
import styles from './skilling-circle.module.css';
import { useIdentity } from '#app/sites/identity/identity-context.ts';
import { defaultTheme } from '#app/sites/identity/identity.ts';
import marigold from '#app/ui/marks/marigold.svg';
import drawn from '#app/ui/marks/marigold.svg?raw';

/** Six circles around a marigold on wide screens, a list with pictures on narrow ones; the same markup. */
export function SkillingCircle({ section, files }: { section: FilledSection; files: PageFiles }) {
  const localHref = useLocalHref();
  const hrefOf = useHref();
  const { homePage } = useWords();
  // Without any named entry there is no circle.
  if (!section.items.some(({ name }) => name)) return null;
  return (
    <section id="skilling" className={`wrap ${styles.skilling}`} aria-labelledby="skilling-heading">
      <div className={styles.text}>
        <h2 id="skilling-heading">
          <LanguageText>{section.heading}</LanguageText>
        </h2>
        <p className="lead">
          <LanguageText>{section.paragraphs.join(' ')}</LanguageText>
        </p>
        <p>
          <a className="link" href={hrefOf('facilities')}>
            {homePage.seeFacilities}
          </a>
        </p>
      </div>
      <div className={styles.circle}>
        <Flower className={styles.heart} />
        <ul role="list" className={styles.ring}>
          {section.items.map(({ name, text, picture: file, to }, index) => {
            const picture = files[file ?? ''];
            return (
              <li key={index}>
                <a href={to ? localHref(to) : hrefOf('facilities')}>
                  {picture && (
                    <span className={styles.round}>
                      <Picture
                        picture={{ ...picture, alt: '' }}
                        shape="1x1"
                        sizes="(min-width: 60rem) 14rem, 6rem"
                        most={480}
                      />
                    </span>
                  )}
                  <span className={styles.name}>
                    <LanguageText>{name}</LanguageText>
                  </span>
                  <span className={styles.detail}>
                    <LanguageText>{text}</LanguageText>
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The flower in the middle of a ring: as a separate file, or in the colours that the school has chosen. */
function Flower({ className }: { className: string | undefined }) {
  const { theme } = useIdentity();
  if (theme.colours === defaultTheme.colours)
    return <img className={className} src={marigold} alt="" width={200} height={200} loading="lazy" />;
  return (
    <svg
      className={className}
      viewBox="0 0 100 100"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: COLOURED }}
    />
  );
}

const COLOURED = drawn
  .replaceAll(/<\/?svg[^>]*>/g, '')
  .replaceAll('#f2a51f', 'var(--marigold)')
  .replaceAll('#1f2a5c', 'var(--on-accent)')
  .trim();
