import type { WelcomeContent } from './welcome-content.ts';
import { pageAddress, type PageName } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import type { Category, LeadershipMessage } from '#app/features/leadership/message.ts';
import { firstImage } from '#app/media/picture.ts';
import { Picture } from '#app/media/picture-view.tsx';
import { useTrailTo } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { PartTrouble } from '#app/ui/part-trouble.tsx';
import { useWords } from '#app/words/words.ts';
import { Letter } from './letter.tsx';
import styles from './welcome-message.module.css';

interface WelcomeMessageProps {
  page: PageName;
  content: WelcomeContent;
  message: LeadershipMessage | undefined;
  /** False if the messages could not be read: there may be one. */
  isRead: boolean;
  /** Categories that have a message besides this one. */
  others: Category[];
}

/** A letter next to its writer's portrait, whose arch is half in the banner and half on the paper. */
export function WelcomeMessage({ page, content, message, isRead, others }: WelcomeMessageProps) {
  const hrefOf = useHref();
  const portrait = firstImage(message?.attachments ?? []);
  return (
    <article className={portrait ? styles.withPortrait : undefined}>
      <div className={styles.head}>
        <PageBanner title={content.title} trail={useTrailTo(pageAddress(page))} />
      </div>
      <div className={`wrap ${styles.body}`}>
        {portrait && (
          <div className={styles.portrait}>
            <div className={styles.frame}>
              <div className={`arch ${styles.arch}`}>
                <Picture
                  picture={portrait}
                  // An upright photo stands on the sill, whole; a wide one is cropped.
                  shape={portrait.height > portrait.width ? undefined : '4x5'}
                  sizes="(min-width: 90rem) 28rem, (min-width: 48rem) 32vw, 20rem"
                  most={1280}
                  priority
                />
              </div>
            </div>
          </div>
        )}
        {isRead ? (
          <Letter content={content} message={message} />
        ) : (
          <div className="part-alone">
            <PartTrouble of="letter" again={hrefOf(page)} />
          </div>
        )}
        {others.length > 0 && <MoreMessages of={others} />}
      </div>
    </article>
  );
}

function MoreMessages({ of }: { of: Category[] }) {
  const hrefOf = useHref();
  const { menu, welcome } = useWords();
  const pages = {
    Chairman: ['chairmanWelcome', menu.chairmanWelcome],
    Director: ['directorWelcome', menu.directorWelcome],
    Principal: ['principalWelcome', menu.principalWelcome],
  } as const;
  return (
    <nav className={styles.onward} aria-label={welcome.moreMessages}>
      <ul role="list">
        {of.map((category) => {
          const [page, name] = pages[category];
          return (
            <li key={category}>
              <a href={hrefOf(page)}>
                <span>{welcome.readAlso}</span> <b>{name}</b>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
