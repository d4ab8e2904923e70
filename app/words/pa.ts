import {
  type Day,
  dayInIndia,
  dayOfMonth,
  monthOf,
  timeInIndia,
  weekdayOf,
  yearOf,
} from '#app/core/time/days.ts';
import type { Grade } from '#app/core/grades.ts';
import type { Words } from '#app/words/en.ts';
import { grouped, networks, numberOfGrade, readOfficeTime } from '#app/words/every-language.ts';
import { namesIn } from '#app/words/locales.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('pa');

/** With a non-breaking space. */
const counted = (count: number, unit: string) => `${count}\u00a0${unit}`;

// As `Intl` has them for pa-IN; listed here, because its output differs between browsers.
const MONTHS = [
  'ਜਨਵਰੀ',
  'ਫ਼ਰਵਰੀ',
  'ਮਾਰਚ',
  'ਅਪ੍ਰੈਲ',
  'ਮਈ',
  'ਜੂਨ',
  'ਜੁਲਾਈ',
  'ਅਗਸਤ',
  'ਸਤੰਬਰ',
  'ਅਕਤੂਬਰ',
  'ਨਵੰਬਰ',
  'ਦਸੰਬਰ',
];

/** Without ਵਾਰ these are the short names. */
const WEEKDAY_STEMS = ['ਐਤ', 'ਸੋਮ', 'ਮੰਗਲ', 'ਬੁੱਧ', 'ਵੀਰ', 'ਸ਼ੁੱਕਰ', 'ਸ਼ਨੀ'];
const WEEKDAYS = WEEKDAY_STEMS.map((stem) => `${stem}ਵਾਰ`);

function monthName(month: number): string {
  const name = MONTHS[month - 1];
  if (!name) throw new RangeError('a month is 1 to 12');
  return name;
}

const dayInMonth = (day: Day) => `${dayOfMonth(day)} ${monthName(monthOf(day))}`;
const dayInYear = (day: Day) => `${dayInMonth(day)} ${yearOf(day)}`;

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'ਰਾਤ';
  if (hour < 12) return 'ਸਵੇਰੇ';
  return hour < 16 ? 'ਦੁਪਹਿਰ' : 'ਸ਼ਾਮ';
}

const hourOf = (time: string) => Number(time.slice(0, 2));

/** '08:00' → '8', '17:30' → '5:30' */
const figuresOf = (time: string) => `${hourOf(time) % 12 || 12}${time.endsWith(':00') ? '' : time.slice(2)}`;

/** '08:00' → 'ਸਵੇਰੇ 8 ਵਜੇ', '17:30' → 'ਸ਼ਾਮ 5:30 ਵਜੇ' */
const spokenTime = (time: string) => `${partOfDay(hourOf(time))} ${figuresOf(time)} ਵਜੇ`;

/** 'ਸਵੇਰੇ 9 ਤੋਂ 10:30 ਵਜੇ ਤੱਕ', 'ਸਵੇਰੇ 9 ਤੋਂ ਦੁਪਹਿਰ 12 ਵਜੇ ਤੱਕ'. */
function spokenTimes(begins: string, ends: string): string {
  const [first, last] = [partOfDay(hourOf(begins)), partOfDay(hourOf(ends))];
  const end = first === last ? `${figuresOf(ends)} ਵਜੇ` : spokenTime(ends);
  return fromTo(`${first} ${figuresOf(begins)}`, end);
}

/** Anything that the office enters instead of a time is unchanged. */
function fromOffice(text: string): string {
  const time = readOfficeTime(text);
  return time ? spokenTime(time) : text;
}

const fromTo = (begins: string, ends: string) => `${begins} ਤੋਂ ${ends} ਤੱਕ`;

const CLASSES: Partial<Record<Grade, string>> = { nursery: 'ਨਰਸਰੀ', kg: 'ਕੇਜੀ' };
const className = (grade: Grade) => CLASSES[grade] ?? `ਜਮਾਤ ${grade}`;

const GRADES: Record<string, string> = { NUR: 'ਨਰਸਰੀ', KG: 'ਕੇਜੀ' };

function gradeName(grade: string): string {
  const number = numberOfGrade(grade);
  return GRADES[grade] ?? (number > 0 ? `ਜਮਾਤ ${number}` : grade);
}

