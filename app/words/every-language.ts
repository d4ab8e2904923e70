/** Names and figures that are the same in every language. */
export const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  linkedin: 'LinkedIn',
};

/** With Indian digit grouping: 1,000 and 1,00,000. */
export const grouped = (count: number) => new Intl.NumberFormat('en-IN').format(count);

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** 'VIII' → 8; 0 for a custom name. */
export const numberOfGrade = (grade: string) => NUMERALS.indexOf(grade) + 1;

const OFFICE_TIME = /^(\d{1,2})(?:[:.](\d\d))? ?([ap])\.?m\.?$/i;

/** The office types '8:00 AM' into the profile, for every language → '08:00'. */
export function readOfficeTime(text: string): string | undefined {
  const [whole, hour, minutes = '00', half] = OFFICE_TIME.exec(text.trim()) ?? [];
  if (!whole) return undefined;
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}
