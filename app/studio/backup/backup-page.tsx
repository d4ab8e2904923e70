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
import { studioMeta } from '../frame/studio-meta.ts';
import { AnchorButton, SendButton } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { Section } from '../kit/section.tsx';
import { BackupList } from './backup-list.tsx';
import { BackupState } from './backup-state.tsx';
import { backupOnPage } from './on-page.server.ts';
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
    <div className={layout.page}>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          !progress && (
            <Form method="post">
              <SendButton kind="primary" icon={<Icon name="backup" />}>
                {words.make}
              </SendButton>
            </Form>
          )
        }
      />
      <BackupState lastRequest={lastRequest} progress={progress} />
      <div className={layout.cols}>
        <div className={`${layout.stack} ${layout.wide}`}>
          {(backups.length > 0 || !progress) && (
            <Section title={words.list} note={backups.length > 0 && words.kept(keep)}>
              {backups.length > 0 ? <BackupList backups={backups} /> : <EmptyState>{words.none}</EmptyState>}
            </Section>
          )}
          <TakeEverything size={everything} />
        </div>
        <Section title={words.care} sheet="padded">
          {[words.careLocation, words.careSecret, words.careRestore].map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Section>
      </div>
    </div>
  );
}

/** A download of all data of the school in one file. */
function TakeEverything({ size }: { size: string }) {
  const words = useStudioWords().backup.everything;
  return (
    <Section title={words.title} sheet="padded">
      <p>{words.lead}</p>
      <p>{words.size(size)}</p>
      <div className={layout.line}>
        <AnchorButton href={studioHref('everything')} icon={<Icon name="download" />}>
          {words.button}
        </AnchorButton>
      </div>
      <p className={layout.quiet}>{words.care}</p>
    </Section>
  );
}
