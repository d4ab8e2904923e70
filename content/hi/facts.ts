import type { Facts } from '#content/facts.ts';
import type { Keeping, SchoolFacts } from '../page-content.ts';

/** The school's profile in words that fit into a sentence: before its verb, where Hindi has its facts. */
export const facts = (school: SchoolFacts, keeping: Keeping): Facts => ({
  school: school.name,
  mission: school.mission,
  phone: school.phone,
  email: school.email,
  ways: waysToReach(school),
  callUs: waysToReach({ ...school, email: '' }),
  contactable: school.phone || school.email,
  helpDesk: school.helpDesk.email || school.phone,
  helpDeskOpens: hour(school.helpDesk.opens),
  helpDeskCloses: hour(school.helpDesk.closes),
  formAtCampus: rupees(school.fees.formAtCampus),
  formDownloaded: rupees(school.fees.formDownloaded),
  ageRange: youngestToOldest(school),
  ageMeaning: ageMeaning(school),
  ageRise: ageRise(school),
  classNames: classNames(school.agesAtEntrance.map(({ grade }) => grade)),
  registrationWay:
    school.registration === 'site'
      ? 'ऑनलाइन रजिस्ट्रेशन की साइट पर'
      : school.registration === 'paper'
        ? 'फ़ॉर्म प्रिंट करके'
        : '',
  portal: school.portalUrl,
  enquiryDays: days(keeping.enquiryDays),
  spamDays: days(keeping.suspectedSpamDays),
  acknowledges: keeping.acknowledges ? 'हाँ' : '',
});

const rupees = (amount: number) => (amount > 0 ? `₹${amount.toLocaleString('en-IN')}` : '');

/** Singular and plural are the same. */
const days = (count: number) => `${count} दिन`;

/** Completes 'कृपया …'. Reads well however little of the profile is filled in. */
function waysToReach({ phone, email }: Pick<SchoolFacts, 'phone' | 'email'>): string {
  if (phone && email) return `${phone} पर फ़ोन कीजिए या ${email} पर लिखिए`;
  if (phone) return `${phone} पर फ़ोन कीजिए`;
  if (email) return `${email} पर लिखिए`;
  return 'स्कूल ऑफ़िस आइए';
}

const CLOCK = /^(?<hour>\d{1,2}):(?<minute>\d{2}) (?<half>[AP])M$/;

/** '8:00 AM' → 'सुबह 8 बजे'; an hour in another format is left as it is. */
function hour(written: string): string {
  const found = CLOCK.exec(written)?.groups;
  if (!found) return written;
  const hours = (Number(found['hour']) % 12) + (found['half'] === 'P' ? 12 : 0);
  const spokenTime = found['minute'] === '00' ? found['hour'] : `${found['hour']}:${found['minute']}`;
  return `${partOfDay(hours)} ${spokenTime} बजे`;
}

function partOfDay(hours: number): string {
  if (hours >= 4 && hours < 12) return 'सुबह';
  if (hours >= 12 && hours < 16) return 'दोपहर';
  return hours >= 16 && hours < 20 ? 'शाम' : 'रात';
}

const NAMES: Record<string, string> = { NUR: 'नर्सरी', KG: 'केजी' };
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII'];

/** 'NUR' → 'नर्सरी', 'VIII' → 'कक्षा 8'; a school's own name is left as it is. */
function gradeName(grade: string): string {
  const number = NUMERALS.indexOf(grade) + 1;
  return NAMES[grade] ?? (number > 0 ? `कक्षा ${number}` : grade);
}

/** 'नर्सरी (3+) से कक्षा 8 (12+) तक', or nothing while the profile has no ages. */
function youngestToOldest({ agesAtEntrance }: SchoolFacts): string {
  const [youngest, oldest] = [agesAtEntrance[0], agesAtEntrance.at(-1)];
  if (!youngest || !oldest) return '';
  return `${gradeName(youngest.grade)} (${youngest.age}+) से ${gradeName(oldest.grade)} (${oldest.age}+) तक`;
}

const ageMeaning = ({ agesAtEntrance: [youngest] }: SchoolFacts) =>
  youngest
    ? `${youngest.age}+ का मतलब है कि प्रवेश के समय बच्चे के ${youngest.age} वर्ष पूरे हो चुके हों।`
    : '';

function ageRise(school: SchoolFacts): string {
  const ages = school.agesAtEntrance;
  const rises = ages.every(({ age }, index) => index === 0 || age === (ages[index - 1]?.age ?? 0) + 1);
  return rises && ages.length > 0
    ? `${youngestToOldest(school)}, हर कक्षा के साथ उम्र एक वर्ष बढ़ती है।`
    : '';
}

/** The Hindi table has the classes in full; one of them is still an abbreviation. */
const classNames = (grades: string[]) => (grades.includes('KG') ? 'केजी का मतलब है किंडरगार्टन।' : '');
