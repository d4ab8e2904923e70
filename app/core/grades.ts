/** The classes of the school, the youngest first, as addresses and events name them. */
export const GRADES = ['nursery', 'kg', '1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type Grade = (typeof GRADES)[number];

/** A class in the file name of its calendar. */
export const gradeFileName = (grade: Grade) => (/^\d$/.test(grade) ? `grade-${grade}` : grade);
