import { rowsIn } from '#app/publishing/content-type.ts';
import type { ProfileTexts } from './content-type.ts';

export const networks = ['facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const;

/** The school's own data on the site. Every text may be empty: a page then leaves that part out. */
export interface SchoolProfile {
  name: string;
  mission: string;
  description: string;
  /** The code that the parents' app asks for. */
  schoolCode: string;
  phone: string;
  whatsapp: string;
  email: string;
  addressLines: string[];
  officeHours: string;
  mapEmbedUrl: string;
  mapUrl: string;
  parentPortalUrl: string;
  social: { network: (typeof networks)[number]; url: string }[];
  parentsApp: { googlePlayUrl: string; appStoreUrl: string };
  helpDesk: { email: string; opens: string; closes: string };
  agesAtEntrance: { grade: string; age: number }[];
  fees: { formAtCampus: number; formDownloaded: number };
}

export interface School {
  code: string;
  profile: SchoolProfile;
}

/** A profile with only the given values, and defaults that are the same nearly everywhere. */
export type NewProfile = Partial<SchoolProfile> & { name: string };

/** In the form's format. */
export const textsOfProfile = (profile: NewProfile): ProfileTexts => {
  const { helpDesk = { email: '', opens: '8:00 AM', closes: '8:00 PM' }, parentsApp, social } = profile;
  const { fees = { formAtCampus: 500, formDownloaded: 400 }, agesAtEntrance = [] } = profile;
  const urlOf = (network: string) => social?.find((one) => one.network === network)?.url ?? '';
  const ages = agesAtEntrance.map(({ grade, age }) => ({ grade, age: String(age) }));
  return {
    name: profile.name,
    mission: profile.mission ?? '',
    description: profile.description ?? '',
    schoolCode: profile.schoolCode ?? '',
    phone: profile.phone ?? '',
    whatsapp: profile.whatsapp ?? '',
    email: profile.email ?? '',
    addressLines: profile.addressLines?.join('\n') ?? '',
    officeHours: profile.officeHours ?? '',
    mapEmbedUrl: profile.mapEmbedUrl ?? '',
    mapUrl: profile.mapUrl ?? '',
    parentPortalUrl: profile.parentPortalUrl ?? '',
    'social.facebook': urlOf('facebook'),
    'social.instagram': urlOf('instagram'),
    'social.youtube': urlOf('youtube'),
    'social.x': urlOf('x'),
    'social.linkedin': urlOf('linkedin'),
    'parentsApp.googlePlayUrl': parentsApp?.googlePlayUrl ?? '',
    'parentsApp.appStoreUrl': parentsApp?.appStoreUrl ?? '',
    'helpDesk.email': helpDesk.email,
    'helpDesk.opens': helpDesk.opens,
    'helpDesk.closes': helpDesk.closes,
    'fees.formAtCampus': String(fees.formAtCampus),
    'fees.formDownloaded': String(fees.formDownloaded),
    agesAtEntrance: ages.length > 0 ? JSON.stringify(ages) : '',
  };
};

/** In the site's format. */
export function profileOf(texts: Record<string, string>): SchoolProfile {
  const text = (name: string) => texts[name] ?? '';
  return {
    name: text('name'),
    mission: text('mission'),
    description: text('description'),
    schoolCode: text('schoolCode'),
    phone: text('phone'),
    whatsapp: text('whatsapp'),
    email: text('email'),
    addressLines: text('addressLines')
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    officeHours: text('officeHours'),
    mapEmbedUrl: text('mapEmbedUrl'),
    mapUrl: text('mapUrl'),
    parentPortalUrl: text('parentPortalUrl'),
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
    agesAtEntrance: rowsIn(text('agesAtEntrance')).map(({ grade = '', age }) => ({
      grade,
      age: Number(age),
    })),
    fees: {
      formAtCampus: Number(text('fees.formAtCampus')),
      formDownloaded: Number(text('fees.formDownloaded')),
    },
  };
}
