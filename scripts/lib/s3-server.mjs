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
import { pinnedNode } from './project.mjs';

const BUCKET = 'school';
const OPEN = /^S3 is open at (\S+)$/m;
const thisFile = fileURLToPath(import.meta.url);

/** @returns {Promise<{ endpoint: string, folder: string, settings: Record<string, string>, stop(): Promise<void> }>} */
export async function startS3Server() {
  const folder = mkdtempSync(join(tmpdir(), 'school-s3-'));
  const child = spawn(pinnedNode, [thisFile, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const endpoint = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      said += text;
      const open = OPEN.exec(said);
      if (open) resolve(open[1]);
    });
    child.once('exit', () => reject(new Error(`the S3 server did not start: ${said}`)));
  });
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
    async stop() {
      const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
      child.kill();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (process.argv[1] === thisFile) await serve(process.argv[2]);

async function serve(directory) {
  const { default: S3rver } = await import('s3rver');
  const server = new S3rver({
    directory,
    port: 0,
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
