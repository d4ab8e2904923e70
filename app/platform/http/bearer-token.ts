import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time, whatever the lengths. If the settings have no token, every request passes. */
export function bearerTokenFits(
  authorization: string | null | undefined,
  expected: string | undefined,
): boolean {
  if (expected === undefined) return true;
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(expected));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
