import type { Costs, Demand } from './inputs.ts';
import { short } from './short.ts';
import { planFor, type Work, works } from './model.ts';

/** What our processes' time goes into, in parts of a hundred. */
export function workRows(costs: Costs, demand: Demand) {
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
  photos: 'photos taken in, and their tiles',
  renders: 'pages rendered',
  pictures: 'pictures sent',
  files: 'scripts, styles and fonts sent',
  pages: 'pages from memory',
  visits: 'visits counted',
  enquiries: 'enquiries and their mails',
};
