import { sectionKinds } from '#content/section-kinds.ts';

export type Samples = Record<string, unknown[][]>;

/** Arguments for entries of the site's words that do not take plain numbers. */
export const siteSamples: Samples = {
  'dates.day': [['2026-11-13']],
  'dates.moment': [['2026-11-13T05:12:00.000Z']],
  onlyIn: [['en'], ['hi']],
  socialOn: [['7', 'facebook']],
  'admission.fits': [
    [['7', '8'], true],
    [['7'], false],
  ],
  'admission.stepsTo': [[['7', '8']]],
  'browse.count': [
    ['7', true, '8', '9'],
    ['7', false, '8', '9'],
  ],
  'calendar.day': [['2026-11-13']],
  'calendar.days': [
    ['2026-11-13', '2026-11-15'],
    ['2026-11-13', '2026-12-15'],
    ['2026-11-13', '2027-01-15'],
  ],
  'calendar.toDay': [['2026-11-13']],
  'calendar.time': [['08:00'], ['17:30']],
  'calendar.times': [['08:00', '17:30']],
  'calendar.until': [['17:30']],
  'calendar.classesFromTo': [
    ['nursery', '3'],
    ['1', '3'],
  ],
  'calendar.class': [['nursery'], ['3']],
  'calendar.and': [[['7', '8']]],
  'calendar.found': [0, 1, 7].map((count) => [count, '8']),
  'calendar.fileName': [['7', '']],
  tableOf: [['7'], ['']],
  gradeName: [['NUR'], ['KG'], ['VIII']],
};

export const staffMailSamples: Samples = {
  newEnquiry: [['7', '8', { link: '9', change: '10' }]],
  enquiryDigest: [1, 2].map((count) => [
    count,
    [{ name: '7', receipt: '8', since: '9', assignee: '10', link: '11' }].slice(count - 1),
    { inbox: '12', change: '13' },
  ]),
  ofSignInText: [['7', '8', '09:10', '11']],
  'enquiryRoute.text': [['7', '8', '09:10', { by: '11', link: '12' }]],
};

const size = { width: 7, height: 8 };

/** The same for the studio's words. */
export const studioSamples: Samples = {
  'dashboard.missing.leadershipMessage': [['Chairman'], ['Director'], ['Principal']],
  'dashboard.missing.leadershipPortrait': [['Chairman']],
  'dashboard.missing.leadershipSample': [['Chairman']],
  'account.device': [[{ browser: '7', system: '8' }], [{ browser: undefined, system: undefined }]],
  'audit.actionName': [['publish'], ['sign-in']],
  'audit.kindName': [['news'], ['people']],
  'albums.add.unfinished': [[['7']], [['7', '8', '9', '10']]],
  'albums.sizeOf': [[size]],
  'albums.duplicates.pixels': [[size]],
  'albums.photo.progress.saved': [['10:42']],
  'albums.publish.goes': [0, 1, 7, 8].map((going) => [going, 8, going === 8 ? [] : ['9', '10']]),
  'content.bulkDone': ['publish', 'unpublish', 'trash', 'undo-trash'].flatMap((action) => [
    [action, 1],
    [action, 7],
  ]),
  'content.copyOf': [['7']],
  'content.due.moment': [['7', '8', '10:42']],
  'content.publishChecks.says.heavyPage': [
    [{ kB: 7, most: 8, picture: { name: '9', kB: 10 } }],
    [{ kB: 7, most: 8 }],
  ],
  'content.sections.kinds': Object.keys(sectionKinds).map((kind) => [kind]),
  'content.sections.roomInBar': [[-7], [0], [1], [7]],
  'content.sections.row': [['7', 8]],
  'content.saveState.progress.saved': [['10:42']],
  'library.add.refused': ['empty', 'heic'].map((why) => ['7', why]),
  'theme.inWords': [
    [{ colours: 'own', gateway: 'cusped', letters: 'carved' }],
    [{ colours: '7', gateway: '8', letters: '9' }],
  ],
  'theme.problem': [
    [{ name: 'unknown' }],
    [{ name: 'noColour' }],
    ...['onWall', 'accentOnWall', 'onAccent', 'other'].map((name) => [
      { name: 'pairing', pairing: { name, ratio: 7, least: 8 } },
    ]),
  ],
  'theme.savedThemes.problem': ['noName', 'nameTaken', 'themeTaken', 'onSite', 'full'].map((problem) => [
    problem,
  ]),
};
