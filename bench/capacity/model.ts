import { type Scenario, flowOf } from './flow.ts';
import type { Costs, Demand } from './inputs.ts';

export const works = ['photos', 'renders', 'pictures', 'files', 'pages', 'visits', 'enquiries'] as const;
export type Work = (typeof works)[number];

/** What the busiest hour of the day requires. */
export interface Need {
  /** Milliseconds of our processes' processor time per second, by purpose. */
  work: Record<Work, number>;
  /** Page views per second, as the visitors make them. */
  pagesASecond: number;
  /** How many requests for pages, pictures and files reach our processes. */
  requestsASecond: number;
  rendersASecond: number;
  /** For our processes, and for PostgreSQL. */
  cores: number;
  postgresCores: number;
  processes: number;
  memoryGb: number;
  connections: number;
  writesASecond: number;
  /** To visitors, from us or from the CDN, and from us only. */
  mbitASecond: number;
  originMbitASecond: number;
}

/** `DATABASE_POOL` plus the listening connection. */
export const CONNECTIONS_AT_MOST = 11;
const FEWEST_PROCESSES = 2;

/** The whole model: from the costs of single actions and the needs of one school to the needs of many schools. */
export function planFor(scenario: Scenario, costs: Costs, demand: Demand): Need {
  const flow = flowOf(scenario, demand, costs);
  const postgres = scenario.engine === 'postgres';
  const render = postgres
    ? costs.renderOnPostgresMs
    : (costs.renderHomeMs + costs.renderGalleryMs + costs.renderAlbumMs) / 3;
  const work: Record<Work, number> = {
    photos: flow.photos * costs.photoMs,
    renders: flow.renders * render,
    pictures: flow.images * (postgres ? costs.imageOnPostgresMs : costs.imageMs),
    files: flow.assets * costs.assetMs,
    pages: (flow.pages - flow.unchanged) * costs.cachedPageMs + flow.unchanged * costs.unchangedPageMs,
    visits: flow.visits * (postgres ? costs.visitOnPostgresMs : costs.visitMs),
    enquiries: flow.enquiries * (postgres ? costs.enquiryOnPostgresMs : costs.enquiryMs),
  };
  const busyMs = Object.values(work).reduce((sum, ms) => sum + ms, 0);
  const busyPostgresMs = postgres
    ? flow.renders * costs.renderInPostgresMs +
      flow.images * costs.imageInPostgresMs +
      flow.visits * costs.visitInPostgresMs +
      flow.enquiries * costs.enquiryInPostgresMs
    : 0;
  const processes =
    scenario.hosting === 'own'
      ? scenario.schools
      : Math.max(FEWEST_PROCESSES, Math.ceil(busyMs / 1000 / demand.coreUse));
  const idleMs = processes * (postgres ? costs.idleOnPostgresMsASecond : costs.idleMsASecond);
  const idlePostgresMs = postgres ? processes * costs.idleInPostgresMsASecond : 0;
  const processMb = scenario.hosting === 'own' ? costs.idleMemoryMb : costs.loadedMemoryMb;
  return {
    work,
    pagesASecond: flow.views,
    requestsASecond: flow.pages + flow.assets + flow.images + flow.visits + flow.enquiries,
    rendersASecond: flow.renders,
    cores: (busyMs + idleMs) / 1000 / demand.coreUse,
    postgresCores: (busyPostgresMs + idlePostgresMs) / 1000 / demand.coreUse,
    processes,
    memoryGb: (processes * processMb + flow.keptPages * (costs.pageInMemoryKb / 1000)) / 1000,
    connections: postgres
      ? processes * (scenario.hosting === 'own' ? costs.idleConnections : CONNECTIONS_AT_MOST)
      : 0,
    writesASecond: flow.visits + flow.enquiries,
    mbitASecond: flow.kbToVisitors * 0.008,
    originMbitASecond: flow.kbFromUs * 0.008,
  };
}

/** What this many schools store and send in a year. */
export interface YearOfSchools {
  photoTb: number;
  objects: number;
  databaseGb: number;
  visitorMarksGb: number;
  backupTb: number;
  sentGbAMonth: number;
  resultDayGb: number;
}

const ORIGINAL_AND_TILES = 5;

export function yearOf(schools: number, costs: Costs, demand: Demand): YearOfSchools {
  const photos = schools * demand.photosAYear;
  const visitKb =
    demand.newVisitorShare * costs.firstVisitKb + (1 - demand.newVisitorShare) * costs.nextVisitKb;
  const sentGbADay = (schools * demand.visitsADay * visitKb) / 1e6;
  return {
    photoTb: (photos * (costs.originalKb + costs.tilesKb)) / 1e9,
    objects: photos * ORIGINAL_AND_TILES,
    databaseGb: (schools * demand.enquiriesADay * 365 * costs.enquiryKb) / 1e6,
    visitorMarksGb: (schools * demand.visitsADay * 2 * costs.visitKb) / 1e6,
    backupTb: (photos * costs.originalKb * demand.backupsKept) / 1e9,
    sentGbAMonth: sentGbADay * 30,
    resultDayGb: sentGbADay * demand.resultDayFactor * demand.schoolsOnResultDay,
  };
}
