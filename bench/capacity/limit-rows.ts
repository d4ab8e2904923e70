import type { Costs, Demand } from './inputs.ts';
import { short } from './short.ts';
import { planFor } from './model.ts';

/** Which figure exceeds the capacity of one machine or process, at which size, and what must be added then. */
export function limitRows(sizes: number[], costs: Costs, demand: Demand): string[][] {
  const plans = sizes.map((schools) => {
    const at = { schools, engine: 'postgres', day: 'result' } as const;
    return {
      own: planFor({ ...at, hosting: 'own', cdn: false }, costs, demand),
      shared: planFor({ ...at, hosting: 'shared', cdn: false }, costs, demand),
      behindCdn: planFor({ ...at, hosting: 'shared', cdn: true }, costs, demand),
    };
  });
  type Plans = (typeof plans)[number];
  const row = (what: string, one: number, figure: (plan: Plans) => number, then: string) => [
    what,
    short(one),
    ...plans.map((plan) => (figure(plan) > one ? `**${short(figure(plan))}**` : short(figure(plan)))),
    then,
  ];
  return [
    row(
      'own processes: memory, GB',
      demand.machineMemoryGb,
      ({ own }) => own.memoryGb,
      'more machines; shared processes',
    ),
    row(
      'own processes: idle connections',
      demand.databaseConnections,
      ({ own }) => own.connections,
      'a pooler; shared processes',
    ),
    row('sent to visitors, Mbit/s', demand.lineMbit, ({ shared }) => shared.mbitASecond, 'a CDN'),
    row(
      'shared, no CDN: our cores',
      demand.machineCores,
      ({ shared }) => shared.cores,
      'more machines; a CDN',
    ),
    row('shared, CDN: our cores', demand.machineCores, ({ behindCdn }) => behindCdn.cores, 'more machines'),
    row(
      'shared, CDN: PostgreSQL’s cores',
      demand.machineCores,
      ({ behindCdn }) => behindCdn.postgresCores,
      'several databases, by school',
    ),
    row(
      'shared, CDN: writes a second',
      demand.databaseWrites,
      ({ behindCdn }) => behindCdn.writesASecond,
      'several databases, by school',
    ),
    row(
      'shared, CDN: connections',
      demand.databaseConnections,
      ({ behindCdn }) => behindCdn.connections,
      'cells',
    ),
  ];
}
