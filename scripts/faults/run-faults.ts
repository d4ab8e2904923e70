// A cluster under steady load; one fault after the other; then what was promised against what is there.
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#app/platform/db/database.ts';
import { MOST_AT_ONCE } from '#app/platform/jobs/worker.ts';
import { ask } from '../lib/ask.ts';
import { type Cluster, openCluster } from '../lib/cluster.ts';
import { joinAsEditor } from '../lib/editor.ts';
import { startSmtpSink } from '../lib/smtp-sink.ts';
import type { S3Kind } from '../lib/start-s3.ts';
import type { Fault, Scene } from './fault.ts';
import { measureFreshness } from './freshness.ts';
import { joinReplica } from './joined-replica.ts';
import { allIsDelivered, compareLedger, countedVisits, openLedger } from './ledger.ts';
import { isReady, LONGEST_RECOVERY_MS, type Row, runOne, until } from './one-fault.ts';
import { startSteadyLoad } from './steady-load.ts';

export interface FaultOptions {
  secondsAway: number;
  demo?: boolean;
  s3?: S3Kind;
  /** Measured first, without any load. */
  freshness?: boolean;
  /** Whether to wait until every mail is there, and look at them. */
  mails?: boolean;
  onStep?: (step: string) => void;
}

export interface FaultReport {
  rows: Row[];
  /** What was lost or is there twice of what was sent between two rows, or of which only the number is known. */
  beside: string[];
  /** Mails that came again, and how many may have. */
  mailsAgain: { seen: string[]; unavoidable: number };
  remarks: string[];
}

export async function runFaults(faults: readonly Fault[], options: FaultOptions): Promise<FaultReport> {
  const { secondsAway, demo = true, s3 = 's3rver', mails = true, onStep = () => undefined } = options;
  const rows: Row[] = [];
  const remarks: string[] = [];
  const ledger = openLedger();
  const closing: (() => unknown)[] = [];
  try {
    const sink = await startSmtpSink();
    closing.push(sink.stop);
    const settings = { ...sink.settings, ENQUIRY_TO: 'office@school.example', LOG_LEVEL: 'silent' };
    const cluster = await openCluster({ demo, s3, settings, onStep });
    closing.push(cluster.stop);
    const editor = await joinAsEditor(cluster.url, cluster.invitation);
    if (options.freshness) {
      onStep('how soon a change is seen …');
      remarks.push(await measureFreshness(cluster, editor));
    }
    const albumId = await editor.draftAlbum('The day of all faults');
    const database = openDatabase({ dataDir: '', databaseUrl: cluster.database.url('postgres') });
    closing.push(() => database.close());
    const visitsBefore = await countedVisits(database);
    const pages = await pagesToRead(cluster.url);
    const load = startSteadyLoad({ url: cluster.url, ledger, pages, editor: { ...editor, albumId } });
    closing.push(() => load.stop());
    await wait(3000);

    for (const fault of faults) {
      const lacking = fault.lacks?.();
      if (lacking) {
        remarks.push(`NOT RUN: ${fault.name} (it needs ${lacking})`);
        continue;
      }
      onStep(`${fault.name} …`);
      const undo: (() => unknown)[] = [];
      const afterwards = (step: () => unknown) => void undo.push(step);
      const scene: Scene = {
        cluster,
        database,
        sink,
        secondsAway,
        join: (how) => joinReplica(cluster, afterwards, how),
        afterwards,
        remark: (text) => void remarks.push(text),
      };
      const isWhole = async () =>
        (await everyReplicaIsReady(cluster)) && ((await fault.isMended?.(scene)) ?? true);
      try {
        rows.push(await runOne({ name: fault.name, run: () => fault.run(scene), isWhole }, load));
      } finally {
        for (const step of undo.toReversed()) await step();
      }
      await wait(2000);
    }

    onStep('holding what was acknowledged against what is there …');
    await load.stop({ withinMs: LONGEST_RECOVERY_MS });
    await editor.publish(albumId);
    if (mails) await until(() => allIsDelivered(database));
    const found = await compareLedger(ledger, {
      database,
      received: mails ? sink.received : undefined,
      visitsBefore,
      isServed: async (path) => (await ask(`${cluster.url}/api/image/${path}`)).status === 200,
    });
    for (const row of rows) Object.assign(row, found.get(row.name));
    const beside = [...found]
      .filter(([name]) => !rows.some((row) => row.name === name))
      .flatMap(([, { lost, twice }]) => [
        ...lost.map((what) => `${what}: lost`),
        ...twice.map((what) => `${what}: twice`),
      ]);
    const mailsAgain = {
      seen: [...found.values()].flatMap((findings) => findings.mailsAgain),
      unavoidable: MOST_AT_ONCE * faults.reduce((sum, { kills = 0 }) => sum + kills, 0),
    };
    return { rows, beside, mailsAgain, remarks };
  } finally {
    for (const close of closing.toReversed()) await close();
  }
}

const PAGES = ['/', '/Gallery', '/NewsArticle', '/Facilities', '/AdmissionProcess', '/ContactUs'];

/** With an album and a picture, where there are any; each asked for once, so that the front has it. */
async function pagesToRead(url: string): Promise<string[]> {
  const gallery = (await ask(`${url}/Gallery`)).body.toString();
  const more = [/"(\/SubGallery\?id=[^"]+)"/, /"(\/api\/image\/[^"\s]+)"/].map((kind) =>
    kind.exec(gallery)?.[1]?.replaceAll('&amp;', '&'),
  );
  const pages = [...PAGES, ...more.filter((path) => path !== undefined)];
  for (const page of pages)
    await ask(url + page, { headers: { 'accept-encoding': 'br, gzip' }, localAddress: '127.32.2.1' });
  return pages;
}

const everyReplicaIsReady = async ({ replicas }: Cluster) =>
  (await Promise.all(replicas.map(({ url }) => isReady(url)))).every(Boolean);
