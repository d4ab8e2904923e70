import type { TranslationProblem } from '#app/publishing/translations/translate.server.ts';
import type { ComparedField } from '#app/studio/content/versions/compare.ts';

/** What the server said to a translation that it did not take. */
export interface TranslationAnswer {
  /** What was sent: without JavaScript the page is made anew, and nobody types twice. */
  mine: { translations: Record<string, string>; right: string[] };
  problems: Record<string, TranslationProblem>;
  /** Not published, but kept. */
  saved?: { base: number; at: string };
  /** Somebody else was quicker. */
  conflict?: { base: number; by: string; at: string; fields: ComparedField[] };
}
