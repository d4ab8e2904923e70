import { studioHref } from '#app/access/studio-addresses.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import styles from './backup-page.module.css';

/** The way out: all that is the school's, in one file. */
export function TakeEverything({ size }: { size: string }) {
  const words = useStudioWords().backup.everything;
  return (
    <section className={styles.everything} aria-labelledby="everything">
      <h2 id="everything">{words.title}</h2>
      <p>{words.lead}</p>
      <p>{words.size(size)}</p>
      <a className="button" href={studioHref('everything')}>
        <DownloadIcon />
        {words.button}
      </a>
      <p className={styles.quiet}>{words.care}</p>
    </section>
  );
}
