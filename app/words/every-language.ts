/** Names and figures that every language writes alike. */
export const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  linkedin: 'LinkedIn',
};

/** As numbers are grouped in India: 1,000 and 1,00,000. */
export const grouped = (count: number) => new Intl.NumberFormat('en-IN').format(count);

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** 'VIII' → 8; 0 for a name of the school's own. */
export const numberOfGrade = (grade: string) => NUMERALS.indexOf(grade) + 1;
