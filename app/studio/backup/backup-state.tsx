import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useEffect, useRef } from 'react';
import { fileSize } from '#app/core/text/file-size.ts';
import type { BackupFailure } from '#app/features/backup/backup.ts';
import type { RequestedBackup } from '#app/features/backup/queries.server.ts';
import { isFocusLost } from '../form/footer/go-to-field.ts';
import { Banner } from '../kit/banner.tsx';
import { LinkButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { Progress } from '../kit/progress.tsx';
import { Sheet } from '../kit/section.tsx';
import { useAutoRefresh } from '../progress/use-auto-refresh.ts';

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
    <div ref={box} role="status" tabIndex={-1}>
      {lastRequest?.state === 'failed' && <Failed why={lastRequest.why} />}
      {lastRequest?.state === 'made' && <Made />}
      {progress && <UnderWay {...progress} />}
    </div>
  );
}

function Made() {
  const words = useStudioWords().backup;
  return (
    <Banner kind="good" icon="circle-check">
      <b>{words.made}.</b> {words.madeHelp}
    </Banner>
  );
}

function Failed({ why }: { why: BackupFailure }) {
  const words = useStudioWords().backup;
  return (
    <Banner kind="error" icon="circle-alert">
      <b>{words.failed}.</b> {words.failures[why]}
    </Banner>
  );
}

function UnderWay({ written, whole }: BackupProgress) {
  const words = useStudioWords().backup;
  useAutoRefresh(true);
  return (
    <Sheet>
      <div className={`${layout.stack} ${layout.close}`}>
        <Progress
          label={words.making}
          text={words.making}
          // Not announced every two seconds.
          left={<span aria-live="off">{progressOf(words, written, whole)}</span>}
          value={written}
          max={Math.max(written, whole, 1)}
        />
        <div className={`${layout.line} ${layout.between}`}>
          <p className={layout.quiet}>{words.makingHelp}</p>
          <LinkButton kind="quiet" icon={<Icon name="refresh-cw" />} to={studioHref('backup')}>
            {words.refresh}
          </LinkButton>
        </div>
      </div>
    </Sheet>
  );
}

function progressOf(words: StudioWords['backup'], written: number, whole: number): string {
  if (written === 0) return words.waitsToBegin;
  return written < whole ? words.written(fileSize(written), fileSize(whole)) : words.checking;
}
