import { cleanText } from '#app/core/text/text-input.ts';
import { MAX_AGES } from './ages.ts';
import { flatProfile } from './flat-profile.ts';
import { recognisedPhones, whatsappLink } from './phone-links.ts';
import { kindOf, maxLengthOf, rupeesIn, tidied, yearsIn } from './profile-fields.ts';
import { networks, SchoolProfile } from './profile.ts';

/** `grades` and ages as they were typed: a row may be half filled. */
export interface TypedProfile {
  texts: Record<string, string>;
  ages: { grade: string; age: string }[];
}

export type ProfileProblem =
  | 'required'
  | 'tooLong'
  | 'longAddress'
  | 'noUrl'
  | 'noEmail'
  | 'noAmount'
  | 'noAges'
  | 'noPhone'
  | 'noWhatsapp';
type Problems = Record<string, ProfileProblem>;
export type ReadProfile = { profile: SchoolProfile } | { problems: Problems };

/** What the profile's form says. */
export function readTypedProfile(form: FormData, names: string[]): TypedProfile {
  const text = (name: string) => cleanText(String(form.get(name) ?? ''));
  const ages = Array.from({ length: MAX_AGES }, (_, index) => ({
    grade: text(`ages.${index}.grade`),
    age: text(`ages.${index}.age`),
  }));
  return {
    texts: Object.fromEntries(names.map((name) => [name, tidied(name, text(name))])),
    ages: ages.filter(({ grade, age }) => grade !== '' || age !== ''),
  };
}

/** The profile as its form shows it. */
export const typedProfile = (profile: SchoolProfile): TypedProfile => {
  const { agesAtEntrance: _, ...texts } = flatProfile(profile);
  return { texts, ages: profile.agesAtEntrance.map(({ grade, age }) => ({ grade, age: String(age) })) };
};

/** The profile that was meant, or what is wrong, by the names of the form's fields. */
export function parseProfile({ texts, ages }: TypedProfile, logo: SchoolProfile['logo']): ReadProfile {
  const text = (name: string) => texts[name] ?? '';
  const read = SchoolProfile.safeParse({
    ...texts,
    logo,
    addressLines: text('addressLines')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    social: networks.flatMap((network) => {
      const url = text(`social.${network}`);
      return url ? [{ network, url }] : [];
    }),
    parentsApp: {
      googlePlayUrl: text('parentsApp.googlePlayUrl'),
      appStoreUrl: text('parentsApp.appStoreUrl'),
    },
    helpDesk: {
      email: text('helpDesk.email'),
      opens: text('helpDesk.opens'),
      closes: text('helpDesk.closes'),
    },
    agesAtEntrance: ages.map(({ grade, age }) => ({ grade, age: yearsIn(age) })),
    fees: {
      formAtCampus: rupeesIn(text('fees.formAtCampus')),
      formDownloaded: rupeesIn(text('fees.formDownloaded')),
    },
  });
  const problems: Problems = typedProblems(text);
  for (const { path } of read.error?.issues ?? []) {
    const name = nameOf(path, texts);
    problems[name] = name === 'agesAtEntrance' ? 'noAges' : problemOf(name, text(name));
  }
  return read.success && Object.keys(problems).length === 0 ? { profile: read.data } : { problems };
}

/** Asked of what is typed only: a profile that was kept before this rule is still shown. */
function typedProblems(text: (name: string) => string): Problems {
  const [phone, whatsapp] = [text('phone'), text('whatsapp')];
  const unwritable = ['email', 'helpDesk.email'].filter((name) => text(name) && !EMAIL.test(text(name)));
  return {
    ...(phone && !recognisedPhones(phone) && { phone: 'noPhone' }),
    ...(whatsapp && !whatsappLink(whatsapp) && { whatsapp: 'noWhatsapp' }),
    ...Object.fromEntries(unwritable.map((name) => [name, 'noEmail' as const])),
  };
}

const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/;

/** A mistake has a name: whoever made it knows then what to write. */
function problemOf(name: string, text: string): ProfileProblem {
  if (text === '') return 'required';
  if (text.length > (maxLengthOf(name) ?? Infinity)) return 'tooLong';
  switch (kindOf(name)) {
    case 'url':
      return 'noUrl';
    case 'rupees':
      return 'noAmount';
    case 'lines':
      return 'longAddress';
    default:
      return 'tooLong';
  }
}

function nameOf(path: PropertyKey[], texts: Record<string, string>): string {
  const [first, second] = path.map(String);
  if (first !== 'social')
    return first === 'parentsApp' || first === 'helpDesk' || first === 'fees' ? `${first}.${second}` : first!;
  const filled = networks.filter((network) => texts[`social.${network}`]);
  return `social.${filled[Number(second)]}`;
}
