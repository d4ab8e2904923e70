import { wordsOf } from '#app/words/words.ts';
import { studioWordsOf, useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { Form } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/backup-page.ts';
import { backupsFolder, bytesUnderWay, listBackups } from '#app/features/backup/backups-folder.server.ts';
import { requestBackup } from '#app/features/backup/commands.server.ts';
import { fileSize } from '#app/core/text/file-size.ts';
import { findRequestedBackup, mediaBytes } from '#app/features/backup/queries.server.ts';
import { everythingBytes } from '#app/exporting/queries.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { SendButton } from '../form/send-button.tsx';
import { studioMeta } from '../frame/studio-meta.ts';
import { BackupList } from './backup-list.tsx';
import styles from './backup-page.module.css';
import { BackupState } from './backup-state.tsx';
import { backupOnPage } from './on-page.server.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import { studioAction } from '../form/studio-action.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { schoolCode, language } = requirePermission(context, 'backup.make');
  const { services, now } = context.get(requestContext);
  const { config, database } = services;
  const folder = backupsFolder(config.dataDir);
  const lastRequest = await findRequestedBackup(database.reads, schoolCode, now);
  const underWay = lastRequest?.state === 'under-way';
  return {
    lastRequest,
    progress: underWay && { written: await bytesUnderWay(folder), whole: await mediaBytes(database.reads) },
    backups: (await listBackups(folder)).map((backup) => backupOnPage(backup, wordsOf(language))),
    keep: config.backupKeep,
    everything: fileSize(await everythingBytes(database.reads, schoolCode)),
  };
}

export const action = studioAction('backup', {
  async run({ services, site, staff, now }) {
    await requestBackup({ services, staff, now }, studioWordsOf(site.language).backup.recordedAs);
    services.jobs.notify();
    return redirect(studioHref('backup'));
  },
});

export const meta = studioMeta((words) => words.backup.title);

export default function BackupPage({ loaderData }: Route.ComponentProps) {
  const words = useStudioWords().backup;
  const { lastRequest, progress, backups, keep, everything } = loaderData;
  return (
    <div className={styles.page}>
      <div>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <BackupState lastRequest={lastRequest} progress={progress} />
      {!progress && (
        <Form method="post">
          <SendButton className="button button--primary">{words.make}</SendButton>
        </Form>
      )}
      {(backups.length > 0 || !progress) && (
        <section className={styles.list} aria-labelledby="backups">
          <h2 id="backups">{words.list}</h2>
          <BackupList backups={backups} />
          <p className={styles.quiet}>{backups.length > 0 ? words.kept(keep) : words.none}</p>
        </section>
      )}
      <section className={styles.care} aria-labelledby="care">
        <h2 id="care">{words.care}</h2>
        <ul>
          <li>{words.careLocation}</li>
          <li>{words.careSecret}</li>
          <li>{words.careRestore}</li>
        </ul>
      </section>
      <TakeEverything size={everything} />
    </div>
  );
}

/** A download of all data of the school in one file. */
function TakeEverything({ size }: { size: string }) {
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
