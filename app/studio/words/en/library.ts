import type { Refusal } from '#app/media/ingest/ingest.server.ts';
import type { LibraryTab } from '#app/publishing/library/library-search.ts';
import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';
import { counted } from './counted.ts';

const plural = pluralIn('en');
const places = (many: number) => counted(many, 'place', 'places');

/** Why a file is refused; some forms have their own text for a reason. */
const refused = {
  empty: 'This file is empty. Choose another file.',
  'too-large': 'This file is too large. Choose a picture or document of at most 20 MB.',
  'unknown-type': 'This is not a photo or a PDF. Choose a photo or a PDF.',
  'too-many-pixels': 'This picture is too large. Make it smaller and try again.',
  'too-large-unpacked':
    'This picture needs more memory than the site has. Save it as an ordinary JPEG (not interlaced or progressive), or make it smaller.',
  unreadable: 'This file is damaged and cannot be read. Save it again and upload the new file.',
  heic: 'This HEIC photo cannot be read. Save it as JPEG and upload it again.',
  withdrawn: 'This picture was withdrawn from the site and cannot be added again.',
} satisfies Record<Refusal['refused'], string>;

const logoIsFixed = 'This is the school’s logo. Only an administrator can change it.';

type ReplaceRefusal = 'same' | 'other-kind' | 'in-use' | 'consent' | 'words' | 'logo';

