/** A plain file in a tar archive (POSIX ustar), the only kind that we write or accept. */
export interface TarFile {
  /** ASCII, at most 100 characters. */
  name: string;
  /** In bytes, below 8 GB. */
  size: number;
  modifiedAt: Date;
}

export const TAR_BLOCK = 512;

/** Content fills whole blocks; the rest of the last one is zeros. */
export const paddingOf = (size: number): number => (TAR_BLOCK - (size % TAR_BLOCK)) % TAR_BLOCK;

export function tarHeader({ name, size, modifiedAt }: TarFile): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new RangeError(`not a name for an archive: ${name}`);
  if (!(size >= 0 && size < 8 ** 11)) throw new RangeError(`${name} is too large for an archive`);
  const block = Buffer.alloc(TAR_BLOCK);
  block.write(name, 0, 'latin1');
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(Math.floor(modifiedAt.getTime() / 1000), 11), 136);
  block.write('0', 156);
  block.write('ustar', 257);
  block.write('00', 263);
  block.write(`${octal(checksumOf(block), 6)}\0 `, 148);
  return block;
}

/**
 * Parses a header, if it is one that we would write ourselves. Everything else in tar (links, devices,
 * folders, longer names) is never part of our archives, so it is rejected as foreign.
 */
export function readTarHeader(block: Buffer): TarFile | undefined {
  const end = block.indexOf(0);
  const name = block.toString('latin1', 0, Math.min(end < 0 ? 100 : end, 100));
  const size = readOctal(block, 124);
  const seconds = readOctal(block, 136);
  if (!/^[\x21-\x7e]+$/.test(name) || Number.isNaN(size) || Number.isNaN(seconds)) return undefined;
  const file = { name, size, modifiedAt: new Date(seconds * 1000) };
  return tarHeader(file).equals(block) ? file : undefined;
}

const octal = (number: number, digits: number) => number.toString(8).padStart(digits, '0');

const readOctal = (block: Buffer, at: number) => {
  const digits = block.toString('latin1', at, at + 11);
  return /^[0-7]{11}$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
};

/** The sum of all bytes, with those of the checksum itself counted as spaces. */
function checksumOf(block: Buffer): number {
  let sum = 0;
  for (const [at, byte] of block.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte;
  return sum;
}
