/**
 * The journeys that `npm test` runs: one for each task of a family or the office. `npm run test:all` runs all
 * of them. By file, with the beginning of each title; those of `engines.spec.ts` are the ones in which
 * engines differ.
 */
export const DEFAULT_JOURNEYS: Record<string, readonly string[]> = {
  'frame.spec.ts': [
    'by mouse: a click opens',
    'by keyboard alone: Enter opens',
    'by touch: one button',
    'axe finds nothing in an open list',
  ],
  'forced-colours.spec.ts': ['the logo keeps'],
  'pages/admission.spec.ts': ['a parent learns the class', 'a mistake is explained'],
  'pages/album.spec.ts': ['an album opens from its card', 'a photo has a page of its own'],
  'pages/calendar.spec.ts': ['with scripts from the menu to the month'],
  'pages/contact.spec.ts': [
    'mistakes are shown after leaving',
    'success is shown in',
    'a double click sends once',
    'without a connection the text stays',
    'the keyboard alone is enough',
    'the same form goes to',
    'mistakes come back with the text',
  ],
  'pages/gallery.spec.ts': [
    'without scripts a parent chooses a year',
    '/Gallery: the list, the count and the address follow it',
    'more albums come below',
  ],
  'pages/hindi.spec.ts': ['one link leads to the same page', 'a message is sent from the Hindi form'],
  'pages/home.spec.ts': [
    'open by themselves, page through',
    'moves by itself until paused',
    'a visit counts once',
    'everything can be read and followed',
    'the first view is light',
  ],
  'pages/lightbox.spec.ts': [
    'a photo opens in the viewer, which',
    'the address follows the photo',
    'a swipe changes the photos',
  ],
  'pages/news.spec.ts': ['with scripts from home to the news, by year'],
  'pages/notice-dialog.spec.ts': ['or from where they were'],
  'pages/videos.spec.ts': ['with scripts a video opens in a tab'],
  'pages/photo-pages.spec.ts': ['leads to its file, and nothing promises'],
  'what-loads.spec.ts': ['loads without any script', 'the home page never loads React'],
  'studio/studio-backup.spec.ts': ['on a phone: one press'],
  'studio/studio-content.spec.ts': ['a news item with a picture is written', 'what is typed in the moment'],
  'studio/studio-find-and-undo.spec.ts': ['what is moved to the trash'],
  'studio/studio-form-footer.spec.ts': ['the button says what'],
  'studio/studio-hindi.spec.ts': ['an administrator chooses'],
  'studio/studio-inbox.spec.ts': ['an enquiry is sent, assigned'],
  'studio/studio-languages.spec.ts': ['after an English change'],
  'studio/studio-library.spec.ts': ['a picture is found in the library'],
  'studio/studio-lost-connection.spec.ts': ['without a connection the text stays'],
  'studio/studio-office.spec.ts': ['a new office on a phone'],
  'studio/studio-order.spec.ts': ['notices are dragged'],
  'studio/studio-pages.spec.ts': ['a section is added, written'],
  'studio/studio-people.spec.ts': ['from the printed link'],
  'studio/studio-photos.spec.ts': ['at a phone "Save and open next"', 'a closed tab costs nothing'],
  'engines.spec.ts': [
    'firefox a list of the wide menu',
    'firefox home shows its notice',
    'firefox the menu of a phone opens, leads on and closes, with a finger',
    'firefox an album’s photo opens',
    'firefox a news item with a picture',
    'webkit a list of the wide menu',
    'webkit the menu of a phone opens, leads on and closes, with a finger',
    'webkit an album’s photo opens',
    'webkit a script that breaks',
  ],
};

/** Five of them that run after a small change: a parent reads and writes, the office publishes. */
export const QUICK_JOURNEYS: Record<string, readonly string[]> = {
  'pages/contact.spec.ts': ['success is shown in'],
  'pages/gallery.spec.ts': ['/Gallery: the list, the count and the address follow it'],
  'pages/lightbox.spec.ts': ['a photo opens in the viewer, which'],
  'studio/studio-content.spec.ts': ['what is typed in the moment'],
  'studio/studio-inbox.spec.ts': ['an enquiry is sent, assigned'],
};

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds these among all titles, which Playwright prefixes with the file and the groups of the test. */
export const titlesOf = (journeys: Record<string, readonly string[]>): RegExp =>
  new RegExp(
    Object.entries(journeys)
      .map(([file, titles]) => `${literally(file)} .*(?:${titles.map(literally).join('|')})`)
      .join('|'),
  );
