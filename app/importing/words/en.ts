import type { OldSiteProblem } from '#app/importing/old-site/old-site-input.ts';
import type { PassedReason } from '#app/importing/provider/remote-item.ts';
import type { OutsideFailure } from '#app/platform/outside/fetch-outside.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { grouped } from '#app/words/every-language.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');
const count = (many: number, one: string, more: string) =>
  `${grouped(many)} ${plural(many, { one, other: more })}`;

/** All words of the import. */
const importing = {
  title: 'Move in',
  steps: 'The four steps',
  stepNames: {
    look: 'Look first',
    move: 'Move',
    report: 'Report and consent',
    step: 'Keep in step',
  },
  stepDone: ', done',
  notAllowedYet: 'There is nothing here yet.',
  startWithDryRun: 'Begin with a look at the old site',
  number: (many: number) => grouped(many),
  photos: (many: number) => count(many, 'photo', 'photos'),
  files: 'Photos and papers',
  lasted: (seconds: number) =>
    seconds < 100
      ? count(Math.max(1, Math.round(seconds)), 'second', 'seconds')
      : count(Math.round(seconds / 60), 'minute', 'minutes'),
  refresh: 'See how far it is',
  reasons: {
    'foreign-school': 'Belongs to another school',
    'no-title': 'Has no title',
    'nothing-in-it': 'Has nothing in it',
    'not-an-item': 'Cannot be understood',
    'before-since': 'Is older than the year you chose',
    'bad-link': 'Its link leads nowhere that we know',
    'too-long': 'Is too long',
    'table-too-large': 'Has a table with more than 30 columns or 300 rows: please check what came of it',
    'item-failed': 'Could not be read: something in it is damaged or far too large',
    'list-unreachable': 'The old site did not answer',
    'list-not-json': 'The old site answered with a page instead of a list',
    'list-not-a-list': 'The old site answered with something that is no list',
    'list-too-large': 'The list is too large',
    'not-allowed': 'The old site does not let us in',
    'file-missing': 'There is no picture at that address',
    'file-not-a-picture': 'Is neither a picture nor a PDF',
    'file-broken': 'The picture is broken',
    'file-too-large': 'Is larger than 40 MB, or a PDF of over 20 MB',
    'file-too-many-pixels': 'Has more pixels than we can unpack',
    'file-withdrawn': 'Was withdrawn here, and stays away',
    'file-elsewhere': 'Lies on another site',
    'file-unreachable': 'Could not be fetched',
    'file-too-many': 'Is one more than an item can hold',
  } satisfies Record<PassedReason, string>,
  reason: (reason: string): string => (importing.reasons as Record<string, string>)[reason] ?? reason,
  /** Details of a reason: how the connection failed, or `HTTP 500`. */
  details: {
    noHost: 'there is no website at this address',
    notPublic: 'the address leads into a private network',
    address: 'the address may not be used',
    redirects: 'it sends us on and on',
    slow: 'it took too long',
    lost: 'the connection failed',
  } satisfies Record<OutsideFailure, string>,
  detail: (detail: string): string => (importing.details as Record<string, string>)[detail] ?? detail,
  trouble: (trouble: string): string =>
    trouble === 'no-old-site' ? 'The old site is not known any more' : importing.reason(trouble),
  csv: {
    heads: ['Kind', 'Id or path there', 'Title', 'Why', 'Detail'],
    link: 'As CSV',
  },
  dryRun: {
    lead: 'Nothing is changed by looking. Nothing goes public by moving.',
    from: 'From the old site',
    address: 'Address',
    addressHelp: 'As families type it, beginning with https',
    addressForwards:
      'As families type it, beginning with https. Enquiries are also sent to this site: if you change the address or the school’s code, that is switched off.',
    school: 'School’s code there',
    since: 'Since',
    sinceAlways: 'All years',
    kinds: 'What is to come',
    kindsChange: 'Choose',
    kindsHelp: 'Nothing ticked is everything.',
    token: 'Token',
    tokenShow: 'Show what is typed',
    tokenHelp: 'Kept locked, never shown again. Leave it empty if the old site asks for none.',
    tokenSaved: (when: string) => `Saved on ${when}`,
    tokenChange: 'Change the token',
    tokenNew: 'New token',
    tokenForget: 'Forget the token',
    tokenUnreadable:
      'The token that was kept cannot be read any more, as after a move to another computer. Please enter it again.',
    button: 'Look',
    again: 'Look again',
    looked: (when: string, lasted: string) => `Looked on ${when}, in ${lasted}`,
    looking: 'Looking at the old site',
    lookingHelp: 'Its lists are read, and a few pictures to tell how large they are. Nothing is kept.',
    read: (lists: number) => `${count(lists, 'list', 'lists')} read so far`,
    failed: 'The old site could not be looked at',
    readable:
      'Only sites with the provider’s interface can be read: they answer at /api/news/CODE with the school’s code, as the school sites of the provider do, and every site made with this software. WordPress, Wix, Google Sites and the like cannot be read.',
    whyFailed: {
      noHost: (host: string) => `There is no website at ${host}. Check the address for typing mistakes.`,
      private: (host: string) =>
        `${host} is in a private network and may not be asked. Enter the public address of the old site.`,
      noAnswer: (host: string) =>
        `${host} did not answer. Try again later; if it stays like this, ask whoever runs that site.`,
      refused: (host: string) =>
        `${host} does not let us in. Ask its provider for a token and enter it here.`,
      noLists: (host: string, school: string) =>
        `${host} answers, but has no lists for the code “${school}” that can be read. Check the address and the school’s code there.`,
    },
    stopped: 'The look was stopped before its end.',
    underWay: 'A move is under way. Stop it before you look again or change where it comes from.',
    goTo: 'See the move',
    problems: {
      address: 'This address cannot be read. It looks like https://provider.example',
      insecure:
        'It must begin with https. If the old site has no other address, whoever runs this site can allow it (IMPORT_HOSTS).',
      schoolThere: 'A code has letters, digits, hyphens and underscores only.',
      since: 'This is no year.',
      onlyTypes: 'One of these cannot be brought.',
      token: 'This token has characters that cannot be sent, or is too long.',
    } satisfies Record<OldSiteProblem, string>,
    asks: {
      addresses: 'Old addresses go on working',
      addressesHelp: '/SubGallery?id=… and /api/image/…',
      visitors: (many: number) => `Visitors so far: ${grouped(many)}`,
      visitorsUnknown: 'The visitors’ count',
      visitorsHelp: 'taken over once, if you want, and told in the box',
      leave: 'You can leave again',
      leaveHelp: 'everything as files, any day',
    },
    what: 'What would come',
    caption: 'What would come, by kind',
    columns: {
      kind: 'Kind',
      there: 'There',
      coming: 'Would come',
      here: 'Here already',
      cannot: 'Cannot',
      why: 'Why not',
    },
    unread: 'Could not be read',
    why: (many: number, reason: string) => `${grouped(many)}: ${reason}`,
    shrunk: (now: number, before: number) =>
      `only ${grouped(now)} of ${grouped(before)} that came before are there: nothing would be taken over`,
    sampleMissing: (missing: number, requested: number) =>
      `${grouped(missing)} of ${grouped(requested)} that were tried could not be had`,
    bytes: 'of pictures and papers, told from those that were tried',
    about: (lasted: string) => `about ${lasted}`,
    time: 'at least, a few at a time, politely',
    room: 'of room left after',
    noRoom: (free: string) =>
      `There is not room for that: ${free} are free. Ask whoever runs the server first.`,
    newest: 'A first look',
    newestHelp: 'Newest albums over there',
    importItems: (items: number) => `Move ${count(items, 'thing', 'things')}`,
    importHelp: 'They come as drafts. You can pause at any time.',
    nothing: 'Everything is here already: there is nothing to move.',
  },
  importRun: {
    lead: 'You can close this page, or shut the computer: it goes on from where it was.',
    states: {
      running: 'It is moving',
      paused: 'Paused',
      stopped: 'Stopped. What has come stays; move again to bring the rest.',
      done: 'Everything that can come is here',
      failed: 'It could not go on',
    },
    reading: 'The old site’s lists are being read',
    announced: (percent: number) => `${percent} per cent are here`,
    left: (lasted: string) => `About ${lasted} left`,
    leftUnknown: 'How long it takes is told in a moment',
    pause: 'Pause',
    resume: 'Go on',
    stop: 'Stop here',
    nums: {
      items: 'Things',
      files: 'Photos and papers',
      bytes: 'Read',
      passed: 'Passed over',
      speed: 'Speed',
    },
    of: (all: string) => `of ${all}`,
    ofAbout: (all: string) => `of about ${all}`,
    soFar: 'so far',
    aSecond: 'a second',
    arriving: 'Arrived last',
    noneArrived: 'No picture has come yet.',
    typeProgress: (name: string, done: number, all: number) => `${name} ${grouped(done)} of ${grouped(all)}`,
    typeDone: (name: string, all: number) => `${name} ${grouped(all)}`,
    happens: 'What happens',
    older: 'Older lines',
    newest: 'The newest lines',
    none: 'Nothing has been moved yet.',
    toReport: 'See the report',
    startedBy: (name: string) => `${name} began the move`,
    log: {
      parked:
        'The server failed twice during this step, so the move is paused. Tell whoever runs the site; “Go on” tries again.',
      read: (kind: string, there: number) =>
        `${kind}: ${plural(there, { one: 'one is', other: `${grouped(there)} are` })} in the list over there`,
      failed: (kind: string, reason: string) => `${kind}: the list could not be read. ${reason}`,
      shrunk: (kind: string, now: number, before: number) =>
        `${kind}: only ${grouped(now)} of ${grouped(before)} are left over there. Nothing was taken over`,
      away: 'The old site does not answer. It is tried again in a minute',
      differs: (kind: string, title: string) => `${kind}: “${title}” was changed here too. It waits for you`,
      album: (title: string, photos: string) => `Album “${title}”: ${photos}, complete`,
      albumWithout: (title: string, photos: string, missing: number) =>
        `Album “${title}”: ${photos}, ${grouped(missing)} stayed behind`,
    },
  },
  report: {
    ended: (when: string, lasted: string) => `Done on ${when}, in ${lasted}.`,
    notEnded: 'The move is not at its end: these are its figures so far.',
    families: (waiting: number) =>
      waiting === 0
        ? 'Nothing waits as a draft.'
        : `Families do not see ${plural(waiting, { one: 'one thing', other: `${grouped(waiting)} things` })} of it yet.`,
    nums: { created: 'New', updated: 'Changed', unchanged: 'As it was', passed: 'Passed over' },
    passed: 'Passed over, and why',
    nonePassed: 'Nothing was passed over.',
    show: 'Show',
    showOf: (what: string) => ` what stayed behind: ${what}`,
    shownFirst: (many: number, all: number) =>
      many < all ? `The first ${grouped(many)} of ${grouped(all)}` : `All ${grouped(all)}`,
    tryAgain: 'Try again',
    noTitle: 'without a title',
    came: 'What came',
    drafts: 'Open the drafts',
    draftsOf: (kind: string) => ` of ${kind}`,
    waiting: (many: number) => plural(many, { one: 'one is a draft', other: `${grouped(many)} are drafts` }),
    noneCame: 'Nothing has come yet.',
    consent: 'May the albums be shown?',
    consentLead: (albums: number, photos: number) =>
      `${count(albums, 'album', 'albums')} with ${count(photos, 'photo', 'photos')} ${plural(albums, { one: 'was', other: 'were' })} public at the old site. Consent is not assumed: one person answers, by name, for all or for each.`,
    consentWords:
      'Each photo is described by its album’s title until somebody writes more, for those who cannot see it.',
    all: (albums: number) => `For all ${grouped(albums)}.`,
    allHelp: 'Parents agreed, as far as the school’s records go',
    some: 'Album by album.',
    someHelp: 'Those that are ticked below; the others wait as drafts',
    noDay: 'no day',
    pages: 'More albums',
    tickedElsewhere: (many: number) =>
      plural(many, {
        one: 'One album on another page is ticked, too.',
        other: `${grouped(many)} albums on other pages are ticked, too.`,
      }),
    othersToo: (many: number) =>
      plural(many, {
        one: 'Show the other thing that came, too: news, notices and the like',
        other: `Show the ${grouped(many)} other things that came, too: news, notices and the like`,
      }),
    sign: (name: string) => `I answer for it: ${name}`,
    signMissing: 'Somebody has to answer for it by name. Please tick the last line.',
    noneChosen: 'Please tick at least one album, or choose “For all”.',
    release: 'Show them',
    releaseHelp: 'Each can be withdrawn later.',
    shown: (shown: number, waiting: number) =>
      `${plural(shown, { one: 'One album is', other: `${grouped(shown)} albums are` })} shown, ${grouped(waiting)} ${plural(waiting, { one: 'waits', other: 'wait' })} as drafts.`,
    working: 'What was answered for is being shown, one after the other. You can close this page.',
    nothingWaits: 'Every album that came has been answered for.',
    done: {
      release: 'Your answer is kept. Families see the albums in a moment.',
    },
    busy: 'A move is under way. Try again when it is at its end.',
  },
  step: {
    lead: 'The old desk and app may go on; this site follows. If they fail, families here notice nothing.',
    off: 'Not kept in step',
    offHelp: 'What changes over there stays over there, until you move again or turn it on.',
    inStep: (when: string) => `In step since ${when}`,
    notYet: 'Not looked at yet',
    next: (when: string) => `Next look on ${when}.`,
    nextNow: 'The next look begins in a moment.',
    every: (minutes: number) =>
      minutes === 60 ? 'Every hour, only what changed.' : `Every ${minutes} minutes, only what changed.`,
    lastTrouble: (when: string, why: string) => `The last look, on ${when}, did not get through: ${why}.`,
    waitsForImport: 'A move is under way or paused; the next look waits for it.',
    how: 'How often',
    options: { 5: 'Every 5 minutes', 15: 'Every 15 minutes', 60: 'Every hour', 0: 'Off' } as Record<
      number,
      string
    >,
    otherMinutes: (minutes: number) => `Every ${minutes} minutes`,
    save: 'Save',
    checkNow: 'Look now',
    pulse: (checks: number, failed: number, came: number) =>
      `${checks === 1 ? 'One look so far' : `The last ${count(checks, 'look', 'looks')}`}: ${grouped(came)} found something new, ${grouped(failed)} got no answer.`,
    shrunk: (kind: string, before: number, now: number) =>
      `The list over there is suddenly shorter: ${kind}, ${grouped(before)} before, ${grouped(now)} now.`,
    shrunkHelp:
      'More than a fifth is gone, so nothing was taken over. Nothing is ever deleted here by itself.',
    seeMissing: (named: number, all: number) =>
      named < all ? `See the first ${grouped(named)} of the ${grouped(all)}` : `See the ${grouped(all)}`,
    leaveOurs: 'Leave ours as they are',
    waits: 'Waits for you',
    waitsHelp: 'What the office has written here wins until you say otherwise.',
    waitsNone: 'Nothing waits for a decision.',
    waitsMost: (many: number, all: number) => `The newest ${grouped(many)} of ${grouped(all)}`,
    differs: 'Changed on both sides',
    gone: 'Gone over there',
    here: 'Here',
    there: 'There',
    files: 'Only its pictures differ',
    isPublic: 'Families see it',
    isDraft: 'A draft',
    goneSince: (when: string) => `No longer in the list since ${when}`,
    keepOurs: 'Keep ours',
    takeTheirs: 'Take theirs',
    keepIt: 'Keep it',
    withdraw: 'Take it off the site',
    of: (title: string) => `: ${title}`,
    came: 'Came by itself lately',
    cameNone: 'Nothing has come by itself yet.',
    cameNew: 'new, as a draft',
    cameConsent: 'new, consent is asked for',
    cameChanged: 'changed there, changed here',
    cameLive: 'families see it',
    toOldSite: 'To the old desk',
    forward: 'Also hand enquiries on to the old desk',
    forwardOn: 'Enquiries are also handed on to the old desk',
    forwardOff: 'Enquiries stay here',
    forwardStop: 'Stop handing them on',
    forwarded: (taken: number, waiting: number) =>
      `${grouped(taken)} handed on, ${grouped(waiting)} waiting, each once as far as can be known.`,
    unsure: (many: number) =>
      plural(many, {
        one: 'Of one nobody can tell whether it arrived; it is not sent again by itself.',
        other: `Of ${grouped(many)} nobody can tell whether they arrived; they are not sent again by themselves.`,
      }),
    givenUp: (many: number) => `${grouped(many)} could not be handed on.`,
    last: 'Last one',
    visits: 'Visits',
    countedHere: 'Counted here',
    startingFrom: (many: number) => `beginning from ${grouped(many)}`,
    visitsThere: (many: number) => `${grouped(many)} were counted over there when it was last looked at.`,
    visitsUnknown: 'The old count is not known. A look without any kind chosen reads it.',
    takeVisits: (many: number) => `Begin from ${grouped(many)}`,
    takeVisitsHelp: 'Once: it is added to what was counted here, and told in the visitors’ box.',
    done: {
      follow: 'How often is kept.',
      off: 'It is no longer kept in step.',
      look: 'The old site is looked at in a moment.',
      ours: 'Ours stays.',
      theirs: 'What it says there is here now.',
      withdraw: 'Families do not see it any more.',
      shorter: 'Ours stay as they are.',
      forward: 'Enquiries from now on are handed on, too.',
      'forward-off': 'Enquiries are no longer handed on.',
      visits: 'The old count is added to ours.',
    } as Record<string, string>,
    missing: 'This has been decided already, or it changed meanwhile.',
  },
};

export const words = {
  importing,
  modulePages: { moveIn: importing.title },
  searchAll: {
    doneThere: {
      [studioHref('moveIn')]:
        'Bring everything from the old site or provider: import, move, keep in step, visitors’ count',
    },
  },
  dashboard: {
    parked: {
      kinds: {
        'forward-enquiry': 'Forwarding an enquiry to the old site',
        'move-in': 'The import from the old site',
        'follow-old-site': 'Keeping in step with the old site',
        'release-moved': 'Publishing what was imported',
      },
    },
  },
  people: { proof: { actions: { 'enquiries.forward': 'send enquiries to the old website, too' } } },
  beforePublic: {
    importing: {
      report: {
        done: { release: 'Your answer is kept. Families see the albums when the site goes public.' },
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
