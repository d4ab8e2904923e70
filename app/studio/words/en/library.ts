import type { Refusal } from '#app/media/ingest/ingest.server.ts';
import type { LibraryTab } from '#app/publishing/library/library-search.ts';
import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import { counted } from './counted.ts';

const plural = pluralIn('en');
const places = (many: number) => counted(many, 'place', 'places');

/** Why a file is refused; a place that needs other words has its own. */
const refused = {
  empty: 'This file is empty.',
  'too-large': 'This file is too large. Pictures and papers up to 20 MB can be sent here.',
  'unknown-type': 'This is neither a photo nor a PDF.',
  'too-many-pixels': 'This picture is too large to be read.',
  'too-large-unpacked':
    'This picture would take more memory to unpack than the site has. Please save it as an ordinary JPEG, or make it smaller.',
  unreadable: 'This file is damaged and cannot be read.',
  heic: 'This HEIC photo is damaged, or of a kind that we cannot read. Please send it as JPEG.',
  withdrawn: 'This picture was withdrawn from the site and cannot come back.',
} satisfies Record<Refusal['refused'], string>;

type ReplaceRefusal = 'same' | 'other-kind' | 'in-use' | 'consent' | 'words' | 'logo';

/** The words around a school's pictures and documents, wherever they are used. */
export const library = {
  title: 'Library',
  all: (pictures: number, papers: number, size: string) =>
    `${counted(pictures, 'picture', 'pictures')} and ${counted(papers, 'paper', 'papers')}, ${size}`,
  search: 'Name, words, who sent it',
  find: 'Search',
  found: (query: string) => `What fits “${query}”`,
  showAll: 'Show all',
  tabs: {
    pictures: 'Pictures',
    unused: 'Unused',
    'no-words': 'No description',
    'no-consent': 'No consent',
    papers: 'Papers',
    withdrawn: 'Withdrawn',
  } satisfies Record<LibraryTab, string>,
  tabsLabel: 'Show',
  number: grouped,
  none: {
    pictures: 'There are no pictures yet. Add some here, or in the forms of news, pages and albums.',
    unused: 'Everything here is used somewhere.',
    'no-words': 'Every picture that is shown has words for those who cannot see it.',
    'no-consent': 'Somebody has answered for everyone shown in the albums.',
    papers: 'There are no papers yet. Add some here, or in the forms of news, pages and notices.',
    withdrawn: 'No picture was withdrawn.',
  } satisfies Record<LibraryTab, string>,
  noneFound: 'Nothing is like this. Try fewer words, or look under another heading.',
  marks: { words: 'No words', consent: 'No consent' },
  usedIn: (uses: number) => (uses === 0 ? 'used nowhere' : `used in ${places(uses)}`),
  withdrawnHelp:
    'Nobody can see these pictures, not even here. We keep a record of them so that they are recognised if sent again.',
  duplicates: {
    smaller: 'This looks like a smaller copy of a picture that is here already: better use that one.',
    same: 'This looks like a picture that is here already.',
    see: 'See',
  },
  notch: 'The number is how often it is used. A dash: nowhere.',
  seeUnused: (many: number, size: string) => `See the ${grouped(many)} unused, ${size}`,
  older: 'Older',
  newest: 'Back to the newest',
  pages: 'Pages of the library',
  bulk: {
    choose: (name: string) => `Choose ${name}`,
    sure: 'Yes, delete the chosen ones for good',
    delete: 'Delete the chosen ones',
    keep: 'Keep the chosen ones',
    help: 'Files that are not used anywhere are deleted after a week, unless you keep them or an older version of something names them.',
  },
  done: {
    deleted: 'It is deleted for good.',
    replaced: 'It is replaced. Every place shows the new one, and links that were sent around lead to it.',
    undone: 'The old file is back everywhere.',
    oldDeleted: 'The old file is deleted for good.',
    kept: 'It is kept. It will not be deleted by itself.',
    unkept: 'It is no longer kept.',
  },
  unused: {
    /** Below a small picture. */
    kept: 'Kept',
    until: (day: string) => `Will be deleted on ${day}`,
    willGo: (day: string) => `Not used anywhere. Will be deleted on ${day}.`,
    keep: 'Keep',
    keptBy: (by: string, day: string) =>
      `Not used anywhere. ${by ? `${by} keeps it since ${day}` : `Kept since ${day}`}: it will not be deleted by itself.`,
    unkeep: 'No longer keep it',
  },
  undo: {
    replacedBy: (name: string, by: string, day: string) => `“${name}” was replaced on ${day} by ${by}.`,
    until: (day: string) => `You can undo this until ${day}. Then the old file is deleted for good.`,
    press: 'Undo: bring the old file back',
    deleteNow: 'Delete the old file now',
    refused: {
      over: 'This cannot be undone any more.',
      'in-use': 'The old file is in the library again, as another one. Choose it in the forms instead.',
      forbidden: 'It is the school’s logo. Only an administrator can change that.',
    },
  },
  keptMany: (many: number) =>
    many === 0
      ? 'Nothing was kept. Choose something first.'
      : plural(many, {
          one: 'The file is kept and will not be deleted by itself.',
          other: `${grouped(many)} files are kept and will not be deleted by themselves.`,
        }),
  deletedMany: (many: number) =>
    many === 0
      ? 'Nothing was deleted. Choose something first, and tick that you are sure.'
      : `${counted(many, 'file was', 'files were')} deleted for good.`,
  back: 'Back to the library',
  facts: (size: string, bytes: string) => `${size}, ${bytes}`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  paper: 'Paper (PDF)',
  sent: (by: string, day: string) => (by ? `Sent by ${by}, ${day}` : `Came on ${day}`),
  open: 'Open it',
  words: 'What it says to those who cannot see it',
  noWords: 'A place shows it without words for those who cannot see it.',
  consented: (by: string, day: string) => `${by} answered for everyone shown, ${day}`,
  noConsent: 'Nobody has answered yet for those shown in it.',
  uses: (many: number) => (many === 0 ? 'Used nowhere' : `Used in ${places(many)}`),
  unusedHelp: 'Nothing shows it, and nobody outside can see it.',
  inDraft: 'only in a draft',
  logo: 'The school’s logo',
  fixedSlot: (slot: string) => `A fixed place of the site: ${slot}`,
  versions: (many: number) =>
    `${plural(many, { one: 'An older version also names it.', other: `${grouped(many)} older versions also name it.` })}`,
  add: {
    title: 'Add',
    files: 'Pictures or papers (PDF)',
    help: 'One or several, together up to 20 MB. Nobody outside sees them before something shows them; what is not used anywhere is deleted after a week, unless you keep it.',
    tooMuch: 'Together these are more than 20 MB. Please send them in two or three goes.',
    send: 'Send into the library',
    sending: 'Sending…',
    nothingTaken: 'Nothing was taken into the library.',
    none: 'Choose a file first.',
    taken: (name: string) => `${name} is in the library now.`,
    wasThere: (name: string) => `${name} was in the library already.`,
    refused: (name: string, why: Refusal['refused']) => `${name}: ${refused[why]}`,
    see: 'See it',
  },
  choose: {
    title: { image: 'Choose a picture', document: 'Choose a paper' },
    search: 'Name, words, who sent it',
    find: 'Search',
    looking: 'Looking…',
    shown: {
      image: (many: number) => `${counted(many, 'picture', 'pictures')} shown, newest first`,
      document: (many: number) => `${counted(many, 'paper', 'papers')} shown, newest first`,
    },
    none: 'Nothing is like this. Try fewer words.',
    empty: 'There is nothing in the library yet.',
    failed: 'The library could not be asked. Check the connection and try again.',
    more: 'Show more',
    consent: 'A photo of an album is here once somebody has answered for everyone shown in it.',
    close: 'Close',
  },
  replace: {
    title: 'Replace everywhere',
    lead: (uses: number) =>
      uses === 0
        ? 'The new one takes its place. You can undo that for a week.'
        : `Public at once, in ${places(uses)}, drafts among them. Links to the old one lead to the new one. You can undo that for a week.`,
    file: { image: 'The new picture', document: 'The new paper (PDF)' },
    fileHelp: 'Up to 20 MB.',
    words: 'Words for the new picture',
    wordsHelp: 'What is to be seen in it. Left empty, each place keeps its own words.',
    name: 'Name of the new paper',
    nameHelp: 'Left empty, each place keeps the name it has.',
    consent: 'Everyone who can be recognised in the new picture may be published',
    press: (uses: number) => (uses === 0 ? 'Replace it' : `Replace in ${places(uses)}`),
    notDone: 'It is not replaced.',
    refused: {
      ...refused,
      empty: 'Choose a file first.',
      'unknown-type': 'This is not a picture that can take its place.',
      same: 'This is the same file. Nothing has changed.',
      'other-kind': 'A picture can only take the place of a picture, and a paper that of a paper.',
      'in-use':
        'This very file is in the library already, and used elsewhere. Choose it in the forms instead.',
      consent: 'It is public at once: please tick that everyone shown may be published.',
      words: 'These words are too long.',
      logo: 'It is the school’s logo. Only an administrator can change that.',
    } satisfies Record<Refusal['refused'] | ReplaceRefusal, string> as Record<string, string>,
    seeOther: 'See it',
  },
  delete: {
    title: 'Delete…',
    lead: (uses: number) =>
      uses === 0
        ? 'Nothing uses it. It cannot be brought back.'
        : `${plural(uses, { one: 'This would lose it', other: `These ${grouped(uses)} would lose it` })}, at once and also where it is public. It cannot be brought back:`,
    sure: (name: string) => `Yes, delete “${name}” for good`,
    press: 'Delete for good',
    notDone: 'It is not deleted.',
    refused: {
      unsure: 'Please tick that you are sure.',
      changed: 'It is used in more places by now. Look at the list again.',
      logo: 'It is the school’s logo. Only an administrator can change that.',
      needed: (titles: string) =>
        `It cannot be deleted: ${titles} needs it. Add another file there first.`,
    },
  },
  withdrawal: {
    link: 'Withdraw everywhere…',
    linkOf: (name: string) => `Withdraw everywhere: ${name}`,
    title: 'Withdraw everywhere',
    back: 'Back',
    lead: 'For a picture that must not be seen any more, for example because a parent asks. It is gone from every page at once, in every size, and from every backup made from now on. It cannot be added again.',
    loses: (uses: number) =>
      uses === 0 ? 'Nothing shows it' : `${places(uses)} ${plural(uses, { one: 'loses', other: 'lose' })} it`,
    sure: (name: string) => `Yes, withdraw “${name}” everywhere`,
    press: 'Withdraw everywhere',
    refused: {
      unsure: 'Please tick that you are sure.',
      logo: 'It is the school’s logo. Only an administrator can change that.',
    },
    why: 'Why? (may stay empty)',
    whyHelp: 'Only the office reads it. Better without a child’s name: “A parent asked, by phone”.',
    withdrawnBy: (when: string, by: string) =>
      by ? `Withdrawn on ${when} by ${by}.` : `Withdrawn on ${when}.`,
    because: (why: string) => `Why: ${why}`,
    isWithdrawn: (name: string) => `“${name}” is withdrawn: nobody can see it.`,
    restorable: (until: string) =>
      `An administrator can undo it until ${until}; then it is deleted for good.`,
    erased: 'It has been deleted for good.',
    restore: 'Undo the withdrawal',
    done: {
      withdrawn: 'Done. It is gone from every page.',
      restored: 'The picture can be seen again where it was.',
    },
  },
  focus: {
    link: 'Focus point of this picture',
    linkOf: (name: string) => `Focus point of this picture: ${name}`,
    title: 'Focus point of this picture',
    lead: 'A picture is cut in other shapes in other places. Tap on what must be seen, and every place on the site cuts around it.',
    atOnce:
      'It counts for this picture wherever it is used, and the site shows it as soon as you keep it: it does not wait for anything to be published.',
    tap: 'The picture: tap on what must be seen, or move the point with the arrow keys',
    across: 'From the left',
    down: 'From the top',
    at: (x: number, y: number) => `The point is ${x} % from the left and ${y} % from the top.`,
    middle: 'No point is chosen. Places cut it around its middle, or as suits them best.',
    crops: 'How it will be cut',
    shapes: { arch: 'Gateway', card: 'Card', circle: 'Circle', social: 'Link card' },
    keep: 'Keep this point',
    reset: 'Back to the middle',
    back: 'Back',
    done: {
      saved: 'The point is kept, and the site shows it.',
      reset: 'The picture has no point any more. The site shows it as before.',
    },
  },
};
