import type { ItemLanguages } from '#app/publishing/content-type.ts';
import type { Attachment } from '#app/media/picture.ts';

export interface Notification extends ItemLanguages {
  id: string;
  title: string;
  /** Plain, or HTML with headings, lists and tables: `isRich()` tells. */
  description: string;
  image: Attachment[];
  attachments: Attachment[];
  /** Where "Click Here" leads; empty where there is nothing more to see. */
  url: string;
  /** When it was last changed: an instant. */
  changedAt: string;
}
