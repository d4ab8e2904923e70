import { ArrowUpRightIcon } from '#app/ui/icons/interface.ts';
import { DayStamp } from '#app/ui/day-stamp.tsx';
import { OnlyIn } from '#app/ui/prose/only-in.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { findWatchAddress, type Video } from './video.ts';
import styles from './video-card.module.css';
import { VideoCover } from './video-cover.tsx';

/** Nothing is requested from the video's own site before somebody follows the link. */
export function VideoCard({ video, position }: { video: Video; position: number }) {
  const languageOf = useLanguageOf();
  const words = useWords();
  const { title, date } = video;
  const address = findWatchAddress(video);
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <VideoCover id={`cover-${video.id}`} position={position} />
        <DayStamp day={date} />
      </div>
      <h2 className={styles.title}>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            <span className="few-lines" lang={languageOf(title)}>
              {title}
            </span>
            <span className="unseen"> ({words.opensInNewTab})</span>
          </a>
        ) : (
          <span className="few-lines" lang={languageOf(title)}>
            {title}
          </span>
        )}
      </h2>
      <OnlyIn language={video.language} />
      {address ? (
        <p className={styles.watch} aria-hidden="true">
          {words.videos.watch}
          <ArrowUpRightIcon />
        </p>
      ) : (
        <p>{words.videos.notThere}</p>
      )}
    </article>
  );
}
