import { pageAddress } from '#app/addresses.ts';
import { contentType, type Texts } from '#app/publishing/content-type.ts';

const network = <Name extends string>(name: Name, label: string) =>
  ({ name: `social.${name}`, kind: 'url', label, max: 500 }) as const;

/** The school's own data: one item per school. */
export const profileType = contentType({
  name: 'profile',
  place: 'school',
  icon: 'school',
  words: {
    one: 'school profile',
    many: 'School profile',
    new: 'Add a school profile',
    about:
      'The facts about the school that the site shows on every page, on Contact Us and on Admission Process. Fields that you leave empty are not shown.',
  },
  title: 'name',
  nameOf: () => 'School profile',
  isSingleton: true,
  exportFolder: 'profile',
  permission: 'profile.edit',
  groups: [
    { label: 'The school', fields: ['name', 'mission', 'description'] },
    { label: 'Contact details', fields: ['phone', 'whatsapp', 'email', 'addressLines', 'officeHours'] },
    { label: 'Map and links', fields: ['mapUrl', 'mapEmbedUrl', 'parentPortalUrl'] },
    {
      label: 'Social networks',
      fields: ['social.facebook', 'social.instagram', 'social.youtube', 'social.x', 'social.linkedin'],
    },
    {
      label: 'Parents’ app and help desk',
      fields: [
        'parentsApp.googlePlayUrl',
        'parentsApp.appStoreUrl',
        'schoolCode',
        'helpDesk.email',
        'helpDesk.opens',
        'helpDesk.closes',
      ],
    },
    { label: 'Application form', fields: ['fees.formAtCampus', 'fees.formDownloaded'] },
  ],
  fields: [
    { name: 'name', kind: 'line', label: 'Name', max: 200, required: true, autoComplete: 'organization' },
    {
      name: 'mission',
      kind: 'line',
      label: 'Mission',
      help: 'One line, shown in large letters on the home page.',
      max: 500,
    },
    {
      name: 'description',
      kind: 'text',
      label: 'Short description',
      help: 'A few sentences for search engines and shared links.',
      max: 2000,
    },
    {
      name: 'phone',
      kind: 'phones',
      label: 'Phone',
      help: 'With the area code, for example 0542 250 1234. Separate several numbers with commas.',
      max: 500,
    },
    {
      name: 'whatsapp',
      kind: 'chat',
      label: 'WhatsApp',
      help: 'One number, for example 98765 43210. If you leave this empty, WhatsApp is not shown.',
      max: 500,
    },
    { name: 'email', kind: 'email', label: 'E-mail', max: 500, proof: 'profile.mailbox' },
    {
      name: 'addressLines',
      kind: 'text',
      label: 'Address',
      help: 'Start a new line for each part of the address.',
      max: 1600,
      lines: { max: 8, each: 200 },
      autoComplete: 'street-address',
    },
    { name: 'officeHours', kind: 'line', label: 'Office hours', max: 500 },
    {
      name: 'mapUrl',
      kind: 'url',
      label: 'Link to the map',
      help: 'Press “Share” in the online map and copy the link.',
      max: 500,
    },
    {
      name: 'mapEmbedUrl',
      kind: 'url',
      label: 'Map on the page',
      help: 'Press “Embed a map” in the online map. Paste the code you get, or only the address in it.',
      max: 2000,
      isEmbedded: true,
    },
    { name: 'parentPortalUrl', kind: 'url', label: 'Parent portal', max: 500 },
    network('facebook', 'Facebook'),
    network('instagram', 'Instagram'),
    network('youtube', 'YouTube'),
    network('x', 'X'),
    network('linkedin', 'LinkedIn'),
    { name: 'parentsApp.googlePlayUrl', kind: 'url', label: 'App on Google Play', max: 500 },
    { name: 'parentsApp.appStoreUrl', kind: 'url', label: 'App in the App Store', max: 500 },
    {
      name: 'schoolCode',
      kind: 'line',
      label: 'School code',
      help: 'Parents enter it in their app. If you leave this empty, the footer does not show it.',
      max: 40,
      isUntranslated: true,
    },
    {
      name: 'helpDesk.email',
      kind: 'email',
      label: 'Help desk: e-mail',
      max: 500,
      proof: 'profile.mailbox',
    },
    {
      name: 'helpDesk.opens',
      kind: 'line',
      label: 'Help desk: opens',
      help: 'For example 8:00 AM.',
      max: 500,
      isUntranslated: true,
    },
    {
      name: 'helpDesk.closes',
      kind: 'line',
      label: 'Help desk: closes',
      help: 'For example 8:00 PM.',
      max: 500,
      isUntranslated: true,
    },
    {
      name: 'fees.formAtCampus',
      kind: 'amount',
      label: 'Form bought at the campus, in rupees',
      max: 60,
      required: true,
    },
    {
      name: 'fees.formDownloaded',
      kind: 'amount',
      label: 'Form downloaded, in rupees',
      max: 60,
      required: true,
    },
    {
      name: 'logo',
      kind: 'pictures',
      role: 'image',
      label: 'Logo',
      help: 'For the dark bar at the top. Light letters on a transparent background (PNG) look best. If there is no logo, a drawn one is shown.',
      max: 1,
      isLogo: true,
    },
    {
      name: 'agesAtEntrance',
      kind: 'rows',
      label: 'Ages at entrance',
      help: 'The minimum age in completed years. To remove a row, delete what is in it.',
      // More grades than any school has.
      max: 20,
      columns: [
        { name: 'grade', label: 'Class', kind: 'line', max: 40 },
        { name: 'age', label: 'Age in years', kind: 'years', max: 20 },
      ],
    },
  ],
  // The page that shows most of it; the header and the footer are on every page.
  address: () => pageAddress('contact'),
});

export type ProfileTexts = Texts<typeof profileType>;
