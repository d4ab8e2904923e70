import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hasText } from './pdf-text.ts';
import { detectText } from './detect-text.server.ts';

const stream = (head: string, content: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`4 0 obj\n<< ${head} /Length ${content.length} >>\nstream\n`),
    Buffer.from(content),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const pdf = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.from('%PDF-1.5\n'), ...parts, Buffer.from('%%EOF')]);
const packed = (content: string) => stream('/Filter /FlateDecode', deflateSync(Buffer.from(content)));

const scan = stream(
  '/Type /XObject /Subtype /Image /Filter /DCTDecode',
  Buffer.from([0xff, 0xd8, 0xff, 0x00]),
);
const drawn = 'q 595 0 0 842 0 0 cm /Im0 Do Q';
const written = 'BT /F1 12 Tf 72 700 Td (Fees) Tj ET';

describe('whether a document contains readable text', () => {
  it.each<[string, Buffer, boolean | undefined]>([
    ['plain text', pdf(stream('', written)), true],
    ['packed text', pdf(packed(written)), true],
    ['text in pieces', pdf(packed('BT [(Fe) -20 <0012>] TJ ET')), true],
    ['text above a picture', pdf(scan, packed(drawn), packed(written)), true],
    ['a picture of paper', pdf(scan, packed(drawn)), false],
    ['a picture within an object stream', pdf(packed('<< /Subtype /Image >>'), packed(drawn)), false],
    ['neither', pdf(packed('1 0 0 RG 0 0 m 9 9 l S')), undefined],
    ['locked', Buffer.concat([pdf(scan), Buffer.from('/Encrypt 9 0 R')]), undefined],
    ['cut short', pdf(scan, packed(written)).subarray(0, 60), undefined],
    ['a packed stream that is broken', pdf(scan, stream('/Filter /FlateDecode', 'no deflate')), false],
  ])('%s', (_, bytes, expected) => {
    expect(hasText(bytes)).toBe(expected);
  });

  it('stops at the limit for data that expands without end', () => {
    const bomb = stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(60_000_000)));
    expect(hasText(pdf(scan, bomb))).toBe(false);
    expect(hasText(pdf(scan, ...Array.from({ length: 10 }, () => bomb)))).toBeUndefined();
  });

  it('reads only the description directly before a stream, and no more streams than the limit', () => {
    const farBefore = stream(`/Subtype /Image ${' '.repeat(5000)}`, 'BT ET');
    expect(hasText(pdf(farBefore))).toBeUndefined();
    const streams = (many: number) => Buffer.from('stream\nendstream\n'.repeat(many));
    expect(hasText(pdf(streams(100), scan))).toBe(false);
    expect(hasText(pdf(streams(30_000), scan))).toBeUndefined();
  });

  it('the thread reports the same result; one that takes too long is unknown', async () => {
    expect(await detectText(pdf(packed(written)))).toBe('yes');
    expect(await detectText(pdf(scan, packed(drawn)))).toBe('no');
    const long = stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(7_900_000)));
    const slow = pdf(...Array.from({ length: 5 }, () => long), packed(written));
    expect(await detectText(slow)).toBe('yes');
    expect(await detectText(slow, 0)).toBe('unknown');
  });
});
