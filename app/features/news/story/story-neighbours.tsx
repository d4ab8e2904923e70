import { useHref } from '#app/links.ts';
import type { Neighbour, Neighbours } from '#app/publishing/lists/dated-content.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './story-neighbours.module.css';

export function StoryNeighbours({ neighbours: { newer, older } }: { neighbours: Neighbours }) {
  const { news } = useWords();
  if (!newer && !older) return null;
  return (
    <nav className="wrap" aria-label={news.neighbours} data-print="no">
      <ul role="list" className={styles.pair}>
        {newer && (
          <li>
            <ArrowLeftIcon />
            <NeighbourLink story={newer} which={news.newer} rel="prev" />
          </li>
        )}
        {older && (
          <li className={styles.older}>
            <NeighbourLink story={older} which={news.older} rel="next" />
            <ArrowRightIcon />
          </li>
        )}
      </ul>
    </nav>
  );
}

function NeighbourLink({ story, which, rel }: { story: Neighbour; which: string; rel: string }) {
  const hrefOf = useHref();
  const languageOf = useLanguageOf();
  return (
    <a href={hrefOf('news', { id: story.id })} rel={rel}>
      <small>{which}</small>{' '}
      <span className="few-lines" lang={languageOf(story.title)}>
        {story.title}
      </span>
    </a>
  );
}
