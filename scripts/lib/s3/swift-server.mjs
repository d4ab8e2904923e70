// A real S3 service, OpenStack Swift: its four servers in a temporary folder that is deleted at the end.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { S3mini } from 's3mini';
import { asNobody, giveToNobody } from '../as-nobody.mjs';
import { endingWithUs } from '../ending-with-us.mjs';
import { freePort } from '../free-port.mjs';
import { SERVER_KINDS, swiftConfiguration, USER } from './swift-configuration.mjs';

const BUCKET = 'school';
const SCRIPT = 'run-swift.py';
const here = dirname(fileURLToPath(import.meta.url));

/**
 * `python` is one that has Swift. Between `away()` and `back()` connections are refused; afterwards the
 * server has the same address and files.
 * @param {string} python
 */
export async function startSwiftServer(python) {
  const folder = mkdtempSync(join(tmpdir(), 'school-swift-'));
  const servers = [];
  const away = async () => {
    await Promise.all(servers.splice(0).map(killed));
  };
  const stop = async () => {
    await away();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports = {};
    for (const kind of SERVER_KINDS) ports[kind] = await freePort();
    prepare(python, folder, ports);
    const back = async () => {
      for (const kind of SERVER_KINDS) servers.push(launch(python, folder, kind));
      await Promise.all(
        servers.map((server, at) => listening(server, SERVER_KINDS[at], ports[SERVER_KINDS[at]])),
      );
    };
    await back();
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    const region = 'us-east-1';
    await new S3mini({ endpoint: `${endpoint}/${BUCKET}`, region, ...USER }).createBucket();
    /** The settings of a school that stores its files here. */
    const settings = {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: USER.accessKeyId,
      S3_SECRET_ACCESS_KEY: USER.secretAccessKey,
    };
    /** Accepts connections without answering, until it is resumed. */
    const freeze = () => servers.forEach(({ child }) => child.kill('SIGSTOP'));
    const thaw = () => servers.forEach(({ child }) => child.kill('SIGCONT'));
    return { endpoint, settings, away, back, freeze, thaw, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function prepare(python, folder, ports) {
  const disk = join(folder, 'devices', 'disk');
  mkdirSync(disk, { recursive: true });
  for (const [name, text] of Object.entries(swiftConfiguration(folder, ports)))
    writeFileSync(join(folder, name), text);
  // The user `nobody` may not read the project folder.
  copyFileSync(join(here, SCRIPT), join(folder, SCRIPT));
  for (const path of [folder, disk]) giveToNobody(path);
  const addresses = SERVER_KINDS.filter((kind) => kind !== 'proxy').map((kind) => `${kind}:${ports[kind]}`);
  const { status, stderr } = spawnSync(python, [SCRIPT, 'prepare', folder, ...addresses], {
    ...asNobody(),
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr.trim());
}

function launch(python, folder, kind) {
  const [command, ...args] = [...endingWithUs('KILL'), python, SCRIPT, 'serve'];
  const child = spawn(command, [...args, kind, join(folder, `${kind}.conf`)], {
    ...asNobody(),
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const server = { child, output: '', ended: once(child, 'close') };
  child.stderr.on('data', (chunk) => (server.output = (server.output + chunk).slice(-4000)));
  return server;
}

async function killed({ child, ended }) {
  child.kill('SIGKILL');
  await ended;
}

async function listening(server, kind, port) {
  for (let attempts = 0; attempts < 600; attempts++) {
    if (server.child.exitCode !== null)
      throw new Error(`Swift's ${kind} server did not start: ${server.said}`);
    if (await accepts(port)) return;
    await wait(50);
  }
  throw new Error(`Swift's ${kind} server was not ready in time: ${server.said}`);
}

const accepts = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
