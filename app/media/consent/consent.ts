import type { Consent } from '#app/platform/db/schema.ts';

/** What a form can answer to who is to be seen in a picture. */
export const answers = ['nobody', 'agreed'] as const satisfies Consent[];
export type Answer = (typeof answers)[number];

/** What was answered of a picture; nobody's name stands with what came with the site. */
export interface StoredConsent {
  answer: Consent;
  by: string;
  at: string | null;
}

interface ConsentColumns {
  consent: Consent | null;
  consent_by: string;
  consent_at: string | null;
}

export const consentOf = ({ consent, consent_by, consent_at }: ConsentColumns): StoredConsent | undefined =>
  consent === null ? undefined : { answer: consent, by: consent_by, at: consent_at };

/** Of the question in a form, and of what is wrong with it. */
export const consentName = (mediaId: string): string => `${PREFIX}${mediaId}`;
/** What the form began with. */
export const consentWasName = (mediaId: string): string => `consent-was.${mediaId}`;
/** Whose question it is. */
export const pictureNamedBy = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;

const PREFIX = 'consent.';
/** More than any form of ours shows. */
const MAX_ANSWERS = 120;

/**
 * What was answered in this form, by picture. An answer that stood there when it was opened is nobody's of now: it would
 * put this person's name to it, or undo what another has said meanwhile.
 */
export function readAnswers(form: FormData): Map<string, Answer> {
  const read = new Map<string, Answer>();
  for (const [name, value] of form) {
    const mediaId = pictureNamedBy(name)?.slice(0, 64);
    const answer = answers.find((each) => each === value);
    if (!mediaId || !answer || form.get(consentWasName(mediaId)) === answer) continue;
    if (read.size < MAX_ANSWERS) read.set(mediaId, answer);
  }
  return read;
}
