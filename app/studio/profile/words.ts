import { phoneDigits } from '#app/features/school/phone-links.ts';
import type { ProfileProblem } from '#app/features/school/profile-input.ts';

/** The words of the school's own page, and the parts of its form in their order. */
export const words = {
  title: 'School profile',
  about:
    'What the site says of the school itself: on every page, under Contact Us and under Admission. A field that is left empty is left out.',
  save: 'Save and show on the site',
  saved: 'Saved. The site shows it now.',
  unchanged: 'Nothing was changed.',
  placeholders: 'These still hold the sample text that the site came with. Families see it:',
  placeholder: 'Still sample text',
  conflict: (by: string) =>
    `${by || 'Somebody'} has changed the profile meanwhile. Yours is still in the form: look at the newest version below, then save again to replace it.`,
  problemsTitle: 'It is not saved yet. Please look at:',
  problems: {
    required: 'Please fill this in.',
    wrong: 'This cannot be right, or it is too long.',
    noPhone: `This cannot be dialled. Write a phone number of ${phoneDigits.least} to ${phoneDigits.most} digits, for example +91 00000 00000; between several numbers write a comma.`,
    noWhatsapp: `No chat can be opened with this. Write one number of ${phoneDigits.least} to ${phoneDigits.most} digits, for example +91 00000 00000.`,
  } satisfies Record<ProfileProblem, string>,
  fromVersion: (number: number) =>
    `Version ${number} is in the form. It is shown on the site only when you save it.`,
  groups: {
    school: 'The school',
    reach: 'How to reach it',
    map: 'Map and links',
    social: 'Social networks',
    app: 'Parents’ app and help desk',
    fees: 'Admission form',
    ages: 'Ages at entrance',
    logo: 'Logo',
  },
  fields: {
    name: ['Name', ''],
    logo: ['Logo', ''],
    mission: ['Mission', 'One line; it stands large on the home page.'],
    description: ['In a few sentences', 'For search engines and links.'],
    phone: ['Phone', 'With +91, as people write it. Several numbers with a comma between them.'],
    whatsapp: ['WhatsApp', 'The number; left empty, no chat is offered.'],
    email: ['E-mail', ''],
    addressLines: ['Address', 'One line each.'],
    officeHours: ['Office hours', ''],
    mapUrl: ['Link to the map', 'From “Share” in the map, beginning with https.'],
    mapEmbedUrl: [
      'Map in the page',
      'From “Embed a map”: only the address between the quotation marks after src.',
    ],
    parentPortalUrl: ['Parent portal', ''],
    'social.facebook': ['Facebook', ''],
    'social.instagram': ['Instagram', ''],
    'social.youtube': ['YouTube', ''],
    'social.x': ['X', ''],
    'social.linkedin': ['LinkedIn', ''],
    'parentsApp.googlePlayUrl': ['App on Google Play', ''],
    'parentsApp.appStoreUrl': ['App in the App Store', ''],
    'helpDesk.email': ['Help desk: e-mail', ''],
    'helpDesk.opens': ['Help desk: opens', 'For example 8:00 AM.'],
    'helpDesk.closes': ['Help desk: closes', 'For example 8:00 PM.'],
    'fees.formAtCampus': ['Form bought at the campus, in rupees', ''],
    'fees.formDownloaded': ['Form downloaded, in rupees', ''],
    agesAtEntrance: ['Ages at entrance', 'The least age in whole years. Empty a row to take it away.'],
  } as Record<string, [label: string, help: string]>,
  logo: {
    help: 'For the dark bar at the top: light letters on a clear ground (PNG) look best. Without one, the drawn logo stands there.',
    add: 'Choose a logo',
    replace: 'Choose another',
    remove: 'Use the drawn logo again',
    alt: 'The logo as it is now',
  },
  grade: (row: number) => `Grade, row ${row}`,
  age: (row: number) => `Age, row ${row}`,
  gradeHead: 'Grade',
  ageHead: 'Age in years',
  history: 'Older versions',
  showVersion: 'Look at it',
  by: (name: string, at: string) => (name ? `${name}, ${at}` : `As it was before, ${at}`),
};

export const groups: [keyof typeof words.groups, string[]][] = [
  ['school', ['name', 'mission', 'description']],
  ['reach', ['phone', 'whatsapp', 'email', 'addressLines', 'officeHours']],
  ['map', ['mapUrl', 'mapEmbedUrl', 'parentPortalUrl']],
  ['social', ['social.facebook', 'social.instagram', 'social.youtube', 'social.x', 'social.linkedin']],
  [
    'app',
    [
      'parentsApp.googlePlayUrl',
      'parentsApp.appStoreUrl',
      'helpDesk.email',
      'helpDesk.opens',
      'helpDesk.closes',
    ],
  ],
  ['fees', ['fees.formAtCampus', 'fees.formDownloaded']],
];
