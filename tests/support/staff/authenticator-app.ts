import { createHmac } from 'node:crypto';

/**
 * An authenticator app's code for the secret (RFC 6238). A code is accepted once: a test that needs a second
 * one takes the next, as from a phone whose clock is half a minute ahead.
 */
export function codeOf(secret: string, ahead = 0): string {
  const bits = Array.from(secret, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + ahead));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
