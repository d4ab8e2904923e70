import type { ItemLanguages } from '#app/publishing/content-type.ts';
import type { Attachment } from '#app/media/picture.ts';

/** A line of the ticker. */
export interface Highlight extends ItemLanguages {
  id: string;
  title: string;
  /** The link's target; empty if that is its file, or if there is none. */
  url: string;
  attachments: Attachment[];
}
