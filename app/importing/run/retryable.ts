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

/** Whether another attempt may succeed: connection failures, or what may be fixed on the old site. */
export const isRetryable = (reason: PassedReason): boolean => RETRYABLE.includes(reason);
