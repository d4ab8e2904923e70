import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '#app/platform/config.ts';
import { keepsFiles } from '#tests/support/storage-contract.ts';
import { startS3Server } from '../../../scripts/lib/s3-server.mjs';
import { s3Storage, type S3Storage } from './s3.ts';

let server: Awaited<ReturnType<typeof startS3Server>>;
let storage: S3Storage;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());
beforeEach(async () => {
  storage = s3Storage(parseConfig(server.settings).s3!);
  for (const key of files()) await storage.remove(key);
});

const ENDING = '._S3rver_object';
const files = () =>
  (readdirSync(join(server.folder, 'school'), { recursive: true }) as string[])
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));

keepsFiles(() => ({ storage, files }));

test('a bucket that is not there, or not ours, is told at once', async () => {
  await storage.expectBucket();
  const elsewhere = parseConfig({ ...server.settings, S3_BUCKET: 'nobodys' }).s3!;
  await expect(s3Storage(elsewhere).expectBucket()).rejects.toThrow('There is no bucket nobodys');
  const wrongKey = parseConfig({ ...server.settings, S3_ACCESS_KEY_ID: 'wrong' }).s3!;
  await expect(s3Storage(wrongKey).expectBucket()).rejects.toThrow('may not use it');
});

test('keys that are refused are not taken for a missing file', async () => {
  const refused = s3Storage(parseConfig({ ...server.settings, S3_ACCESS_KEY_ID: 'wrong' }).s3!);
  await expect(refused.size('LFIS/a.jpg')).rejects.toThrow('403');
  await expect(refused.write('LFIS/a.jpg', Buffer.from('x'))).rejects.toThrow('403');
  expect(files()).toEqual([]);
});
