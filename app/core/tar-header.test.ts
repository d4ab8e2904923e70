import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { paddingOf, readTarHeader, TAR_BLOCK, tarHeader } from './tar-header.ts';

const file = { name: 'media/LFIS/ab.jpg', size: 1025, modifiedAt: new Date('2026-11-15T04:00:00Z') };

test('a written header is read back unchanged', () => {
  for (const size of [0, 1, 511, 512, 513, 8 ** 11 - 1])
    expect(readTarHeader(tarHeader({ ...file, size }))).toEqual({ ...file, size });
  const longest = 'a'.repeat(100);
  expect(readTarHeader(tarHeader({ ...file, name: longest }))?.name).toBe(longest);
});

test('content fills whole blocks', () => {
  expect([0, 1, 511, 512, 513].map(paddingOf)).toEqual([0, 511, 1, 0, 511]);
});

test('the system’s tar can read it', () => {
  const folder = temporaryFolder();
  const content = Buffer.alloc(1025, 'x');
  const archive = join(folder, 'a.tar');
  writeFileSync(
    archive,
    Buffer.concat([tarHeader(file), content, Buffer.alloc(paddingOf(1025)), Buffer.alloc(2 * TAR_BLOCK)]),
  );
  expect(execFileSync('tar', ['-tf', archive]).toString()).toBe('media/LFIS/ab.jpg\n');
  expect(execFileSync('tar', ['-xOf', archive, file.name]).equals(content)).toBe(true);
});

test('a flipped bit anywhere in a header is noticed', () => {
  const header = tarHeader(file);
  for (let at = 0; at < TAR_BLOCK; at++) {
    const damaged = Buffer.from(header);
    damaged[at]! ^= 0x04;
    expect(readTarHeader(damaged), `byte ${at}`).toBeUndefined();
  }
});

test('a link, a folder or a device is not accepted', () => {
  for (const kind of '12345xgL') {
    const header = tarHeader(file);
    header.write(kind, 156);
    expect(readTarHeader(withTrueChecksum(header)), kind).toBeUndefined();
  }
});

test('a name that does not fit is refused, not cut', () => {
  for (const name of ['', 'a'.repeat(101), 'ä.jpg', 'a b', 'a\0b'])
    expect(() => tarHeader({ ...file, name })).toThrow('not a name for an archive');
  expect(() => tarHeader({ ...file, size: 8 ** 11 })).toThrow('too large');
});

function withTrueChecksum(header: Buffer): Buffer {
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}
