// One server on SQLite with a full disk.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#app/platform/db/database.ts';
import { signInAsEditor } from '../lib/editor.ts';
import { makePublic } from '../lib/make-public.ts';
import { startServer } from '../lib/server-process.ts';
import { startSmtpSink } from '../lib/smtp-sink.ts';
import { undoing } from '../lib/undoing.ts';
import { notRun } from './fault.ts';
import { fill, needsRoot, smallDisk } from './machines-that-fail.ts';
import { isReady, runOne } from './one-fault.ts';
import { type FaultReport, watchSite } from './watched-site.ts';

const FULL_FOR_MS = 15_000;
const SITE = 'http://localhost:3000';

export const FULL_DISK = 'SQLite, the only disk full';

export async function runOnFullDisk(): Promise<FaultReport> {
  const lacking = needsRoot();
  if (lacking) {
    const remarks = [notRun(FULL_DISK, lacking)];
    return { rows: [], beside: [], mailsAgain: { seen: [], unavoidable: 0 }, remarks };
  }
  await using opened = undoing();
  const dataDir = smallDisk((undo) => opened.defer(async () => void (await undo())));
  const sink = await startSmtpSink();
  opened.defer(() => sink.stop());
  const server = await startServer({
    DATA_DIR: dataDir,
    SITE_URL: SITE,
    DEMO_SCHOOL: 'off',
    LOG_LEVEL: 'silent',
    ...sink.settings,
    ENQUIRY_TO: 'office@school.example',
  });
  const { url } = server;
  opened.defer(async () => void (await server.stop()));
  const database = openDatabase({ dataDir });
  opened.defer(() => database.close());
  await makePublic(database, [url]);
  const [invitation] = await server.printed(/http:\S+\/studio\/welcome\?code=\S+/);
  const editor = await signInAsEditor(SITE, invitation, url);
  const site = opened.use(await watchSite({ url, editor, database, sink }));
  const row = await runOne(
    {
      name: FULL_DISK,
      async run() {
        fill(dataDir);
        await wait(FULL_FOR_MS);
        rmSync(join(dataDir, 'nothing'));
      },
      isWhole: () => isReady(url),
    },
    site.load,
  );
  return { ...(await site.settle([row], 0)), remarks: [] };
}
