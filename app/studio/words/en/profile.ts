import { pluralIn } from '#app/words/plural.ts';
import type { ProfileProblem } from '#app/features/school/profile-input.ts';

const plural = pluralIn('en');

/** The words of the school's own page, and the parts of its form in their order. */
export const profile = {
  title: 'School profile',
  backToText: (name: string) => `Back to “${name}”`,
  /** For somebody who came from a text that mentions a fact. */
  changesEverywhere: (fact: string, field: string, mentions: number) =>
    `Change “${field}” here and publish: every text that mentions “${fact}” follows by itself. ${
      mentions === 0
        ? 'No public page shows it now.'
        : `It is shown in ${plural(mentions, { one: 'one place', other: `${mentions} places` })}:`
    }`,
  toField: 'Go to the field',
  typedElsewhere: 'What was typed by hand, for example in a news story, does not follow.',
  about:
    'What the site says of the school itself: on every page, under Contact Us and under Admission. A field that is left empty is left out.',
  done: {
    saved: 'Saved. Nobody outside sees it before you publish it.',
    merged: 'Put together as you chose, and saved. Look it over, then publish it.',
    published: 'Published. The site shows it now.',
    unchanged: 'Nothing was changed: the site shows this already.',
    discarded: 'Your changes are thrown away. This is what the site shows.',
  },
  discard: 'Throw my changes away',
  placeholders: 'These still hold the sample text that the site came with. Families see it:',
  placeholder: 'Still sample text',
  conflict: {
    title: (by: string) => `${by || 'Somebody'} has changed the profile meanwhile`,
    lead: 'Nothing of yours is lost, and nothing of theirs. Choose for each field which one is to stay, or take one of both as a whole.',
    asChosen: 'Keep as chosen',
    logo: { mine: 'The logo that you have chosen', theirs: 'The logo that they have chosen' },
  },
  problemsTitle: 'It is saved, but not published yet. Please look at:',
  problems: {
    required: 'Please fill this in.',
    tooLong: 'This is too long.',
    longAddress: 'An address has at most 8 lines, each of at most 200 characters.',
    noUrl: 'This is no web address. Copy it as the browser shows it, for example www.school.in.',
    noEmail: 'This is no e-mail address. It looks like office@school.in.',
    noAmount: 'This is no amount. Write whole rupees, for example 600.',
    noAges: 'Every row needs a grade and an age in whole years, for example 3.',
    noPhone:
      'This phone number is not complete. Write it with all its digits, for example 98765 43210 or 0542 250 1234; a number abroad begins with +. Between several numbers write a comma.',
    noWhatsapp:
      'This is not one complete number, so no chat can be opened. Write it with all its digits, for example 98765 43210; a number abroad begins with +.',
  } satisfies Record<ProfileProblem, string>,
  /** How a number is understood, under its field. */
  understood: {
    phone: (numbers: string) => `Families will call ${numbers}`,
    whatsapp: (number: string) => `The chat opens with ${number}`,
    incomplete: 'This number is not complete yet.',
  },
  fromVersion: (number: number) =>
    `Version ${number} is in the form. It is shown on the site only when you publish it.`,
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
    phone: [
      'Phone',
      'With the area code, for example 0542 250 1234. Several numbers with a comma between them.',
    ],
    whatsapp: ['WhatsApp', 'One number, for example 98765 43210. If this is empty, no chat is offered.'],
    email: ['E-mail', ''],
    addressLines: ['Address', 'One line each.'],
    officeHours: ['Office hours', ''],
    mapUrl: ['Link to the map', 'From “Share” in the map.'],
    mapEmbedUrl: [
      'Map in the page',
      'From “Embed a map”: paste what you are given there, or only the address in it.',
    ],
    parentPortalUrl: ['Parent portal', ''],
    'social.facebook': ['Facebook', ''],
    'social.instagram': ['Instagram', ''],
    'social.youtube': ['YouTube', ''],
    'social.x': ['X', ''],
    'social.linkedin': ['LinkedIn', ''],
    'parentsApp.googlePlayUrl': ['App on Google Play', ''],
    'parentsApp.appStoreUrl': ['App in the App Store', ''],
    schoolCode: ['School code', 'The parents’ app asks for it. If this is empty, the footer shows none.'],
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
    removed: 'The drawn logo stands there again.',
    alt: 'The logo as it is now',
    contact: 'Contact Us',
    onPhone:
      'At the top of a page on a small phone. A wide logo is made smaller, so that all stays in one row.',
  },
  grade: (row: number) => `Grade, row ${row}`,
  age: (row: number) => `Age, row ${row}`,
  removeRow: (grade: string) => `Take out ${grade}`,
  removeRowShort: 'Take out',
  rowRemoved: (grade: string) => `${grade} was taken out.`,
  rowUnnamed: (row: number) => `Row ${row}`,
  gradeHead: 'Grade',
  ageHead: 'Age in years',
  history: 'Older versions',
  showVersion: 'Look at it',
  by: (name: string, at: string) => (name ? `${name}, ${at}` : `As it was before, ${at}`),
};
