import type { Attachment } from '#app/media/picture.ts';

/** A line of the ticker. */
export interface Highlight {
  id: string;
  title: string;
  attachments: Attachment[];
}
