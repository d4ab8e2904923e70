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
          <Line {...backup} />
        </li>
      ))}
    </ol>
  );
}

function Line({ name, size, told }: BackupOnPage) {
  const words = useStudioWords().backup;
  if (!told)
    return (
      <div>
        <h3>{name}</h3>
        <p className={styles.damaged}>{words.damaged}</p>
        <p>{words.damagedHelp}</p>
      </div>
    );
  return (
    <>
      <div>
        <h3>
          <time dateTime={told.at}>{told.when}</time>
        </h3>
        <p>
          {size} · {words.madeBy(told.madeBy)}
        </p>
        <p className={styles.quiet}>{words.holds(told.rows, told.files)}</p>
        {told.missing > 0 && <p className={styles.quiet}>{words.missing(told.missing)}</p>}
        <p className={styles.whole}>{words.whole}</p>
      </div>
      <a className="button" href={studioHref('backupFile', { name })}>
        <DownloadIcon />
        {words.download}
        <span className="unseen">{words.downloadOf(told.when)}</span>
      </a>
    </>
  );
}
