import type { StudioWords } from '#app/studio/words/en/index.ts';

/** The fields of the profile's form, as they stand together. */
export const groups: [keyof StudioWords['profile']['groups'], string[]][] = [
  ['school', ['name', 'mission', 'description']],
  ['reach', ['phone', 'whatsapp', 'email', 'addressLines', 'officeHours']],
  ['map', ['mapUrl', 'mapEmbedUrl', 'parentPortalUrl']],
  ['social', ['social.facebook', 'social.instagram', 'social.youtube', 'social.x', 'social.linkedin']],
  [
    'app',
    [
      'parentsApp.googlePlayUrl',
      'parentsApp.appStoreUrl',
      'schoolCode',
      'helpDesk.email',
      'helpDesk.opens',
      'helpDesk.closes',
    ],
  ],
  ['fees', ['fees.formAtCampus', 'fees.formDownloaded']],
];
