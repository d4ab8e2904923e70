// A machine that cannot reach the database, has a full disk, or has a wrong clock.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureProgram } from '../lib/programs.mjs';
import type { Fault, Scene } from './fault.ts';

const CLOCK_AHEAD_HOURS = 26;

export const needsRoot = () =>
  process.platform === 'linux' && process.getuid?.() === 0 ? undefined : 'root on Linux';

export const machinesThatFail: Fault[] = [
  {
    name: 'a replica cut off from the database',
    lacks: () => needsRoot() ?? (ensureProgram('ip') ? undefined : 'iproute2'),
    run: cutOff,
  },
  { name: 'the disk of a replica full', lacks: needsRoot, run: fillDisk },
  {
    name: `a clock ${CLOCK_AHEAD_HOURS} hours ahead`,
    lacks: () => (ensureProgram('fake clock') ? undefined : 'libfaketime'),
    run: setClockForward,
  },
];

const NETWORK = '10.213.77';

/** The replica has its own network with one link to the proxy and one to the database; the second is cut. */
async function cutOff({ cluster, join: joinCluster, afterwards, secondsAway }: Scene): Promise<void> {
  const name = `school${process.pid % 10_000}`;
  const ip = (...words: string[]) => execFileSync('ip', words);
  ip('netns', 'add', name);
  afterwards(() => spawnSync('ip', ['netns', 'delete', name]));
  for (const [connection, at] of [
    ['f', 0],
    ['d', 4],
  ] as const) {
    ip('link', 'add', `${name}${connection}`, 'type', 'veth', 'peer', 'name', connection, 'netns', name);
    ip('addr', 'add', `${NETWORK}.${at + 1}/30`, 'dev', `${name}${connection}`);
    ip('link', 'set', 'dev', `${name}${connection}`, 'up');
    ip('-n', name, 'addr', 'add', `${NETWORK}.${at + 2}/30`, 'dev', connection);
    ip('-n', name, 'link', 'set', 'dev', connection, 'up');
  }
  const s3 = new URL(cluster.settings.S3_ENDPOINT!);
  const settings = {
    DATABASE_URL: `postgres://postgres@${NETWORK}.5:${await forward(`${NETWORK}.5`, cluster.database.port, afterwards)}/postgres`,
    S3_ENDPOINT: `http://${NETWORK}.1:${await forward(`${NETWORK}.1`, Number(s3.port), afterwards)}`,
    SMTP_HOST: `${NETWORK}.1`,
    SMTP_PORT: String(await forward(`${NETWORK}.1`, Number(cluster.settings.SMTP_PORT), afterwards)),
  };
  await joinCluster({ settings, wrap: ['ip', 'netns', 'exec', name], host: `${NETWORK}.2` });
  await wait(5000);
  ip('link', 'set', 'dev', `${name}d`, 'down');
  await wait((secondsAway / 2) * 1000);
  ip('link', 'set', 'dev', `${name}d`, 'up');
}

/** Makes a server that listens on this machine only reachable at that address, too. */
function forward(host: string, port: number, afterwards: Scene['afterwards']): Promise<number> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(port, '127.0.0.1');
    const end = () => [socket, onward].forEach((one) => one.destroy());
    for (const one of [socket, onward]) {
      open.add(one);
      one.on('error', end).on('close', () => (end(), open.delete(one)));
    }
    socket.pipe(onward).pipe(socket);
  });
  afterwards(() => {
    server.close();
    for (const socket of open) socket.destroy();
  });
  return new Promise((resolve) =>
    server.listen(0, host, () => resolve((server.address() as { port: number }).port)),
  );
}

async function fillDisk({ join: joinCluster, afterwards, remark, secondsAway }: Scene): Promise<void> {
  const dataDir = smallDisk(afterwards);
  await joinCluster({ settings: { DATA_DIR: dataDir } });
  await wait(5000);
  remark(`${fill(dataDir)} MB filled the disk of a replica`);
  await wait((secondsAway / 4) * 1000);
  rmSync(join(dataDir, 'nothing'));
}

/** 64 MB of memory as a disk. */
export function smallDisk(afterwards: Scene['afterwards']): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
  afterwards(() => {
    spawnSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Writes until the disk is full; returns the megabytes written. */
export function fill(folder: string): number {
  const file = join(folder, 'nothing');
  let megabytes = 0;
  for (const size of [1 << 20, 1 << 12, 1])
    try {
      for (;;) {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
        if (size === 1 << 20) megabytes += 1;
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    }
  return megabytes;
}

/** The clock is wrong while the replica works, then right again. */
async function setClockForward({ join: joinCluster, afterwards, secondsAway }: Scene): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'school-clock-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'ahead');
  writeFileSync(file, '+0\n');
  const settings = {
    LD_PRELOAD: ensureProgram('fake clock')!,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  await joinCluster({ settings });
  await wait(5000);
  writeFileSync(file, `+${CLOCK_AHEAD_HOURS}h\n`);
  await wait((secondsAway / 3) * 1000);
  writeFileSync(file, '+0\n');
  await wait(5000);
}
