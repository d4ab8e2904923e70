// One server on SQLite whose disk is full: the smallest school's worst day.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#app/platform/db/database.ts';
import { ask } from '../lib/ask.ts';
import { joinAsEditor } from '../lib/editor.ts';
import { startServer } from '../lib/server-process.ts';
import { startSmtpSink } from '../lib/smtp-sink.ts';
import { ALL_TOGETHER, allIsDelivered, compareLedger, openLedger } from './ledger.ts';
import { fill, isRoot, smallDisk } from './machines-that-fail.ts';
import { isReady, LONGEST_RECOVERY_MS, type Row, runOne, until } from './one-fault.ts';
import { startSteadyLoad } from './steady-load.ts';

const FULL_FOR_MS = 15_000;

export const canMakeSmallDisk = isRoot;

export async function runOnFullDisk(): Promise<Row> {
  const undo: (() => unknown)[] = [];
  try {
    const afterwards = (step: () => unknown) => void undo.push(step);
    const dataDir = smallDisk(afterwards);
    const sink = await startSmtpSink();
    afterwards(sink.stop);
    const site = 'http://localhost:3000';
    const server = await startServer({
      DATA_DIR: dataDir,
      SITE_URL: site,
      DEMO_SCHOOL: 'off',
      LOG_LEVEL: 'silent',
      ...sink.settings,
      ENQUIRY_TO: 'office@school.example',
    });
    afterwards(() => server.stop());
    const [invitation] = await server.printed(/http:\S+\/studio\/welcome\?code=\S+/);
    const editor = await joinAsEditor(site, invitation, server.url);
    const albumId = await editor.draftAlbum('No room');
    const ledger = openLedger();
    const { cookie } = editor;
    const load = startSteadyLoad({
      url: server.url,
      ledger,
      pages: ['/', '/Gallery', '/ContactUs'],
      editor: { cookie, albumId },
    });
    afterwards(() => load.stop());
    await wait(3000);
    const row = await runOne(
      {
        name: 'SQLite, the only disk full',
        async run() {
          fill(dataDir);
          await wait(FULL_FOR_MS);
          rmSync(join(dataDir, 'nothing'));
        },
        isWhole: () => isReady(server.url),
      },
      load,
    );
    await load.stop({ withinMs: LONGEST_RECOVERY_MS });
    await editor.publish(albumId);
    const database = openDatabase({ dataDir });
    afterwards(() => database.close());
    await until(() => allIsDelivered(database));
    const found = await compareLedger(ledger, {
      database,
      received: sink.received,
      visitsBefore: 0,
      isServed: async (path) => (await ask(`${server.url}/api/image/${path}`)).status === 200,
    });
    for (const name of [row.name, ALL_TOGETHER, '', 'between']) {
      row.lost.push(...(found.get(name)?.lost ?? []));
      row.twice.push(...(found.get(name)?.twice ?? []), ...(found.get(name)?.mailsAgain ?? []));
    }
    return row;
  } finally {
    for (const step of undo.toReversed()) await step();
  }
}
