import type { Attachment } from '#app/media/picture.ts';

export type Category = 'Chairman' | 'Director' | 'Principal';

export interface LeadershipMessage {
  id: string;
  category: Category;
  message: string;
  name: string;
  designation: string;
  attachments: Attachment[];
}
