// Our own S3 server, for tests and for trying out several replicas; its temporary folder is deleted at the
// end. It runs in a separate process, as a real one does.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from '../project.mjs';
import { s3Listener } from './s3-listener.mjs';

const BUCKET = 'school';
const KEYS = { accessKeyId: 'school', secretAccessKey: 'a secret of nobody' };
const OPEN = /^S3 is running at (\S+)$/m;
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
    /** The settings of a school that stores its files here. */
    settings: {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'us-east-1',
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    /** Stops answering; `back` has the same files at the same address. */
    away,
    async back() {
      child = open(folder, Number(new URL(endpoint).port));
      await whenOpen(child);
    },
    /** Accepts connections without answering, until it is resumed. */
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
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      const found = OPEN.exec(output);
      if (found) resolve(found[1]);
    });
    child.once('exit', () => reject(new Error(`the S3 server did not start: ${output}`)));
  });

if (process.argv[1] === thisFile) await serve(process.argv[2], Number(process.argv[3]));

async function serve(directory, wantedPort) {
  const server = createServer(s3Listener({ directory, bucket: BUCKET, ...KEYS }));
  server.listen(wantedPort, '127.0.0.1');
  await once(server, 'listening');
  console.log(`S3 is running at http://127.0.0.1:${server.address().port}`);
  // If the parent process is killed, its end of the pipe closes.
  process.stdin.resume().on('end', () => process.exit());
}
