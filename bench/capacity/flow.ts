import type { Costs, Demand } from './inputs.ts';

/**
 * `own`: one process and one database per school, as in the current code. `shared`: processes that serve many
 * schools.
 */
type Hosting = 'own' | 'shared';
type Day = 'usual' | 'result';

export interface Scenario {
  schools: number;
  hosting: Hosting;
  engine: 'sqlite' | 'postgres';
  day: Day;
  cdn: boolean;
}

/** A measured visit consists of the home page, the gallery and an album. */
const PAGES_A_VISIT = 3;
const HOUR = 3600;

/** The load per second in the busiest hour. */
export function flowOf({ schools, day, cdn }: Scenario, demand: Demand, costs: Costs) {
  const isResult = day === 'result';
  const taking = schools * (isResult ? demand.schoolsOnResultDay : 1);
  const visitsADay = demand.visitsADay * (isResult ? demand.resultDayFactor : 1);
  const hourShare = isResult ? demand.resultHourShare : demand.busiestHourShare;
  const visitsOfOne = (visitsADay * hourShare) / HOUR;
  const visits = taking * visitsOfOne;
  const first = visits * demand.newVisitorShare;
  const next = visits - first;
  const views = visits * PAGES_A_VISIT;
  const passed = cdn ? pastCdn(visitsOfOne, demand) : 1;
  const missed = cdn ? 1 - demand.cdnHitShare : 1;
  const pageRequests = views * passed;
  const { distinct, renders } = rendered((pageRequests / taking) * HOUR, demand);
  const kbToVisitors = first * costs.firstVisitKb + next * costs.nextVisitKb;
  return {
    visits,
    views,
    pages: pageRequests,
    // Returning visitors and every CDN location revalidate.
    unchanged: cdn ? pageRequests : next * PAGES_A_VISIT,
    renders: (taking * renders) / HOUR,
    keptPages: taking * distinct,
    assets: (first * costs.firstVisitAssets + next * costs.nextVisitOthers) * missed,
    images: first * costs.firstVisitImages * missed,
    enquiries: (taking * (isResult ? demand.resultDayEnquiries : demand.enquiriesADay) * hourShare) / HOUR,
    photos: (schools * demand.photosAYear) / (demand.photoDays * demand.photoHours * HOUR),
    kbToVisitors,
    kbFromUs: kbToVisitors * missed,
  };
}

/**
 * A CDN location revalidates a page at most once per second: the more visitors a page has, the smaller the
 * share that reaches us.
 */
function pastCdn(visitsOfOne: number, { cdnPlaces }: Demand): number {
  const viewsPerCdnLocation = visitsOfOne / cdnPlaces;
  return 1 / (1 + viewsPerCdnLocation);
}

/**
 * How many of the different pages are requested within an hour; each is rendered then, and again after a
 * change.
 */
function rendered(viewsAnHour: number, { pagesLookedAt, changesInBusiestHour }: Demand) {
  const spans = 1 + changesInBusiestHour;
  const inASpan = pagesLookedAt * (1 - Math.exp(-viewsAnHour / spans / pagesLookedAt));
  const distinct = pagesLookedAt * (1 - Math.exp(-viewsAnHour / pagesLookedAt));
  return { distinct, renders: inASpan * spans };
}
