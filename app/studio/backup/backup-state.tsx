import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { fileSize } from '#app/core/text/file-size.ts';
import type { BackupFailure } from '#app/features/backup/backup.ts';
import type { RequestedBackup } from '#app/features/backup/queries.server.ts';
import { isFocusLost } from '../form/footer/go-to-field.ts';
import { Progress } from '../kit/progress.tsx';
import { useAutoRefresh } from '../progress/use-auto-refresh.ts';
import styles from './backup-page.module.css';

interface BackupProgress {
  written: number;
  whole: number;
}

/** The state of the backup requested last. */
export function BackupState({
  lastRequest,
  progress,
}: {
  lastRequest: RequestedBackup | undefined;
  progress: BackupProgress | false;
}) {
  const box = useRef<HTMLDivElement>(null);
  const isUnderWay = progress !== false;
  // The pressed button is gone while the backup is made.
  useEffect(() => {
    if (isUnderWay && isFocusLost()) box.current?.focus({ preventScroll: true });
  }, [isUnderWay]);
  return (
    // Rendered even while empty: only then is new content announced.
    <div ref={box} role="status" tabIndex={-1} className={styles.state}>
      {lastRequest?.state === 'failed' && <Failed why={lastRequest.why} />}
      {lastRequest?.state === 'made' && <Made />}
      {progress && <UnderWay {...progress} />}
    </div>
  );
}

function Made() {
  const words = useStudioWords().backup;
  return (
    <div className="message message--done">
      <h2>{words.made}</h2>
      <p>{words.madeHelp}</p>
    </div>
  );
}

function Failed({ why }: { why: BackupFailure }) {
  const words = useStudioWords().backup;
  return (
    <div className="message message--wrong">
      <h2>{words.failed}</h2>
      <p>{words.failures[why]}</p>
    </div>
  );
}

function UnderWay({ written, whole }: BackupProgress) {
  const words = useStudioWords().backup;
  useAutoRefresh(true);
  return (
    <div className="message">
      <h2>{words.making}</h2>
      <Progress label={words.making} value={written} max={Math.max(written, whole, 1)} />
      {/* Not announced every two seconds. */}
      <p aria-live="off">{progressOf(words, written, whole)}</p>
      <p>{words.makingHelp}</p>
      <Link className="link" to={studioHref('backup')}>
        {words.refresh}
      </Link>
    </div>
  );
}

function progressOf(words: StudioWords['backup'], written: number, whole: number): string {
  if (written === 0) return words.waitsToBegin;
  return written < whole ? words.written(fileSize(written), fileSize(whole)) : words.checking;
}
