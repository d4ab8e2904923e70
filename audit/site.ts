import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../scripts/lib/free-port.mjs';
import { saveRenditions, restoreRenditions } from '../scripts/lib/shared-renditions.mjs';
import { startServer } from '../scripts/lib/server-process.ts';

export interface AuditedSite {
  /** Without a slash at the end. */
  url: string;
  /** Makes every page that is not cached fail while `work` runs. */
  whileBroken?<Result>(work: () => Promise<Result>): Promise<Result>;
}

/** The built site with the sample school, on a free port and with a temporary data folder. */
export async function openSampleSite(): Promise<Required<AuditedSite> & { close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-audit-'));
  restoreRenditions(dataDir);
  const port = await freePort();
  // The browser accepts brotli on this host name, as it does over https.
  const url = `http://localhost:${port}`;
  const server = await startServer({
    PORT: String(port),
    SITE_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    STOP_WITHIN_SECONDS: '1',
  });
  const rename = (from: string, to: string) => {
    const database = new DatabaseSync(join(dataDir, 'school.sqlite'), { timeout: 5000 });
    database.exec(`alter table ${from} rename to ${to}`);
    database.close();
  };
  return {
    url,
    async whileBroken(work) {
      rename('schools', 'schools_away');
      try {
        return await work();
      } finally {
        rename('schools_away', 'schools');
      }
    },
    async close() {
      await server.stop();
      saveRenditions(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
