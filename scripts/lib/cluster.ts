// Replicas of the built site on one PostgreSQL and one S3 server behind the shipped nginx, all on this
// machine.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endingWithUs } from './ending-with-us.mjs';
import { freePort } from './free-port.mjs';
import { startProxy } from './proxy.mjs';
import { makePublicIn } from './make-public.ts';
import { startPostgres } from './postgres-cluster.mjs';
import { ensureProgram } from './programs.mjs';
import { type RunningServer, startServer } from './server-process.ts';
import { type S3Kind, startS3 } from './s3/start-s3.ts';

export interface ClusterOptions {
  replicas?: number;
  /** The proxy's port, if it is free; otherwise, or if missing, any free port. */
  port?: number;
  demo?: boolean;
  /** OpenStack Swift, or our own test server that starts in a second. */
  s3?: S3Kind;
  /** More settings for every replica. */
  settings?: Record<string, string>;
  onStep?: (step: string) => void;
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

export async function openCluster(options: ClusterOptions = {}) {
  const { replicas: count = 3, demo = true, s3: kind = 'stand-in', settings = {} } = options;
  const { onStep = () => undefined } = options;
  const [nginx, postgres] = (['nginx', 'postgres'] as const).map((name) => {
    const program = ensureProgram(name);
    if (!program) throw new Error(`Install ${name} first: the cluster needs it.`);
    return program;
  }) as [string, string];
  const wrap = endingWithUs();
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    onStep('PostgreSQL …');
    const database = await startPostgres(postgres, { wrap });
    closing.push(() => database.stop());
    onStep(kind === 'swift' ? 'S3: OpenStack Swift …' : 'S3: our simple S3 server …');
    const s3 = await startS3(kind);
    closing.push(() => s3.stop());

    const port = options.port && (await isFree(options.port)) ? options.port : await freePort();
    const url = `http://localhost:${port}`;
    const shared: Record<string, string> = {
      SITE_URL: url,
      TRUST_PROXY: 'on',
      DEMO_SCHOOL: demo ? 'on' : 'off',
      DATABASE_URL: database.url('postgres'),
      ...s3.settings,
      ...settings,
    };
    const replicas: RunningServer[] = [];
    const settingsOf: Record<string, string>[] = [];
    for (let number = 1; number <= count; number++) {
      onStep(`Replica ${number} of ${count}${number === 1 && demo ? '; it adds the sample school' : ''} …`);
      const dataDir = mkdtempSync(join(tmpdir(), 'school-replica-'));
      closing.push(async () => rmSync(dataDir, { recursive: true, force: true }));
      const own = { ...shared, DATA_DIR: dataDir, PORT: String(await freePort()) };
      settingsOf.push(own);
      replicas.push(await startServer(own, wrap));
      closing.push(() => replicas[number - 1]!.stop());
    }
    if (!demo) {
      const where = { dataDir: '', databaseUrl: database.url('postgres') };
      const own = replicas.map((replica) => replica.url);
      await makePublicIn(where, own);
    }
    /** Restarts a replica that has ended, on the same port and disk. */
    const restart = async (index: number) => {
      replicas[index] = await startServer(settingsOf[index]!, wrap);
    };
    const [invitation] = await replicas[0]!.printed(/http:\S+\/studio\/welcome\?code=\S+/);
    onStep('nginx …');
    const proxy = await startProxy(
      nginx,
      replicas.map((replica) => replica.port),
      { port, wrap },
    );
    closing.push(() => proxy.stop());
    return { url, proxy, replicas, restart, settings: shared, database, s3, invitation, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
