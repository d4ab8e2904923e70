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

const PUT_IN_FACT = 'Put in a fact';

const stillShown = (others: number) =>
  others === 0
    ? 'This text will no longer follow the School profile.'
    : `${plural(others, { one: 'One other place', other: `${others} other places` })} will still follow the School profile.`;

/** The words around content: its list, its form, its history. The names of types and fields are in `types/`. */
export const content = {
  search: 'Search titles and text',
  find: 'Search',
  showAll: 'All',
  sortBy: 'Sorted by',
  sorts: { changed: 'Changed last', place: 'As families see them', detail: 'Day', title: 'Title' },
  sortByDetail: { leadership: 'Whose' } as Record<string, string>,
  choose: (title: string) => `Choose ${title}`,
  chooseOne: 'Please choose',
  chosen: 'With the chosen ones:',
  chooseAll: 'All on this page',
  chosenCount: (count: number) => (count === 0 ? 'None chosen' : `${count} chosen`),
  order: {
    up: (title: string) => `Move “${title}” up`,
    down: (title: string) => `Move “${title}” down`,
    moved: {
      up: (title: string) => `“${title}” was moved up.`,
      down: (title: string) => `“${title}” was moved down.`,
      beside: (title: string) => `“${title}” has its new place.`,
    },
    stays: (title: string) => `“${title}” cannot go any further.`,
    about: 'Families see them in this order. Move one with its arrows, or drag; a new one comes first.',
    arrange: {
      help: 'Drag one to its place, with a finger by its handle. By keyboard: go to it, press Enter on its handle, choose the place with the arrow keys, press Enter again. It is saved at once.',
      label: 'In their order',
      handle: (title: string) => `Move “${title}”`,
    },
    forget: 'Newest first again',
    forgotten: 'They stand newest first again.',
  },
  columns: { title: 'Title', state: 'State', detail: 'Day', changed: 'Changed' },
  noneYet: (one: string) => `There is no ${one} yet. Begin with the button above.`,
  similar: (q: string) => `Similar spelling: nothing is written “${q}”, but this sounds like it.`,
  noneFound: 'Nothing found. Try fewer words, or another status.',
  untitled: 'Without a title',
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  states: { draft: 'Draft', scheduled: 'Scheduled', live: 'Live', ended: 'Ended', trash: 'Trash' },
  stateFilter: 'Show',
  hasDraft: 'Changes not published',
  scheduledFor: (when: string) => `from ${when}`,
  endedAt: (when: string) => `until ${when}`,
  /** The preview next to the form, on wide screens. */
  live: {
    title: 'The page as it will look',
    says: 'The real page, a moment after you write.',
    press: 'Press a part of the page to change it.',
    nothingYet: 'The page appears here as soon as something is written.',
  },
  done: {
    saved: 'Saved. Nobody outside sees it before you publish it.',
    published: 'Published. It is on the site now.',
    scheduled: 'Scheduled. It will come by itself at its time.',
    'change-scheduled': 'Scheduled. Families see the present version until then.',
    'nothing-to-schedule': 'Nothing here differs from what families see. Change it first, then schedule it.',
    'change-unscheduled': 'It will not be published by itself. Your changes are still here.',
    unpublished: 'Taken off the site. It is a draft now.',
    trashed: 'Moved to the trash. It is kept there for 30 days.',
    'undo-trash': 'It is back, as it was.',
    restored: 'Taken out of the trash. It is a draft: publish it when it is to be seen.',
    deleted: 'Deleted for good.',
    duplicated: 'This is a copy. Change what is different, then publish it.',
    discarded: 'Your changes are thrown away. This is what is published.',
    version: 'The older version is in the form. Look at it, then publish it.',
    confirmed: 'Thank you. It is noted that you read it through.',
    changed: 'Somebody has changed this page meanwhile. Please read it again.',
    'menu-added': 'Added to the menu.',
    'menu-drafted':
      'Added to the menu, which has other changes that are not published yet. Publish the menu when they are ready.',
    'menu-full': 'It could not be added: this group has no room left. Open the menu to choose another.',
    'language-known': 'Noted: it stays in one language for now, and you are not reminded again.',
  },
  /** For starter texts. */
  starterText: {
    title: 'Still the starter text',
    help: 'Nobody of the school has written this text: it came with the site. Put your own words in its place, or say that it is right for your school.',
    draftWaits:
      'Families still read the text that came with the site. Publish what is in the form to put it in its place.',
    none: 'No page has starter text any more.',
    confirm: 'I have read this and it is correct',
    confirmChosen: 'We have read these: keep the text as it is',
    kept: (count: number) => `${many(count, 'page keeps its text', 'pages keep their text')}.`,
    changed: 'These have been changed meanwhile. Please read them again:',
    readBy: (name: string, day: string) =>
      `This is the text that came with the site. ${name} read it through on ${day} and found it right.`,
  },
  bulkDone: (action: BulkAction, count: number) =>
    `${many(count, 'item was', 'items were')} ${{ publish: 'published', unpublish: 'taken off the site', trash: 'moved to the trash', 'undo-trash': 'put back as before' }[action]}.`,
  trashedOne: (title: string) => `“${title}” was moved to the trash. It is kept there for 30 days.`,
  bulkRefused: 'These could not be published; open each to see why:',
  bulkNothing: 'Choose at least one first.',
  publish: 'Publish',
  unpublish: 'Take off the site',
  trash: 'Move to trash',
  save: 'Save',
  preview: 'Preview',
  duplicate: 'Make a copy',
  copyOf: (title: string) => `${title.slice(0, 290)} (copy)`,
  discard: 'Discard my changes',
  restore: 'Take out of the trash',
  deleteForGood: 'Delete for good',
  deleteAsk: (title: string) => `“${title}” will be gone, with its older versions. Nobody can bring it back.`,
  deleteThis: (title: string) => `Delete “${title}” for good`,
  more: 'More',
  seeLive: 'See it on the site',
  versions: 'Older versions',
  newItem: (one: string) => `New ${one}`,
  scheduledAt: (when: string) => `Scheduled. It will come by itself on ${when}.`,
  /** Before publishing, see `publishing/checks`. */
  publishChecks: {
    notPublished: 'This may cause problems for families:',
    notScheduled: 'Not scheduled yet. Families may stumble over this:',
    besides: 'Families may stumble over this, too:',
    publishAnyway: 'We know. Publish it as it is.',
    says: {
      capitals: () =>
        'The title is all in capitals: it reads as shouting, and may be read out letter by letter.',
      deadLink: (to: string) => `The link “${to}” leads nowhere on this site.`,
      deadOutside: (to: string, day: string) =>
        `The link “${to}” leads nowhere: nothing was there on ${day}.`,
      tableWithoutHead: (words: string) => `A table has no row of headings: “${words}”`,
      headingOutOfOrder: (words: string) => `The first heading is one of the smaller kind: “${words}”`,
      scannedPaper: (name: string) =>
        `${name} is a picture of paper: its letters cannot be searched, made larger or read out.`,
      heavyPaper: (name: string) => `${name} is over 5 MB: a long wait on a phone.`,
      factTakenOut: (value: string, name: string) =>
        `“${value}” (${name}) was taken out of a text. It will no longer follow the School profile there.`,
      factTypedOver: (typed: string, name: string, value: string) =>
        `“${typed}” is typed here, but the School profile says “${value}” (${name}). All other places still show “${value}”: to change it everywhere, change it in the profile.`,
      factTypedByHand: (typed: string, name: string, value: string) =>
        `“${typed}” is typed by hand here. It will not follow the School profile (“${value}”, ${name}) the next time that changes. Better put the fact back with “${PUT_IN_FACT}”.`,
      past: (day: string) => `The day is over: ${day}`,
      emptySection: (number: string) =>
        `Section ${number} is empty, so the page leaves it out. Fill it in, or take it out.`,
      heavyPage: ({ kB, most, picture }: NonNullable<PublishWarning['weight']>) => {
        return `On a phone the page would weigh about ${kB} kB, and should stay within ${most}: a long wait where the signal is weak. ${
          picture
            ? `Its largest picture is “${picture.name}”, ${picture.kB} kB.`
            : 'It is the text that is so long.'
        }`;
      },
    },
  },
  /** Below a text that mentions facts: their source, and how to change them. */
  factNotes: {
    from: {
      profile: (name: string) => `from School profile (${name})`,
      registration: (name: string) => `from Registration (${name})`,
      settings: (name: string) => `from the server’s settings (${name})`,
    },
    shownIn: (count: number) =>
      count === 0
        ? 'not on the site yet'
        : plural(count, { one: 'shown in one place', other: `shown in ${count} places` }),
    itemInLanguage: (title: string, language: string) => (language ? `${title} (${language})` : title),
    changeEverywhere: 'Change everywhere',
    askAdministrator: 'Ask an administrator:',
    mailSubject: (name: string) => `Please change “${name}” on the website`,
    mailBody: (name: string, value: string) =>
      `“${name}” on the website says “${value}”. Please change it in the School profile to:`,
    takenOut: (value: string, others: number) => `“${value}” was taken out here. ${stillShown(others)}`,
    typedOver: (typed: string, value: string, others: number) =>
      `“${typed}” is typed here, but the School profile says “${value}”. ${stillShown(others)}`,
    typedByHand: (typed: string, value: string) =>
      `“${typed}” is typed by hand here. It will not follow the School profile (“${value}”) the next time that changes.`,
    putBack: (value: string) => `Put “${value}” back`,
    /** A fact in a field without chips, as people write it: [Phone]. */
    inWords:
      'Words in [brackets] are facts from the School profile. Leave them as they are, or move them whole.',
  },
  /** See `save-state.ts`. */
  saveState: {
    status: {
      trash: 'In the trash',
      publishing: 'Publishing…',
      sending: 'One moment…',
      conflict: 'Somebody else has changed this',
      refused: 'Not published',
      held: 'Not published yet',
      notSaved: 'Not saved',
      empty: 'Nothing is written yet',
      draft: 'Only the office sees this',
      scheduled: (when: string) => `It comes by itself on ${when}`,
      differs: 'Your changes are not public yet',
      changeScheduled: (when: string) => `This change is scheduled for ${when}`,
      public: 'This is on the site',
      ended: 'No longer on the site',
    },
    progress: {
      file: () => 'A file is on its way. One moment…',
      waiting: () => 'Not saved yet…',
      saving: () => 'Saving…',
      saved: (time: string) => `Saved at ${site.calendar.time(time)}`,
      offline: () => 'No connection. It is tried again by itself.',
      signedOut: () => 'You are signed out. Sign in in another tab, then go on.',
      conflict: () => 'Press Save to see both beside each other.',
      problem: () => 'Something is too long.',
    },
    button: {
      publish: () => 'Publish',
      schedule: (when: string) => `Schedule for ${when}`,
      publishChanges: () => 'Publish changes',
      publishNow: () => 'Publish now',
    },
  },
  when: {
    title: 'When it is seen',
    summary: (from: string, until: string) =>
      [from ? `from ${from}` : 'as soon as it is published', until ? `until ${until}` : '']
        .filter(Boolean)
        .join(', '),
    from: 'From',
    fromHelp: 'Leave empty to publish at once. India time.',
    fromHelpLive:
      'A later time takes it off the site until then. To change it later, and keep it there, schedule the change below. India time.',
    until: 'Until',
    untilHelp: 'Leave empty to keep it on the site. India time.',
  },
  due: {
    title: 'Publish this change later',
    help: 'Families see the present version until then. Whatever is changed here in the meantime becomes public with it.',
    field: 'On this day, at this time',
    fieldHelp: 'India time.',
    schedule: 'Schedule',
    another: 'Another time',
    will: (when: string) => `This change becomes public on ${when}`,
    willText: (name: string) =>
      `${name} scheduled it. Until then families see the version before. Whatever is changed here in the meantime becomes public with it.`,
    missed: (when: string) => `This change was to become public on ${when}, and could not`,
    missedText:
      'Families still see the version before. Please look at this, then publish it or schedule it anew:',
    cancel: 'Do not publish it then',
    putAway: 'Dismiss',
    problemsTitle: 'It is not scheduled yet. Please look at:',
    moment: (weekday: string, day: string, time: string) => `${weekday}, ${day}, ${site.calendar.time(time)}`,
    inList: (when: string) => `changes ${when}`,
  },
  present: (name: string, minutes: number) =>
    minutes === 0
      ? `${name} has this open at this moment.`
      : `${name} opened this ${many(minutes, 'minute', 'minutes')} ago.`,
  presentHelp: 'Talk to each other before you both change it.',
  conflict: {
    title: (by: string) => (by ? `${by} has changed this meanwhile` : 'This was published meanwhile'),
    lead: (at: string) =>
      `${at}. Nothing of yours is lost, and nothing of theirs. Choose which one is to stay in the form.`,
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
  },
  /** Who empties the trash is named for the audit. */
  trashNote: 'This lies in the trash. It is deleted for good 30 days after it was put here.',
  files: {
    add: { pictures: 'Add pictures', documents: 'Add papers (PDF)', files: 'Add a paper or picture' },
    uploading: (name: string) => `Sending ${name}…`,
    needsScript: 'To add files, the browser must allow JavaScript.',
    alt: 'Text for those who cannot see it',
    unchecked: 'Nobody has checked this text yet. Change it, or tick that it fits.',
    documentName: 'Name of the paper',
    sure: 'This description is right',
    remove: 'Remove',
    removeThis: (name: string) => `Remove ${name}`,
    removed: (name: string) => (name ? `“${name}” was removed.` : 'The file was removed.'),
    first: 'Put first',
    number: (number: number) => `File ${number}`,
    refused: {
      empty: 'This file is empty.',
      'too-large': 'This file is too large. Pictures and papers up to 20 MB can be sent here.',
      'unknown-type': 'This is neither a photo nor a PDF.',
      'too-many-pixels': 'This picture is too large to be read.',
      'too-large-unpacked':
        'This picture would take more memory to unpack than the site has. Please save it as an ordinary JPEG (not interlaced or progressive), or make it smaller.',
      unreadable: 'This file is damaged and cannot be read.',
      heic: 'This HEIC photo is damaged, or of a kind that we cannot read. Please send it as JPEG.',
      withdrawn: 'This picture was withdrawn from the site and cannot come back.',
      unanswered:
        'This photo waits in an album until somebody has answered for everyone shown. Publish it there first.',
    } satisfies Record<Refusal['refused'] | 'unanswered', string> as Record<string, string>,
    failed: 'It could not be sent. Check the connection and try again.',
  },
  pick: {
    send: { image: 'Send a new picture', document: 'Send a new paper (PDF)' },
    library: 'Choose from the library',
    sent: {
      image: 'It is here. Say what is to be seen in it.',
      document: 'It is here. Say what it is called.',
    },
    wrongKind: { image: 'This is not a picture.', document: 'This is not a paper (PDF).' },
    full: (field: string) => `There is no room for more. Remove something under “${field}” first.`,
    words: { image: 'Words for those who cannot see it', document: 'Name of this paper' },
    unnamed: 'the chosen one',
    wordsHelp: 'Say what is to be seen.',
    proposed: 'This is said of it elsewhere: change it, or tick that it fits.',
  },
  /** For a picture. */
  consent: {
    picture: (name: string) => `Picture “${name}”`,
    ask: 'Who is in this picture?',
    help: 'You say so with your name. It is asked once for each picture.',
    answers: {
      nobody: 'No child can be recognised',
      agreed: 'Children; their parents have agreed',
    } satisfies Record<Answer, string>,
    answered: {
      nobody: 'No child can be recognised',
      agreed: 'Children; their parents have agreed',
      everyone: 'Everyone shown may be published',
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
    tools: 'Headings, letters and lists',
    undoing: 'Undo and redo',
    inHeading: 'Of this heading',
    large: 'Large',
    small: 'Small',
    inTable: 'Of this table',
    rowBelow: 'Row below',
    columnAfter: 'Column beside',
    removeRow: 'Remove row',
    removeColumn: 'Remove column',
    removeTable: 'Remove table',
    inLink: 'Of this link',
    changeLink: 'Change',
    removeLink: 'Remove link',
    rowsLeftOut: (count: number) =>
      `A table was too long: ${many(count, 'row is', 'rows are')} not taken over. Such a list is better added as a paper.`,
    signs:
      'Without JavaScript, write ## before a heading, *bold*, _italic_, - before each item of a list, 1. before numbered ones, > before a quotation, [words](address) for a link, and each row of a table as | one | two |.',
  },
  link: {
    title: 'Where the link leads',
    close: 'Close',
    kinds: { pages: 'A page', items: 'An item', papers: 'A paper', address: 'An address' },
    kind: 'What it leads to',
    words: 'Link text',
    wordsHelp: 'What stands in the text. Left empty, it is the name of what you choose.',
    search: {
      pages: 'Search the pages',
      items: 'Search news, notices, events and albums',
      papers: 'Search the papers',
    },
    looking: 'Looking…',
    failed: 'It could not be read. Check the connection and try again.',
    shown: (count: number) => `${many(count, 'is', 'are')} found. Press the one you mean.`,
    none: 'Nothing is like this. Try fewer words.',
    notLive: 'not on the site now',
    paperHelp: 'It is added to the papers below, so that families can open it.',
    noPapers: 'This cannot have papers. Link to a page or to an address instead.',
    address: 'Address',
    addressHelp: 'For example school.example, /Gallery, office@school.example or +91 98765 43210.',
    noAddress: 'This is no address that a link can lead to.',
    put: 'Set the link',
  },
  problems: {
    required: 'Please fill this in.',
    tooLong: 'This is too long. Please shorten it.',
    tooMany: 'There are too many files. Remove some.',
    noDay: 'Enter a real date, for example 14/2/2027.',
    noHour: 'Enter a time, for example 9:30 or 14:30.',
    noUrl: 'This is no web address. It begins with https://',
    noEmail: 'This is no e-mail address. It looks like office@school.in.',
    noAmount: 'This is no amount. Write whole rupees, for example 600.',
    noPhones:
      'This phone number is not complete. Write it with all its digits, for example 98765 43210 or 0542 250 1234; a number abroad begins with +. Between several numbers write a comma.',
    noChat:
      'This is not one complete number, so no chat can be opened. Write it with all its digits, for example 98765 43210; a number abroad begins with +.',
    noRows: 'Every row needs all its columns, and an age in whole years, for example 3.',
    tooManyLines: 'An address has at most 8 lines, each of at most 200 characters.',
    needsProof:
      'A new address for mail is not published at a time: publish it by hand, and show who you are.',
    noChoice: 'Please choose one.',
    noAlt: 'Each file needs its text.',
    unanswered: 'Please say who is to be seen in this picture.',
    withdrawn: 'This picture was withdrawn from the site and cannot be shown again. Please take it out.',
    unsureAlt: 'Please look at each text and tick that it fits.',
    noTime: 'Enter a date and time.',
    over: 'This time has passed. Choose a later time.',
    endsFirst: 'It would end before it begins.',
    lastDayFirst: 'The last day is before the first. Correct it, or leave it empty if it is one day only.',
    paperGone:
      'A link in this text leads to a paper that is no longer among the papers below. Add it again, or take the link away.',
    noSections: 'This is more than one page can hold. Please shorten it, or take sections out.',
    tableTooLarge:
      'A table may have at most 30 columns and 300 rows, and all tables of a text 9,000 cells together. Please split it, or attach it as a PDF instead.',
    noAddress: 'An address has Latin letters, digits and dashes, and no more than 60 of them: /FeeStructure',
    addressTaken: 'This address belongs to another page, or did once. Please choose another.',
    menuTooWide:
      'The names in the bar do not fit in one row. Please shorten some, or move a page into a group.',
    tooFar: 'This is more than a year away from its beginning.',
    noPhotos: 'There is no photo in it yet. Add some first.',
    photosUnanswered:
      'No photo is answered for yet. Open the photos, say there that everyone shown may be published, and publish the album from there.',
  } satisfies Record<Problem | 'noPhotos' | 'photosUnanswered', string> as Record<string, string>,
  /** For a table field. */
  rows: {
    cell: (column: string, row: number) => `${column}, row ${row}`,
    remove: (name: string) => `Take out ${name}`,
    removeShort: 'Take out',
    removed: (name: string) => `${name} was taken out.`,
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
    says: (text: string) => `Left empty, it will say: “${text}”`,
    use: 'Change this text',
  },
  beginWith: 'What is it to begin with? Everything can be changed afterwards.',
  blank: 'An empty page',
  problemsTitle: 'It is not published yet. Please look at:',
  sections: {
    kinds: (kind: SectionKind) => sectionKind(kind).label as string,
    drag: 'Drag it to another place',
    up: (name: string) => `Move “${name}” up`,
    down: (name: string) => `Move “${name}” down`,
    duplicate: (name: string) => `Duplicate “${name}”`,
    remove: (name: string) => `Remove “${name}”`,
    hide: (name: string) => `Hide “${name}” from the page`,
    show: (name: string) => `Show “${name}” on the page`,
    hidden: 'Hidden from the page',
    isHidden: (name: string) => `“${name}” is hidden from the page.`,
    isShown: (name: string) => `“${name}” is on the page again.`,
    moved: (name: string, position: number, of: number) => `“${name}” is now ${position} of ${of}.`,
    added: (name: string) => `“${name}” was added at the end.`,
    doubled: (name: string) => `“${name}” stands there twice now.`,
    removed: (name: string) => `“${name}” was taken out.`,
    back: (name: string) => `“${name}” is back.`,
    add: 'Add a section',
    addGroup: 'Add a group to the menu',
    close: 'Close',
    groups: {
      words: 'Words',
      pictures: 'With pictures',
      facts: 'Facts and ways on',
      menu: 'In the menu',
      fixed: '',
    },
    noPage: 'An address elsewhere',
    everySchools: 'Pages that every school has',
    ownPages: 'Custom pages',
    searchPages: 'Search',
    partOf: (name: string) => `Section of ${name}`,
    wholePage: 'The whole page',
    pageGone: 'A page that no longer exists',
    partGone: 'A section that no longer exists',
    otherSites: 'Other sites, from the profile',
    roomInBar: (letters: number) =>
      letters < 0
        ? `The names in the bar are about ${-letters} letters too long for one row.`
        : `In the bar there is room for about ${plural(letters, { one: 'one more letter', other: `${letters} more letters` })}.`,
    row: (one: string, number: number) => `${one.charAt(0).toUpperCase()}${one.slice(1)} ${number}`,
    rowUp: 'One up',
    rowRemove: 'Take out',
    rowRemoved: (row: string) => `${row} was taken out.`,
    another: (one: string) => `Another ${one}`,
    noFile: 'None',
    putInFact: PUT_IN_FACT,
    putInFactHelp:
      'Press where it is to stand in the text, then a fact. Change it once in the profile, and every page follows.',
    empty: 'empty',
    emptyFacts: (count: number) =>
      plural(count, { one: 'One fact is empty', other: `${count} facts are empty` }),
    /** Next to the publish button. */
    emptyFactsInIt: (count: number) =>
      plural(count, { one: 'One fact in it is empty.', other: `${count} facts in it are empty.` }),
    factIsEmpty: (name: string) => `“${name}” is empty in the profile: its sentence is not shown.`,
    fillIn: 'Fill it in',
    chipEmpty: 'empty in the profile',
    chipHeard: (name: string, value: string) => `${name}: ${value}`,
    chipTitle: (name: string) => `${name}, from the school’s profile`,
    onlyWith: (name: string) => `only with: ${name}`,
    onlyWithout: (name: string) => `only without: ${name}`,
    hiddenNow: (when: string) => `${when} (hidden now)`,
    sentenceShown: 'The sentence before this is shown now.',
    sentenceHidden: 'The sentence before this is not shown now.',
    needsScript: 'Sections are arranged with JavaScript, which is off in this browser.',
  },
  facts: {
    school: 'School’s name',
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
    ageRange: 'From which class to which',
    ageMeaning: 'What 3+ means',
    ageRise: 'How the ages rise',
    classNames: 'What NUR and KG mean',
    registrationWay: 'How one registers',
    portal: 'Parent portal',
    enquiryDays: 'How long messages are kept',
    spamDays: 'How long spam is kept',
    acknowledges: 'Confirmation by mail',
  } satisfies Record<FactName, string>,
  photos: 'Photos',
  photoCount: (count: number) =>
    count === 0 ? 'No photos yet.' : `${many(count, 'photo', 'photos')} in this album.`,
  toPhotos: 'Add and order photos',
  seePhotos: (count: number) => plural(count, { one: 'See the photo', other: `See the ${count} photos` }),
  history: {
    none: 'No older versions yet. A version is saved each time you publish.',
    reasons: { publish: 'Published', before: 'As it was before', kept: 'A draft that was replaced' },
    by: (name: string, when: string) => (name ? `${name}, ${when}` : when),
    compare: 'Compare',
    restore: 'Put into the form',
    compared: (number: number) => `Version ${number} beside what is in the form now`,
    same: 'Both are the same.',
    gone: 'Only in the older version',
    added: 'Only in the form now',
    back: 'Back to the form',
    empty: '(empty)',
  },
  previewBar: { says: 'Preview. Only the office sees this.', back: 'Back to the form' },
};
