import type { Facts } from '#content/facts.ts';
import { en } from '#app/words/en.ts';
import { pluralIn } from '#app/words/plural.ts';
import type { Keeping, SchoolFacts } from '../page-content.ts';

const plural = pluralIn('en');

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
  helpDeskOpens: school.helpDesk.opens,
  helpDeskCloses: school.helpDesk.closes,
  formAtCampus: rupees(school.fees.formAtCampus),
  formDownloaded: rupees(school.fees.formDownloaded),
  ageRange: youngestToOldest(school),
  ageMeaning: ageMeaning(school),
  ageRise: ageRise(school),
  classNames: classNames(school.agesAtEntrance.map(({ grade }) => grade)),
  registrationWay:
    school.registration === 'site'
      ? 'on the online registration site'
      : school.registration === 'paper'
        ? 'by printing the form'
        : '',
  portal: school.portalUrl,
  enquiryDays: days(keeping.enquiryDays),
  spamDays: days(keeping.suspectedSpamDays),
  acknowledges: keeping.acknowledges ? 'yes' : '',
});

const rupees = (amount: number) => (amount > 0 ? `Rs. ${amount.toLocaleString('en-IN')}` : '');

const days = (count: number) => `${count} ${plural(count, { one: 'day', other: 'days' })}`;

/** Completes 'Please …'. Reads well however little of the profile is filled in. */
function waysToReach({ phone, email }: Pick<SchoolFacts, 'phone' | 'email'>): string {
  if (phone && email) return `call ${phone} or write to ${email}`;
  if (phone) return `call ${phone}`;
  if (email) return `write to ${email}`;
  return 'come to the school office';
}

/** 'Nursery at 3+ to Class 8 at 12+', or nothing while the profile has no ages. */
function youngestToOldest({ agesAtEntrance }: SchoolFacts): string {
  const [youngest, oldest] = [agesAtEntrance[0], agesAtEntrance.at(-1)];
  if (!youngest || !oldest) return '';
  return `${en.gradeName(youngest.grade)} at ${youngest.age}+ to ${en.gradeName(oldest.grade)} at ${oldest.age}+`;
}

const ageMeaning = ({ agesAtEntrance: [youngest] }: SchoolFacts) =>
  youngest
    ? `${youngest.age}+ means that your child has completed ${youngest.age} years of age at entrance.`
    : '';

function ageRise(school: SchoolFacts): string {
  const ages = school.agesAtEntrance;
  const rises = ages.every(({ age }, index) => index === 0 || age === (ages[index - 1]?.age ?? 0) + 1);
  return rises && ages.length > 0
    ? `From ${youngestToOldest(school)}, the age goes up by one year with each class.`
    : '';
}

/** The full names of the short ones in the table. */
function classNames(grades: string[]): string {
  const numbered = grades.filter((grade) => en.gradeName(grade) !== grade && grade !== 'NUR');
  const [first, last] = [numbered[0], numbered.at(-1)];
  return [
    grades.includes('NUR') && 'NUR means Nursery.',
    grades.includes('KG') && 'KG means Kindergarten.',
    first !== undefined &&
      last !== undefined &&
      `The Roman numerals are the classes: ${first} is ${en.gradeName(first)}, ${last} is ${en.gradeName(last)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
