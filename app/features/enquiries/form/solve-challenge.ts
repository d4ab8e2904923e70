import type { Challenge } from 'altcha-lib';

const MAX_ATTEMPTS = 20_000;
const AT_ONCE = 8;

/**
 * Solves the proof of work that the server requires in its field `proof`. The hashes run in the browser's own threads,
 * so the page stays responsive. 'unable' if a browser lacks the means.
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  // Only on https and localhost.
  if (!globalThis.crypto?.subtle) return 'unable';
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const derive = deriver(fromHex(nonce), fromHex(salt), cost, keyLength);
  for (let first = 0; first < MAX_ATTEMPTS; first += AT_ONCE) {
    const counters = Array.from({ length: AT_ONCE }, (_, index) => first + index);
    const keys = await Promise.all(counters.map(derive));
    const found = keys.findIndex((key) => key.startsWith(keyPrefix));
    if (found >= 0)
      return JSON.stringify({
        challenge,
        solution: { counter: first + found, derivedKey: keys[found] },
      });
  }
  return 'unable';
}

function deriver(nonce: Bytes, salt: Bytes, iterations: number, keyLength: number) {
  return async (counter: number): Promise<string> => {
    const password = new Uint8Array(nonce.length + 4);
    password.set(nonce);
    new DataView(password.buffer).setUint32(nonce.length, counter);
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
    const work = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations };
    return toHex(new Uint8Array(await crypto.subtle.deriveBits(work, key, keyLength * 8)));
  };
}

type Bytes = Uint8Array<ArrayBuffer>;

const fromHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const toHex = (bytes: Bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
