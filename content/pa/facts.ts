import type { Facts } from '#content/facts.ts';
import { readOfficeTime } from '#app/words/every-language.ts';
import { pa } from '#app/words/pa.ts';
import type { Keeping, SchoolFacts } from '../page-content.ts';

/** The school's profile in words that fit into a sentence. */
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
      ? 'ਆਨਲਾਈਨ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਦੀ ਸਾਈਟ ’ਤੇ'
      : school.registration === 'paper'
        ? 'ਫ਼ਾਰਮ ਪ੍ਰਿੰਟ ਕਰਕੇ'
        : '',
  portal: school.portalUrl,
  enquiryDays: days(keeping.enquiryDays),
  spamDays: days(keeping.suspectedSpamDays),
  acknowledges: keeping.acknowledges ? 'ਹਾਂ' : '',
});

const rupees = (amount: number) => (amount > 0 ? `₹${amount.toLocaleString('en-IN')}` : '');

const days = (count: number) => `${count} ਦਿਨ`;

/** Completes 'ਕਿਰਪਾ ਕਰਕੇ …'. Reads well however little of the profile is filled in. */
function waysToReach({ phone, email }: Pick<SchoolFacts, 'phone' | 'email'>): string {
  if (phone && email) return `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ ਜਾਂ ${email} ’ਤੇ ਲਿਖੋ`;
  if (phone) return `${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ`;
  if (email) return `${email} ’ਤੇ ਲਿਖੋ`;
  return 'ਸਕੂਲ ਦਫ਼ਤਰ ਆਓ';
}

/** '8:00 AM' → 'ਸਵੇਰੇ 8 ਵਜੇ'; an hour in another format is left as it is. */
function hour(written: string): string {
  const time = readOfficeTime(written);
  return time ? pa.calendar.time(time) : written;
}

/** 'ਨਰਸਰੀ (3+) ਤੋਂ ਜਮਾਤ 8 (12+) ਤੱਕ', or nothing while the profile has no ages. */
function youngestToOldest({ agesAtEntrance }: SchoolFacts): string {
  const [youngest, oldest] = [agesAtEntrance[0], agesAtEntrance.at(-1)];
  if (!youngest || !oldest) return '';
  return `${pa.gradeName(youngest.grade)} (${youngest.age}+) ਤੋਂ ${pa.gradeName(oldest.grade)} (${oldest.age}+) ਤੱਕ`;
}

const ageMeaning = ({ agesAtEntrance: [youngest] }: SchoolFacts) =>
  youngest ? `${youngest.age}+ ਦਾ ਮਤਲਬ ਹੈ ਕਿ ਦਾਖ਼ਲੇ ਵੇਲੇ ਬੱਚੇ ਦੇ ${youngest.age} ਸਾਲ ਪੂਰੇ ਹੋ ਚੁੱਕੇ ਹੋਣ।` : '';

function ageRise(school: SchoolFacts): string {
  const ages = school.agesAtEntrance;
  const rises = ages.every(({ age }, index) => index === 0 || age === (ages[index - 1]?.age ?? 0) + 1);
  return rises && ages.length > 0 ? `${youngestToOldest(school)} ਹਰ ਜਮਾਤ ਨਾਲ ਉਮਰ ਇੱਕ ਸਾਲ ਵਧਦੀ ਹੈ।` : '';
}

/** The table has the classes in full; one of them is still an abbreviation. */
const classNames = (grades: string[]) => (grades.includes('KG') ? 'ਕੇਜੀ ਦਾ ਮਤਲਬ ਹੈ ਕਿੰਡਰਗਾਰਟਨ।' : '');
