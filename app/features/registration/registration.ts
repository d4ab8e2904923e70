import type { Attachment } from '#app/media/picture.ts';

/** An invitation to register online, with its address. */
export interface Registration {
  id: string;
  title: string;
  url: string;
  attachments: Attachment[];
}
