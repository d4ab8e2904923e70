import type { Fields } from '#app/publishing/fields.ts';
import type { PublishWarning } from '#app/publishing/checks/publish-warning.ts';

/** The server's answer to a form that it did not accept. */
export interface FormAnswer {
  problems: Record<string, string>;
  /** The sent values: without JavaScript the page is rendered again and must keep them. */
  mine: Fields;
  /** How its phone numbers would be dialled, by field name. */
  understood: Record<string, string | undefined>;
  /** What to fix or acknowledge before publishing. */
  publishWarnings?: PublishWarning[];
  /** Not published, but saved: the sent values are the working copy now. */
  saved?: { base: string; at: string } | undefined;
  /** The requested time, if a change could not be scheduled. */
  due?: string;
  conflict?: { base: string; by: string; at: string; theirs: Fields };
}
