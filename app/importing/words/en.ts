import type { OldSiteProblem } from '#app/importing/old-site/old-site-input.ts';
import type { PassedReason } from '#app/importing/provider/remote-item.ts';
import type { OutsideFailure } from '#app/platform/outside/fetch-outside.ts';
import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');
const count = (many: number, one: string, more: string) =>
  `${grouped(many)} ${plural(many, { one, other: more })}`;

/** All texts of the import. */
const importing = {
  title: 'Import',
  steps: 'Steps of the import',
  skipSteps: 'Skip to this step',
  stepNames: {
    look: 'Check the old site',
    move: 'Run the import',
    report: 'Report and consent',
    step: 'Keep in sync',
  },
  stepDone: ', done',
  notAllowedYet: 'Nothing to show yet.',
  startWithDryRun: 'Check the old site first',
  number: (many: number) => grouped(many),
  photos: (many: number) => count(many, 'photo', 'photos'),
  files: 'Photos and documents',
  lasted: (seconds: number) =>
    seconds < 100
      ? count(Math.max(1, Math.round(seconds)), 'second', 'seconds')
      : count(Math.round(seconds / 60), 'minute', 'minutes'),
  refresh: 'Refresh the page',
  reasons: {
    'foreign-school': 'Belongs to another school',
    'no-title': 'Has no title',
    'nothing-in-it': 'Is empty',
    'not-an-item': 'Is not in a format that can be read',
    'before-since': 'Is older than the year you chose',
    'bad-link': 'Its link is missing or not valid',
    'too-long': 'Is too long',
    'table-too-large': 'Has a table with more than 30 columns or 300 rows: check what was imported',
    'item-failed': 'Could not be read: it is damaged or far too large',
    'list-unreachable': 'The old site did not answer',
    'list-not-json': 'The old site answered with a web page instead of a list',
    'list-not-a-list': 'The old site answered with something other than a list',
    'list-too-large': 'The list is too large',
    'not-allowed': 'The old site refused access',
    'file-missing': 'There is no picture at that address',
    'file-not-a-picture': 'Is not a picture or a PDF',
    'file-broken': 'The picture is damaged',
    'file-too-large': 'Is larger than 40 MB, or a PDF larger than 20 MB',
    'file-too-many-pixels': 'Has too many pixels',
    'file-withdrawn': 'Was withdrawn here, so it is not imported again',
    'file-elsewhere': 'Is on another site',
    'file-unreachable': 'Could not be downloaded',
    'file-too-many': 'The item cannot hold any more files',
  } satisfies Record<PassedReason, string>,
  reason: (reason: string): string => (importing.reasons as Record<string, string>)[reason] ?? reason,
  /** Details of a reason: how the connection failed, or `HTTP 500`. */
  details: {
    noHost: 'there is no website at this address',
    notPublic: 'the address is in a private network',
    address: 'the address is not allowed',
    redirects: 'it redirects too often',
    slow: 'it took too long',
    lost: 'the connection failed',
  } satisfies Record<OutsideFailure, string>,
  detail: (detail: string): string => (importing.details as Record<string, string>)[detail] ?? detail,
  trouble: (trouble: string): string =>
    trouble === 'no-old-site' ? 'The address of the old site is no longer saved' : importing.reason(trouble),
  csv: {
    heads: ['Type', 'ID or path on the old site', 'Title', 'Reason', 'Details'],
    link: 'Download CSV',
  },
  dryRun: {
    lead: 'The check changes nothing. What you import stays a draft until you publish it.',
    from: 'The old site',
    address: 'Address',
    addressHelp: 'As families type it, starting with https',
    addressForwards:
      'As families type it, starting with https. Enquiries are also forwarded to this site. If you change the address or the school code, forwarding is switched off.',
    school: 'School code on the old site',
    since: 'From year',
    sinceAlways: 'All years',
    kinds: 'What to import',
    kindsHelp: 'To import everything, leave all boxes empty.',
    token: 'Token',
    tokenShow: 'Show the token',
    tokenHelp:
      'It is stored encrypted and never shown again. Leave it empty if the old site does not need one.',
    tokenSaved: (day: string) => `Saved on ${day}`,
    tokenChange: 'Change the token',
    tokenNew: 'New token',
    tokenForget: 'Delete the token',
    tokenUnreadable:
      'Enter the token again. The saved token cannot be read any more, for example because the site was moved to another computer.',
    button: 'Check the old site',
    again: 'Check again',
    looked: (when: string, lasted: string) => `Checked on ${when}, in ${lasted}`,
    looking: 'Checking the old site',
    lookingHelp: 'We read its lists, and a few pictures to estimate the size. Nothing is saved.',
    read: (lists: number) => `${count(lists, 'list', 'lists')} read so far`,
    failed: 'The old site could not be checked',
    readable:
      'Only sites with the provider’s interface (API) can be imported: the provider’s own school sites, and every site made with this software. They answer at /api/news/CODE, with the school’s code. WordPress, Wix, Google Sites and similar sites cannot be imported.',
    whyFailed: {
      noHost: (host: string) => `There is no website at ${host}. Check the address for typing mistakes.`,
      private: (host: string) => `Enter the public address of the old site: ${host} is in a private network.`,
      noAnswer: (host: string) =>
        `${host} did not answer. Try again later. If it keeps happening, ask the provider of that site.`,
      refused: (host: string) => `${host} refused access. Ask its provider for a token and enter it here.`,
      noLists: (host: string, school: string) =>
        `${host} answers, but has no lists for the code “${school}” that can be read. Check the address and the school code.`,
      other: (trouble: string) => `${trouble}.`,
    },
    stopped: 'The check was stopped before it was finished.',
    underWay: 'An import is in progress. Stop it before you check again or change the address.',
    goTo: 'Go to the import',
    problems: {
      address: 'Enter an address like https://provider.example',
      insecure:
        'Enter an address that starts with https. If the old site has none, your website support can allow it (IMPORT_HOSTS).',
      schoolThere: 'Use only letters, digits, hyphens and underscores in the code.',
      since: 'Choose a year.',
      onlyTypes: 'Choose again: one of these cannot be imported.',
      token: 'Check the token: it is too long, or has characters that cannot be sent.',
    } satisfies Record<OldSiteProblem, string>,
    asks: {
      addresses: 'Old addresses still work',
      addressesHelp: 'Links to old albums and photos lead to the new ones.',
      visitors: (many: number) => `Visitors so far: ${grouped(many)}`,
      visitorsUnknown: 'The visitor count',
      visitorsHelp: 'If you want, it is added to yours once. The home page says so.',
      leave: 'You can export everything at any time',
      leaveHelp: 'As files that you can use on another site.',
    },
    what: 'What would be imported',
    caption: 'What would be imported, by type',
    columns: {
      kind: 'Type',
      there: 'Old site',
      coming: 'To import',
      here: 'Already here',
      cannot: 'Skipped',
      why: 'Reason',
    },
    unread: 'Could not be read',
    why: (many: number, reason: string) => `${grouped(many)}: ${reason}`,
    shrunk: (now: number, before: number) =>
      `only ${grouped(now)} of the ${grouped(before)} imported before are in the list: nothing would be imported`,
    sampleMissing: (missing: number, requested: number) =>
      `${grouped(missing)} of ${grouped(requested)} sample files could not be downloaded`,
    size: 'How much would be imported',
    bytes: 'estimated from a sample',
    about: (lasted: string) => `about ${lasted}`,
    duration: 'Time',
    time: 'at least; slowly, so as not to overload the old site',
    disk: 'Disk space',
    room: 'left afterwards',
    noRoom: (free: string) =>
      `There is not enough disk space: ${free} free. Ask your website support before you import.`,
    newest: 'Preview',
    newestHelp: 'The newest albums on the old site',
    importItems: (items: number) => `Import ${count(items, 'item', 'items')}`,
    importHelp: 'They are imported as drafts. You can pause at any time.',
    nothing: 'Everything is here already. There is nothing to import.',
  },
  importRun: {
    lead: 'You can close this page or switch off this computer: the import continues on the server.',
    states: {
      running: 'Importing',
      paused: 'Paused',
      stopped: 'Stopped. What was imported stays here. Import again to get the rest.',
      done: 'Everything that can be imported is here',
      failed: 'The import failed',
    },
    failedBecause: (why: string) => `The import failed. ${why}`,
    reading: 'Reading the lists of the old site',
    announced: (state: string, percent: number) => `${state}. ${percent}% done.`,
    left: (lasted: string) => `About ${lasted} left`,
    leftUnknown: 'Estimating the time left…',
    pause: 'Pause',
    resume: 'Resume',
    stop: 'Stop the import',
    nums: {
      items: 'Items',
      files: 'Photos and documents',
      bytes: 'Downloaded',
      passed: 'Skipped',
      speed: 'Speed',
    },
    /** Of the numbers. */
    numbers: 'Numbers of the import',
    of: (all: string) => `of ${all}`,
    ofAbout: (all: string) => `of about ${all}`,
    soFar: 'so far',
    aSecond: 'per second',
    arriving: 'Latest photos',
    noneArrived: 'No photos yet.',
    typeProgress: (name: string, done: number, all: number) => `${name}: ${grouped(done)} of ${grouped(all)}`,
    typeDone: (name: string, all: number) => `${name}: ${grouped(all)}`,
    happens: 'Progress',
    older: 'Older entries',
    newest: 'Newest entries',
    none: 'Nothing has been imported yet.',
    toReport: 'See the report',
    startedBy: (name: string) => `${name} started the import`,
    log: {
      parked:
        'The server failed twice during this step, so the import is paused. Tell your website support. To try again, press “Resume”.',
      read: (kind: string, there: number) => `${kind}: ${grouped(there)} in the list of the old site`,
      failed: (kind: string, reason: string) => `${kind}: the list could not be read. ${reason}.`,
      shrunk: (kind: string, now: number, before: number) =>
        `${kind}: only ${grouped(now)} of ${grouped(before)} are left on the old site. Nothing was imported.`,
      away: 'The old site does not answer. Trying again in a minute.',
      differs: (kind: string, title: string) =>
        `${kind}: “${title}” was changed here too. It needs your decision.`,
      album: (title: string, photos: string) => `Album “${title}”: ${photos}, complete`,
      albumWithout: (title: string, photos: string, missing: number) =>
        `Album “${title}”: ${photos}, ${grouped(missing)} missing`,
    },
  },
  report: {
    ended: (when: string, lasted: string) => `Finished on ${when}, in ${lasted}.`,
    notEnded: 'The import is not finished. These are the numbers so far.',
    families: (waiting: number) =>
      waiting === 0
        ? 'No imported drafts are left.'
        : `Families cannot see ${plural(waiting, { one: 'one of the items', other: `${grouped(waiting)} of the items` })} yet.`,
    nums: { created: 'New', updated: 'Changed', unchanged: 'Unchanged', passed: 'Skipped' },
    passed: 'Skipped, and why',
    nonePassed: 'Nothing was skipped.',
    show: 'Show',
    showOf: (what: string) => ` what was skipped: ${what}`,
    shownFirst: (many: number, all: number) =>
      many < all ? `The first ${grouped(many)} of ${grouped(all)}` : `All ${grouped(all)}`,
    tryAgain: 'Try again',
    noTitle: 'no title',
    came: 'Imported',
    drafts: 'Open drafts',
    draftsOf: (kind: string) => `: ${kind}`,
    waiting: (many: number) => plural(many, { one: 'one is a draft', other: `${grouped(many)} are drafts` }),
    noneCame: 'Nothing has been imported yet.',
    consent: 'Can the albums be published?',
    consentLead: (albums: number, photos: number) =>
      `${count(albums, 'album', 'albums')} with ${count(photos, 'photo', 'photos')} ${plural(albums, { one: 'was', other: 'were' })} public on the old site. That does not prove consent: one person must confirm it, in their own name, for all albums or for some.`,
    consentWords:
      'For people who cannot see the photos, the album’s title is used as the description of each photo, until somebody writes a better one.',
    all: (albums: number) => plural(albums, { one: 'The album.', other: `All ${grouped(albums)} albums.` }),
    allHelp: 'According to the school’s records, parents have agreed.',
    some: 'Only some albums.',
    someHelp: 'Those ticked below. The others stay drafts.',
    noDay: 'no date',
    pages: 'More albums',
    tickedElsewhere: (many: number) =>
      plural(many, {
        one: 'One album on another page is also ticked.',
        other: `${grouped(many)} albums on other pages are also ticked.`,
      }),
    othersToo: (many: number) =>
      plural(many, {
        one: 'Also publish the other imported item (news, notices and so on)',
        other: `Also publish the ${grouped(many)} other imported items (news, notices and so on)`,
      }),
    sign: (name: string) => `I confirm consent: ${name}`,
    signMissing: 'Tick the last box: one person must confirm consent in their own name.',
    noneChosen: 'Tick at least one album, or choose all albums.',
    release: 'Publish them',
    releaseHelp: 'You can withdraw each of them later.',
    shown: (shown: number, waiting: number) =>
      `${plural(shown, { one: 'One album is', other: `${grouped(shown)} albums are` })} published, ${grouped(waiting)} ${plural(waiting, { one: 'is still a draft', other: 'are still drafts' })}.`,
    working: 'What you confirmed is being published, one item after another. You can close this page.',
    nothingWaits: 'Consent is confirmed for all imported albums.',
    done: {
      release: 'Saved. Families will see the albums in a moment.',
    },
    busy: 'An import is in progress. Try again when it is finished.',
  },
  step: {
    lead: 'You can keep using the old site and its app: changes there are also made here. If they stop working, families here notice nothing.',
    off: 'Sync is off',
    offHelp: 'Changes on the old site are not made here until you import again or turn sync on.',
    inStep: (when: string) => `Last in sync: ${when}`,
    notYet: 'Not checked yet',
    next: (when: string) => `Next check: ${when}.`,
    nextNow: 'The next check starts in a moment.',
    every: (minutes: number) =>
      minutes === 60
        ? 'Checks for changes every hour.'
        : `Checks for changes every ${plural(minutes, { one: 'minute', other: `${minutes} minutes` })}.`,
    lastTrouble: (when: string, why: string) => `The last check (${when}) failed. ${why}.`,
    waitsForImport: 'An import is in progress or paused. The next check starts after it.',
    how: 'How often',
    options: { 5: 'Every 5 minutes', 15: 'Every 15 minutes', 60: 'Every hour', 0: 'Off' } as Record<
      number,
      string
    >,
    otherMinutes: (minutes: number) =>
      `Every ${plural(minutes, { one: 'minute', other: `${minutes} minutes` })}`,
    save: 'Save',
    checkNow: 'Check now',
    pulse: (checks: number, failed: number, came: number) =>
      `${checks === 1 ? 'One check so far' : `The last ${count(checks, 'check', 'checks')}`}: ${grouped(came)} found changes, ${grouped(failed)} got no answer.`,
    shrunk: (kind: string, before: number, now: number) =>
      `The list on the old site is suddenly shorter: ${kind}, ${grouped(before)} before, ${grouped(now)} now.`,
    shrunkHelp:
      'More than a fifth is missing, so nothing was imported. Nothing is ever deleted here automatically.',
    seeMissing: (named: number, all: number) =>
      named < all
        ? `See the first ${grouped(named)} of ${grouped(all)} missing items`
        : `See ${count(all, 'missing item', 'missing items')}`,
    leaveOurs: 'Keep our items',
    waits: 'Needs your decision',
    waitsHelp: 'What the office wrote here stays until you decide.',
    waitsNone: 'No decisions to make.',
    waitsMost: (many: number, all: number) => `The newest ${grouped(many)} of ${grouped(all)}`,
    differs: 'Changed on both sites',
    gone: 'No longer on the old site',
    here: 'This site',
    there: 'Old site',
    files: 'Only the pictures are different',
    isPublic: 'Families can see it',
    isDraft: 'Draft',
    goneSince: (when: string) => `Not in the list since ${when}`,
    keepOurs: 'Keep ours',
    takeTheirs: 'Use theirs',
    keepIt: 'Keep it',
    withdraw: 'Take it off the site',
    of: (title: string) => `: ${title}`,
    came: 'Imported automatically',
    cameNone: 'Nothing has been imported automatically yet.',
    cameAt: (when: string, what: string) => `${when}: ${what}`,
    cameNew: 'new, a draft',
    cameConsent: 'new, needs consent',
    cameChanged: 'changed on the old site and here',
    cameLive: 'new, families can see it',
    toOldSite: 'Enquiries and visitor count',
    forward: 'Forward enquiries',
    forwardOn: 'Enquiries are also forwarded to the old site',
    forwardOff: 'Enquiries are not forwarded',
    forwardStop: 'Stop forwarding',
    forwarded: (taken: number, waiting: number) =>
      `${grouped(taken)} forwarded, ${grouped(waiting)} pending. Each is sent only once, as far as we can tell.`,
    unsure: (many: number) =>
      plural(many, {
        one: 'For one, we do not know whether it arrived. It is not sent again automatically.',
        other: `For ${grouped(many)}, we do not know whether they arrived. They are not sent again automatically.`,
      }),
    givenUp: (many: number) => `${grouped(many)} could not be forwarded.`,
    last: 'Last forwarded',
    visits: 'Visitors',
    countedHere: 'Counted on this site',
    startingFrom: (many: number) => `including ${grouped(many)} from the old site`,
    visitsThere: (many: number) => `The old site had counted ${grouped(many)} at the last check.`,
    visitsUnknown: 'The count of the old site is not known. To read it, check the old site with all types.',
    takeVisits: (many: number) => `Add ${count(many, 'visitor', 'visitors')}`,
    takeVisitsHelp: 'You can do this once. The home page says how many were counted on the old site.',
    done: {
      follow: 'Saved how often to check.',
      off: 'Sync is off now.',
      look: 'The old site will be checked in a moment.',
      ours: 'Our version is kept.',
      theirs: 'The version from the old site is here now.',
      withdraw: 'It is off the site. Families no longer see it.',
      shorter: 'Our items are kept.',
      forward: 'From now on, enquiries are also forwarded.',
      'forward-off': 'Enquiries are no longer forwarded.',
      visits: 'The count of the old site has been added.',
    } as Record<string, string>,
    missing: 'Check it again: somebody has already decided this, or it has changed.',
  },
};

export const words = {
  importing,
  modulePages: { moveIn: importing.title },
  searchAll: {
    doneThere: {
      moveIn:
        'Move everything from the old site or provider: import, keep in sync, forward enquiries, visitor count',
    },
  },
  dashboard: {
    parked: {
      kinds: {
        'forward-enquiry': 'Forwarding an enquiry to the old site',
        'move-in': 'The import from the old site',
        'follow-old-site': 'Keeping in sync with the old site',
        'release-moved': 'Publishing what was imported',
      },
    },
  },
  people: { proof: { actions: { 'enquiries.forward': 'also forward enquiries to the old site' } } },
  beforePublic: {
    importing: {
      report: {
        done: { release: 'Saved. Families will see the albums when the site goes public.' },
      },
      step: { isPublic: 'Published' },
    },
  },
};

declare module '#app/studio/words/en/index.ts' {
  interface ModuleWords {
    importing: typeof importing;
  }
}
