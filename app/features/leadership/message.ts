import type { ItemLanguages } from '#app/publishing/content-type.ts';
import type { Attachment } from '#app/media/picture.ts';

export type Category = 'Chairman' | 'Director' | 'Principal';

export interface LeadershipMessage extends ItemLanguages {
  id: string;
  category: Category;
  /** Plain paragraphs, or HTML with bold, lists and links, see `isRich()`. */
  message: string;
  name: string;
  designation: string;
  attachments: Attachment[];
}
