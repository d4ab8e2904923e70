import { type EnquiryField, enquiryFields } from './field-rules.ts';

export type Typed = Record<EnquiryField, string>;

export interface Draft {
  typed: Typed;
  /** Sent with every attempt, so that the same message is stored once, even after a reload. */
  key: string;
}

const STORAGE_KEY = 'contact-draft';
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** What was typed and not sent, from this browser's storage. */
export function findDraft(): Draft | undefined {
  try {
    const { typed, key, at } = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<
      Draft & { at: number }
    >;
    if (!typed || typeof key !== 'string' || !at) return undefined;
    if (Date.now() - at > KEPT_MS) {
      forgetDraft();
      return undefined;
    }
    const whole = Object.fromEntries(enquiryFields.map((field) => [field, String(typed[field] ?? '')]));
    return { typed: whole as Typed, key };
  } catch {
    return undefined;
  }
}

export function keepDraft({ typed, key }: Draft): void {
  if (!hasText(typed)) return forgetDraft();
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ typed, key, at: Date.now() }));
  } catch {
    // A browser without storage still has the text in the form.
  }
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then there is no draft.
  }
}

export const hasText = (typed: Typed) => enquiryFields.some((field) => typed[field].trim() !== '');

/** `crypto.randomUUID` is missing on a plain http address. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
