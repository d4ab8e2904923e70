import type { BulkAction } from '#app/publishing/commands/change-many.server.ts';
import type { PublishWarning } from '#app/publishing/checks/publish-warning.ts';
import type { Problem } from '#app/publishing/content-type.ts';
import type { Refusal } from '#app/media/ingest/ingest.server.ts';
import type { Answer } from '#app/media/consent/consent.ts';
import type { Consent } from '#app/platform/db/schema.ts';
import type { FactName } from '#content/facts.ts';
import { sectionKind, type SectionKind } from '#content/section-kinds.ts';
import { en as site } from '#app/words/en.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

const many = (count: number, one: string, more: string) =>
  `${count} ${plural(count, { one: one, other: more })}`;

const PUT_IN_FACT = 'Insert a fact';

const stillShown = (others: number) =>
  others === 0
    ? 'This text will no longer change with the School profile.'
    : plural(others, {
        one: 'One other place still changes with the School profile.',
        other: `${others} other places still change with the School profile.`,
      });

/** The words around content: its list, its form, its history. The names of types and fields are in `types/`. */
export const content = {
  search: 'Search titles and text',
  find: 'Search',
  showAll: 'All',
  sortBy: 'Sort by',
  sorts: { changed: 'Last changed', place: 'Order on the site', detail: 'Date', title: 'Title' },
  sortByDetail: { leadership: 'Leader' } as Record<string, string>,
  select: 'Select',
  choose: (title: string) => `Select ${title}`,
  clearSelection: 'Clear selection',
  chooseOne: 'Please choose',
  chosen: 'Selected items:',
  chooseAll: 'Select all on this page',
  chosenCount: (count: number) => (count === 0 ? 'None selected' : `${count} selected`),
  order: {
    up: (title: string) => `Move “${title}” up`,
    down: (title: string) => `Move “${title}” down`,
    moved: {
      up: (title: string) => `“${title}” was moved up.`,
      down: (title: string) => `“${title}” was moved down.`,
      beside: (title: string) => `“${title}” was moved.`,
    },
    stays: (title: string) => `“${title}” cannot be moved any further.`,
    about:
      'Families see the items in this order. Move an item with its arrows or by dragging it. New items come first.',
    arrange: {
      help: 'Drag an item to its new place; on a phone, drag it by its handle. With the keyboard: go to the handle, press Enter, move the item with the arrow keys and press Enter again. The order is saved immediately.',
      label: 'Change the order',
      handle: (title: string) => `Move “${title}”`,
    },
    forget: 'Show newest first',
    forgotten: 'The newest items come first again.',
  },
  changedOn: (day: string) => `Changed on ${day}`,
  changedBy: (name: string, day: string) => `${name}, ${day}`,
  openMenu: (title: string) => `Open the menu of “${title}”`,
  edit: 'Edit',
  noneYet: (one: string) => `No ${one} yet. Add the first one with the button above.`,
  similar: (q: string) => `Similar spelling: “${q}” was not found, but these results sound like it.`,
  noneFound: 'Nothing found. Try fewer words, or another status.',
  untitled: 'Untitled',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  shown: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  states: { draft: 'Draft', scheduled: 'Scheduled', live: 'On the site', ended: 'Ended', trash: 'Trash' },
  stateFilter: 'Show',
  hasDraft: 'Unpublished changes',
  scheduledFor: (when: string) => `from ${when}`,
  endedAt: (when: string) => `until ${when}`,
  /** The preview next to the form, on wide screens. */
  live: {
    title: 'How the page will look',
    says: 'This is the real page. It updates as you write.',
    press: 'Press any part of the page to change it.',
    nothingYet: 'The page appears here when you start writing.',
  },
  done: {
    saved: 'Saved. Only the office can see it until you publish it.',
    published: 'Published. It is on the site now.',
    scheduled: 'Scheduled. It will be published automatically at that time.',
    'change-scheduled': 'Scheduled. Families see the current version until then.',
    'nothing-to-schedule':
      'There is nothing to schedule: families already see this. Change something first, then schedule it.',
    'change-unscheduled': 'The schedule is cancelled. Your changes are still here.',
    unpublished: 'Taken off the site. It is a draft now.',
    trashed: 'Moved to the trash. It is kept there for 30 days.',
    'undo-trash': 'Restored as it was before.',
    restored: 'Restored from the trash. It is a draft now: publish it when it is ready.',
    deleted: 'Deleted permanently.',
    duplicated: 'This is a copy. Change what is different, then publish it.',
    discarded: 'Your changes were discarded. The form now shows what is published.',
    version: 'The older version is now in the form. Check it, then publish it.',
    confirmed: 'Thank you. Your confirmation is saved.',
    changed: 'Somebody has changed this page in the meantime. Please read it again.',
    'menu-added': 'Added to the menu.',
    'menu-drafted':
      'Added to the menu. The menu has other changes that are not published yet: publish it when they are ready.',
    'menu-full': 'This group is full. Open the menu and choose another group.',
    'language-known': 'OK. It stays in one language for now, and we will not remind you again.',
  },
  /** For starter texts. */
  starterText: {
    title: 'Still the starter text',
    help: 'This text came with the site; nobody at the school wrote it. Replace it with your own text, or confirm that it is right for your school.',
    draftWaits: 'Families still see the text that came with the site. Publish your text to replace it.',
    none: 'No page has starter text any more.',
    confirm: 'Confirm this text',
    confirmChosen: 'Confirm selected texts',
    kept: (count: number) => `${many(count, 'page', 'pages')} confirmed.`,
    changed: 'These were changed in the meantime. Please read them again:',
    readBy: (name: string, day: string) =>
      `This is the text that came with the site. ${name} read and confirmed it on ${day}.`,
  },
  bulkDone: (action: BulkAction, count: number) =>
    `${many(count, 'item was', 'items were')} ${{ publish: 'published', unpublish: 'taken off the site', trash: 'moved to the trash', 'undo-trash': 'restored' }[action]}.`,
  trashedOne: (title: string) => `“${title}” was moved to the trash. It is kept there for 30 days.`,
  bulkRefused: 'These could not be published. Open each one to see why:',
  bulkNothing: 'Select at least one item first.',
  publish: 'Publish',
  unpublish: 'Take off the site',
  trash: 'Move to trash',
  save: 'Save',
  preview: 'Preview',
  duplicate: 'Make a copy',
  copyOf: (title: string) => `${title.slice(0, 290)} (copy)`,
  discard: 'Discard my changes',
  restore: 'Restore from trash',
  deleteForGood: 'Delete permanently',
  deleteAsk: (title: string) => `Delete “${title}” and its older versions? This cannot be undone.`,
  deleteThis: (title: string) => `Delete “${title}” permanently`,
  more: 'More',
  seeLive: 'See it on the site',
  versions: 'History',
  /** Beside the form, or over it on a phone. */
  panel: {
    label: 'Preview, time and history',
    preview: 'Preview',
    when: 'When',
    close: 'Close',
    loading: 'Loading the history…',
    wholePage: 'See the whole page',
  },
  /** For a second skip link, before the fields. */
  skipToButtons: 'Skip to the buttons',
  newItem: (one: string) => `New ${one}`,
  scheduledAt: (when: string) => `Scheduled. It will be published automatically on ${when}.`,
  /** Before publishing, see `publishing/checks`. */
  publishChecks: {
    notPublished: 'This may cause problems for families:',
    notScheduled: 'Not scheduled yet. This may cause problems for families:',
    besides: 'This may also cause problems for families:',
    publishAnyway: 'Publish it anyway',
    says: {
      capitals: () =>
        'Do not write the whole title in capital letters: it looks like shouting, and may be read aloud letter by letter.',
      deadLink: (to: string) => `The link “${to}” goes to a page that does not exist on this site.`,
      deadOutside: (to: string, day: string) =>
        `The link “${to}” does not work: its page was not found on ${day}.`,
      tableWithoutHead: (words: string) => `The table “${words}” has no heading row. Add one.`,
      headingOutOfOrder: (words: string) => `The first heading, “${words}”, is a small one. Make it large.`,
      scannedPaper: (name: string) =>
        `${name} is a scanned document: its text cannot be searched, enlarged or read aloud.`,
      heavyPaper: (name: string) => `${name} is larger than 5 MB, so it opens slowly on a phone.`,
      factTakenOut: (value: string, name: string) =>
        `“${value}” (${name}) was removed from a text. That text will no longer change with the School profile.`,
      factTypedOver: (typed: string, name: string, value: string) =>
        `This text says “${typed}”, but the School profile says “${value}” (${name}). All other places still show “${value}”. To change it everywhere, change it in the School profile.`,
      factTypedByHand: (typed: string, name: string, value: string) =>
        `“${typed}” is typed by hand here, so it will not change when the School profile (“${value}”, ${name}) changes. Replace it with the fact: use “${PUT_IN_FACT}”.`,
      past: (day: string) => `This date has passed: ${day}.`,
      emptySection: (number: string) =>
        `Section ${number} is empty, so it is not shown on the page. Fill it in or remove it.`,
      heavyPage: ({ kB, most, picture }: NonNullable<PublishWarning['weight']>) => {
        return `On a phone this page is about ${kB} KB. It should be at most ${most} KB, because a larger page opens slowly where the signal is weak. ${
          picture ? `Its largest picture is “${picture.name}” (${picture.kB} KB).` : 'Its text is too long.'
        }`;
      },
    },
  },
  /** Below a text that mentions facts: their source, and how to change them. */
  factNotes: {
    from: {
      profile: (name: string) => `from School profile (${name})`,
      registration: (name: string) => `from Registration links (${name})`,
      settings: (name: string) => `from the server settings (${name})`,
    },
    shownIn: (count: number) =>
      count === 0
        ? 'not on the site yet'
        : plural(count, { one: 'shown in one place', other: `shown in ${count} places` }),
    /** Of a chip: its fact, the source of that, and its places. */
    chip: (name: string, source: string, places: string) => `${name}: ${source}, ${places}`,
    itemInLanguage: (title: string, language: string) => (language ? `${title} (${language})` : title),
    changeEverywhere: 'Change everywhere',
    askAdministrator: 'Ask an administrator:',
    mailSubject: (name: string) => `Please change “${name}” on the website`,
    mailBody: (name: string, value: string) =>
      `“${name}” on the website says “${value}”. Please change it in the School profile to:`,
    takenOut: (value: string, others: number) => `“${value}” was removed here. ${stillShown(others)}`,
    typedOver: (typed: string, value: string, others: number) =>
      `This text says “${typed}”, but the School profile says “${value}”. ${stillShown(others)}`,
    typedByHand: (typed: string, value: string) =>
      `“${typed}” is typed by hand here, so it will not change when the School profile (“${value}”) changes.`,
    putBack: (value: string) => `Put “${value}” back`,
    /** A fact in a field without chips, as people write it: [Phone]. */
    inWords:
      'Text in [brackets] comes from the School profile. Do not change it; you can move it as a whole.',
  },
  /** See `save-state.ts`. */
  saveState: {
    status: {
      trash: 'In the trash',
      publishing: 'Publishing…',
      sending: 'Please wait…',
      conflict: 'Somebody else has changed this',
      refused: 'Not published',
      held: 'Not published yet',
      notSaved: 'Not saved',
      empty: 'Nothing written yet',
      draft: 'Only the office can see this',
      scheduled: (when: string) => `It will be published on ${when}`,
      differs: 'Your changes are not public yet',
      changeScheduled: (when: string) => `This change is scheduled for ${when}`,
      public: 'This is on the site',
      ended: 'No longer on the site',
    },
    progress: {
      file: () => 'A file is being uploaded. Please wait…',
      waiting: () => 'Not saved yet…',
      saving: () => 'Saving…',
      saved: (time: string) => `Saved at ${site.calendar.time(time)}`,
      offline: () => 'You are offline. We will try again automatically.',
      signedOut: () => 'You are signed out. Sign in in another tab, then continue here.',
      conflict: () => 'Press Save to see both versions side by side.',
      problem: () => 'Something is too long. Please shorten it.',
    },
    button: {
      publish: () => 'Publish',
      schedule: (when: string) => `Schedule for ${when}`,
      publishChanges: () => 'Publish changes',
      publishNow: () => 'Publish now',
    },
  },
  when: {
    title: 'When to show it on the site',
    summary: (from: string, until: string) =>
      [from ? `from ${from}` : 'as soon as it is published', until ? `until ${until}` : '']
        .filter(Boolean)
        .join(', '),
    now: 'Now',
    nowHelp: 'As soon as you publish it',
    later: 'Later',
    laterHelp: 'On a day and at a time that you choose',
    from: 'From',
    fromHelp: 'Leave empty to publish now. Indian time.',
    fromHelpLive:
      'If you choose a later time, it is taken off the site until then. To keep it on the site and change it later, schedule the change above instead. Indian time.',
    until: 'Until',
    untilHelp: 'Leave empty to keep it on the site. Indian time.',
  },
  due: {
    title: 'Publish this change later',
    help: 'Families see the current version until then. Anything else you change here before then is published with it.',
    field: 'Date and time',
    fieldHelp: 'Indian time.',
    schedule: 'Schedule',
    another: 'Choose another time',
    will: (when: string) => `This change will be published on ${when}`,
    willText: (name: string) =>
      `${name} scheduled it. Until then, families see the current version. Anything else changed here before then is published with it.`,
    missed: (when: string) => `This change could not be published on ${when}`,
    missedText:
      'Families still see the previous version. Correct the following, then publish the change or schedule it again:',
    cancel: 'Cancel the schedule',
    putAway: 'Dismiss',
    problemsTitle: 'It is not scheduled yet. Please check:',
    moment: (weekday: string, day: string, time: string) => `${weekday}, ${day}, ${site.calendar.time(time)}`,
    inList: (when: string) => `scheduled change: ${when}`,
  },
  present: (name: string, minutes: number) =>
    minutes === 0
      ? `${name} has this open right now.`
      : `${name} opened this ${many(minutes, 'minute', 'minutes')} ago.`,
  presentHelp: 'Talk to each other before you both change it.',
  conflict: {
    title: (by: string) =>
      by ? `${by} has changed this in the meantime` : 'This was published in the meantime',
    lead: (at: string) =>
      `The other version is from ${at}. Nothing is lost: choose which version to keep in the form.`,
    mine: 'Your version',
    theirs: 'The other version',
    keepMine: 'Keep my version',
    takeTheirs: 'Use the other version',
  },
  trashNote: 'This is in the trash. It is deleted permanently 30 days after it was moved there.',
  files: {
    add: { pictures: 'Add pictures', documents: 'Add documents (PDF)', files: 'Add a document or picture' },
    uploading: (name: string) => `Uploading ${name}…`,
    needsScript: 'To add files, turn on JavaScript in your browser.',
    alt: 'Describe the picture',
    unchecked: 'Nobody has checked this yet. Change it, or tick to confirm it.',
    documentName: 'Name of the document',
    sure: 'This description is right',
    remove: 'Remove',
    removeThis: (name: string) => `Remove ${name}`,
    actionsFor: (name: string) => `More for ${name}`,
    kinds: {
      pictures: 'JPEG, PNG or HEIC, up to 20 MB',
      documents: 'PDF, up to 20 MB',
      files: 'JPEG, PNG, HEIC or PDF, up to 20 MB',
      image: 'JPEG, PNG or HEIC, up to 20 MB',
      document: 'PDF, up to 20 MB',
    },
    removed: (name: string) => (name ? `“${name}” was removed.` : 'The file was removed.'),
    first: 'Move to the top',
    number: (number: number) => `File ${number}`,
    refused: {
      empty: 'This file is empty. Choose another file.',
      'too-large': 'This file is too large. Choose a picture or document of at most 20 MB.',
      'unknown-type': 'This is not a photo or a PDF. Choose a photo or a PDF.',
      'too-many-pixels': 'This picture is too large. Make it smaller and try again.',
      'too-large-unpacked':
        'This picture needs more memory than the site has. Save it as an ordinary JPEG (not interlaced or progressive), or make it smaller.',
      unreadable: 'This file is damaged and cannot be read. Save it again and upload the new file.',
      heic: 'This HEIC photo cannot be read. Save it as JPEG and upload it again.',
      withdrawn: 'This picture was withdrawn from the site and cannot be added again.',
      unanswered:
        'Nobody has confirmed consent for this photo yet. Confirm it in the photo’s album and publish the photo there first.',
    } satisfies Record<Refusal['refused'] | 'unanswered', string> as Record<string, string>,
    failed: 'The file could not be uploaded. Check your internet connection and try again.',
  },
  pick: {
    send: { image: 'Upload a new picture', document: 'Upload a PDF document' },
    library: 'Choose from the library',
    sent: {
      image: 'The picture was added. Now describe what it shows.',
      document: 'The document was added. Now give it a name.',
    },
    wrongKind: {
      image: 'This is not a picture. Choose a picture.',
      document: 'This is not a PDF. Choose a document as a PDF.',
    },
    full: (field: string) => `You cannot add any more. Remove something under “${field}” first.`,
    words: { image: 'Describe this picture', document: 'Name of this document' },
    unnamed: 'the chosen picture',
    wordsHelp: 'Say what the picture shows.',
    proposed: 'This text is used elsewhere: change it, or tick to confirm it.',
  },
  /** For a picture. */
  consent: {
    picture: (name: string) => `Picture “${name}”`,
    ask: 'Who is in this picture?',
    help: 'Your answer is saved with your name. We ask once for each picture.',
    answers: {
      nobody: 'No child can be recognised',
      agreed: 'Children; their parents have agreed',
    } satisfies Record<Answer, string>,
    answered: {
      nobody: 'No child can be recognised',
      agreed: 'Children; their parents have agreed',
      everyone: 'We have permission to publish photos of everyone shown',
    } satisfies Record<Consent, string>,
    by: (answer: string, name: string, day: string) => (name ? `${answer} (${name}, ${day})` : answer),
    change: 'Change answer',
  },
  rich: {
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    bullets: 'List',
    numbers: 'Numbered list',
    quote: 'Quotation',
    table: 'Table',
    link: 'Link',
    undo: 'Undo',
    redo: 'Redo',
    tools: 'Text formatting',
    undoing: 'Undo and redo',
    inHeading: 'For this heading',
    large: 'Large',
    small: 'Small',
    inTable: 'For this table',
    rowBelow: 'Add row below',
    columnAfter: 'Add column after',
    removeRow: 'Remove row',
    removeColumn: 'Remove column',
    removeTable: 'Remove table',
    inLink: 'For this link',
    changeLink: 'Change link',
    removeLink: 'Remove link',
    rowsLeftOut: (count: number) =>
      `The table is too long: ${many(count, 'row was', 'rows were')} not pasted. Add a long list as a document (PDF) instead.`,
    signs:
      'Without JavaScript, write ## before a heading, *bold*, _italic_, - before each list item, 1. before each numbered item, > before a quotation, [text](address) for a link, and | one | two | for each row of a table.',
  },
  link: {
    title: 'Add or change a link',
    kinds: { pages: 'A page', items: 'An item', papers: 'A document', address: 'An address' },
    kind: 'Link to',
    words: 'Link text',
    wordsHelp: 'The text that people press. If you leave it empty, it is the name of what you choose.',
    search: {
      pages: 'Search the pages',
      items: 'Search news, notices, events and albums',
      papers: 'Search the documents',
    },
    looking: 'Searching…',
    failed: 'The list could not be loaded. Check your internet connection and try again.',
    shown: (count: number) => `${many(count, 'result', 'results')}. Press the one you want.`,
    none: 'Nothing found. Try fewer words.',
    notLive: 'not on the site now',
    paperHelp: 'It is also added to the documents below, so that families can open it.',
    noPapers: 'Documents cannot be added here. Link to a page or an address instead.',
    address: 'Address',
    addressHelp: 'For example school.example, /Gallery, office@school.example or +91 98765 43210.',
    noAddress: 'Enter a web address, an e-mail address or a phone number.',
    put: 'Save link',
  },
  problems: {
    required: 'Please fill this in.',
    tooLong: 'This is too long. Please shorten it.',
    tooMany: 'There are too many files. Remove some.',
    noDay: 'Enter a real date, for example 14/2/2027.',
    noHour: 'Enter a time, for example 9:30 AM.',
    noUrl: 'Enter a web address that begins with https://',
    noEmail: 'Enter an e-mail address, for example office@school.in.',
    noAmount: 'Enter the amount in whole rupees, for example 600.',
    noPhones:
      'This phone number is not complete. Write all its digits, for example 98765 43210 or 0542 250 1234. A number outside India begins with +. If there are several numbers, put a comma between them.',
    noChat:
      'Enter one complete number, so that families can open a chat. Write all its digits, for example 98765 43210. A number outside India begins with +.',
    noRows: 'Fill in all columns of each row. Write the age in whole years, for example 3.',
    tooManyLines: 'Write the address in at most 8 lines, with at most 200 characters in each.',
    needsProof: 'A new e-mail address cannot be scheduled. Publish it now, and confirm that it is you.',
    noChoice: 'Please choose one.',
    noAlt: 'Write a description or a name for each file.',
    unanswered: 'Please say who is in this picture.',
    withdrawn: 'This picture was withdrawn from the site and cannot be shown again. Please remove it.',
    unsureAlt: 'Please check each description and tick to confirm it.',
    noTime: 'Enter a date and time.',
    over: 'This time has passed. Choose a later time.',
    endsFirst: 'It ends before it begins. Please correct one of the two.',
    lastDayFirst: 'The last day is before the first. Correct it, or leave it empty if it is only one day.',
    paperGone:
      'A link in this text goes to a document that is no longer in the list of documents below. Add the document again, or remove the link.',
    noSections: 'This is too long for one page. Please shorten it, or remove some sections.',
    tableTooLarge:
      'A table can have at most 30 columns and 300 rows, and all tables in a text together at most 9,000 cells. Please split the table, or add it as a PDF instead.',
    noAddress: 'Use only English letters, digits and hyphens, at most 60 in all, for example /FeeStructure',
    addressTaken: 'Another page uses this address, or used it before. Please choose another.',
    menuTooWide:
      'The names in the menu bar do not fit in one row. Please shorten some, or move a page into a group.',
    tooFar: 'The last day is more than a year after the first. Please check the year.',
    noPhotos: 'This album has no photos yet. Add some first.',
    photosUnanswered:
      'Consent is not confirmed for any photo yet. Open the photos, confirm consent, and publish the album from there.',
  } satisfies Record<Problem | 'noPhotos' | 'photosUnanswered', string> as Record<string, string>,
  /** For a table field. */
  rows: {
    cell: (column: string, row: number) => `${column}, row ${row}`,
    remove: (name: string) => `Remove ${name}`,
    removeShort: 'Remove',
    removed: (name: string) => `${name} was removed.`,
    unnamed: (row: number) => `Row ${row}`,
  },
  /** For a page of the school's own, after publishing. */
  notInMenu: {
    says: 'It is not in the menu yet.',
    inDraft: 'It is in the menu, but the menu is not published yet.',
    group: 'Group',
    add: 'Add to menu',
    openMenu: 'Open the menu',
  },
  /** For an optional field with a default. */
  proposal: {
    says: (text: string) => `If you leave this empty, it will say: “${text}”`,
    use: 'Change this text',
  },
  beginWith: 'Choose what to start with. You can change everything later.',
  blank: 'An empty page',
  /** Of one field, in the list of what to correct. */
  problemOf: (label: string, problem: string) => (label ? `${label}: ${problem}` : problem),
  problemsTitle: 'It is not published yet. Please check:',
  sections: {
    kinds: (kind: SectionKind) => sectionKind(kind).label as string,
    drag: 'Drag to move',
    up: (name: string) => `Move “${name}” up`,
    down: (name: string) => `Move “${name}” down`,
    duplicate: (name: string) => `Duplicate “${name}”`,
    remove: (name: string) => `Remove “${name}”`,
    hide: (name: string) => `Hide “${name}” from the page`,
    show: (name: string) => `Show “${name}” on the page`,
    hidden: 'Hidden from the page',
    /** Where versions are compared. */
    hiddenName: (name: string) => `${name} (hidden from the page)`,
    isHidden: (name: string) => `“${name}” is hidden from the page.`,
    isShown: (name: string) => `“${name}” is on the page again.`,
    moved: (name: string, position: number, of: number) => `“${name}” is now ${position} of ${of}.`,
    added: (name: string) => `“${name}” was added.`,
    doubled: (name: string) => `“${name}” was duplicated.`,
    removed: (name: string) => `“${name}” was removed.`,
    back: (name: string) => `“${name}” is back.`,
    add: 'Add a section',
    addHere: 'Add a section here',
    addAfter: (name: string) => `Add a section after “${name}”`,
    addGroup: 'Add a group to the menu',
    groups: {
      words: 'Text',
      pictures: 'With pictures',
      facts: 'Facts and links',
      menu: 'In the menu',
      fixed: '',
    },
    noPage: 'Another address',
    everySchools: 'Standard pages',
    ownPages: 'Custom pages',
    searchPages: 'Search',
    partOf: (name: string) => `Section of ${name}`,
    wholePage: 'The whole page',
    pageGone: 'A page that no longer exists',
    partGone: 'A section that no longer exists',
    otherSites: 'Other sites, from the School profile',
    roomInBar: (letters: number) =>
      letters < 0
        ? `The names in the menu bar are about ${-letters} letters too long for one row.`
        : `The menu bar has room for about ${plural(letters, { one: 'one more letter', other: `${letters} more letters` })}.`,
    row: (one: string, number: number) => `${one.charAt(0).toUpperCase()}${one.slice(1)} ${number}`,
    rowUp: 'Move up',
    rowRemove: 'Remove',
    rowRemoved: (row: string) => `${row} was removed.`,
    another: (one: string) => `Add another ${one}`,
    noFile: 'None',
    putInFact: PUT_IN_FACT,
    putInFactHelp:
      'Press the place in the text, then press a fact. When you change it in the School profile, it changes on every page.',
    empty: 'empty',
    emptyFacts: (count: number) =>
      plural(count, { one: 'One fact is empty', other: `${count} facts are empty` }),
    /** Next to the publish button. */
    emptyFactsInIt: (count: number) =>
      plural(count, { one: 'One fact used here is empty.', other: `${count} facts used here are empty.` }),
    factIsEmpty: (name: string) => `“${name}” is empty in the School profile, so its sentence is not shown.`,
    fillIn: 'Fill it in',
    chipEmpty: 'empty in the School profile',
    chipHeard: (name: string, value: string) => `${name}: ${value}`,
    chipTitle: (name: string) => `${name}, from the School profile`,
    whenFilled: (name: string) => `if “${name}” is filled in`,
    whenEmpty: (name: string) => `if “${name}” is empty`,
    hiddenNow: (when: string) => `${when} (hidden now)`,
    sentenceShown: 'The sentence before this is shown now.',
    sentenceHidden: 'The sentence before this is not shown now.',
    /** A condition for a sentence, with what follows from it now. */
    conditionHeard: (condition: string, effect: string) => `${condition}. ${effect}`,
    needsScript: 'To arrange sections, turn on JavaScript in your browser.',
  },
  facts: {
    school: 'School name',
    mission: 'Mission',
    phone: 'Phone',
    email: 'E-mail',
    ways: 'How to reach us',
    callUs: 'How to call us',
    contactable: 'Phone or e-mail',
    helpDesk: 'Help desk',
    helpDeskOpens: 'Help desk opens',
    helpDeskCloses: 'Help desk closes',
    formAtCampus: 'Form at the campus',
    formDownloaded: 'Form downloaded',
    ageRange: 'First and last class',
    ageMeaning: 'What 3+ means',
    ageRise: 'How the age goes up by class',
    classNames: 'What NUR and KG mean',
    registrationWay: 'How to register',
    portal: 'Parent portal',
    enquiryDays: 'How long messages are kept',
    spamDays: 'How long spam is kept',
    acknowledges: 'Confirmation by e-mail',
  } satisfies Record<FactName, string>,
  photos: 'Photos',
  photoCount: (count: number) =>
    count === 0 ? 'No photos yet.' : `${many(count, 'photo', 'photos')} in this album.`,
  toPhotos: 'Add or arrange photos',
  seePhotos: (count: number) => plural(count, { one: 'See the photo', other: `See the ${count} photos` }),
  history: {
    none: 'No older versions yet. A version is saved each time you publish.',
    now: 'Now, not published',
    reasons: { publish: 'Published', before: 'Earlier version', kept: 'Earlier draft' },
    by: (name: string, when: string) => (name ? `${name}, ${when}` : when),
    compare: 'Compare',
    restore: 'Put into the form',
    compared: (number: number) => `Version ${number} compared with the form`,
    same: 'Both are the same.',
    gone: 'Only in the older version',
    added: 'Only in the form now',
    back: 'Back to the form',
    empty: '(empty)',
  },
  previewBar: { says: 'Preview. Only the office can see this.', back: 'Back to the form' },
};
