/** A possible reading of Latin letters, and its cost in tenths. */
export interface Reading {
  /** Vowels as independent letters, conjuncts within it written out. */
  text: string;
  cost: number;
}

/**
 * The costs follow the letters. Families write त and ट, ड and ड़, short and long vowels alike; a capital
 * within a word means the retroflex or the long one, as in ITRANS.
 */
const SPELLINGS: Record<string, string> = {
  k: 'क',
  kkh: 'क्ख',
  kh: 'ख ख़7',
  g: 'ग',
  gh: 'घ',
  c: 'क2 च6 स8',
  ck: 'क1 क्क4',
  ch: 'च छ7 च्च11',
  chh: 'छ च्छ7',
  cch: 'च्च1 च्छ4',
  chch: 'च्च',
  cchh: 'च्छ',
  chchh: 'च्छ',
  tch: 'च2',
  j: 'ज ज़8',
  jh: 'झ',
  z: 'ज़ ज6',
  t: 'त ट7',
  T: 'ट',
  tt: 'त्त2 ट्ट3 ट9',
  th: 'थ ठ7',
  Th: 'ठ',
  tth: 'ट्ठ2 त्थ3',
  d: 'द ड8 ड़7',
  D: 'ड ड़2',
  dd: 'द्द2 ड्ड3 ड9',
  dh: 'ध ढ11 ढ़7 ड़10',
  Dh: 'ढ ढ़2',
  ddh: 'द्ध',
  n: 'न ण8 ं1 ँ7',
  nh: 'न्ह',
  N: 'ण',
  ngh: 'ंघ1 ंह3',
  p: 'प',
  ph: 'फ1 फ़4',
  f: 'फ़1 फ3',
  b: 'ब',
  bh: 'भ',
  m: 'म ं4',
  M: 'ं',
  y: 'य ई8',
  r: 'र ड़13',
  R: 'ड़',
  rh: 'ढ़5',
  l: 'ल',
  ll: 'ल्ल ल6',
  v: 'व',
  w: 'व',
  s: 'स श10 ज़13',
  ss: 'स्स2 स5 श11',
  sh: 'श ष6',
  Sh: 'ष',
  sht: 'ष्ट1 श्त6',
  shth: 'ष्ठ1',
  shn: 'ष्ण3 श्न3',
  sch: 'स्क4',
  ssion: 'शन2',
  tion: 'शन2',
  h: 'ह',
  x: 'क्स1 क्ष4',
  ksh: 'क्ष',
  gy: 'ज्ञ2 ग्य4',
  jn: 'ज्ञ1',
  q: 'क़2 क3',
  a: 'अ आ3 ए14',
  aa: 'आ',
  A: 'आ',
  i: 'इ ई5 आइ15',
  ee: 'ई इ9',
  ea: 'ई6',
  I: 'ई',
  u: 'उ ऊ5 अ12',
  oo: 'ऊ उ8',
  U: 'ऊ',
  e: 'ए ऐ8 अ11 ई12',
  E: 'ए ऐ4',
  ai: 'ऐ आई5 ए9 आइ8',
  ei: 'ए3 ऐ8',
  ey: 'ए5',
  o: 'ओ ऑ7 औ9',
  oa: 'ओ5',
  ou: 'औ3 ऊ8',
  au: 'औ आउ7 आऊ8 अऊ7',
  ow: 'ओ6 औ5',
  ri: 'ऋ4',
  Ri: 'ऋ',
  yi: 'ई3',
  ye: 'ए2',
  ia: 'इयआ2',
};

/** A final vowel is usually long. */
const AT_THE_END: Record<string, string> = {
  a: 'आ अ4',
  i: 'ई इ5',
  u: 'ऊ1 उ2',
  n: 'न ण8 ं7 ँ8',
  m: 'म ं9',
};

export const LONGEST = Math.max(...Object.keys(SPELLINGS).map(({ length }) => length));

const parse = (written: Record<string, string>) =>
  new Map(Object.entries(written).map(([latin, letters]) => [latin, letters.split(' ').map(readingOf)]));

const spellings = parse(SPELLINGS);
const endings = parse(AT_THE_END);

export function readingsOf(part: string, isLast: boolean): readonly Reading[] {
  return (isLast && endings.get(part)) || spellings.get(part) || [];
}

function readingOf(written: string): Reading {
  const text = written.replace(/\d+$/, '');
  return { text: text.normalize('NFC'), cost: Number(written.slice(text.length)) };
}

const SIGNS: Record<string, string> = {
  अ: '',
  आ: 'ा',
  इ: 'ि',
  ई: 'ी',
  उ: 'ु',
  ऊ: 'ू',
  ऋ: 'ृ',
  ए: 'े',
  ऐ: 'ै',
  ओ: 'ो',
  औ: 'ौ',
  ऑ: 'ॉ',
};

export const isVowel = (letter: string): boolean => letter in SIGNS;
export const isNasal = (letter: string): boolean => letter === 'ं' || letter === 'ँ';
export const signOf = (vowel: string): string => SIGNS[vowel]!;
