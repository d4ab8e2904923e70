import {
  type Day,
  dayInIndia,
  dayOfMonth,
  monthOf,
  timeInIndia,
  weekdayOf,
  yearOf,
} from '#app/core/time/days.ts';
import type { Grade } from '#app/core/grades.ts';
import { grouped, networks, numberOfGrade } from '#app/words/every-language.ts';
import { type Locale, namesIn } from '#app/words/locales.ts';
import { pluralIn } from '#app/words/plural.ts';

const plural = pluralIn('en');

/** With a non-breaking space. */
const counted = (count: number, unit: string) => `${count} ${unit}${plural(count, { one: '', other: 's' })}`;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAYS: readonly string[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

// Intl prints "Sept"; the school writes Jan … Dec.
function shortMonth(month: number): string {
  const name = MONTHS[month - 1];
  if (!name) throw new RangeError('a month is 1 to 12');
  return name.slice(0, 3);
}

const shortDay = (day: Day) => `${dayOfMonth(day)} ${shortMonth(monthOf(day))} ${yearOf(day)}`;

const dayInMonth = (day: Day) => `${dayOfMonth(day)} ${MONTHS[monthOf(day) - 1]}`;

/** '17:30' → '5:30 PM' */
function clockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? 'AM' : 'PM'}`;
}

const CLASSES: Partial<Record<Grade, string>> = { nursery: 'Nursery', kg: 'KG' };
const className = (grade: Grade) => CLASSES[grade] ?? `Class ${grade}`;

const GRADES: Record<string, string> = { NUR: 'Nursery', KG: 'KG' };

/** Every short string that people see; `hi.ts` next to this file has the same in Hindi. */
export const en = {
  /** In a separate column: as in the school's profile. */
  gradeInTable: (grade: string): string => grade,
  /** 'NUR' → 'Nursery', 'VIII' → 'Class 8'; a custom name stays as it is. */
  gradeName(grade: string): string {
    const number = numberOfGrade(grade);
    return GRADES[grade] ?? (number > 0 ? `Class ${number}` : grade);
  },
  /** Dates within a text; the calendar writes them in full. */
  dates: {
    month: shortMonth,
    /** '2026-11-06' → '6 Nov 2026' */
    day: shortDay,
    /** '15 Nov 2026, 10:42 AM', in the school's time zone. */
    moment: (instant: string) => `${shortDay(dayInIndia(instant))}, ${clockTime(timeInIndia(instant))}`,
  },
  /** Next to content in another language than the page's. */
  onlyIn: (language: Locale) => `Only in ${namesIn.en[language]}`,
  skipToMain: 'Skip to main content',
  home: 'Home',
  mainMenu: 'Main',
  menuButton: 'Menu',
  closeMenu: 'Close menu',
  breadcrumb: 'You are here',
  onThisPage: 'On this page',
  opensInNewTab: 'opens in a new tab',
  /** The accessible name of a table in a text, from the heads of its columns. */
  tableOf: (columns: string) => (columns ? `Table: ${columns}` : 'Table'),
  parentPortal: 'Parent Portal',
  call: 'Call',
  schoolCode: 'School code',
  helpDesk: (opens: string, closes: string) => `Help desk: ${opens} to ${closes}`,
  copyright: (year: number, school: string) => `© ${year} ${school}. All rights reserved.`,
  api: 'API',
  footer: {
    forParents: 'For parents',
    schoolLife: 'School life',
    appScreen: 'Today',
    googlePlay: 'Google Play',
    appStore: 'App Store',
  },
  socialOn: (school: string, network: keyof typeof networks) => `${school} on ${networks[network]}`,

  newsFeed: (school: string) => `${school}: news`,

  menu: {
    overview: 'Overview',
    aboutUs: 'About Us',
    chairmanWelcome: 'Chairman’s Welcome',
    directorWelcome: 'Director’s Welcome',
    principalWelcome: 'Principal’s Welcome',
    gettingStarted: 'Getting Started',
    admission: 'Admission',
    admissionProcess: 'Admission Process',
    parentGuidelines: 'Parent Guidelines',
    schoolErp: 'School ERP Software',
    learning: 'Learning',
    earlyLearning: 'Early Learning',
    primary: 'Primary',
    middle: 'Middle',
    infrastructure: 'Infrastructure',
    facilities: 'Facilities',
    classrooms: 'Classrooms',
    library: 'Library',
    computerLab: 'Computer Lab',
    sports: 'Sports',
    safety: 'Safety and Security',
    gallery: 'Gallery',
    photoGallery: 'Photo Gallery',
    videoGallery: 'Video Gallery',
    news: 'News and Articles',
    calendar: 'Calendar',
    office: 'School office',
    registration: 'Online Registration',
    contact: 'Contact Us',
    privacy: 'Privacy',
  },

  carousel: {
    carousel: 'carousel',
    slide: 'slide',
    slideOf: (index: number, total: number) => `${index} of ${total}`,
    controlsOf: 'Slider controls',
    choose: 'Choose a picture',
    controls: { previous: 'Previous', next: 'Next', pause: 'Pause slideshow', play: 'Play slideshow' },
  },

  welcome: {
    warmRegards: 'Warm Regards',
    moreMessages: 'More messages',
    readAlso: 'Read also',
  },

  content: {
    onThisPage: 'On this page',
    atAGlance: 'At a glance',
    stagesOfLearning: 'Stages of learning',
    previousStage: 'Previous stage',
    nextStage: 'Next stage',
    pressAPhoto: 'Tap or click a photo to see it larger.',
  },

  homePage: {
    hero: (school: string) => `Life at ${school}`,
    admission: 'Admission',
    visit: 'Visit the school',
    gettingStarted: 'Getting started with us',
    quickLinks: 'Quick links',
    notifications: 'Notices',
    close: 'Close',
    attachment: 'Attachment',
    clickHere: 'Click Here',
    highlights: 'Highlights',
    /** For a phone, where a row has no space for the registration's own title. */
    register: 'Register',
    news: 'Recent News and Articles',
    allNews: 'All news',
    doors: 'Visit, enquire or apply',
    seeFacilities: 'See our facilities',
    infrastructure: 'See all facilities',
    gallery: 'Discover Our Gallery',
    allAlbums: 'All albums',
    coming: 'Coming up',
    wholeCalendar: 'Whole calendar',
    noNews: 'No news yet.',
    noAlbums: 'No albums yet.',
    loadingGallery: 'Loading gallery...',
    countMissing: 'The visitor count is not available right now.',
    countedBefore: (count: number) =>
      `Of these, ${grouped(count)} ${plural(count, { one: 'was', other: 'were' })} counted on the school’s old website.`,
  },

  /** A part of a page could not be read; the rest is shown. */
  trouble: {
    headings: {
      albums: 'The albums cannot be shown right now',
      album: 'This album cannot be shown right now',
      news: 'The news cannot be shown right now',
      story: 'This story cannot be shown right now',
      videos: 'The videos cannot be shown right now',
      letter: 'This message cannot be shown right now',
      calendar: 'The calendar cannot be shown right now',
      event: 'This event cannot be shown right now',
      page: 'The text of this page cannot be shown right now',
    },
    text: 'Something went wrong on our side. The rest of the page is working. Please try again in a minute.',
    part: 'This part of the page could not be loaded. Please try again in a minute.',
    again: 'Try again',
  },

  admission: {
    agesCaption: 'Age in completed years on the day of joining',
    grade: 'Class',
    age: 'Age',
    ageOf: (age: number) => `${age}+`,
    dateOfBirth: 'Date of birth',
    birthHint: 'As on the birth certificate.',
    joiningOn: 'Date of joining',
    joiningHint: 'You can choose another date.',
    check: 'Check the age',
    years: (years: number, months: number) => `${counted(years, 'year')}, ${counted(months, 'month')}`,
    onDay: (day: string) => `on ${day}`,
    onAssumedDay: (day: string) => `on ${day}. You did not give a joining date, so we used next 1 April.`,
    fits: (grades: string[], below: boolean) =>
      `Your child is old enough for ${grades.join(' or ')}${below ? ', or for a class below it' : ''}.`,
    tooYoung: (grade: string, from: string) =>
      `Your child will be too young on that day, and can join ${grade} from ${from}.`,
    tooOld: (grade: string) =>
      `Your child is above the age for ${grade}, our highest class. Please ask the office what is possible.`,
    stepsTo: (grades: string[]) => `Admission steps for ${grades.join(' or ')}`,
    stepsInFull: 'Read all the steps',
    problems: {
      missing: 'Please enter the date of birth.',
      unclear: 'Enter a date with day, month and year, for example 14/02/2021.',
      future: 'The date of birth is in the future. Check the year.',
      tooLongAgo: (years: number) =>
        `Please check the year: by this date your child’s age would be ${years}.`,
      past: 'The date of joining is more than a year ago. Please check the year.',
      far: 'The date of joining is more than 20 years away. Please check the year.',
      beforeBirth: 'The date of joining is before the date of birth. Please check both dates.',
    },
    downloadForm: (size: string) => `Download the application form (PDF, ${size})`,
    free: 'Free',
    noFormYet: 'The form cannot be downloaded yet. Please ask the office for it.',
  },

  parentsApp: { googlePlay: 'Google Play', appStore: 'App Store' },

  animations: {
    play: (title: string) => `Play: ${title}`,
    open: 'Open the picture',
    close: 'Close',
  },

  /** Around a list that can be filtered and searched. */
  browse: {
    year: 'Year',
    month: 'Month',
    search: 'Search',
    allYears: 'All',
    allMonths: 'All Month',
    show: 'Show',
    /** A month of every year. */
    every: (month: number) => `every ${MONTHS[month - 1]}`,
    inAny: (month: number) => `in any ${MONTHS[month - 1]}`,
    notApplied: 'This could not be shown. Please press Show to try again.',
    /** A search stops counting somewhere, so there may be more left. */
    count: (shown: number, isExact: boolean, total: number, items: string) => ({
      before: '',
      shown: `${isExact ? '' : 'more than '}${grouped(shown)}`,
      after: `of ${grouped(total)} ${items}`,
    }),
    inTime: (month: string) => `in ${month}`,
    withWords: (query: string) => `with “${query}”`,
    /** For results that only sound similar. */
    similar: {
      name: 'Similar spelling:',
      why: (query: string) => `“${query}” was not found, but these results sound like it.`,
    },
    firstPage: 'Back to the first page',
    allYearsWith: (query: string) => `Search all years for “${query}”`,
    allMonthsWith: (query: string) => `Search all months for “${query}”`,
    page: (page: number) => `Page ${page}`,
    pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
    loading: 'Loading',
    gallery: {
      filter: 'Find albums',
      example: 'Sports day',
      items: (count: number) => plural(count, { one: 'album', other: 'albums' }),
      pages: 'Pages of albums',
      newer: 'Newer albums',
      older: 'Older albums',
      none: 'No albums yet',
      noneFor: (what: string) => `No albums found ${what}`,
      noSuchPage: 'There are no albums on this page',
      another: (total: number) =>
        `Try another year, month or word, or see ${plural(total, { one: 'the only album', other: `all ${grouped(total)} albums` })}.`,
      showAll: 'Show all albums',
      /** With placeholders, for islands. */
      more: {
        load: 'Load more albums',
        loaded: '{count} more albums',
        failed: 'More albums could not be loaded. Please try again, or use the page links.',
      },
    },
    news: {
      filter: 'Find news',
      example: 'Science fair',
      items: (count: number) => plural(count, { one: 'news item', other: 'news items' }),
      pages: 'Pages of news',
      newer: 'Newer stories',
      older: 'Older stories',
      none: 'No news yet',
      noneFor: (what: string) => `No news found ${what}`,
      noSuchPage: 'There is no news on this page',
      another: (total: number) =>
        `Try another year, month or word, or see ${plural(total, { one: 'the only news item', other: `all ${grouped(total)} news items` })}.`,
      showAll: 'Show all news',
      more: {
        load: 'Load more news',
        loaded: '{count} more news items',
        failed: 'More news could not be loaded. Please try again, or use the page links.',
      },
    },
    videos: { pages: 'Pages of videos', newer: 'Newer videos', older: 'Older videos' },
  },

  files: { one: 'Attachment', many: 'Attachments' },

  share: {
    share: 'Share',
    copied: 'Link copied',
    copyByHand: 'Copy this link:',
  },

  gallery: {
    title: 'Photo Gallery',
    photos: (count: number) => plural(count, { one: '1 photo', other: `${count} photos` }),
    viewMore: 'View More',
    noPhotoYet: 'No photos yet',
  },

  album: {
    goBack: 'Go Back',
    eventDate: 'Event date',
    lastUpdate: 'Last Update',
    photos: 'Photos',
    description: (title: string, day: string, count: number) =>
      `${title}, ${day}: an album of ${plural(count, { one: '1 photo', other: `${count} photos` })}.`,
    empty: 'This album has no photos yet.',
    viewer: (title: string) => `Photo viewer: ${title}`,
    shareAlbum: 'Share this album',
    neighbours: 'More albums',
    previous: 'Previous album',
    next: 'Next album',
  },

  /** One photo of an album, on its own page. */
  photo: {
    title: (number: number, total: number) => `Photo ${number} of ${total}`,
    description: (album: string, day: string) => `A photo from the album “${album}”, ${day}.`,
    backToAlbum: 'All photos of this album',
    photos: 'Photos of this album',
    previous: 'Previous photo',
    next: 'Next photo',
    download: 'Download this photo',
    takeDown: 'Ask us to take this photo down',
    takeDownOne: 'Ask us to take a photo down',
    takeDownMessage: (address: string) => `Please take this photo down: ${address}\n\nReason: `,
    takeDownWhich: (address: string) =>
      `Please take a photo down from this album: ${address}\n\nWhich photo, and why: `,
  },

  news: {
    title: 'News and Articles',
    storyDescription: (title: string, school: string) => `${title}: news from ${school}.`,
    allNews: 'All news',
    moreNews: 'More news',
    morePictures: 'More pictures',
    date: 'Date',
    written: 'Written',
    writtenOn: (day: string) => `Written ${day}`,
    neighbours: 'Other stories',
    newer: 'Newer story',
    older: 'Older story',
    shareOrPrint: 'Share or print',
    print: 'Print',
  },

  calendar: {
    title: 'Calendar',
    eventDescription: (title: string, when: string, school: string) => `${title}, ${when}, at ${school}.`,
    weekdays: WEEKDAYS,
    shortWeekdays: WEEKDAYS.map((name) => name.slice(0, 3)),
    /** Above the columns of a phone's month. */
    weekdayLetters: WEEKDAYS.map((name) => name.slice(0, 2)),
    monthOf: (year: number, month: number) => `${MONTHS[month - 1]} ${year}`,
    day: (day: Day) => `${WEEKDAYS[weekdayOf(day)]}, ${dayInMonth(day)} ${yearOf(day)}`,
    days(from: Day, until: Day) {
      const last = `${dayInMonth(until)} ${yearOf(until)}`;
      if (from.slice(0, 7) === until.slice(0, 7)) return `${dayOfMonth(from)}–${last}`;
      const first = yearOf(from) === yearOf(until) ? dayInMonth(from) : `${dayInMonth(from)} ${yearOf(from)}`;
      return `${first} to ${last}`;
    },
    toDay: (day: Day) => `to ${dayOfMonth(day)} ${shortMonth(monthOf(day))}`,
    weekdaysFromTo: (from: string, until: string) => `${from} to ${until}`,
    time: clockTime,
    times: (begins: string, ends: string) => `${clockTime(begins)} to ${clockTime(ends)}`,
    until: (time: string) => `until ${clockTime(time)}`,
    today: 'Today',
    tomorrow: 'Tomorrow',
    now: 'Happening now',
    kinds: { event: '', holiday: 'Holiday', test: 'Test' },
    for: 'For',
    allClasses: 'All classes',
    class: className,
    classesFromTo: (first: Grade, last: Grade) =>
      first in CLASSES ? `${className(first)} to ${className(last)}` : `Classes ${first} to ${last}`,
    and: (parts: string[]) => parts.join(', ').replace(/, ([^,]*)$/, ' and $1'),
    show: 'Show',
    view: 'View',
    views: { month: 'Month', list: 'List' },
    search: 'Search the calendar',
    example: 'Sports Day',
    found: (count: number, q: string) =>
      `${count === 0 ? 'Nothing' : plural(count, { one: 'One entry', other: `${count} entries` })} found for “${q}”`,
    whole: 'Show the whole calendar',
    more: (count: number) => `and ${count} more`,
    key: { event: 'event', lasts: 'several days', holiday: 'holiday' },
    coming: 'Upcoming events',
    nothingComing: 'No events planned yet. New dates appear here when the office adds them.',
    nothingIn: (month: string) => `No events in ${month}.`,
    years: 'Year by year',
    count: (count: number) => plural(count, { one: '1 entry', other: `${grouped(count)} entries` }),
    eventCount: (count: number) => plural(count, { one: '1 event', other: `${count} events` }),
    addToPhone: 'Add to my phone',
    addOne: 'Add to my calendar',
    addNamed: (title: string) => `Add ${title} to your calendar`,
    keep: {
      title: 'Get the calendar on your phone',
      text: 'When the office changes a date, it also changes in your phone’s calendar.',
      all: 'Subscribe: all classes',
      one: (name: string) => `Subscribe: ${name}`,
      file: 'Download this month (.ics)',
      byHand: 'Not working? Copy this address into your calendar app, under “add calendar from URL”:',
    },
    fileName: (school: string, name: string) => (name ? `${school}: ${name}` : `${school}: calendar`),
    when: 'When',
    where: 'Where',
    forWhom: 'Who it is for',
    /** The classes, and what the office adds. */
    forWhomInFull: (classes: string, audience: string) => `${classes}. ${audience}`,
    others: 'Other events',
    before: 'Previous event',
    after: 'Next event',
    shareOrPrint: 'Share or print',
    print: 'Print',
  },

  videos: {
    title: 'Video Gallery',
    onAnotherSite: 'The videos are on another website and open in a new tab.',
    watch: 'Watch',
    notThere: 'This video cannot be opened right now.',
    empty: 'No videos yet',
    emptyText: 'Until then, see the photo albums.',
    beyond: 'There are no older videos',
    showAll: 'Show the newest videos',
  },

  /** By the names that the viewer uses. Text with placeholders, because it is passed as JSON. */
  lightbox: {
    openPhoto: 'Open photo {index} of {total}',
    'Photo gallery': 'Photos',
    Carousel: 'carousel',
    Slide: 'photo',
    Close: 'Close',
    Next: 'Next photo',
    Previous: 'Previous photo',
    'Zoom in': 'Zoom in',
    'Zoom out': 'Zoom out',
    'Enter Fullscreen': 'Full screen',
    'Exit Fullscreen': 'Exit full screen',
    Play: 'Play slideshow',
    Pause: 'Pause slideshow',
    Download: 'Download this photo',
    Failed: 'This photo could not be loaded.',
    Again: 'Try again',
    of: 'of',
    Thumbnails: 'Thumbnails',
    'Show thumbnails': 'Show thumbnails',
    'Hide thumbnails': 'Hide thumbnails',
    '{index} of {total}': '{index} of {total}',
  },

  contact: {
    address: 'Address',
    call: 'Call',
    whatsapp: 'WhatsApp',
    sendMessage: 'Send a message',
    email: 'E-mail',
    hours: 'Hours',
    helpDeskHours: 'Help desk',
    helpDeskTimes: (opens: string, closes: string) => `${opens} to ${closes}`,
    officeHours: 'School office',
    seeMap: 'See the map',
    comeBy: (school: string) => `How to get to ${school}`,
    map: (school: string) => `Map: where ${school} is`,
    /** Shown both before and after the map is loaded. */
    mapElsewhere: 'The map is on another website.',
    mapHint: (host: string) =>
      `The map loads from ${host} only when you press the button. That site will then know that you visited.`,
    showMap: 'Show the map here',
    directions: 'Open in a map app',
    keptFor: (days: number) =>
      `We keep your message only to answer it. This site deletes it after ${counted(days, 'day')}.`,
    acknowledged: 'We are sending you an e-mail to confirm that we received it.',
  },

  /** For an island, therefore plain text with placeholders in braces. */
  thankYou: { wayHome: 'Thank you! Go to the home page' },

  contactForm: {
    /** If the page cannot be rendered, the form with its typed values still can. */
    texts: {
      heading: 'Write to us',
      text: 'Please fill in all four fields: we need them to answer you.',
    },
    name: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
    message: 'Message',
    leaveEmpty: 'Please leave this empty',
    send: 'Send message',
    sending: 'Sending…',
    privacy: 'How we use your message',
    oneWrong: 'There is a problem',
    manyWrong: 'There are {count} problems',
    problems: {
      name: {
        missing: 'Please write your name.',
        'too-long': 'The name must be 100 characters or fewer.',
      },
      email: {
        missing: 'Please write your e-mail address.',
        'too-long': 'This e-mail address is too long. Please write only one address.',
        'not-an-email': 'Please write the full e-mail address, for example name@example.com.',
      },
      phone: {
        missing: 'Please write your phone number.',
        'too-long': 'The phone number must be 100 characters or fewer.',
      },
      message: {
        missing: 'Please write your message.',
        'too-long': 'The message must be 4,000 characters or fewer.',
      },
    } as Record<string, Partial<Record<string, string>>>,
    notSent: 'Your message was not sent',
    troubles: {
      offline:
        'We could not reach the school’s server. Please check your internet connection and send it again.',
      timeout: 'The server took too long to answer. Please send it again; it will arrive only once.',
      'too-many': 'Too many messages have come from your network. Please try again in an hour.',
      unavailable: 'Something went wrong on our side. Please send it again in a minute.',
    },
    stillHere: 'What you wrote is still here.',
    orCall: 'Or call',
    orWrite: 'Or write to',
    done: 'Your Form Submitted Successfully.',
    thanks: 'Thank you. The school office has received your message.',
    receipt: 'Reference number',
    noteIt: 'Please note this number, in case you call us about your message.',
    another: 'Write another message',
    draftFound: 'You have an unsent message',
    draftFoundText: 'It is saved only in this browser.',
    putBack: 'Restore it',
    throwAway: 'Delete it',
  },

  /** The mails sent by the contact form. */
  mail: {
    enquirySubject: (receipt: string, name: string) => `Enquiry ${receipt} from ${name}`,
    testSubject: (receipt: string) => `Website self-test ${receipt}: no reply needed`,
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    receipt: 'Reference number',
    received: 'Received',
    receivedAt: (moment: string) => `${moment} (India)`,
    handle: 'Open in the studio',
    acknowledgementSubject: (school: string, receipt: string) =>
      `${school}: we have received your message (${receipt})`,
    acknowledgement: (school: string, receipt: string) =>
      `Thank you for writing to ${school}. We have received your message. Its reference number is ${receipt}.\n\nIf you did not write to us, somebody entered your address by mistake. You do not have to do anything.\n`,
  },

  /** While only staff can see the site. */
  inPreparation: {
    title: 'This site is being prepared',
    text: 'This site is being prepared.',
    signIn: 'Staff: sign in',
    staffBar: 'Not public yet: only signed-in staff can see this site.',
    toStudio: 'Go to the studio',
  },

  errors: {
    unexpectedTitle: 'Unexpected Application Error!',
    unexpectedText:
      'Something went wrong on our side. Nothing you entered is lost. Please try again in a minute.',
    notFoundTitle: 'Page not found',
    notFoundText: 'The address may be mistyped, or the page may have moved. You can carry on from here.',
    likelyPages: 'You may be looking for',
    wayOn: 'Start again here',
    searchAlbums: 'Search the photo albums',
    searchHint: 'An event, a festival or a year, for example: sports day',
    search: 'Search',
    allPages: 'All pages of this site',
    requestId: (id: string) => `If you tell us about this, please mention the number ${id}.`,
    wayHome: 'Go to the home page',
    busyTitle: 'Just a moment, please',
    busyText:
      'Too many people are searching right now. Try again in 30 seconds. All other pages are working.',
  },

  /** Pages saved on a phone, and what it shows without a network. */
  offline: {
    title: 'Pages saved on this phone',
    description: 'Reading this site without the internet.',
    text: 'This phone saves the text of the pages you open here, so that you can read them without the internet.',
    savedHere: 'Saved on this phone',
    asOfDay: (weekday: string) => `As of ${weekday}`,
    holidayOn: (weekday: string) => `Holiday on ${weekday}`,
    mayDiffer: 'Today may be different. Please call.',
    office: 'Office',
    planned: 'Unlikely to change',
    mayHaveChanged: 'May have changed',
    alsoSaved: 'Also on this phone',
    notSavedTitle: 'This page is not saved on your phone',
    notSavedText: 'It will open when you are online again. You can call the school without the internet.',
    note: 'The text of the last 20 pages you opened is saved here for 30 days. Pictures are never saved, because a family may have asked us to remove one.',
    deleteAll: 'Delete saved pages',
    call: 'Call the school',
    sms: 'SMS',
    asOf: (moment: string) => `This page is from ${moment}.`,
    youAreOffline: 'You are offline.',
    tooSlow: 'The internet is very slow.',
    withoutPictures: 'Without pictures.',
    notSaved: 'The page you opened is not saved on this phone.',
    tryAgain: 'Try again',
    formNeedsInternet: 'This form cannot be sent while you are offline. Please call the school:',
  },

  /** The API's messages for a field, by the name that the caller uses. */
  fieldProblems: {
    missing: (field: string) => `${field} is missing`,
    wrongType: (field: string, kind: string) => `${field} must be ${kind}`,
    kinds: {
      string: 'text',
      number: 'a number',
      int: 'a whole number',
      boolean: 'true or false',
      array: 'a list',
      object: 'an object',
      other: 'of another type',
    },
    noObject: 'The body must be a JSON object',
    tooShort: (field: string, least: string) =>
      `${field} needs at least ${least} ${Number(least) === 1 ? 'character' : 'characters'}`,
    tooLong: (field: string, most: string) =>
      `${field} may have at most ${most} ${Number(most) === 1 ? 'character' : 'characters'}`,
    tooSmall: (field: string, least: string) => `${field} must be ${least} or more`,
    tooBig: (field: string, most: string) => `${field} must be ${most} or less`,
    notOneOf: (field: string, values: string) => `${field} must be one of ${values}`,
    notAnEmail: (field: string) => `${field} must be an e-mail address like name@example.com`,
    notRight: (field: string) => `${field} is not in the right format`,
  },

  apiDocs: {
    title: 'The API of this site',
    description: (school: string) =>
      `Every call of the JSON API of the ${school} website, with its parameters and responses.`,
    lead: 'All calls of the API. This page is generated from the server’s own code.',
    document: 'OpenAPI 3.1 document',
    needsToken: 'Needs a bearer token if this site has one.',
    parameters: 'Parameters',
    body: 'Body (application/json)',
    answer: 'Response',
    problems: 'Errors',
    problemsText: 'Every error is application/problem+json (RFC 9457) with one of these types.',
    name: 'Name',
    where: 'Where',
    meaning: 'Meaning',
    required: 'required',
    optional: 'optional',
    status: 'Status',
  },
};

export type Words = typeof en;
