import { useHref } from '#app/links.ts';
import { Island } from '#app/islands/island.tsx';
import { printButton } from '#app/ui/print/print-button.tsx';
import { shareLink } from '#app/ui/share/share-link.tsx';
import { useWords } from '#app/words/words.ts';
import type { Story } from '#app/features/news/story.ts';
import styles from './story-tools.module.css';

/** Both need a script; without one there is no heading either. */
export function StoryTools({ story: { id, title } }: { story: Story }) {
  const hrefOf = useHref();
  const { news, share } = useWords();
  return (
    <div className={styles.tools} data-print="no">
      <h2>{news.shareOrPrint}</h2>
      <Island of={shareLink} props={{ title, address: hrefOf('news', { id }), labels: share }} />
      <Island of={printButton} props={{ label: news.print }} />
    </div>
  );
}
