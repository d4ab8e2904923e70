const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  x: 'X',
  linkedin: 'LinkedIn',
};

/** Every short string a person sees. A second language is `satisfies typeof en` beside this file. */
export const en = {
  skipToMain: 'Skip to the main text',
  home: 'Home',
  mainMenu: 'Main',
  breadcrumb: 'You are here',
  opensInNewTab: 'opens in a new tab',
  parentPortal: 'Parent Portal',
  onlineRegistration: 'Online Registration',
  schoolCode: 'School code',
  helpDesk: (opens: string, closes: string) => `Help desk: ${opens} to ${closes}`,
  copyright: (year: number, school: string) => `© ${year} ${school}. All rights reserved.`,
  api: 'API',
  socialOn: (school: string, network: keyof typeof networks) => `${school} on ${networks[network]}`,

  homePage: {
    title: (school: string, mission: string) => (mission ? `${school}: ${mission}` : school),
    notifications: 'Notifications',
    attachment: 'Attachment',
    clickHere: 'Click Here',
    highlights: 'Highlights',
    news: 'Recent News and Articles',
    gallery: 'Discover Our Gallery',
    allAlbums: 'All albums',
    noNews: 'No news yet.',
    noAlbums: 'No albums yet.',
  },

  gallery: {
    title: 'Gallery',
    lead: 'Festivals, fairs and field days, album by album.',
    description: (school: string) =>
      `Photo albums of the school year at ${school}: events, festivals and field days.`,
    year: 'Year',
    month: 'Month',
    allYears: 'All',
    allMonths: 'All Month',
    show: 'Show',
    filter: 'Choose a year',
    count: (shown: number, total: number) => ({
      shown,
      rest: `of ${total} ${total === 1 ? 'album' : 'albums'}`,
    }),
    photos: (count: number) => (count === 1 ? '1 photo' : `${count} photos`),
    viewMore: 'View More',
    noPhotoYet: 'No photo yet',
    nothingFound: 'No album here yet',
    nothingFoundFor: (when: string) => `There is no album from ${when}.`,
    showAll: 'Show all albums',
    pages: 'Pages of albums',
    previousPage: 'Newer albums',
    nextPage: 'Older albums',
    pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  },

  album: {
    goBack: 'Go Back',
    eventDate: 'Event date',
    lastUpdate: 'Last Update',
    photos: 'Photos',
    description: (title: string, day: string, count: number) =>
      `${title}, ${day}: an album of ${count} photos.`,
    empty: 'The photos of this album are not here yet.',
    viewer: (title: string) => `Photo viewer: ${title}`,
  },

  /** Under the names the viewer knows them by. Text with places to fill in, for it crosses over as JSON. */
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
    'Exit Fullscreen': 'Leave full screen',
    Play: 'Start slideshow',
    Pause: 'Stop slideshow',
    Download: 'Download this photo',
    Failed: 'This photo could not be loaded.',
    of: 'of',
    Thumbnails: 'Small pictures',
    'Show thumbnails': 'Show small pictures',
    'Hide thumbnails': 'Hide small pictures',
    '{index} of {total}': '{index} of {total}',
  },

  errors: {
    unexpectedTitle: 'Unexpected Application Error!',
    unexpectedText:
      'Something went wrong on our side. Nothing you did is lost. Please try again in a minute.',
    notFoundTitle: 'This page is not here',
    notFoundText: 'The address may be mistyped, or the page may have moved.',
    requestId: (id: string) => `If you tell us about this, please mention the number ${id}.`,
    wayHome: 'Go to the home page',
    wayGallery: 'Look at the gallery',
  },

  apiDocs: {
    title: 'The API of this site',
    description: (school: string) =>
      `Every call of the ${school} website’s JSON API, with its parameters and answers.`,
    lead: 'Every call, generated from the declarations that the server itself runs on.',
    document: 'OpenAPI 3.1 document',
    needsToken: 'Needs a bearer token where the operator has set one.',
    parameters: 'Parameters',
    body: 'Body (application/json)',
    answer: 'Answer',
    problems: 'Problems',
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
