import type { Day } from '#app/core/time/days.ts';
import { type Grade, GRADES } from '#app/core/grades.ts';
import type { ItemLanguages } from '#app/publishing/content-type.ts';
import { type Attachment, firstImage } from '#app/media/picture.ts';

export interface SchoolEvent extends ItemLanguages {
  id: string;
  title: string;
  kind: 'event' | 'holiday' | 'test';
  from: Day;
  /** The last day; the same as the first if it has only one. */
  until: Day;
  /** '09:00', or empty. */
  begins: string;
  ends: string;
  place: string;
  /** Empty for all. */
  classes: Grade[];
  audience: string;
  text: string;
  updatedAt: string;
  attachments: Attachment[];
}

/** Sorted by day and time; those without a time first. */
export const inOrder = (events: SchoolEvent[]): SchoolEvent[] =>
  events.toSorted(
    (one, other) => one.from.localeCompare(other.from) || one.begins.localeCompare(other.begins),
  );

export const isMultiDay = ({ from, until }: Pick<SchoolEvent, 'from' | 'until'>) => until > from;

export const isFor = ({ classes }: Pick<SchoolEvent, 'classes'>, grade: Grade | undefined) =>
  grade === undefined || classes.length === 0 || classes.includes(grade);

/** The classes as ranges: those of 1, 2, 3 and 8 are two ranges. */
export function gradeRanges(classes: readonly Grade[]): [first: Grade, last: Grade][] {
  const ranges: [Grade, Grade][] = [];
  for (const grade of GRADES.filter((each) => classes.includes(each))) {
    const open = ranges.at(-1);
    if (open && GRADES.indexOf(open[1]) === GRADES.indexOf(grade) - 1) open[1] = grade;
    else ranges.push([grade, grade]);
  }
  return ranges;
}

/** The main picture, and the files to download. */
export const partsOf = ({ attachments }: Pick<SchoolEvent, 'attachments'>) => ({
  picture: firstImage(attachments),
  files: attachments.filter((file) => file.kind === 'document'),
});
