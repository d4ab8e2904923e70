import type { Day } from '#app/core/days.ts';
import type { Attachment } from '#app/media/picture.ts';

export interface Story {
  id: string;
  title: string;
  description: string;
  /** The day it was written. */
  date: Day;
  /** The first day of what it is about; lists and filters go by this one. */
  fromDate: Day;
  attachments: Attachment[];
}
