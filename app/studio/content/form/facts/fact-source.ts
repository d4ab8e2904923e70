import type { FactName } from '#content/facts.ts';

/** Where a fact can be changed: a field of the profile, the registration, or nowhere in the studio. */
export type FactSource = { of: 'profile'; field: string } | { of: 'registration' } | { of: 'settings' };

const inProfile = (field: string): FactSource => ({ of: 'profile', field });

const sources: Record<FactName, FactSource> = {
  school: inProfile('name'),
  mission: inProfile('mission'),
  phone: inProfile('phone'),
  email: inProfile('email'),
  ways: inProfile('phone'),
  callUs: inProfile('phone'),
  contactable: inProfile('phone'),
  helpDesk: inProfile('helpDesk.email'),
  helpDeskOpens: inProfile('helpDesk.opens'),
  helpDeskCloses: inProfile('helpDesk.closes'),
  formAtCampus: inProfile('fees.formAtCampus'),
  formDownloaded: inProfile('fees.formDownloaded'),
  ageRange: inProfile('agesAtEntrance'),
  ageMeaning: inProfile('agesAtEntrance'),
  ageRise: inProfile('agesAtEntrance'),
  classNames: inProfile('agesAtEntrance'),
  registrationWay: { of: 'registration' },
  portal: inProfile('parentPortalUrl'),
  enquiryDays: { of: 'settings' },
  spamDays: { of: 'settings' },
  acknowledges: { of: 'settings' },
};

export const sourceOf = (name: FactName): FactSource => sources[name];
