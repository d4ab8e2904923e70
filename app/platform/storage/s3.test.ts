import { S3mini } from 's3mini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '#app/platform/config.ts';
import { startChosenS3 } from '#tests/support/chosen-s3.ts';
import { storageContract } from '#tests/support/storage-contract.ts';
import { PART_BYTES, s3Storage, type S3Storage } from './s3.ts';

let server: Awaited<ReturnType<typeof startChosenS3>>;
let storage: S3Storage;
beforeAll(async () => {
  server = await startChosenS3();
}, 120_000);
afterAll(() => server.stop());
beforeEach(async () => {
  storage = s3Storage(parseConfig(server.settings).s3!);
  for (const key of await files()) await storage.remove(key);
});

/** As listed by the server. */
async function files(): Promise<string[]> {
  const { endpoint, bucket, ...rest } = parseConfig(server.settings).s3!;
  const listed = await new S3mini({ endpoint: `${endpoint}/${bucket}`, ...rest }).listObjects();
  return (listed ?? []).map(({ Key }) => Key);
}

storageContract(() => ({ storage, files }));

test('overwriting a file replaces it, in parts or whole', async () => {
  const key = 'LFIS/a.jpg';
  for (const bytes of [Buffer.from('photo'), Buffer.alloc(PART_BYTES + 7, 'film '), Buffer.from('again')]) {
    await storage.write(key, bytes);
    expect(await storage.size(key)).toBe(bytes.length);
    expect(Buffer.compare(Buffer.from(await storage.read(key)), bytes)).toBe(0);
  }
  expect(await files()).toEqual([key]);
});

test('a bucket that is missing, or not ours, is reported at once', async () => {
  await storage.expectBucket();
  const elsewhere = parseConfig({ ...server.settings, S3_BUCKET: 'nobodys' }).s3!;
  await expect(s3Storage(elsewhere).expectBucket()).rejects.toThrow('There is no bucket nobodys');
  const wrongKey = parseConfig({ ...server.settings, S3_ACCESS_KEY_ID: 'wrong' }).s3!;
  await expect(s3Storage(wrongKey).expectBucket()).rejects.toThrow('have no access to it');
});

test('refused credentials are not treated as a missing file', async () => {
  const refused = s3Storage(parseConfig({ ...server.settings, S3_ACCESS_KEY_ID: 'wrong' }).s3!);
  await expect(refused.size('LFIS/a.jpg')).rejects.toThrow('403');
  await expect(refused.write('LFIS/a.jpg', Buffer.from('x'))).rejects.toThrow('403');
  expect(await files()).toEqual([]);
});
