import type { Fields } from '#app/publishing/fields.ts';

/** What the server said to a form that it did not take. */
export interface FormAnswer {
  problems: Record<string, string>;
  /** What was sent: without JavaScript the page is made anew, and nobody types twice. */
  mine: Fields;
  conflict?: { base: string; by: string; at: string; theirs: Fields };
}
