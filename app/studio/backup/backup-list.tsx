import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import styles from './backup-page.module.css';
import type { BackupOnPage } from './on-page.server.ts';

export function BackupList({ backups }: { backups: BackupOnPage[] }) {
  if (backups.length === 0) return null;
  return (
    <ol className={styles.backups}>
      {backups.map((backup) => (
        <li key={backup.name}>
          <BackupRow {...backup} />
        </li>
      ))}
    </ol>
  );
}

function BackupRow({ name, size, summary, hasOtherFormat }: BackupOnPage) {
  const words = useStudioWords().backup;
  if (!summary)
    return (
      <div>
        <h3>{name}</h3>
        <p className={styles.damaged}>{hasOtherFormat ? words.otherFormat : words.damaged}</p>
        <p>{hasOtherFormat ? words.otherFormatHelp : words.damagedHelp}</p>
      </div>
    );
  return (
    <>
      <div>
        <h3>
          <time dateTime={summary.at}>{summary.when}</time>
        </h3>
        <p>
          {size} · {words.madeBy(summary.madeBy)}
        </p>
        <p className={styles.quiet}>{words.contains(summary.rows, summary.files)}</p>
        {summary.missing > 0 && <p className={styles.quiet}>{words.missing(summary.missing)}</p>}
        <p className={styles.whole}>{words.whole}</p>
      </div>
      <a className="button" href={studioHref('backupFile', { name })}>
        <DownloadIcon />
        {words.download}
        <span className="unseen">{words.downloadOf(summary.when)}</span>
      </a>
    </>
  );
}
