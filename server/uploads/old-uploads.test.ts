import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { parseConfig } from '#app/platform/config.ts';
import { createLog } from '#app/platform/log.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { removeOldUploads } from './old-uploads.ts';

/** As pino counts. */
const WARNING = 40;

/** A data folder with these files among the uploads. */
function open(...names: string[]) {
  const dataDir = temporaryFolder();
  const folder = join(dataDir, 'uploads');
  if (names.length > 0) mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), 'x');
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => void logged.push(JSON.parse(line)) });
  const config = parseConfig({ DATA_DIR: dataDir });
  return { dataDir, folder, logged, remove: () => removeOldUploads({ config, log }) };
}

test('photos that an older version left half-way are removed, and their folder', async () => {
  const [whole, started] = [newId(), newId()];
  const { folder, logged, remove } = open(whole, `${whole}.json`, started, `${started}.json`);
  writeFileSync(join(folder, '..', 'school.sqlite'), 'stays');
  await remove();
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(join(folder, '..'))).toEqual(['school.sqlite']);
  expect(logged).toMatchObject([{ files: 4 }]);
});

test('what somebody else put there stays', async () => {
  const upload = newId();
  const { folder, remove } = open(upload, 'sports-day.jpg');
  mkdirSync(join(folder, newId()));
  await remove();
  expect(readdirSync(folder)).toHaveLength(2);
  expect(readdirSync(folder)).not.toContain(upload);
});

test('there is nothing to do, and nothing to say, where there is no such folder', async () => {
  const { dataDir, logged, remove } = open();
  await remove();
  expect(readdirSync(dataDir)).toEqual([]);
  expect(logged).toEqual([]);
});

test('what cannot be removed is told, and keeps nobody from opening', async () => {
  const { dataDir, logged, remove } = open();
  writeFileSync(join(dataDir, 'uploads'), 'a file where a folder was');
  await remove();
  expect(logged).toMatchObject([{ level: WARNING }]);
});
