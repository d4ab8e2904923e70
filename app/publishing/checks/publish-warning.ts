import type { FactName } from '#content/facts.ts';
import type { Day } from '#app/core/time/days.ts';
import { shortHash } from '#app/core/text/short-hash.ts';

/**
 * A problem for families. It does not prevent publishing: the warning is shown once, and the author may know
 * better.
 */
export type PublishWarningKind =
  | 'capitals'
  | 'deadLink'
  | 'deadOutside'
  | 'tableWithoutHead'
  | 'headingOutOfOrder'
  | 'scannedPaper'
  | 'heavyPaper'
  | 'past'
  | 'emptySection'
  | 'heavyPage'
  | 'factTakenOut'
  | 'factTypedOver';

export interface PublishWarning {
  kind: PublishWarningKind;
  /** The field where it can be fixed. */
  field: string;
  /** The section of the field, if it has sections. */
  section?: string;
  /** The words, address or document that it is about. */
  what: string;
  /** When it was found, for periodic checks. Found again on another day, it is the same warning. */
  on?: Day;
  /** For a slow page: its weight, the limit, and the heaviest part. */
  weight?: { kB: number; most: number; picture?: { name: string; kB: number } };
  /** For a text that no longer follows the profile: which fact, and its value. */
  fact?: { name: FactName; value: string };
}

/** What can be acknowledged: a warning, or a reminder that does not stop publishing. */
export type AcknowledgeableWarning = Pick<PublishWarning, 'field' | 'section' | 'what'> & {
  kind: PublishWarningKind | 'oneLanguage';
};

/** The key of an acknowledgement: the same warning at the same place, and no other. */
export const warningKey = ({ kind, field, section = '', what }: AcknowledgeableWarning): string =>
  shortHash(JSON.stringify([kind, field, section, what]));
