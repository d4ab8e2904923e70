import type { Consent } from '#app/platform/db/schema.ts';

/** The answers that a form offers. */
export const answers = ['nobody', 'agreed'] as const satisfies Consent[];
export type Answer = (typeof answers)[number];

/** The stored answer for a picture; `by` is empty for the pictures of the sample school. */
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

/** The name of the question in a form, and of its problem. */
export const consentName = (mediaId: string): string => `${PREFIX}${mediaId}`;
/** The name of the hidden field with the answer that the form was opened with. */
export const consentWasName = (mediaId: string): string => `consent-was.${mediaId}`;
/** The picture that a question is about. */
export const pictureNamedBy = (name: string): string | undefined =>
  name.startsWith(PREFIX) ? name.slice(PREFIX.length) : undefined;

const PREFIX = 'consent.';
/** More than any form shows. */
const MAX_ANSWERS = 120;

/**
 * The answers in this form, by picture. One that was already there when the form was opened is left out: it would sign
 * this person's name to it, or undo an answer that someone else has given since.
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
