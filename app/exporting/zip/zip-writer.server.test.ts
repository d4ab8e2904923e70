import { expect, test } from 'vitest';
import { readZip } from '#tests/support/http/read-zip.ts';
import type { Entry } from '../entry.ts';
import { zipStream } from './zip-writer.server.ts';

const MADE = new Date('2026-11-15T05:30:00Z');

async function whole(entries: AsyncIterable<Entry>): Promise<Buffer> {
  const pieces = [];
  for await (const chunk of zipStream(entries, MADE)) pieces.push(chunk);
  return Buffer.concat(pieces);
}

test('texts are compressed, pictures are not, and streamed content is complete', async () => {
  const picture = Buffer.alloc(5000, 7);
  async function* entries(): AsyncGenerator<Entry> {
    yield { name: 'समाचार/पहला.html', body: Buffer.from('x'.repeat(10_000)) };
    yield { name: 'a/001.jpg', body: picture };
    yield {
      name: 'list.csv',
      body: (async function* () {
        for (let line = 0; line < 3000; line++) yield Buffer.from(`line ${line}\n`);
      })(),
    };
    yield { name: 'empty.txt', body: new Uint8Array() };
  }
  const bytes = await whole(entries());
  const files = readZip(bytes);
  expect([...files.keys()]).toEqual(['समाचार/पहला.html', 'a/001.jpg', 'list.csv', 'empty.txt']);
  expect(files.get('a/001.jpg')).toEqual(picture);
  expect(files.get('list.csv')!.toString().split('\n')).toHaveLength(3001);
  expect(bytes.includes(picture)).toBe(true);
  expect(bytes.length).toBeLessThan(20_000);
});

test('more files than the old format can count', { timeout: 60_000 }, async () => {
  async function* entries(): AsyncGenerator<Entry> {
    for (let number = 0; number < 65_540; number++) yield { name: `${number}.jpg`, body: new Uint8Array() };
  }
  expect(readZip(await whole(entries())).size).toBe(65_540);
});

test('a reader that stops also stops the sources', async () => {
  let ended = false;
  let read = 0;
  async function* entries(): AsyncGenerator<Entry> {
    try {
      for (; ; read++) yield { name: `${read}.jpg`, body: Buffer.alloc(100) };
    } finally {
      ended = true;
    }
  }
  for await (const chunk of zipStream(entries(), MADE)) if (read >= 3 && chunk.length > 0) break;
  expect(ended).toBe(true);
  expect(read).toBeLessThan(6);
});
