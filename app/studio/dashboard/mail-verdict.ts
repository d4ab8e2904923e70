import type { Dashboard } from './load-dashboard.server.ts';

/** The state of mail delivery, as far as it is known. */
export type MailVerdict = 'files' | 'off' | 'failed' | 'overdue' | 'untested' | 'working';

export function mailVerdict({
  toFiles,
  isTested,
  selfTest,
  selfTestIsOverdue,
}: NonNullable<Dashboard['mail']>): MailVerdict {
  if (toFiles) return 'files';
  if (!isTested) return 'off';
  if (selfTest?.outcome === 'failed') return 'failed';
  if (selfTestIsOverdue) return 'overdue';
  return selfTest ? 'working' : 'untested';
}
