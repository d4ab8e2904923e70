import type { StampResult } from './stamp.server.ts';

export interface SpamSignals {
  stamp: StampResult;
  /** The hidden field was filled in. */
  trapped: boolean;
  message: string;
  phoneUnderstood: boolean;
  fromRobot: boolean;
  networkIsBusy: boolean;
}

export type Verdict = 'fine' | 'suspicious' | 'spam';

const SUSPICIOUS = 5;
const SPAM = 10;
const STAMP_POINTS: Record<StampResult, number> = {
  good: 0,
  'too-old': 1,
  missing: 2,
  'too-fast': 5,
  forged: 5,
};

/**
 * How much this looks like a machine's work. No single habit of honest people reaches the limit: a program that calls
 * the API has no stamp, and a parent may well write a link.
 */
export function assessSpam(signals: SpamSignals): Verdict {
  const links = signals.message.match(/https?:\/\/|www\.|\[url|<a\s/gi)?.length ?? 0;
  const points =
    STAMP_POINTS[signals.stamp] +
    (signals.trapped ? SPAM : 0) +
    (links >= 3 ? 4 : links) +
    (signals.phoneUnderstood ? 0 : 1) +
    (signals.fromRobot ? 1 : 0) +
    (signals.networkIsBusy ? SUSPICIOUS : 0);
  if (points >= SPAM) return 'spam';
  return points >= SUSPICIOUS ? 'suspicious' : 'fine';
}
