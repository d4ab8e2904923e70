import type { ItemLanguages } from '#app/publishing/content-type.ts';
import type { Attachment } from '#app/media/picture.ts';

export interface Notification extends ItemLanguages {
  id: string;
  title: string;
  /** Plain text, or HTML with headings, lists and tables. */
  description: string;
  image: Attachment[];
  attachments: Attachment[];
  /** The target of "Click Here"; empty if there is none. */
  url: string;
  /** When it was last changed: an instant. */
  changedAt: string;
}
