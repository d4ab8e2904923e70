/** A grade by its number, however the school writes it: 'VIII', '8', 'Grade 8', 'Class VIII'. */
const NUMBERED_GRADE = /^(?:(?:grade|class|std)\.?\s*)?(?:[ivx]+|\d+)$/i;

/** The anchor of the section with the admission steps for a class. */
export const stepsSectionOf = (grade: string): 'nursery-and-kg' | 'grade-1-onwards' =>
  NUMBERED_GRADE.test(grade.trim()) ? 'grade-1-onwards' : 'nursery-and-kg';
