import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** An id that sorts by creation time: ten characters of time, sixteen random ones. */
export function newId(now = Date.now()): string {
  let time = '';
  for (let rest = now; time.length < 10; rest = Math.floor(rest / 32)) time = ALPHABET[rest % 32] + time;
  return time + randomCode(16);
}

/** Characters that can be read out over the phone: no i, l, o or u. */
export function randomCode(length: number): string {
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % 32]).join('');
}
