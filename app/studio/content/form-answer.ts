import type { Fields } from '#app/publishing/fields.ts';
import type { PublishWarning } from '#app/publishing/checks/publish-warning.ts';

/** What the server said to a form that it did not take. */
export interface FormAnswer {
  problems: Record<string, string>;
  /** What was sent: without JavaScript the page is made anew, and nobody types twice. */
  mine: Fields;
  /** How the phone numbers in it would be called, by the names of their fields. */
  understood: Record<string, string | undefined>;
  /** What to fix or acknowledge before it is published. */
  publishWarnings?: PublishWarning[];
  /** Not done, but kept: what was sent is the working copy now. */
  saved?: { base: string; at: string } | undefined;
  /** The time that was asked for, of a change that could not be scheduled. */
  due?: string;
  conflict?: { base: string; by: string; at: string; theirs: Fields };
}
