import { createHmac, timingSafeEqual } from 'node:crypto';

const HOUR_MS = 60 * 60_000;
const LEAST_FILL_MS = 3000;
/** A tab may stay open over the holidays. */
const MAX_AGE_MS = 14 * 24 * HOUR_MS;

export type StampResult = 'good' | 'missing' | 'forged' | 'too-fast' | 'too-old';

/**
 * For the page itself, which is cached and shared: the same for a whole hour, so that the page does not
 * change. It proves that the form was loaded, but not how long it took to fill in.
 */
export const pageStamp = (secret: string, now: Date) =>
  signed(secret, 'h', Math.floor(now.getTime() / HOUR_MS));

/** For one visitor, issued when the form is started: it shows how long it took to fill in. */
export const freshStamp = (secret: string, now: Date) => signed(secret, 'm', now.getTime());

export function readStamp(secret: string, stamp: string | undefined, now: Date): StampResult {
  if (!stamp) return 'missing';
  const [kind, time = ''] = stamp.split('.');
  const made = Number.parseInt(time, 36);
  if ((kind !== 'h' && kind !== 'm') || !Number.isSafeInteger(made)) return 'forged';
  if (!sameText(stamp, signed(secret, kind, made))) return 'forged';

  const age = now.getTime() - (kind === 'h' ? made * HOUR_MS : made);
  // From the future but genuine, so a clock was set back in the meantime.
  if (age > MAX_AGE_MS || age < -HOUR_MS) return 'too-old';
  return kind === 'm' && age < LEAST_FILL_MS ? 'too-fast' : 'good';
}

function signed(secret: string, kind: 'h' | 'm', made: number): string {
  const payload = `${kind}.${made.toString(36)}`;
  return `${payload}.${createHmac('sha256', secret).update(`stamp ${payload}`).digest('base64url').slice(0, 22)}`;
}

export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
