import { markdownTable } from '../../scripts/lib/markdown-table.ts';
import type { Scenario } from './flow.ts';
import { type Costs, costInputs, type Demand, demandInputs } from './inputs.ts';
import { limitRows } from './limit-rows.ts';
import { CONNECTIONS_AT_MOST, planFor, yearOf, type Work, works } from './model.ts';
import { short } from './short.ts';

const SIZES = [1, 1000, 100_000];

/** The tables of `docs/scale.md`, by the names of their markers. */
export function scaleTables(costs: Costs, demand: Demand): Record<string, string> {
  const needs = (title: string, when: Pick<Scenario, 'day' | 'cdn'>) =>
    markdownTable([`busiest hour of a ${title}`, ...SIZES.map(schoolsOf)], needRows(when, costs, demand));
  return {
    costs: markdownTable(
      ['what', 'measured'],
      Object.values(costInputs).map(({ what, unit, value }) => [
        what,
        `${value.toLocaleString('en', { maximumFractionDigits: 5 })} ${unit}`,
      ]),
    ),
    demand: markdownTable(
      ['assumption, for one school', 'value', 'why'],
      Object.values(demandInputs).map(({ what, value, why }) => [what, value.toLocaleString('en'), why]),
    ),
    usual: needs('usual day', { day: 'usual', cdn: false }),
    result: needs('result day, no CDN', { day: 'result', cdn: false }),
    'result-cdn': needs('result day, with a CDN', { day: 'result', cdn: true }),
    work: markdownTable(
      ['our processes’ work, 1,000 schools', 'usual day', 'result day', 'result day, CDN'],
      workRows(costs, demand),
    ),
    limits: markdownTable(
      ['on a result day', 'one can handle', ...SIZES.map(schoolsOf), 'then'],
      limitRows(SIZES, costs, demand),
    ),
    own: markdownTable(
      ['a process and a database for each school', ...SIZES.map(schoolsOf)],
      ownRows(costs, demand),
    ),
    year: markdownTable(['', ...SIZES.map(schoolsOf)], yearRows(costs, demand)),
    'change-checks': markdownTable(
      ['checking for changes, schools in one database', ...SIZES.map(schoolsOf)],
      changeCheckRows(costs),
    ),
  };
}

/** One school has its own process as today; more share processes. */
const homeOf = (schools: number) =>
  schools === 1
    ? ({ schools, hosting: 'own', engine: 'sqlite' } as const)
    : ({ schools, hosting: 'shared', engine: 'postgres' } as const);

function needRows(when: Pick<Scenario, 'day' | 'cdn'>, costs: Costs, demand: Demand) {
  const needs = SIZES.map((schools) => planFor({ ...homeOf(schools), ...when }, costs, demand));
  const row = (what: string, figure: (need: (typeof needs)[number]) => number) => [
    what,
    ...needs.map((need) => short(figure(need))),
  ];
  return [
    row('page views a second', (need) => need.pagesASecond),
    row('requests a second that reach us', (need) => need.requestsASecond),
    row('pages rendered a second', (need) => need.rendersASecond),
    row('cores for our processes', (need) => need.cores),
    row('cores for PostgreSQL', (need) => need.postgresCores),
    row('processes', (need) => need.processes),
    row('memory of the processes, GB', (need) => need.memoryGb),
    row('connections to PostgreSQL', (need) => need.connections),
    row('writes a second (visits, enquiries)', (need) => need.writesASecond),
    row('sent to visitors, Mbit/s', (need) => need.mbitASecond),
    row('of which from us, Mbit/s', (need) => need.originMbitASecond),
  ];
}

function ownRows(costs: Costs, demand: Demand) {
  const [usual, result] = (['usual', 'result'] as const).map((day) =>
    SIZES.map((schools) =>
      planFor({ schools, hosting: 'own', engine: 'postgres', day, cdn: false }, costs, demand),
    ),
  );
  return [
    ['memory of idle processes, GB', ...usual!.map(({ memoryGb }) => short(memoryGb))],
    [
      'cores they use when idle',
      ...SIZES.map((schools) =>
        short((schools * (costs.idleOnPostgresMsASecond + costs.idleInPostgresMsASecond)) / 1000),
      ),
    ],
    ['connections to PostgreSQL, idle', ...usual!.map(({ connections }) => short(connections))],
    ['connections to PostgreSQL, at most', ...SIZES.map((schools) => short(schools * CONNECTIONS_AT_MOST))],
    ['cores in the busiest hour, usual day', ...usual!.map(({ cores }) => short(cores))],
    ['cores in the busiest hour, result day', ...result!.map(({ cores }) => short(cores))],
  ];
}

function yearRows(costs: Costs, demand: Demand) {
  const years = SIZES.map((schools) => yearOf(schools, costs, demand));
  const row = (what: string, figure: (year: (typeof years)[number]) => number) => [
    what,
    ...years.map((year) => short(figure(year))),
  ];
  return [
    row('photos and tiles, added each year, TB', (year) => year.photoTb),
    row('files (S3 objects), added each year', (year) => year.objects),
    row('nightly backups of one year’s photos, TB', (year) => year.backupTb),
    row('enquiries in the database (a year), GB', (year) => year.databaseGb),
    row('visitors’ codes in the database (two days), GB', (year) => year.visitorMarksGb),
    row('sent to visitors a month, GB', (year) => year.sentGbAMonth),
    row('sent to visitors on a result day, GB', (year) => year.resultDayGb),
  ];
}

function changeCheckRows(costs: Costs) {
  return [
    [
      'first check of a process that starts, s of processor time',
      ...SIZES.map((schools) => short((schools * (costs.firstLookMs + costs.firstLookInPostgresMs)) / 1000)),
    ],
    ['each later check, ms of processor time', ...SIZES.map((schools) => short(schools * costs.laterLookMs))],
    [
      'checks every 2 s: share of a core, for each process',
      ...SIZES.map((schools) => short((schools * costs.laterLookMs) / 2000)),
    ],
  ];
}

const schoolsOf = (count: number) => (count === 1 ? '1 school' : `${count.toLocaleString('en')} schools`);

/** How our processes spend their time, in percent. */
function workRows(costs: Costs, demand: Demand) {
  const days = [
    { day: 'usual', cdn: false },
    { day: 'result', cdn: false },
    { day: 'result', cdn: true },
  ] as const;
  const shares = days.map((one) => {
    const scenario = { schools: 1000, hosting: 'shared', engine: 'postgres', ...one } as const;
    const { work } = planFor(scenario, costs, demand);
    const all = works.reduce((sum, name) => sum + work[name], 0);
    return (name: Work) => `${short((work[name] / all) * 100)} %`;
  });
  return works.map((name) => [WORK_NAMES[name], ...shares.map((share) => share(name))]);
}

const WORK_NAMES: Record<Work, string> = {
  photos: 'photos received, and their tiles',
  renders: 'pages rendered',
  pictures: 'pictures sent',
  files: 'scripts, styles and fonts sent',
  pages: 'pages from memory',
  visits: 'visits counted',
  enquiries: 'enquiries and their e-mails',
};
