import type { Attachment } from '#app/media/picture.ts';

/** A line of the ticker. */
export interface Highlight {
  id: string;
  title: string;
  /** Where it leads; empty where that is its file, or nowhere. */
  url: string;
  attachments: Attachment[];
}
