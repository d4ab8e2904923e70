import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runCommand } from '#tests/support/database/backup-commands.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { startServer } from '#tests/support/http/server-process.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Everything in a folder that other users of the machine could read. */
const openTo = (folder: string): string[] =>
  [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
    .filter((path) => modeOf(path) !== (statSync(path).isDirectory() ? '700' : '600'))
    .map((path) => `${modeOf(path)} ${path.slice(folder.length)}`);

test('other users of the machine cannot read the database, the mails, the photos or the backups', async () => {
  const dataDir = join(temporaryFolder(), 'data');
  // As an older version left it.
  for (const folder of ['', 'mail']) {
    mkdirSync(join(dataDir, folder), { recursive: true });
    chmodSync(join(dataDir, folder), 0o755);
  }
  writeFileSync(join(dataDir, 'mail', 'enquiry-old-school-example.eml'), 'To: office');
  chmodSync(join(dataDir, 'mail', 'enquiry-old-school-example.eml'), 0o644);

  const settings = { DATA_DIR: dataDir, SCHOOL_CODE: 'LFIS', SELF_TEST: 'off', BACKUP: 'off' };
  const server = await startServer({ ...settings, ENQUIRY_TO: 'office@school.example' });
  const sent = await fetch(`${server.url}/api/form/LFIS/dif`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(goodEnquiry),
  });
  expect(sent.status).toBe(201);
  const mails = () => readdirSync(join(dataDir, 'mail'));
  // The second is complete once there is no partial file.
  await vi.waitFor(() => expect(mails().map((name) => name.endsWith('.eml'))).toEqual([true, true]), 20_000);
  expect(existsSync(join(dataDir, 'school.sqlite-wal'))).toBe(true);
  expect(existsSync(join(dataDir, 'media'))).toBe(true);
  expect(openTo(dataDir)).toEqual([]);
  expect(await runCommand('backup', settings)).toMatchObject({ code: 0 });
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);
  expect(openTo(dataDir)).toEqual([]);
}, 120_000);
