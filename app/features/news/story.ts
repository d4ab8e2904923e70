import type { Day } from '#app/core/time/days.ts';
import type { ItemLanguages } from '#app/publishing/content-type.ts';
import { type Attachment, firstImage } from '#app/media/picture.ts';

export interface Story extends ItemLanguages {
  id: string;
  title: string;
  /** Plain paragraphs, or HTML with headings, lists and tables: `isRich()` tells. */
  description: string;
  /** The day it was written. */
  date: Day;
  /** The first day of what it is about; lists and filters go by this one. */
  fromDate: Day;
  attachments: Attachment[];
}

/** The picture it is known by, its other pictures, and what there is to take along. */
export function partsOf({ attachments }: Story) {
  const picture = firstImage(attachments);
  return {
    picture,
    morePictures: attachments.filter((file) => file.kind === 'image' && file !== picture),
    files: attachments.filter((file) => file.kind === 'document'),
  };
}
