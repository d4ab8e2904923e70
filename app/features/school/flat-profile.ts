import { networks, type SchoolProfile } from './profile.ts';

/** The profile as lines of text by the names of a form's fields; lists are one line each. */
export function flatProfile(profile: SchoolProfile): Record<string, string> {
  const { logo, addressLines, social, parentsApp, helpDesk, agesAtEntrance, fees, ...lines } = profile;
  const urlOf = (network: string) => social.find((one) => one.network === network)?.url ?? '';
  return {
    ...lines,
    schoolCode: profile.schoolCode ?? '',
    logo: logo?.mediaId ?? '',
    addressLines: addressLines.join('\n'),
    ...Object.fromEntries(networks.map((network) => [`social.${network}`, urlOf(network)])),
    'parentsApp.googlePlayUrl': parentsApp.googlePlayUrl,
    'parentsApp.appStoreUrl': parentsApp.appStoreUrl,
    'helpDesk.email': helpDesk.email,
    'helpDesk.opens': helpDesk.opens,
    'helpDesk.closes': helpDesk.closes,
    agesAtEntrance: agesAtEntrance.map(({ grade, age }) => `${grade} ${age}+`).join('\n'),
    'fees.formAtCampus': String(fees.formAtCampus),
    'fees.formDownloaded': String(fees.formDownloaded),
  };
}
