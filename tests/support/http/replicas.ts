import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { parseConfig } from '#app/platform/config.ts';
import type { TestSite } from './built-site.ts';
import { startChosenS3 } from '#tests/support/chosen-s3.ts';
import { migratedServerData } from '#tests/support/database/server-data.ts';
import { makePublic } from '../../../scripts/lib/make-public.ts';
import { startServer } from './server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

let s3: Awaited<ReturnType<typeof startChosenS3>>;

/** One for the whole file: keys are hashes and ids, so tests do not collide. */
export function useS3(): void {
  beforeAll(async () => {
    s3 = await startChosenS3();
  }, 120_000);
  afterAll(() => s3.stop());
}

export type Replica = TestSite & {
  url: string;
  kill(): Promise<unknown>;
  /** The copies of files on its own disk. */
  copies(): string[];
};

/** Servers that share only one PostgreSQL and one S3: each has its own process and disk. */
export async function startReplicas(count: number, more: Record<string, string> = {}): Promise<Replica[]> {
  const home = await migratedServerData('postgres');
  const shared = {
    DATABASE_URL: home.databaseUrl!,
    ...s3.settings,
    DEMO_SCHOOL: 'off',
    SITE_URL: 'https://school.example',
    ...more,
  };
  const database = home.open();
  const replicas = await Promise.all(
    Array.from({ length: count }, async () => {
      const dataDir = temporaryFolder();
      const settings = { ...shared, DATA_DIR: dataDir };
      const server = await startServer(settings);
      const request = (path: string, init: RequestInit = {}) =>
        fetch(server.url + path, { redirect: 'manual', ...init });
      // The parts of a site that external clients need.
      return {
        app: { request },
        services: { config: parseConfig(settings), database },
        clock: { now: new Date() },
        get: (path: string, headers: Record<string, string> = {}) => request(path, { headers }),
        url: server.url,
        kill: () => server.stop('SIGKILL'),
        copies: () =>
          readdirSync(join(dataDir, 'cache'), { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => entry.name),
      } as unknown as Replica;
    }),
  );
  await makePublic(
    database,
    replicas.map(({ url }) => url),
  );
  return replicas;
}
