// A cluster under steady load; one fault after the other; then the acknowledged data is compared with the
// stored data.
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#app/platform/db/database.ts';
import { MAX_AT_ONCE } from '#app/platform/jobs/worker.ts';
import { type Cluster, openCluster } from '../lib/cluster.ts';
import { signInAsEditor } from '../lib/editor.ts';
import { startSmtpSink } from '../lib/smtp-sink.ts';
import type { S3Kind } from '../lib/s3/start-s3.ts';
import { undoing } from '../lib/undoing.ts';
import { type Fault, notRun, type Scene } from './fault.ts';
import { measureFreshness } from './freshness.ts';
import { joinReplica } from './joined-replica.ts';
import { isReady, type Row, runOne } from './one-fault.ts';
import type { SteadyLoad } from './steady-load.ts';
import { type FaultReport, watchSite } from './watched-site.ts';

export interface FaultOptions {
  secondsAway: number;
  demo?: boolean;
  s3?: S3Kind;
  /** Measured first, while there are only readers. */
  freshness?: boolean;
  /** Whether to wait for all mails and compare them. */
  mails?: boolean;
  onStep?: (step: string) => void;
}

export async function runFaults(faults: readonly Fault[], options: FaultOptions): Promise<FaultReport> {
  const { secondsAway, demo = true, s3 = 'stand-in', mails = true, onStep = () => undefined } = options;
  const remarks: string[] = [];
  await using opened = undoing();
  const sink = await startSmtpSink();
  opened.defer(() => sink.stop());
  const settings = { ...sink.settings, ENQUIRY_TO: 'office@school.example', LOG_LEVEL: 'silent' };
  const cluster = await openCluster({ demo, s3, settings, onStep });
  opened.defer(() => cluster.stop());
  const database = openDatabase({ dataDir: '', databaseUrl: cluster.database.url('postgres') });
  opened.defer(() => database.close());
  const editor = await signInAsEditor(cluster.url, cluster.invitation);
  if (options.freshness) {
    onStep('measuring how soon a change is visible …');
    remarks.push(await measureFreshness(cluster, editor));
  }
  const site = opened.use(await watchSite({ url: cluster.url, editor, database, sink, mails }));

  const rows: Row[] = [];
  for (const fault of faults) {
    const lacking = fault.lacks?.();
    if (lacking) {
      remarks.push(notRun(fault.name, lacking));
      continue;
    }
    onStep(`${fault.name} …`);
    const remark = (text: string) => void remarks.push(text);
    rows.push(await breakOnce(fault, { cluster, database, sink, secondsAway, remark }, site.load));
    await wait(2000);
  }
  onStep('comparing what was acknowledged with what is stored …');
  const kills = faults.reduce((sum, fault) => sum + (fault.kills ?? 0), 0);
  return { ...(await site.settle(rows, kills * MAX_AT_ONCE)), remarks };
}

async function breakOnce(fault: Fault, base: Omit<Scene, 'join' | 'afterwards'>, load: SteadyLoad) {
  const { cluster } = base;
  await using undo = undoing();
  const afterwards = (step: () => unknown) => undo.defer(async () => void (await step()));
  const scene: Scene = { ...base, afterwards, join: (how) => joinReplica(cluster, afterwards, how) };
  const isWhole = async () =>
    (await everyReplicaIsReady(cluster)) && ((await fault.hasRecovered?.(scene)) ?? true);
  return await runOne({ name: fault.name, run: () => fault.run(scene), isWhole }, load);
}

const everyReplicaIsReady = async ({ replicas }: Cluster) =>
  (await Promise.all(replicas.map(({ url }) => isReady(url)))).every(Boolean);
