import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/backup-page.ts';
import { backupsFolder, bytesUnderWay, listBackups } from '#app/features/backup/backups-folder.server.ts';
import { askForBackup } from '#app/features/backup/commands.server.ts';
import { findLastAsked, mediaBytes } from '#app/features/backup/queries.server.ts';
import { writeDown } from '#app/features/staff/audit.server.ts';
import { requirePermission } from '#app/features/staff/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { BackupList } from './backup-list.tsx';
import styles from './backup-page.module.css';
import { BackupState } from './backup-state.tsx';
import { backupOnPage } from './on-page.server.ts';
import { words } from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { schoolCode } = requirePermission(context, 'backup.make');
  const { config, database } = context.get(requestContext).services;
  const folder = backupsFolder(config.dataDir);
  const asked = await findLastAsked(database.reads, schoolCode);
  const whole = asked?.state === 'under-way' ? await mediaBytes(database.reads) : 0;
  const written = asked?.state === 'under-way' ? await bytesUnderWay(folder) : 0;
  return {
    asked: asked?.state === 'failed' ? { failed: asked.why } : asked && { written, whole },
    backups: (await listBackups(folder)).map(backupOnPage),
    keep: config.backupKeep,
  };
}

export async function action({ context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'backup.make');
  const { services, now } = context.get(requestContext);
  const { schoolCode, name } = staff;
  await services.database.writes.transaction().execute(async (transaction) => {
    if (!(await askForBackup(transaction, { schoolCode, by: name, now }))) return;
    const subject = { type: 'backup', id: schoolCode, title: words.title };
    await writeDown(transaction, { staff, now, action: 'make', subject });
  });
  services.jobs.ring();
  return redirect('/studio/backup');
}

export const meta = () => studioMeta(words.title);

export default function BackupPage({ loaderData }: Route.ComponentProps) {
  const { asked, backups, keep } = loaderData;
  const sending = useNavigation().formMethod === 'POST';
  const underWay = asked !== undefined && 'written' in asked;
  return (
    <div className={styles.page}>
      <div>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </div>
      <BackupState asked={asked} />
      {!underWay && (
        <Form method="post">
          <button className="button button--primary" disabled={sending}>
            {words.make}
          </button>
        </Form>
      )}
      <section className={styles.list} aria-labelledby="backups">
        <h2 id="backups">{words.list}</h2>
        {backups.length === 0 && !underWay && <p>{words.none}</p>}
        <BackupList backups={backups} />
        {backups.length > 0 && <p className={styles.quiet}>{words.kept(keep)}</p>}
      </section>
      <section className={styles.care} aria-labelledby="care">
        <h2 id="care">{words.care}</h2>
        <ul>
          <li>{words.carePlace}</li>
          <li>{words.careSecret}</li>
          <li>{words.careRestore}</li>
        </ul>
      </section>
    </div>
  );
}
