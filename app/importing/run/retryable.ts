import type { PassedReason } from '../provider/remote-item.ts';

const RETRYABLE: readonly PassedReason[] = [
  'item-failed',
  'list-unreachable',
  'list-not-json',
  'list-not-a-list',
  'not-allowed',
  'file-missing',
  'file-not-a-picture',
  'file-broken',
  'file-elsewhere',
  'file-unreachable',
];

/** Whether it may be otherwise another time: the line, or what somebody mends over there. */
export const isRetryable = (reason: PassedReason): boolean => RETRYABLE.includes(reason);
