import type { FactName } from '#content/facts.ts';
import type { Day } from '#app/core/time/days.ts';
import { shortHash } from '#app/core/text/short-hash.ts';

/**
 * What would be wrong for families. None of it keeps anything from being published: whoever publishes is told once,
 * and may know better.
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
  /** Where it is mended. */
  field: string;
  /** The section of it, where the field has sections. */
  section?: string;
  /** The words, the address or the paper that it is about. */
  what: string;
  /** When it was seen last, of what is looked at now and then. The same thing on another day is the same thing. */
  on?: Day;
  /** Of a page that would be slow to come: what it weighs, what it should at most, and what of it weighs the most. */
  weight?: { kB: number; most: number; picture?: { name: string; kB: number } };
  /** Of what no longer follows the profile: which fact, and what it says. */
  fact?: { name: FactName; value: string };
}

/** What somebody can acknowledge: a warning, or a reminder that holds nothing back. */
export type AcknowledgeableWarning = Pick<PublishWarning, 'field' | 'section' | 'what'> & {
  kind: PublishWarningKind | 'oneLanguage';
};

/** What "we know" is remembered by: the same thing at the same place, and no other. */
export const warningKey = ({ kind, field, section = '', what }: AcknowledgeableWarning): string =>
  shortHash(JSON.stringify([kind, field, section, what]));
