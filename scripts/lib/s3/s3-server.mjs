// An S3 server of our own, for tests and for trying out several replicas: a folder below the temporary one, thrown
// away at the end. It lives in a process of its own, as a real one does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../project.mjs';

const BUCKET = 'school';
const OPEN = /^S3 is open at (\S+)$/m;
const thisFile = fileURLToPath(import.meta.url);

export async function startS3Server() {
  const folder = mkdtempSync(join(tmpdir(), 'school-s3-'));
  let child = open(folder, 0);
  const endpoint = await whenOpen(child);
  const away = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    endpoint,
    folder,
    /** What a school must be told to keep its files here. */
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
    /** Nobody answers any more; `back` has the same files at the same address. */
    away,
    async back() {
      child = open(folder, Number(new URL(endpoint).port));
      await whenOpen(child);
    },
    /** Takes connections and says nothing, until it may speak again. */
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      await away();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const open = (folder, port) =>
  spawn(pinnedNode, [thisFile, folder, String(port)], { stdio: ['pipe', 'pipe', 'inherit'] });

const whenOpen = (child) =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const found = OPEN.exec(said);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`the S3 server did not start: ${said}`)));
  });

if (process.argv[1] === thisFile) await serve(process.argv[2], Number(process.argv[3]));

async function serve(directory, wantedPort) {
  const { default: S3rver } = await import('s3rver');
  const server = new S3rver({
    directory,
    port: wantedPort,
    address: '127.0.0.1',
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  letAnswersWaitForTheDisk(server.store);
  const { port } = await server.run();
  console.log(`S3 is open at http://127.0.0.1:${port}`);
  // Whoever started it may be killed without a word: then its end of the pipe closes.
  process.stdin.resume().on('end', () => process.exit());
}

/** It says that an object is written before the last of it is, and mixes two writers of one key; a real S3 does not. */
function letAnswersWaitForTheDisk(store) {
  const { putObject, putPart } = store;
  const underWay = new Map();
  const written = async (path, size) => {
    while ((await stat(path).catch(() => undefined))?.size !== size) await wait(2);
  };
  store.putObject = async (object) => {
    object.content = Buffer.isBuffer(object.content) ? object.content : await buffer(object.content);
    const path = store.getResourcePath(object.bucket, object.key, 'object');
    const done = (underWay.get(path) ?? Promise.resolve()).then(async () => {
      const answer = await putObject.call(store, object);
      await written(path, answer.size);
      return answer;
    });
    underWay.set(
      path,
      done.catch(() => undefined),
    );
    return done;
  };
  store.putPart = async (bucket, uploadId, part, content) => {
    const whole = Readable.from([await buffer(content)]);
    const answer = await putPart.call(store, bucket, uploadId, part, whole);
    const folder = store.getResourcePath(bucket, undefined, 'uploads');
    await written(join(folder, uploadId, String(part)), answer.size);
    return answer;
  };
}
