import type { NamedTexts } from '#content/page-content.ts';
import { hrefOf } from '#app/addresses.ts';
import type { PageFiles } from '#app/media/page-files.server.ts';
import { Picture } from '#app/media/picture-view.tsx';
import marigold from '#app/ui/marks/marigold.svg';
import { useWords } from '#app/words/words.ts';
import { skillingPlace } from './places.ts';
import styles from './skilling-circle.module.css';

/** Six rounds about a marigold on wide screens, a list with pictures on narrow ones; the same markup. */
export function SkillingCircle({ content, files }: { content: NamedTexts; files: PageFiles }) {
  const { homePage } = useWords();
  return (
    <section id="skilling" className={`wrap ${styles.skilling}`} aria-labelledby="skilling-heading">
      <div className={styles.text}>
        <h2 id="skilling-heading">{content.heading}</h2>
        <p className="lead">{content.lead}</p>
        <p>
          <a className="link" href={hrefOf('facilities')}>
            {homePage.seeFacilities}
          </a>
        </p>
      </div>
      <div className={styles.circle}>
        <img className={styles.heart} src={marigold} alt="" width={200} height={200} loading="lazy" />
        <ul role="list" className={styles.ring}>
          {content.items.map(({ id, name, text }) => {
            const picture = files[skillingPlace(id)];
            return (
              <li key={id}>
                <a href={targets[id] ?? hrefOf('facilities')}>
                  {picture && (
                    <span className={styles.round}>
                      <Picture
                        picture={{ ...picture, alt: '' }}
                        sizes="(min-width: 60rem) 14rem, 6rem"
                        most={480}
                      />
                    </span>
                  )}
                  <span className={styles.name}>{name}</span>
                  <span className={styles.detail}>{text}</span>
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

const targets: Record<string, string> = {
  'fine-arts': hrefOf('facilities', {}, '#co-curricular-zone'),
  athletics: hrefOf('sports'),
  sports: hrefOf('sports'),
  'resource-room': hrefOf('facilities', {}, '#academic-zone'),
  'dining-hall': hrefOf('facilities', {}, '#health-and-hygiene'),
  'summer-camp-programs': hrefOf('gallery'),
};
