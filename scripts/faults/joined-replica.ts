import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from '../lib/cluster.ts';
import { endingWithUs } from '../lib/ending-with-us.mjs';
import { freePort } from '../lib/free-port.mjs';
import { startServer } from '../lib/server-process.ts';

export interface JoinedReplica {
  url: string;
  dataDir: string;
}

/** Starts one more replica and adds it to the proxy. */
export async function joinReplica(
  cluster: Cluster,
  afterwards: (undo: () => unknown) => void,
  {
    settings = {},
    wrap = [],
    host = '127.0.0.1',
  }: { settings?: Record<string, string>; wrap?: string[]; host?: string } = {},
): Promise<JoinedReplica> {
  const dataDir = settings.DATA_DIR ?? newFolder(afterwards);
  const port = await freePort();
  const own = { ...cluster.settings, HOST: host, DATA_DIR: dataDir, PORT: String(port), ...settings };
  const server = await startServer(own, [...wrap, ...endingWithUs()]);
  afterwards(() => server.stop());
  const others = cluster.replicas.map((replica) => replica.port);
  cluster.proxy.switchTo([...others, `${host}:${port}`]);
  afterwards(() => cluster.proxy.switchTo(others));
  return { url: `http://${host}:${port}`, dataDir };
}

function newFolder(afterwards: (undo: () => unknown) => void): string {
  const folder = mkdtempSync(join(tmpdir(), 'school-replica-'));
  afterwards(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