/** The school's pictures and documents, wherever they are used. */
export const library = {
  title: 'Library',
  all: (pictures: number, papers: number, size: string) =>
    `${counted(pictures, 'picture', 'pictures')} and ${counted(papers, 'document', 'documents')}, ${size}`,
  search: 'Name, description or who added it',
  find: 'Search',
  found: (query: string) => `Results for “${query}”`,
  showAll: 'Show all',
  tabs: {
    pictures: 'Pictures',
    unused: 'Unused',
    'no-words': 'No description',
    'no-consent': 'No consent',
    papers: 'Documents',
    withdrawn: 'Withdrawn',
  } satisfies Record<LibraryTab, string>,
  tabsLabel: 'Show',
  number: grouped,
  none: {
    pictures: 'No pictures yet. Add some here, or in the forms for news, pages and albums.',
    unused: 'There are no unused files.',
    'no-words': 'Every picture on the site has a description.',
    'no-consent': 'Consent has been confirmed for all photos in the albums.',
    papers: 'No documents yet. Add some here, or in the forms for news, pages and notices.',
    withdrawn: 'No pictures have been withdrawn.',
  } satisfies Record<LibraryTab, string>,
  noneFound: 'Nothing found. Try fewer words, or another tab.',
  marks: { words: 'No description', consent: 'No consent' },
  usedIn: (uses: number) => (uses === 0 ? 'not used anywhere' : `used in ${places(uses)}`),
  withdrawnHelp:
    'Nobody can see these pictures, not even here. We keep a record of them so that they are recognised if somebody uploads them again.',
  duplicates: {
    smaller:
      'This looks like a smaller copy of a picture that is already in the library. It is better to use that one.',
    same: 'This looks like a picture that is already in the library.',
    see: 'View',
  },
  notch: 'The number shows in how many places a file is used. A dash means that it is not used anywhere.',
  seeUnused: (many: number, size: string) => `See ${counted(many, 'unused file', 'unused files')} (${size})`,
  older: 'Show older',
  newest: 'Show the newest',
  pages: 'Pages of the library',
  bulk: {
    choose: (name: string) => `Select ${name}`,
    sure: 'Yes, delete the selected files permanently',
    delete: 'Delete selected',
    keep: 'Keep selected',
    help: 'Files that are not used anywhere are deleted after a week, unless you keep them or an older version of an item uses them.',
  },
  done: {
    deleted: 'Deleted permanently.',
    replaced: 'Replaced. The new file is now used everywhere, and links to the old one lead to it.',
    undone: 'The old file is back everywhere.',
    oldDeleted: 'The old file was deleted permanently.',
    kept: 'Kept. It will not be deleted automatically.',
    unkept: 'No longer kept. It will be deleted if nobody uses it.',
  },
  unused: {
    /** Below a small picture. */
    kept: 'Kept',
    until: (day: string) => `Will be deleted on ${day}`,
    willGo: (day: string) => `Not used anywhere. Will be deleted on ${day}.`,
    keep: 'Keep',
    keptBy: (by: string, day: string) =>
      `Not used anywhere. ${by ? `Kept by ${by} since ${day}` : `Kept since ${day}`}: it will not be deleted automatically.`,
    unkeep: 'Stop keeping it',
  },
  undo: {
    replacedBy: (name: string, by: string, day: string) => `${by} replaced “${name}” on ${day}.`,
    until: (day: string) => `You can undo this until ${day}. After that the old file is deleted permanently.`,
    press: 'Restore the old file',
    deleteNow: 'Delete the old file now',
    refused: {
      over: 'It is too late to restore the old file.',
      'in-use': 'The old file was added to the library again. Choose it in the forms instead.',
      forbidden: logoIsFixed,
    },
  },
  keptMany: (many: number) =>
    many === 0
      ? 'Nothing was kept. Select files first.'
      : plural(many, {
          one: 'The file is kept and will not be deleted automatically.',
          other: `${grouped(many)} files are kept and will not be deleted automatically.`,
        }),
  deletedMany: (many: number) =>
    many === 0
      ? 'Nothing was deleted. Select files first, and tick that you are sure.'
      : `${counted(many, 'file was', 'files were')} deleted permanently.`,
  back: 'Back to the library',
  facts: (size: string, bytes: string) => `${size}, ${bytes}`,
  pixels: (width: number, height: number) => `${width} × ${height}`,
  paper: 'Document (PDF)',
  sent: (by: string, day: string) => (by ? `Added by ${by}, ${day}` : `Added on ${day}`),
  open: 'Open the file',
  words: 'Description',
  noWords: 'It has no description in at least one place.',
  consented: (by: string, day: string) => `Consent confirmed by ${by}, ${day}`,
  noConsent: 'Consent has not been confirmed yet for the people shown in it.',
  uses: (many: number) => (many === 0 ? 'Not used anywhere' : `Used in ${places(many)}`),
  unusedHelp: 'It is not on any page, and nobody outside the office can see it.',
  inDraft: 'only in a draft',
  logo: 'The school’s logo',
  fixedSlot: (slot: string) => `A fixed place of the site: ${slot}`,
  versions: (many: number) =>
    `${plural(many, { one: 'An older version also uses it.', other: `${grouped(many)} older versions also use it.` })}`,
  add: {
    title: 'Add',
    files: 'Pictures or documents (PDF)',
    help: 'One or more files, together up to 20 MB. Nobody outside the office can see them until they are used on a page. Files that are not used anywhere are deleted after a week, unless you keep them.',
    tooMuch: 'Together these files are larger than 20 MB. Please add them in smaller groups.',
    send: 'Add to the library',
    sending: 'Uploading…',
    nothingTaken: 'Nothing was added to the library.',
    none: 'Choose a file first.',
    taken: (name: string) => `${name} was added to the library.`,
    wasThere: (name: string) => `${name} was already in the library.`,
    refused: (name: string, why: Refusal['refused']) => `${name}: ${refused[why]}`,
    see: 'View',
  },
  choose: {
    title: { image: 'Choose a picture', document: 'Choose a document' },
    search: 'Name, description or who added it',
    find: 'Search',
    looking: 'Searching…',
    shown: {
      image: (many: number) => `${counted(many, 'picture', 'pictures')} shown, newest first`,
      document: (many: number) => `${counted(many, 'document', 'documents')} shown, newest first`,
    },
    none: 'Nothing found. Try fewer words.',
    empty: 'The library is empty.',
    failed: 'The library could not be opened. Check your internet connection and try again.',
    more: 'Show more',
    consent: 'Photos from albums appear here once consent for them has been confirmed.',
    close: 'Close',
  },
  replace: {
    title: 'Replace everywhere',
    lead: (uses: number) =>
      uses === 0
        ? 'The new file takes the place of this one. You can undo this for a week.'
        : `The new file becomes public immediately, in ${places(uses)} including drafts. Links to the old file lead to the new one. You can undo this for a week.`,
    file: { image: 'The new picture', document: 'The new document (PDF)' },
    fileHelp: 'Up to 20 MB.',
    words: 'Description of the new picture',
    wordsHelp: 'What it shows. If you leave this empty, each place keeps its own description.',
    name: 'Name of the new document',
    nameHelp: 'If you leave this empty, each place keeps its own name for it.',
    consent: 'We have permission to publish photos of everyone shown in the new picture',
    press: (uses: number) => (uses === 0 ? 'Replace it' : `Replace in ${places(uses)}`),
    notDone: 'It was not replaced.',
    refused: {
      ...refused,
      empty: 'Choose a file first.',
      'unknown-type': 'This is not a picture or PDF that can replace it. Choose another file.',
      same: 'This is the same file. Choose another file.',
      'other-kind': 'A picture can only be replaced by a picture, and a document by a document.',
      'in-use': 'This file is already in the library, and used elsewhere. Choose it in the forms instead.',
      consent:
        'Please tick that you have permission for everyone shown: the picture becomes public immediately.',
      words: 'This text is too long. Please shorten it.',
      logo: logoIsFixed,
    } satisfies Record<Refusal['refused'] | ReplaceRefusal, string> as Record<string, string>,
    seeOther: 'View that file',
  },
  delete: {
    title: 'Delete…',
    lead: (uses: number) =>
      uses === 0
        ? 'It is not used anywhere. You cannot undo this.'
        : `It will be removed from ${plural(uses, { one: 'this place', other: `these ${grouped(uses)} places` })} immediately, even where it is public. You cannot undo this:`,
    sure: (name: string) => `Yes, delete “${name}” permanently`,
    press: 'Delete permanently',
    notDone: 'It was not deleted.',
    refused: {
      unsure: 'Please tick that you are sure.',
      changed: 'It is now used in more places. Please check the list again.',
      logo: logoIsFixed,
      needed: (titles: string) =>
        `It cannot be deleted, because it is needed here: ${titles}. Add another file there first.`,
    },
  },
  withdrawal: {
    link: 'Withdraw everywhere…',
    linkOf: (name: string) => `Withdraw everywhere: ${name}`,
    title: 'Withdraw everywhere',
    back: 'Back',
    lead: 'Use this for a picture that nobody should see any more, for example because a parent asks. It is removed immediately from every page, in every size, and from every backup made from now on. It cannot be added again.',
    loses: (uses: number) =>
      uses === 0 ? 'It is not used anywhere' : `It will be removed from ${places(uses)}`,
    sure: (name: string) => `Yes, withdraw “${name}” everywhere`,
    press: 'Withdraw everywhere',
    refused: {
      unsure: 'Please tick that you are sure.',
      logo: logoIsFixed,
    },
    why: 'Reason (optional)',
    whyHelp:
      'Only the office can read this. Please do not write a child’s name. For example: “A parent asked, by phone”.',
    withdrawnBy: (day: string, by: string) => (by ? `Withdrawn on ${day} by ${by}.` : `Withdrawn on ${day}.`),
    because: (why: string) => `Reason: ${why}`,
    isWithdrawn: (name: string) => `“${name}” is withdrawn: nobody can see it.`,
    restorable: (until: string) =>
      `An administrator can undo this until ${until}; after that it is deleted permanently.`,
    erased: 'It has been deleted permanently.',
    restore: 'Undo the withdrawal',
    done: {
      withdrawn: 'Withdrawn. It is no longer on any page.',
      restored: 'The picture can be seen again where it was.',
    },
  },
  focus: {
    link: 'Focus point of this picture',
    linkOf: (name: string) => `Focus point of this picture: ${name}`,
    title: 'Focus point of this picture',
    lead: 'Different pages cut a picture to different shapes. Tap the part that must always be visible: every page then keeps it in view.',
    atOnce:
      'This applies wherever the picture is used. The site shows it as soon as you save it; you do not have to publish anything.',
    tap: 'The picture: tap the part that must always be visible, or move the point with the arrow keys',
    across: 'From the left',
    down: 'From the top',
    at: (x: number, y: number) => `The focus point is ${x}% from the left and ${y}% from the top.`,
    middle: 'No focus point is set. Pages cut the picture around its middle, or as suits them best.',
    crops: 'How it will be cut',
    shapes: { arch: 'Gateway', card: 'Card', circle: 'Circle', social: 'Link card' },
    keep: 'Save this point',
    reset: 'Remove the point',
    back: 'Back',
    done: {
      saved: 'Saved. The site shows it now.',
      reset: 'The focus point was removed. The site shows the picture as before.',
    },
  },
};
