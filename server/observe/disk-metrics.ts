import { Gauge, type Registry } from 'prom-client';
import { backupsFolder, listBackups } from '#app/features/backup/backups-folder.server.ts';
import { databaseBytes } from '#app/platform/db/database-size.ts';
import type { Services } from '#app/platform/services.ts';
import { diskSpace } from '#app/platform/storage/disk-space.ts';

/** How much room there is, and how old the newest backup. What cannot be told is left out, not told as nought. */
export function addDiskMetrics(registry: Registry, { config, database }: Services): void {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  gauge(
    'disk_free_bytes',
    'Room on the disk of DATA_DIR',
    async () => (await diskSpace(config.dataDir)).free,
  );
  gauge('disk_total_bytes', 'Size of that disk', async () => (await diskSpace(config.dataDir)).total);
  gauge('database_bytes', 'What the database takes on its disk', () => databaseBytes(database.reads));
  gauge('backup_last_seconds', 'When the newest whole backup on this machine was made', async () => {
    const newest = (await listBackups(backupsFolder(config.dataDir))).find(({ summary }) => summary);
    return newest && Date.parse(newest.summary!.madeAt) / 1000;
  });
}
