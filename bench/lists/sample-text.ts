/** The year that the benchmark filters by, and a month of it. */
export const BUSY_YEAR = 2022;
export const BUSY_MONTH = 11;
const OTHER_YEARS = [2017, 2018, 2019, 2020, 2021, 2023, 2024, 2025, 2026];

/** The benchmark's search words, and which share of a school contains them. */
export const searches = {
  'a word in all': 'school',
  'a word in few': 'lighthouse',
  'two words': 'annual sports',
  'a word in Hindi': 'दिवाली',
  'a beginning': 'cho',
  'half in the other script': 'chitrakala',
  'few in the other script': 'sammelan',
};
const HAVE_THE_RARE_WORD = 5;

export const idOf = (number: number) => `bench-${String(number).padStart(6, '0')}`;

export const titleOf = (number: number) => `Number ${number} of the school's year, class by class`;

/** Words from an artificial vocabulary of realistic size, including the ones that are searched for. */
export function descriptionOf(number: number, count: number, words: number): string {
  const text = Array.from({ length: words }, (_, at) =>
    madeUpWord((number * 7919 + at * at * 104_729) % 4000),
  );
  if (number % 2 === 0) text[3] = 'sports';
  if (number % 3 === 0) text[5] = 'Annual';
  if (number % 10 === 0) text[7] = 'दिवाली';
  if (number % 4 === 1) text[9] = 'chorus';
  if (number % 2 === 1) text[10] = 'चित्रकला';
  if (number % Math.floor(count / HAVE_THE_RARE_WORD) === 0) {
    text[11] = 'lighthouse';
    text[12] = 'सम्मेलन';
  }
  return text.join(' ');
}

const SYLLABLES = [
  'ba',
  'de',
  'ki',
  'lo',
  'mu',
  'na',
  'pe',
  'ri',
  'so',
  'tu',
  'va',
  'ye',
  'ka',
  'me',
  'di',
  'go',
];

function madeUpWord(number: number): string {
  return [number, number >> 4, number >> 8].map((part) => SYLLABLES[part & 15]).join('');
}

/** Ten years, half of everything in one of them, so that the first page of that year is full at every size. */
export function dateOf(number: number): string {
  const half = Math.floor(number / 2);
  const year = number % 2 === 0 ? BUSY_YEAR : OTHER_YEARS[half % OTHER_YEARS.length]!;
  return new Date(Date.UTC(year, 0, 1 + ((half * 37) % 365))).toISOString().slice(0, 10);
}
