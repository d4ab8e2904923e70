import type { ItemLanguages } from '#app/publishing/content-type.ts';
import type { Attachment } from '#app/media/picture.ts';

/** A line of the ticker. */
export interface Highlight extends ItemLanguages {
  id: string;
  title: string;
  /** Where it leads; empty where that is its file, or nowhere. */
  url: string;
  attachments: Attachment[];
}