/** The site in Punjabi, in Gurmukhi: as a school in Punjab would speak to a family, with ਤੁਸੀਂ. */
export const pa: Words = {
  // The short forms of the profile (NUR, VIII) are English.
  gradeInTable: gradeName,
  gradeName,
  dates: {
    month: monthName,
    /** '2026-11-13' → '13 ਨਵੰਬਰ 2026' */
    day: dayInYear,
    moment: (instant) => `${dayInYear(dayInIndia(instant))}, ${spokenTime(timeInIndia(instant))}`,
  },
  onlyIn: (language) => `ਸਿਰਫ਼ ${namesIn.pa[language]} ਵਿੱਚ`,
  skipToMain: 'ਮੁੱਖ ਲਿਖਤ ’ਤੇ ਜਾਓ',
  home: 'ਮੁੱਖ ਪੰਨਾ',
  mainMenu: 'ਮੁੱਖ ਮੀਨੂ',
  menuButton: 'ਮੀਨੂ',
  closeMenu: 'ਮੀਨੂ ਬੰਦ ਕਰੋ',
  breadcrumb: 'ਤੁਸੀਂ ਇੱਥੇ ਹੋ',
  onThisPage: 'ਇਸ ਪੰਨੇ ’ਤੇ',
  opensInNewTab: 'ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹੇਗਾ',
  tableOf: (columns) => (columns ? `ਸਾਰਣੀ: ${columns}` : 'ਸਾਰਣੀ'),
  parentPortal: 'ਪੇਰੈਂਟ ਪੋਰਟਲ',
  call: 'ਫ਼ੋਨ ਕਰੋ',
  schoolCode: 'ਸਕੂਲ ਕੋਡ',
  helpDesk: (opens, closes) => `ਮਦਦ: ${fromTo(fromOffice(opens), fromOffice(closes))}`,
  copyright: (year, school) => `© ${year} ${school}। ਸਾਰੇ ਹੱਕ ਰਾਖਵੇਂ ਹਨ।`,
  api: 'API',
  footer: {
    forParents: 'ਮਾਪਿਆਂ ਲਈ',
    schoolLife: 'ਸਕੂਲ ਦੀ ਜ਼ਿੰਦਗੀ',
    appScreen: 'ਅੱਜ',
    googlePlay: 'Google Play',
    appStore: 'App Store',
  },
  socialOn: (school, network) => `${networks[network]} ’ਤੇ ${school}`,

  newsFeed: (school) => `${school}: ਖ਼ਬਰਾਂ`,

  menu: {
    overview: 'ਜਾਣ-ਪਛਾਣ',
    aboutUs: 'ਸਾਡੇ ਬਾਰੇ',
    chairmanWelcome: 'ਚੇਅਰਮੈਨ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    directorWelcome: 'ਡਾਇਰੈਕਟਰ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    principalWelcome: 'ਪ੍ਰਿੰਸੀਪਲ ਵੱਲੋਂ ਜੀ ਆਇਆਂ ਨੂੰ',
    gettingStarted: 'ਪਹਿਲੇ ਕਦਮ',
    admission: 'ਦਾਖ਼ਲਾ',
    admissionProcess: 'ਦਾਖ਼ਲੇ ਦਾ ਤਰੀਕਾ',
    parentGuidelines: 'ਮਾਪਿਆਂ ਲਈ ਜ਼ਰੂਰੀ ਗੱਲਾਂ',
    schoolErp: 'ਸਕੂਲ ERP',
    learning: 'ਪੜ੍ਹਾਈ',
    earlyLearning: 'ਮੁੱਢਲੀਆਂ ਜਮਾਤਾਂ',
    primary: 'ਪ੍ਰਾਇਮਰੀ',
    middle: 'ਮਿਡਲ',
    infrastructure: 'ਇਮਾਰਤ ਤੇ ਮੈਦਾਨ',
    facilities: 'ਸਹੂਲਤਾਂ',
    classrooms: 'ਕਲਾਸਰੂਮ',
    library: 'ਲਾਇਬ੍ਰੇਰੀ',
    computerLab: 'ਕੰਪਿਊਟਰ ਲੈਬ',
    sports: 'ਖੇਡਾਂ',
    safety: 'ਸੁਰੱਖਿਆ',
    gallery: 'ਗੈਲਰੀ',
    photoGallery: 'ਤਸਵੀਰਾਂ',
    videoGallery: 'ਵੀਡੀਓ',
    news: 'ਖ਼ਬਰਾਂ ਅਤੇ ਲੇਖ',
    calendar: 'ਕੈਲੰਡਰ',
    office: 'ਸਕੂਲ ਦਫ਼ਤਰ',
    registration: 'ਆਨਲਾਈਨ ਰਜਿਸਟ੍ਰੇਸ਼ਨ',
    contact: 'ਸੰਪਰਕ',
    privacy: 'ਪਰਦੇਦਾਰੀ',
  },

  carousel: {
    carousel: 'ਸਲਾਈਡਰ',
    slide: 'ਸਲਾਈਡ',
    slideOf: (index, total) => `${total} ਵਿੱਚੋਂ ${index}`,
    controlsOf: 'ਸਲਾਈਡਰ ਦੇ ਬਟਨ',
    choose: 'ਤਸਵੀਰ ਚੁਣੋ',
    controls: { previous: 'ਪਿੱਛੇ', next: 'ਅੱਗੇ', pause: 'ਸਲਾਈਡ ਸ਼ੋਅ ਰੋਕੋ', play: 'ਸਲਾਈਡ ਸ਼ੋਅ ਚਲਾਓ' },
  },

  welcome: {
    warmRegards: 'ਸਤਿਕਾਰ ਸਹਿਤ',
    moreMessages: 'ਹੋਰ ਸੁਨੇਹੇ',
    readAlso: 'ਇਹ ਵੀ ਪੜ੍ਹੋ',
  },

  content: {
    onThisPage: 'ਇਸ ਪੰਨੇ ’ਤੇ',
    atAGlance: 'ਇੱਕ ਨਜ਼ਰ ਵਿੱਚ',
    stagesOfLearning: 'ਪੜ੍ਹਾਈ ਦੇ ਪੜਾਅ',
    previousStage: 'ਇਸ ਤੋਂ ਪਹਿਲਾ ਪੜਾਅ',
    nextStage: 'ਅਗਲਾ ਪੜਾਅ',
    pressAPhoto: 'ਕੋਈ ਤਸਵੀਰ ਵੱਡੀ ਕਰਕੇ ਵੇਖਣ ਲਈ ਉਸ ਨੂੰ ਦਬਾਓ।',
  },

  homePage: {
    hero: (school) => `${school} ਦੀਆਂ ਝਲਕੀਆਂ`,
    admission: 'ਦਾਖ਼ਲਾ',
    visit: 'ਸਕੂਲ ਵੇਖਣ ਆਓ',
    gettingStarted: 'ਸਾਡੇ ਕੋਲ ਪਹਿਲੇ ਕਦਮ',
    quickLinks: 'ਜ਼ਰੂਰੀ ਲਿੰਕ',
    notifications: 'ਸੂਚਨਾਵਾਂ',
    close: 'ਬੰਦ ਕਰੋ',
    attachment: 'ਨਾਲ ਦੀ ਫ਼ਾਈਲ',
    clickHere: 'ਇੱਥੇ ਕਲਿੱਕ ਕਰੋ',
    highlights: 'ਤਾਜ਼ਾ ਸੂਚਨਾਵਾਂ',
    register: 'ਰਜਿਸਟ੍ਰੇਸ਼ਨ',
    news: 'ਤਾਜ਼ਾ ਖ਼ਬਰਾਂ ਅਤੇ ਲੇਖ',
    allNews: 'ਸਾਰੀਆਂ ਖ਼ਬਰਾਂ',
    doors: 'ਆਓ, ਪੁੱਛੋ ਜਾਂ ਅਰਜ਼ੀ ਦਿਓ',
    seeFacilities: 'ਸਾਡੀਆਂ ਸਹੂਲਤਾਂ ਵੇਖੋ',
    infrastructure: 'ਸਾਰੀਆਂ ਸਹੂਲਤਾਂ ਵੇਖੋ',
    gallery: 'ਸਾਡੀਆਂ ਤਸਵੀਰਾਂ',
    allAlbums: 'ਸਾਰੀਆਂ ਐਲਬਮਾਂ',
    coming: 'ਆਉਣ ਵਾਲੇ ਦਿਨ',
    wholeCalendar: 'ਪੂਰਾ ਕੈਲੰਡਰ',
    noNews: 'ਹਾਲੇ ਕੋਈ ਖ਼ਬਰ ਨਹੀਂ ਹੈ।',
    noAlbums: 'ਹਾਲੇ ਕੋਈ ਐਲਬਮ ਨਹੀਂ ਹੈ।',
    loadingGallery: 'ਤਸਵੀਰਾਂ ਆ ਰਹੀਆਂ ਹਨ…',
    countMissing: 'ਇਹ ਗਿਣਤੀ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਈ ਜਾ ਸਕੀ।',
    countedBefore: (count: number) =>
      `ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ${grouped(count)} ਦੀ ਗਿਣਤੀ ਸਕੂਲ ਦੀ ਪਿਛਲੀ ਵੈੱਬਸਾਈਟ ’ਤੇ ਹੋਈ ਸੀ।`,
  },

  trouble: {
    headings: {
      albums: 'ਐਲਬਮਾਂ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਈਆਂ ਜਾ ਸਕਦੀਆਂ',
      album: 'ਇਹ ਐਲਬਮ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਈ ਜਾ ਸਕਦੀ',
      news: 'ਖ਼ਬਰਾਂ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਈਆਂ ਜਾ ਸਕਦੀਆਂ',
      story: 'ਇਹ ਖ਼ਬਰ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਈ ਜਾ ਸਕਦੀ',
      videos: 'ਵੀਡੀਓ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਏ ਜਾ ਸਕਦੇ',
      letter: 'ਇਹ ਸੁਨੇਹਾ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਇਆ ਜਾ ਸਕਦਾ',
      calendar: 'ਕੈਲੰਡਰ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਇਆ ਜਾ ਸਕਦਾ',
      event: 'ਇਹ ਸਮਾਗਮ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਇਆ ਜਾ ਸਕਦਾ',
      page: 'ਇਸ ਪੰਨੇ ਦੀ ਲਿਖਤ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਈ ਜਾ ਸਕਦੀ',
    },
    text: 'ਸਾਡੇ ਪਾਸੇ ਕੋਈ ਗੜਬੜ ਹੋਈ ਹੈ; ਪੰਨੇ ਦਾ ਬਾਕੀ ਹਿੱਸਾ ਇੱਥੇ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    part: 'ਪੰਨੇ ਦਾ ਇਹ ਹਿੱਸਾ ਹੁਣੇ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    again: 'ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  },

  admission: {
    agesCaption: 'ਦਾਖ਼ਲੇ ਦੇ ਦਿਨ ਤੱਕ ਪੂਰੇ ਹੋਏ ਸਾਲ',
    grade: 'ਜਮਾਤ',
    age: 'ਉਮਰ',
    ageOf: (age) => `${age}+`,
    dateOfBirth: 'ਜਨਮ ਮਿਤੀ',
    birthHint: 'ਜਿਵੇਂ ਜਨਮ ਸਰਟੀਫ਼ਿਕੇਟ ਵਿੱਚ ਲਿਖੀ ਹੈ।',
    joiningOn: 'ਦਾਖ਼ਲੇ ਦਾ ਦਿਨ',
    joiningHint: 'ਚਾਹੋ ਤਾਂ ਕੋਈ ਹੋਰ ਦਿਨ ਚੁਣੋ।',
    check: 'ਉਮਰ ਵੇਖੋ',
    years: (years, months) =>
      `${counted(years, 'ਸਾਲ')}, ${counted(months, plural(months, { one: 'ਮਹੀਨਾ', other: 'ਮਹੀਨੇ' }))}`,
    onDay: (day) => `${day} ਨੂੰ`,
    onAssumedDay: (day) =>
      `${day} ਨੂੰ। ਤੁਸੀਂ ਦਾਖ਼ਲੇ ਦਾ ਦਿਨ ਨਹੀਂ ਭਰਿਆ ਸੀ, ਇਸ ਲਈ ਅਸੀਂ ਆਉਣ ਵਾਲੀ 1 ਅਪ੍ਰੈਲ ਮੰਨ ਲਈ।`,
    fits: (grades, below) =>
      `${grades.join(' ਜਾਂ ')} ਵਿੱਚ ਦਾਖ਼ਲੇ ਲਈ ਉਮਰ ਪੂਰੀ ਹੈ${below ? '; ਉਸ ਤੋਂ ਛੋਟੀ ਜਮਾਤ ਵਿੱਚ ਵੀ ਦਾਖ਼ਲਾ ਹੋ ਸਕਦਾ ਹੈ' : ''}।`,
    tooYoung: (grade, from) =>
      `ਉਸ ਦਿਨ ਉਮਰ ਘੱਟ ਹੋਵੇਗੀ। ${grade} ਵਿੱਚ ਤੁਹਾਡੇ ਬੱਚੇ ਦਾ ਦਾਖ਼ਲਾ ${from} ਤੋਂ ਹੋ ਸਕਦਾ ਹੈ।`,
    tooOld: (grade) =>
      `${grade} ਸਾਡੀ ਸਭ ਤੋਂ ਵੱਡੀ ਜਮਾਤ ਹੈ, ਅਤੇ ਉਸ ਵਿੱਚ ਦਾਖ਼ਲੇ ਦੀ ਉਮਰ ਲੰਘ ਚੁੱਕੀ ਹੈ। ਕੀ ਹੋ ਸਕਦਾ ਹੈ, ਇਹ ਕਿਰਪਾ ਕਰਕੇ ਦਫ਼ਤਰ ਤੋਂ ਪੁੱਛੋ।`,
    stepsTo: (grades) => `${grades.join(' ਜਾਂ ')} ਵਿੱਚ ਦਾਖ਼ਲੇ ਦੇ ਕਦਮ`,
    stepsInFull: 'ਹਰ ਕਦਮ ਵਿਸਥਾਰ ਨਾਲ ਪੜ੍ਹੋ',
    problems: {
      missing: 'ਕਿਰਪਾ ਕਰਕੇ ਜਨਮ ਮਿਤੀ ਭਰੋ।',
      unclear: 'ਇਹ ਤਾਰੀਖ਼ ਸਮਝ ਨਹੀਂ ਆਈ। ਕਿਰਪਾ ਕਰਕੇ ਦਿਨ, ਮਹੀਨਾ ਅਤੇ ਸਾਲ ਲਿਖੋ, ਜਿਵੇਂ 14/02/2021',
      future: 'ਇਹ ਦਿਨ ਹਾਲੇ ਆਇਆ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਸਾਲ ਵੇਖ ਲਓ।',
      tooLongAgo: (years) => `ਕਿਰਪਾ ਕਰਕੇ ਸਾਲ ਵੇਖ ਲਓ: ਇਸ ਹਿਸਾਬ ਨਾਲ ਬੱਚੇ ਦੀ ਉਮਰ ${years} ਸਾਲ ਹੋਵੇਗੀ।`,
      past: 'ਦਾਖ਼ਲੇ ਦਾ ਦਿਨ ਇੱਕ ਸਾਲ ਤੋਂ ਵੀ ਵੱਧ ਪੁਰਾਣਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਸਾਲ ਵੇਖ ਲਓ।',
      far: 'ਇਹ ਦਿਨ 20 ਸਾਲ ਤੋਂ ਵੀ ਅੱਗੇ ਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਸਾਲ ਵੇਖ ਲਓ।',
      beforeBirth: 'ਇਹ ਦਿਨ ਜਨਮ ਮਿਤੀ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਹੈ।',
    },
    downloadForm: (size) => `ਦਾਖ਼ਲਾ ਫ਼ਾਰਮ ਡਾਊਨਲੋਡ ਕਰੋ (PDF, ${size})`,
    free: 'ਮੁਫ਼ਤ',
    noFormYet: 'ਡਾਊਨਲੋਡ ਲਈ ਫ਼ਾਰਮ ਹਾਲੇ ਇਸ ਪੰਨੇ ’ਤੇ ਨਹੀਂ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦਫ਼ਤਰ ਤੋਂ ਲੈ ਲਓ।',
  },

  parentsApp: { googlePlay: 'Google Play', appStore: 'App Store' },

  animations: {
    play: (title) => `ਚਲਾਓ: ${title}`,
    open: 'ਤਸਵੀਰ ਖੋਲ੍ਹੋ',
    close: 'ਬੰਦ ਕਰੋ',
  },

  browse: {
    year: 'ਸਾਲ',
    month: 'ਮਹੀਨਾ',
    search: 'ਖੋਜੋ',
    allYears: 'ਸਾਰੇ',
    allMonths: 'ਸਾਰੇ ਮਹੀਨੇ',
    show: 'ਵਿਖਾਓ',
    every: (month) => `${monthName(month)} (ਹਰ ਸਾਲ)`,
    inAny: (month) => `ਕਿਸੇ ਵੀ ਸਾਲ ${monthName(month)} ਵਿੱਚ`,
    notApplied: 'ਇਹ ਹੁਣੇ ਨਹੀਂ ਵਿਖਾਇਆ ਜਾ ਸਕਿਆ। ਕਿਰਪਾ ਕਰਕੇ “ਵਿਖਾਓ” ਦਬਾ ਕੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    count: (shown, isExact, total, items) => ({
      before: `${grouped(total)} ${items} ਵਿੱਚੋਂ`,
      shown: `${grouped(shown)}${isExact ? '' : ' ਤੋਂ ਵੱਧ'}`,
      after: '',
    }),
    inTime: (month) => `${month} ਵਿੱਚ`,
    withWords: (query) => `“${query}” ਵਾਲੀ`,
    similar: {
      name: 'ਮਿਲਦੇ-ਜੁਲਦੇ ਸ਼ਬਦ-ਜੋੜ:',
      why: (query) => `ਐਨ “${query}” ਇੱਥੇ ਕਿਤੇ ਨਹੀਂ ਲਿਖਿਆ, ਪਰ ਇਹ ਸੁਣਨ ਵਿੱਚ ਉਹੋ ਜਿਹਾ ਹੈ।`,
    },
    firstPage: 'ਪਹਿਲੇ ਪੰਨੇ ’ਤੇ ਵਾਪਸ ਜਾਓ',
    allYearsWith: (query) => `“${query}” ਨੂੰ ਸਾਰੇ ਸਾਲਾਂ ਵਿੱਚ ਖੋਜੋ`,
    allMonthsWith: (query) => `“${query}” ਨੂੰ ਸਾਰੇ ਮਹੀਨਿਆਂ ਵਿੱਚ ਖੋਜੋ`,
    page: (page) => `ਪੰਨਾ ${page}`,
    pageOf: (page, last) => `ਪੰਨਾ ${page} (ਕੁੱਲ ${last})`,
    loading: 'ਲੋਡ ਹੋ ਰਿਹਾ ਹੈ',
    gallery: {
      filter: 'ਐਲਬਮਾਂ ਖੋਜੋ',
      example: 'ਖੇਡ ਦਿਵਸ',
      // Before 'ਵਿੱਚੋਂ'.
      items: (count) => plural(count, { one: 'ਐਲਬਮ', other: 'ਐਲਬਮਾਂ' }),
      pages: 'ਐਲਬਮਾਂ ਦੇ ਪੰਨੇ',
      newer: 'ਨਵੀਆਂ ਐਲਬਮਾਂ',
      older: 'ਪੁਰਾਣੀਆਂ ਐਲਬਮਾਂ',
      none: 'ਇੱਥੇ ਹਾਲੇ ਕੋਈ ਐਲਬਮ ਨਹੀਂ ਹੈ',
      noneFor: (what) => `${what} ਕੋਈ ਐਲਬਮ ਨਹੀਂ ਮਿਲੀ`,
      noSuchPage: 'ਇਸ ਪੰਨੇ ’ਤੇ ਕੋਈ ਐਲਬਮ ਨਹੀਂ ਹੈ',
      another: (total) => `ਕੋਈ ਹੋਰ ਸਮਾਂ ਚੁਣੋ ਜਾਂ ਹੋਰ ਸ਼ਬਦ ਲਿਖੋ, ਜਾਂ ਸਾਰੀਆਂ ${grouped(total)} ਐਲਬਮਾਂ ਵੇਖੋ।`,
      showAll: 'ਸਾਰੀਆਂ ਐਲਬਮਾਂ ਵੇਖੋ',
      more: {
        load: 'ਹੋਰ ਐਲਬਮਾਂ ਵੇਖੋ',
        loaded: 'ਹੋਰ {count} ਐਲਬਮਾਂ',
        failed: 'ਹੋਰ ਐਲਬਮਾਂ ਹੁਣੇ ਨਹੀਂ ਆ ਸਕੀਆਂ। ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਪੰਨਿਆਂ ਦੇ ਲਿੰਕਾਂ ਰਾਹੀਂ ਵੇਖੋ।',
      },
    },
    news: {
      filter: 'ਖ਼ਬਰਾਂ ਖੋਜੋ',
      example: 'ਵਿਗਿਆਨ ਮੇਲਾ',
      items: (count) => plural(count, { one: 'ਖ਼ਬਰ', other: 'ਖ਼ਬਰਾਂ' }),
      pages: 'ਖ਼ਬਰਾਂ ਦੇ ਪੰਨੇ',
      newer: 'ਨਵੀਆਂ ਖ਼ਬਰਾਂ',
      older: 'ਪੁਰਾਣੀਆਂ ਖ਼ਬਰਾਂ',
      none: 'ਇੱਥੇ ਹਾਲੇ ਕੋਈ ਖ਼ਬਰ ਨਹੀਂ ਹੈ',
      noneFor: (what) => `${what} ਕੋਈ ਖ਼ਬਰ ਨਹੀਂ ਮਿਲੀ`,
      noSuchPage: 'ਇਸ ਪੰਨੇ ’ਤੇ ਕੋਈ ਖ਼ਬਰ ਨਹੀਂ ਹੈ',
      another: (total) => `ਕੋਈ ਹੋਰ ਸਮਾਂ ਚੁਣੋ ਜਾਂ ਹੋਰ ਸ਼ਬਦ ਲਿਖੋ, ਜਾਂ ਸਾਰੀਆਂ ${grouped(total)} ਖ਼ਬਰਾਂ ਵੇਖੋ।`,
      showAll: 'ਸਾਰੀਆਂ ਖ਼ਬਰਾਂ ਵੇਖੋ',
      more: {
        load: 'ਹੋਰ ਖ਼ਬਰਾਂ ਵੇਖੋ',
        loaded: 'ਹੋਰ {count} ਖ਼ਬਰਾਂ',
        failed: 'ਹੋਰ ਖ਼ਬਰਾਂ ਹੁਣੇ ਨਹੀਂ ਆ ਸਕੀਆਂ। ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ, ਜਾਂ ਪੰਨਿਆਂ ਦੇ ਲਿੰਕਾਂ ਰਾਹੀਂ ਵੇਖੋ।',
      },
    },
    videos: { pages: 'ਵੀਡੀਓ ਦੇ ਪੰਨੇ', newer: 'ਨਵੇਂ ਵੀਡੀਓ', older: 'ਪੁਰਾਣੇ ਵੀਡੀਓ' },
  },

  files: { one: 'ਨਾਲ ਦੀ ਫ਼ਾਈਲ', many: 'ਨਾਲ ਦੀਆਂ ਫ਼ਾਈਲਾਂ' },

  share: {
    share: 'ਸਾਂਝਾ ਕਰੋ',
    copied: 'ਲਿੰਕ ਕਾਪੀ ਹੋ ਗਿਆ',
    copyByHand: 'ਇਹ ਲਿੰਕ ਕਾਪੀ ਕਰ ਲਓ:',
  },

  gallery: {
    title: 'ਤਸਵੀਰਾਂ',
    photos: (count) => plural(count, { one: `${count} ਤਸਵੀਰ`, other: `${count} ਤਸਵੀਰਾਂ` }),
    viewMore: 'ਹੋਰ ਵੇਖੋ',
    noPhotoYet: 'ਹਾਲੇ ਕੋਈ ਤਸਵੀਰ ਨਹੀਂ',
  },

  album: {
    goBack: 'ਵਾਪਸ ਜਾਓ',
    eventDate: 'ਸਮਾਗਮ ਦੀ ਤਾਰੀਖ਼',
    lastUpdate: 'ਪਿਛਲੀ ਤਬਦੀਲੀ',
    photos: 'ਤਸਵੀਰਾਂ',
    description: (title, day, count) =>
      `${title}, ${day}: ${plural(count, { one: `${count} ਤਸਵੀਰ`, other: `${count} ਤਸਵੀਰਾਂ` })} ਦੀ ਐਲਬਮ।`,
    empty: 'ਇਸ ਐਲਬਮ ਦੀਆਂ ਤਸਵੀਰਾਂ ਹਾਲੇ ਨਹੀਂ ਆਈਆਂ।',
    viewer: (title) => `ਤਸਵੀਰਾਂ: ${title}`,
    shareAlbum: 'ਇਹ ਐਲਬਮ ਸਾਂਝੀ ਕਰੋ',
    neighbours: 'ਹੋਰ ਐਲਬਮਾਂ',
    previous: 'ਪਿਛਲੀ ਐਲਬਮ',
    next: 'ਅਗਲੀ ਐਲਬਮ',
  },

  photo: {
    title: (number, total) => `ਤਸਵੀਰ ${number} (ਕੁੱਲ ${total})`,
    description: (album, day) => `“${album}” ਐਲਬਮ ਦੀ ਇੱਕ ਤਸਵੀਰ, ${day}।`,
    backToAlbum: 'ਇਸ ਐਲਬਮ ਦੀਆਂ ਸਾਰੀਆਂ ਤਸਵੀਰਾਂ',
    photos: 'ਇਸ ਐਲਬਮ ਦੀਆਂ ਤਸਵੀਰਾਂ',
    previous: 'ਪਿਛਲੀ ਤਸਵੀਰ',
    next: 'ਅਗਲੀ ਤਸਵੀਰ',
    download: 'ਇਹ ਤਸਵੀਰ ਡਾਊਨਲੋਡ ਕਰੋ',
    takeDown: 'ਇਹ ਤਸਵੀਰ ਹਟਵਾਉਣੀ ਹੈ? ਸਾਨੂੰ ਲਿਖੋ',
    takeDownOne: 'ਕੋਈ ਤਸਵੀਰ ਹਟਵਾਉਣੀ ਹੈ? ਸਾਨੂੰ ਲਿਖੋ',
    takeDownMessage: (address) => `ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਤਸਵੀਰ ਹਟਾ ਦਿਓ: ${address}\n\nਕਾਰਨ: `,
    takeDownWhich: (address) =>
      `ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਐਲਬਮ ਵਿੱਚੋਂ ਇੱਕ ਤਸਵੀਰ ਹਟਾ ਦਿਓ: ${address}\n\nਕਿਹੜੀ ਤਸਵੀਰ, ਅਤੇ ਕਿਉਂ: `,
  },

  news: {
    title: 'ਖ਼ਬਰਾਂ ਅਤੇ ਲੇਖ',
    storyDescription: (title, school) => `${title}: ${school} ਦੀ ਖ਼ਬਰ।`,
    allNews: 'ਸਾਰੀਆਂ ਖ਼ਬਰਾਂ',
    moreNews: 'ਹੋਰ ਖ਼ਬਰਾਂ',
    morePictures: 'ਹੋਰ ਤਸਵੀਰਾਂ',
    date: 'ਤਾਰੀਖ਼',
    written: 'ਕਦੋਂ ਲਿਖੀ ਗਈ',
    writtenOn: (day) => `${day} ਨੂੰ ਲਿਖੀ ਗਈ`,
    neighbours: 'ਅੱਗੇ-ਪਿੱਛੇ ਦੀਆਂ ਖ਼ਬਰਾਂ',
    newer: 'ਇਸ ਤੋਂ ਬਾਅਦ ਦੀ ਖ਼ਬਰ',
    older: 'ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਦੀ ਖ਼ਬਰ',
    shareOrPrint: 'ਸਾਂਝਾ ਜਾਂ ਪ੍ਰਿੰਟ ਕਰੋ',
    print: 'ਪ੍ਰਿੰਟ ਕਰੋ',
  },

  calendar: {
    title: 'ਕੈਲੰਡਰ',
    eventDescription: (title, when, school) => `${school} ਵਿਖੇ ${title}: ${when}।`,
    weekdays: WEEKDAYS,
    shortWeekdays: WEEKDAY_STEMS,
    weekdayLetters: ['ਐ', 'ਸੋ', 'ਮੰ', 'ਬੁੱ', 'ਵੀ', 'ਸ਼ੁੱ', 'ਸ਼'],
    monthOf: (year, month) => `${monthName(month)} ${year}`,
    day: (day) => `${WEEKDAYS[weekdayOf(day)]}, ${dayInYear(day)}`,
    days(from, until) {
      if (from.slice(0, 7) === until.slice(0, 7)) return `${dayOfMonth(from)}–${dayInYear(until)}`;
      return fromTo(yearOf(from) === yearOf(until) ? dayInMonth(from) : dayInYear(from), dayInYear(until));
    },
    toDay: (day) => `${dayInMonth(day)} ਤੱਕ`,
    weekdaysFromTo: (from, until) => `${from} ਤੋਂ ${until}`,
    time: spokenTime,
    times: spokenTimes,
    until: (time) => `${spokenTime(time)} ਤੱਕ`,
    today: 'ਅੱਜ',
    tomorrow: 'ਭਲਕੇ',
    now: 'ਹੁਣ ਚੱਲ ਰਿਹਾ ਹੈ',
    kinds: { event: '', holiday: 'ਛੁੱਟੀ', test: 'ਪ੍ਰੀਖਿਆ' },
    for: 'ਜਮਾਤ',
    allClasses: 'ਸਾਰੀਆਂ ਜਮਾਤਾਂ',
    class: className,
    classesFromTo: (first, last) =>
      first in CLASSES ? `${className(first)} ਤੋਂ ${className(last)}` : `ਜਮਾਤ ${first} ਤੋਂ ${last}`,
    and: (parts) => parts.join(', ').replace(/, ([^,]*)$/, ' ਅਤੇ $1'),
    show: 'ਵਿਖਾਓ',
    view: 'ਵੇਖਣ ਦਾ ਢੰਗ',
    views: { month: 'ਮਹੀਨਾ', list: 'ਸੂਚੀ' },
    search: 'ਕੈਲੰਡਰ ਵਿੱਚ ਖੋਜੋ',
    example: 'ਖੇਡ ਦਿਵਸ',
    found: (count, q) =>
      `“${q}” ਲਈ ${count === 0 ? 'ਕੁਝ ਨਹੀਂ ਮਿਲਿਆ' : plural(count, { one: '1 ਨਤੀਜਾ ਮਿਲਿਆ', other: `${count} ਨਤੀਜੇ ਮਿਲੇ` })}`,
    whole: 'ਪੂਰਾ ਕੈਲੰਡਰ ਵੇਖੋ',
    more: (count) => `${count} ਹੋਰ`,
    key: { event: 'ਸਮਾਗਮ', lasts: 'ਕਈ ਦਿਨ', holiday: 'ਛੁੱਟੀ' },
    coming: 'ਅੱਗੇ ਕੀ ਹੈ',
    nothingComing: 'ਹਾਲੇ ਕੁਝ ਤੈਅ ਨਹੀਂ ਹੈ। ਦਫ਼ਤਰ ਜਿਵੇਂ ਹੀ ਕੁਝ ਤੈਅ ਕਰੇਗਾ, ਉਹ ਇੱਥੇ ਵਿਖਾਈ ਦੇਵੇਗਾ।',
    nothingIn: (month) => `${month} ਵਿੱਚ ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੈ।`,
    years: 'ਸਾਲ-ਦਰ-ਸਾਲ',
    count: (count) => plural(count, { one: `${count} ਤਾਰੀਖ਼`, other: `${grouped(count)} ਤਾਰੀਖ਼ਾਂ` }),
    eventCount: (count) => `${count} ਸਮਾਗਮ`,
    addToPhone: 'ਮੇਰੇ ਫ਼ੋਨ ਵਿੱਚ ਜੋੜੋ',
    addOne: 'ਮੇਰੇ ਕੈਲੰਡਰ ਵਿੱਚ ਜੋੜੋ',
    addNamed: (title) => `“${title}” ਨੂੰ ਆਪਣੇ ਕੈਲੰਡਰ ਵਿੱਚ ਜੋੜੋ`,
    keep: {
      title: 'ਕੈਲੰਡਰ ਆਪਣੇ ਫ਼ੋਨ ਵਿੱਚ ਰੱਖੋ',
      text: 'ਤੁਹਾਡੇ ਫ਼ੋਨ ਦਾ ਕੈਲੰਡਰ ਸਮੇਂ-ਸਮੇਂ ’ਤੇ ਸਾਡਾ ਕੈਲੰਡਰ ਵੇਖ ਲੈਂਦਾ ਹੈ। ਦਫ਼ਤਰ ਕੋਈ ਤਾਰੀਖ਼ ਬਦਲੇ ਤਾਂ ਉਹ ਤੁਹਾਡੇ ਫ਼ੋਨ ਵਿੱਚ ਵੀ ਬਦਲ ਜਾਂਦੀ ਹੈ।',
      all: 'ਫ਼ੋਨ ਵਿੱਚ ਜੋੜੋ: ਸਾਰੀਆਂ ਜਮਾਤਾਂ',
      one: (name) => `ਫ਼ੋਨ ਵਿੱਚ ਜੋੜੋ: ${name}`,
      file: 'ਇਸ ਮਹੀਨੇ ਦੀ ਫ਼ਾਈਲ (.ics)',
      byHand: 'ਕੁਝ ਨਹੀਂ ਹੋਇਆ? ਆਪਣੀ ਕੈਲੰਡਰ ਐਪ ਵਿੱਚ “URL ਤੋਂ ਕੈਲੰਡਰ ਜੋੜੋ” ਚੁਣੋ ਅਤੇ ਉੱਥੇ ਇਹ ਪਤਾ ਪਾ ਦਿਓ:',
    },
    fileName: (school, name) => `${school}: ${name || 'ਕੈਲੰਡਰ'}`,
    when: 'ਕਦੋਂ',
    where: 'ਕਿੱਥੇ',
    forWhom: 'ਕਿਸ ਲਈ',
    forWhomInFull: (classes, audience) => `${classes}। ${audience}`,
    others: 'ਪਿਛਲਾ ਅਤੇ ਅਗਲਾ ਸਮਾਗਮ',
    before: 'ਪਿਛਲਾ ਸਮਾਗਮ',
    after: 'ਅਗਲਾ ਸਮਾਗਮ',
    shareOrPrint: 'ਸਾਂਝਾ ਜਾਂ ਪ੍ਰਿੰਟ ਕਰੋ',
    print: 'ਪ੍ਰਿੰਟ ਕਰੋ',
  },

  videos: {
    title: 'ਵੀਡੀਓ',
    onAnotherSite: 'ਵੀਡੀਓ ਇੱਕ ਹੋਰ ਸਾਈਟ ’ਤੇ ਹਨ ਅਤੇ ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦੇ ਹਨ।',
    watch: 'ਵੇਖੋ',
    notThere: 'ਇਹ ਵੀਡੀਓ ਹੁਣੇ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਦਾ।',
    empty: 'ਹਾਲੇ ਕੋਈ ਵੀਡੀਓ ਨਹੀਂ ਹੈ',
    emptyText: 'ਉਦੋਂ ਤੱਕ ਸਕੂਲ ਦਾ ਸਾਲ ਤਸਵੀਰਾਂ ਵਿੱਚ ਵੇਖੋ।',
    beyond: 'ਇਸ ਤੋਂ ਪੁਰਾਣੇ ਵੀਡੀਓ ਨਹੀਂ ਹਨ',
    showAll: 'ਸਭ ਤੋਂ ਨਵੇਂ ਵੀਡੀਓ ਵੇਖੋ',
  },

  lightbox: {
    openPhoto: 'ਤਸਵੀਰ {index} ਖੋਲ੍ਹੋ (ਕੁੱਲ {total})',
    'Photo gallery': 'ਤਸਵੀਰਾਂ',
    Carousel: 'ਸਲਾਈਡਰ',
    Slide: 'ਤਸਵੀਰ',
    Close: 'ਬੰਦ ਕਰੋ',
    Next: 'ਅਗਲੀ ਤਸਵੀਰ',
    Previous: 'ਪਿਛਲੀ ਤਸਵੀਰ',
    'Zoom in': 'ਵੱਡਾ ਕਰੋ',
    'Zoom out': 'ਛੋਟਾ ਕਰੋ',
    'Enter Fullscreen': 'ਪੂਰੀ ਸਕ੍ਰੀਨ ’ਤੇ ਵੇਖੋ',
    'Exit Fullscreen': 'ਪੂਰੀ ਸਕ੍ਰੀਨ ਤੋਂ ਵਾਪਸ ਜਾਓ',
    Play: 'ਸਲਾਈਡ ਸ਼ੋਅ ਸ਼ੁਰੂ ਕਰੋ',
    Pause: 'ਸਲਾਈਡ ਸ਼ੋਅ ਰੋਕੋ',
    Download: 'ਇਹ ਤਸਵੀਰ ਡਾਊਨਲੋਡ ਕਰੋ',
    Failed: 'ਇਹ ਤਸਵੀਰ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ।',
    Again: 'ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
    // Between two figures, in the reverse order in Punjabi.
    of: ' / ',
    Thumbnails: 'ਛੋਟੀਆਂ ਤਸਵੀਰਾਂ',
    'Show thumbnails': 'ਛੋਟੀਆਂ ਤਸਵੀਰਾਂ ਵਿਖਾਓ',
    'Hide thumbnails': 'ਛੋਟੀਆਂ ਤਸਵੀਰਾਂ ਲੁਕਾਓ',
    '{index} of {total}': '{total} ਵਿੱਚੋਂ {index}',
  },

  contact: {
    address: 'ਪਤਾ',
    call: 'ਫ਼ੋਨ ਕਰੋ',
    whatsapp: 'WhatsApp',
    sendMessage: 'ਸੁਨੇਹਾ ਭੇਜੋ',
    email: 'ਈ-ਮੇਲ',
    hours: 'ਸਮਾਂ',
    helpDeskHours: 'ਮਦਦ',
    helpDeskTimes: (opens, closes) => fromTo(fromOffice(opens), fromOffice(closes)),
    officeHours: 'ਸਕੂਲ ਦਫ਼ਤਰ',
    seeMap: 'ਨਕਸ਼ਾ ਵੇਖੋ',
    comeBy: (school) => `${school} ਦਾ ਰਾਹ`,
    map: (school) => `ਨਕਸ਼ਾ: ${school} ਕਿੱਥੇ ਹੈ`,
    mapElsewhere: 'ਨਕਸ਼ਾ ਇੱਕ ਹੋਰ ਸਾਈਟ ’ਤੇ ਹੈ।',
    mapHint: (host) =>
      `ਉਹ ${host} ਤੋਂ ਆਉਂਦਾ ਹੈ, ਅਤੇ ਸਿਰਫ਼ ਉਦੋਂ, ਜਦੋਂ ਤੁਸੀਂ ਬਟਨ ਦਬਾਓ। ਫਿਰ ਉਸ ਸਾਈਟ ਨੂੰ ਤੁਹਾਡੇ ਆਉਣ ਦਾ ਪਤਾ ਲੱਗ ਜਾਂਦਾ ਹੈ।`,
    showMap: 'ਨਕਸ਼ਾ ਇੱਥੇ ਹੀ ਵਿਖਾਓ',
    directions: 'ਨਕਸ਼ੇ ਵਾਲੀ ਐਪ ਵਿੱਚ ਖੋਲ੍ਹੋ',
    keptFor: (days) =>
      `ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਅਸੀਂ ਸਿਰਫ਼ ਜਵਾਬ ਦੇਣ ਲਈ ਰੱਖਦੇ ਹਾਂ; ${counted(days, plural(days, { one: 'ਦਿਨ', other: 'ਦਿਨਾਂ' }))} ਬਾਅਦ ਇਹ ਸਾਈਟ ਉਸ ਨੂੰ ਮਿਟਾ ਦਿੰਦੀ ਹੈ।`,
    acknowledged: 'ਸੁਨੇਹਾ ਮਿਲਣ ਦੀ ਛੋਟੀ ਜਿਹੀ ਸੂਚਨਾ ਤੁਹਾਨੂੰ ਈ-ਮੇਲ ’ਤੇ ਭੇਜੀ ਜਾ ਰਹੀ ਹੈ।',
  },

  thankYou: { wayHome: 'ਧੰਨਵਾਦ! ਮੁੱਖ ਪੰਨੇ ’ਤੇ ਜਾਓ' },

  contactForm: {
    texts: {
      heading: 'ਸਾਨੂੰ ਲਿਖੋ',
      text: 'ਕਿਰਪਾ ਕਰਕੇ ਚਾਰੇ ਖ਼ਾਨੇ ਭਰੋ, ਤਾਂ ਜੋ ਅਸੀਂ ਤੁਹਾਨੂੰ ਜਵਾਬ ਦੇ ਸਕੀਏ।',
    },
    name: 'ਤੁਹਾਡਾ ਨਾਂ',
    email: 'ਈ-ਮੇਲ',
    phone: 'ਫ਼ੋਨ ਨੰਬਰ',
    message: 'ਸੁਨੇਹਾ',
    leaveEmpty: 'ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਖ਼ਾਲੀ ਛੱਡ ਦਿਓ',
    send: 'ਸੁਨੇਹਾ ਭੇਜੋ',
    sending: 'ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ…',
    privacy: 'ਤੁਹਾਡੀ ਲਿਖਤ ਨੂੰ ਅਸੀਂ ਕਿਵੇਂ ਸੰਭਾਲਦੇ ਹਾਂ',
    oneWrong: 'ਇੱਕ ਗੱਲ ਠੀਕ ਕਰਨੀ ਹੈ',
    manyWrong: '{count} ਗੱਲਾਂ ਠੀਕ ਕਰਨੀਆਂ ਹਨ',
    problems: {
      name: {
        missing: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਨਾਂ ਲਿਖੋ।',
        'too-long': 'ਇਹ ਨਾਂ ਬਹੁਤ ਲੰਮਾ ਹੈ: ਵੱਧ ਤੋਂ ਵੱਧ 100 ਅੱਖਰ ਲਿਖੋ।',
      },
      email: {
        missing: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਈ-ਮੇਲ ਪਤਾ ਲਿਖੋ।',
        'too-long': 'ਇਹ ਪਤਾ ਬਹੁਤ ਲੰਮਾ ਹੈ। ਕੀ ਇਹ ਇੱਕੋ ਪਤਾ ਹੈ?',
        'not-an-email': 'ਕਿਰਪਾ ਕਰਕੇ ਪੂਰਾ ਪਤਾ ਲਿਖੋ, ਜਿਵੇਂ name@example.com',
      },
      phone: {
        missing: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ।',
        'too-long': 'ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ: ਵੱਧ ਤੋਂ ਵੱਧ 100 ਅੱਖਰ ਲਿਖੋ।',
      },
      message: {
        missing: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਸੁਨੇਹਾ ਲਿਖੋ।',
        'too-long': 'ਇਹ ਸੁਨੇਹਾ ਬਹੁਤ ਲੰਮਾ ਹੈ: ਵੱਧ ਤੋਂ ਵੱਧ 4,000 ਅੱਖਰ ਲਿਖੋ।',
      },
    },
    notSent: 'ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਨਹੀਂ ਗਿਆ',
    troubles: {
      offline: 'ਅਸੀਂ ਸਕੂਲ ਦੇ ਸਰਵਰ ਤੱਕ ਨਹੀਂ ਪਹੁੰਚ ਸਕੇ। ਕਿਰਪਾ ਕਰਕੇ ਆਪਣਾ ਇੰਟਰਨੈੱਟ ਵੇਖ ਕੇ ਮੁੜ ਭੇਜੋ।',
      timeout: 'ਸਰਵਰ ਤੋਂ ਜਵਾਬ ਆਉਣ ਵਿੱਚ ਬਹੁਤ ਦੇਰ ਲੱਗੀ। ਕਿਰਪਾ ਕਰਕੇ ਮੁੜ ਭੇਜੋ; ਸੁਨੇਹਾ ਇੱਕੋ ਵਾਰ ਪਹੁੰਚੇਗਾ।',
      'too-many':
        'ਤੁਹਾਡੇ ਨੈੱਟਵਰਕ ਤੋਂ ਹੁਣੇ-ਹੁਣੇ ਬਹੁਤ ਸਾਰੇ ਸੁਨੇਹੇ ਆਏ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਘੰਟੇ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
      unavailable: 'ਸਾਡੇ ਪਾਸੇ ਕੋਈ ਗੜਬੜ ਹੋਈ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਮੁੜ ਭੇਜੋ।',
    },
    stillHere: 'ਤੁਸੀਂ ਜੋ ਲਿਖਿਆ ਸੀ, ਉਹ ਇੱਥੇ ਹੀ ਹੈ।',
    orCall: 'ਜਾਂ ਫ਼ੋਨ ਕਰੋ:',
    orWrite: 'ਜਾਂ ਇਸ ਪਤੇ ’ਤੇ ਲਿਖੋ:',
    done: 'ਤੁਹਾਡਾ ਫ਼ਾਰਮ ਸਫਲਤਾ ਨਾਲ ਜਮ੍ਹਾਂ ਹੋ ਗਿਆ ਹੈ।',
    thanks: 'ਧੰਨਵਾਦ। ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਕੂਲ ਦਫ਼ਤਰ ਵਿੱਚ ਪਹੁੰਚ ਗਿਆ ਹੈ।',
    receipt: 'ਹਵਾਲਾ ਨੰਬਰ',
    noteIt: 'ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਨੰਬਰ ਲਿਖ ਲਓ; ਇਸ ਬਾਰੇ ਫ਼ੋਨ ਕਰਨਾ ਪਵੇ ਤਾਂ ਕੰਮ ਆਵੇਗਾ।',
    another: 'ਇੱਕ ਹੋਰ ਸੁਨੇਹਾ ਲਿਖੋ',
    draftFound: 'ਤੁਸੀਂ ਇੱਥੇ ਇੱਕ ਸੁਨੇਹਾ ਲਿਖਣਾ ਸ਼ੁਰੂ ਕੀਤਾ ਸੀ',
    draftFoundText: 'ਉਹ ਭੇਜਿਆ ਨਹੀਂ ਗਿਆ ਸੀ, ਅਤੇ ਸਿਰਫ਼ ਇਸੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਰੱਖਿਆ ਹੈ।',
    putBack: 'ਉਸ ਨੂੰ ਵਾਪਸ ਲਿਆਓ',
    throwAway: 'ਉਸ ਨੂੰ ਮਿਟਾ ਦਿਓ',
  },

  mail: {
    enquirySubject: (receipt, name) => `ਪੁੱਛਗਿੱਛ ${receipt}: ${name}`,
    testSubject: (receipt) => `ਸਾਈਟ ਦੀ ਆਪਣੀ ਜਾਂਚ ${receipt}: ਜਵਾਬ ਦੀ ਲੋੜ ਨਹੀਂ`,
    name: 'ਨਾਂ',
    email: 'ਈ-ਮੇਲ',
    phone: 'ਫ਼ੋਨ',
    receipt: 'ਹਵਾਲਾ ਨੰਬਰ',
    received: 'ਕਦੋਂ ਮਿਲੀ',
    receivedAt: (moment) => `${moment} (ਭਾਰਤੀ ਸਮਾਂ)`,
    handle: 'ਸਟੂਡੀਓ ਵਿੱਚ',
    acknowledgementSubject: (school, receipt) => `${school}: ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਮਿਲ ਗਿਆ ਹੈ (${receipt})`,
    acknowledgement: (school, receipt) =>
      `${school} ਨੂੰ ਲਿਖਣ ਲਈ ਧੰਨਵਾਦ। ਤੁਹਾਡਾ ਸੁਨੇਹਾ ਸਾਨੂੰ ਮਿਲ ਗਿਆ ਹੈ; ਉਸ ਦਾ ਹਵਾਲਾ ਨੰਬਰ ${receipt} ਹੈ।\n\nਜੇ ਤੁਸੀਂ ਸਾਨੂੰ ਨਹੀਂ ਲਿਖਿਆ, ਤਾਂ ਕਿਸੇ ਤੋਂ ਆਪਣਾ ਈ-ਮੇਲ ਪਤਾ ਲਿਖਣ ਵਿੱਚ ਗ਼ਲਤੀ ਹੋਈ ਹੈ। ਤੁਹਾਨੂੰ ਕੁਝ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ।\n`,
  },

  inPreparation: {
    title: 'ਇਹ ਸਾਈਟ ਹਾਲੇ ਤਿਆਰ ਹੋ ਰਹੀ ਹੈ',
    text: 'ਇਹ ਸਾਈਟ ਹਾਲੇ ਤਿਆਰ ਹੋ ਰਹੀ ਹੈ।',
    signIn: 'ਸਕੂਲ ਸਟਾਫ਼: ਸਾਈਨ ਇਨ ਕਰੋ',
    staffBar: 'ਹਾਲੇ ਸਾਰਿਆਂ ਲਈ ਨਹੀਂ: ਇਹ ਸਾਈਟ ਸਿਰਫ਼ ਉਸ ਸਟਾਫ਼ ਨੂੰ ਵਿਖਾਈ ਦਿੰਦੀ ਹੈ, ਜਿਸ ਨੇ ਸਾਈਨ ਇਨ ਕੀਤਾ ਹੈ।',
    toStudio: 'ਸਟੂਡੀਓ ਵਿੱਚ ਜਾਓ',
  },

  errors: {
    unexpectedTitle: 'ਅਚਾਨਕ ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ!',
    unexpectedText:
      'ਗੜਬੜ ਸਾਡੇ ਪਾਸੇ ਹੋਈ ਹੈ। ਤੁਹਾਡਾ ਕੀਤਾ ਕੁਝ ਵੀ ਗੁਆਚਿਆ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    notFoundTitle: 'ਇਹ ਪੰਨਾ ਇੱਥੇ ਨਹੀਂ ਹੈ',
    notFoundText:
      'ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਪਤਾ ਲਿਖਣ ਵਿੱਚ ਗ਼ਲਤੀ ਹੋਈ ਹੋਵੇ, ਜਾਂ ਪੰਨਾ ਕਿਤੇ ਹੋਰ ਚਲਾ ਗਿਆ ਹੋਵੇ। ਕੁਝ ਵਿਗੜਿਆ ਨਹੀਂ, ਤੁਸੀਂ ਇੱਥੋਂ ਹੀ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ।',
    likelyPages: 'ਸ਼ਾਇਦ ਤੁਸੀਂ ਇਹ ਲੱਭ ਰਹੇ ਸੀ',
    wayOn: 'ਇੱਥੋਂ ਮੁੜ ਸ਼ੁਰੂ ਕਰੋ',
    searchAlbums: 'ਤਸਵੀਰਾਂ ਦੀਆਂ ਐਲਬਮਾਂ ਖੋਜੋ',
    searchHint: 'ਕੋਈ ਸਮਾਗਮ, ਤਿਉਹਾਰ ਜਾਂ ਸਾਲ, ਜਿਵੇਂ: ਖੇਡ ਦਿਵਸ',
    search: 'ਖੋਜੋ',
    allPages: 'ਇਸ ਸਾਈਟ ਦੇ ਸਾਰੇ ਪੰਨੇ',
    requestId: (id) => `ਸਾਨੂੰ ਇਸ ਬਾਰੇ ਦੱਸੋ ਤਾਂ ਕਿਰਪਾ ਕਰਕੇ ਇਹ ਨੰਬਰ ਵੀ ਦੱਸੋ: ${id}`,
    wayHome: 'ਮੁੱਖ ਪੰਨੇ ’ਤੇ ਜਾਓ',
    busyTitle: 'ਕਿਰਪਾ ਕਰਕੇ ਥੋੜ੍ਹਾ ਰੁਕੋ',
    busyText:
      'ਇਸ ਵੇਲੇ ਬਹੁਤ ਸਾਰੇ ਲੋਕ ਖੋਜ ਰਹੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਅੱਧੇ ਮਿੰਟ ਬਾਅਦ ਇਹ ਪੰਨਾ ਮੁੜ ਖੋਲ੍ਹੋ; ਬਾਕੀ ਸਾਰੇ ਪੰਨੇ ਖੁੱਲ੍ਹੇ ਹਨ।',
  },

  offline: {
    title: 'ਇਸ ਫ਼ੋਨ ’ਤੇ ਸੰਭਾਲੇ ਪੰਨੇ',
    description: 'ਇਸ ਸਾਈਟ ਨੂੰ ਇੰਟਰਨੈੱਟ ਤੋਂ ਬਿਨਾਂ ਪੜ੍ਹਨਾ।',
    text: 'ਤੁਸੀਂ ਇੱਥੇ ਜੋ ਪੰਨੇ ਖੋਲ੍ਹਦੇ ਹੋ, ਉਨ੍ਹਾਂ ਦੀ ਲਿਖਤ ਇਸ ਫ਼ੋਨ ’ਤੇ ਸੰਭਾਲੀ ਜਾਂਦੀ ਹੈ, ਤਾਂ ਜੋ ਤੁਸੀਂ ਉਨ੍ਹਾਂ ਨੂੰ ਇੰਟਰਨੈੱਟ ਤੋਂ ਬਿਨਾਂ ਪੜ੍ਹ ਸਕੋ।',
    savedHere: 'ਇਸ ਫ਼ੋਨ ’ਤੇ ਸੰਭਾਲੇ',
    asOfDay: (weekday) => `${weekday} ਤੱਕ ਦੀ ਜਾਣਕਾਰੀ`,
    holidayOn: (weekday) => `${weekday} ਨੂੰ ਛੁੱਟੀ`,
    mayDiffer: 'ਅੱਜ ਕੁਝ ਬਦਲਿਆ ਹੋ ਸਕਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਫ਼ੋਨ ਕਰੋ।',
    office: 'ਦਫ਼ਤਰ',
    planned: 'ਆਮ ਤੌਰ ’ਤੇ ਨਹੀਂ ਬਦਲਦਾ',
    mayHaveChanged: 'ਬਦਲਿਆ ਹੋ ਸਕਦਾ ਹੈ',
    alsoSaved: 'ਇਸ ਫ਼ੋਨ ’ਤੇ ਇਹ ਵੀ ਹਨ',
    notSavedTitle: 'ਇਹ ਪੰਨਾ ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ ਨਹੀਂ ਹੈ',
    notSavedText: 'ਇੰਟਰਨੈੱਟ ਆਉਣ ’ਤੇ ਇਹ ਖੁੱਲ੍ਹ ਜਾਵੇਗਾ। ਸਕੂਲ ਨੂੰ ਤੁਸੀਂ ਇੰਟਰਨੈੱਟ ਤੋਂ ਬਿਨਾਂ ਵੀ ਫ਼ੋਨ ਕਰ ਸਕਦੇ ਹੋ।',
    note: 'ਤੁਹਾਡੇ ਖੋਲ੍ਹੇ ਪਿਛਲੇ 20 ਪੰਨਿਆਂ ਦੀ ਲਿਖਤ ਇੱਥੇ 30 ਦਿਨ ਤੱਕ ਰਹਿੰਦੀ ਹੈ। ਤਸਵੀਰਾਂ ਕਦੇ ਨਹੀਂ ਸੰਭਾਲੀਆਂ ਜਾਂਦੀਆਂ, ਕਿਉਂਕਿ ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਕਿਸੇ ਪਰਿਵਾਰ ਨੇ ਸਾਨੂੰ ਕੋਈ ਤਸਵੀਰ ਹਟਾਉਣ ਲਈ ਕਿਹਾ ਹੋਵੇ।',
    deleteAll: 'ਸੰਭਾਲੇ ਪੰਨੇ ਹਟਾਓ',
    call: 'ਸਕੂਲ ਨੂੰ ਫ਼ੋਨ ਕਰੋ',
    sms: 'ਐੱਸਐੱਮਐੱਸ',
    asOf: (moment) => `ਇਹ ਪੰਨਾ ${moment} ਦਾ ਹੈ।`,
    youAreOffline: 'ਤੁਸੀਂ ਆਫ਼ਲਾਈਨ ਹੋ।',
    tooSlow: 'ਇੰਟਰਨੈੱਟ ਬਹੁਤ ਹੌਲੀ ਹੈ।',
    withoutPictures: 'ਤਸਵੀਰਾਂ ਤੋਂ ਬਿਨਾਂ।',
    notSaved: 'ਤੁਹਾਡਾ ਖੋਲ੍ਹਿਆ ਪੰਨਾ ਇਸ ਫ਼ੋਨ ’ਤੇ ਨਹੀਂ ਹੈ।',
    tryAgain: 'ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
    formNeedsInternet: 'ਤੁਹਾਡੇ ਆਫ਼ਲਾਈਨ ਹੁੰਦਿਆਂ ਇਹ ਫ਼ਾਰਮ ਨਹੀਂ ਭੇਜਿਆ ਜਾ ਸਕਦਾ। ਕਿਰਪਾ ਕਰਕੇ ਸਕੂਲ ਨੂੰ ਫ਼ੋਨ ਕਰੋ:',
  },

  fieldProblems: {
    missing: (field) => `${field} ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ`,
    wrongType: (field, kind) => `${field}: ਇੱਥੇ ${kind} ਚਾਹੀਦਾ ਹੈ`,
    kinds: {
      string: 'ਟੈਕਸਟ',
      number: 'ਅੰਕ',
      int: 'ਪੂਰਨ ਅੰਕ',
      boolean: 'true ਜਾਂ false',
      array: 'ਸੂਚੀ',
      object: 'ਆਬਜੈਕਟ',
      other: 'ਕੋਈ ਹੋਰ ਕਿਸਮ',
    },
    noObject: 'ਬੇਨਤੀ ਵਿੱਚ ਇੱਕ JSON ਆਬਜੈਕਟ ਚਾਹੀਦਾ ਹੈ',
    tooShort: (field, least) => `${field} ਬਹੁਤ ਛੋਟਾ ਹੈ: ਘੱਟੋ-ਘੱਟ ${least} ਅੱਖਰ ਚਾਹੀਦੇ ਹਨ`,
    tooLong: (field, most) => `${field} ਬਹੁਤ ਲੰਮਾ ਹੈ: ਵੱਧ ਤੋਂ ਵੱਧ ${most} ਅੱਖਰ ਚਾਹੀਦੇ ਹਨ`,
    tooSmall: (field, least) => `${field}: ${least} ਜਾਂ ਉਸ ਤੋਂ ਵੱਧ ਚਾਹੀਦਾ ਹੈ`,
    tooBig: (field, most) => `${field}: ${most} ਜਾਂ ਉਸ ਤੋਂ ਘੱਟ ਚਾਹੀਦਾ ਹੈ`,
    notOneOf: (field, values) => `${field}: ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚਾਹੀਦਾ ਹੈ: ${values}`,
    notAnEmail: (field) => `${field}: ਇੱਥੇ ਈ-ਮੇਲ ਪਤਾ ਚਾਹੀਦਾ ਹੈ, ਜਿਵੇਂ name@example.com`,
    notRight: (field) => `${field} ਠੀਕ ਤਰ੍ਹਾਂ ਨਹੀਂ ਲਿਖਿਆ ਗਿਆ`,
  },

  apiDocs: {
    title: 'ਇਸ ਸਾਈਟ ਦਾ API',
    description: (school) => `${school} ਦੀ ਵੈੱਬਸਾਈਟ ਦੇ JSON API ਦੀ ਹਰ ਕਾਲ, ਉਸ ਦੇ ਪੈਰਾਮੀਟਰ ਅਤੇ ਜਵਾਬ।`,
    lead: 'ਹਰ ਕਾਲ, ਉਨ੍ਹਾਂ ਹੀ ਐਲਾਨਾਂ ਤੋਂ ਬਣੀ, ਜਿਨ੍ਹਾਂ ’ਤੇ ਸਰਵਰ ਆਪ ਚੱਲਦਾ ਹੈ।',
    document: 'OpenAPI 3.1 ਦਸਤਾਵੇਜ਼',
    needsToken: 'ਜਿੱਥੇ ਸਾਈਟ ਚਲਾਉਣ ਵਾਲੇ ਨੇ bearer token ਰੱਖਿਆ ਹੋਵੇ, ਉੱਥੇ ਉਹ ਚਾਹੀਦਾ ਹੈ।',
    parameters: 'ਪੈਰਾਮੀਟਰ',
    body: 'ਬੇਨਤੀ ਦਾ ਡਾਟਾ (application/json)',
    answer: 'ਜਵਾਬ',
    problems: 'ਗੜਬੜਾਂ',
    problemsText:
      'ਹਰ ਗੜਬੜ application/problem+json (RFC 9457) ਦੇ ਰੂਪ ਵਿੱਚ ਆਉਂਦੀ ਹੈ, ਅਤੇ ਉਸ ਦੀ ਕਿਸਮ ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਇੱਕ ਹੁੰਦੀ ਹੈ।',
    name: 'ਨਾਂ',
    where: 'ਕਿੱਥੇ',
    meaning: 'ਅਰਥ',
    required: 'ਜ਼ਰੂਰੀ',
    optional: 'ਚੋਣਵਾਂ',
    status: 'ਸਟੇਟਸ',
  },
};
