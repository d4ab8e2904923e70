import type { Day } from '#app/core/time/days.ts';
import type { ItemLanguages } from '#app/publishing/content-type.ts';
import { type Attachment, firstImage } from '#app/media/picture.ts';

export interface Story extends ItemLanguages {
  id: string;
  title: string;
  /** Plain paragraphs, or HTML with headings, lists and tables, see `isRich()`. */
  description: string;
  /** The day it was written. */
  date: Day;
  /** The first day of the event; lists and filters use this one. */
  fromDate: Day;
  attachments: Attachment[];
}

/** The main picture, the other pictures, and the files to download. */
export function partsOf({ attachments }: Story) {
  const picture = firstImage(attachments);
  return {
    picture,
    morePictures: attachments.filter((file) => file.kind === 'image' && file !== picture),
    files: attachments.filter((file) => file.kind === 'document'),
  };
}
