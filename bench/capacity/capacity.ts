import { writeFileSync } from 'node:fs';
import { ratio, table } from '../table.ts';
import { assumedCosts, costInputs, type CostName } from './inputs.ts';
import { measureCosts } from './measure-costs.ts';
import { MEASURED_FILE } from './measured-file.ts';

const FAR_OFF = 2;

/** Compares the assumptions of the capacity model with what is measured now. */
export async function checkCapacity(options: { demoFolder: string; wrk: string }) {
  const { costs, memory, sentMb } = await measureCosts(options);
  writeFileSync(MEASURED_FILE, JSON.stringify(costs));
  const names = Object.keys(costInputs) as CostName[];
  const off = names.filter((name) => {
    const times = costs[name] / assumedCosts[name];
    return times > FAR_OFF || times < 1 / FAR_OFF;
  });
  const rows = names.map((name) => {
    const { what, unit } = costInputs[name];
    const figure = (value: number) =>
      `${Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 5 })} ${unit}`.trim();
    return [what, figure(assumedCosts[name]), figure(costs[name]), ratio(costs[name] / assumedCosts[name])];
  });
  const verdict =
    off.length === 0
      ? `every cost is within ${FAR_OFF} times of the figure in docs/scale.md`
      : `OFF by more than ${FAR_OFF} times: ${off.map((name) => costInputs[name].what).join('; ')}. ` +
        'Update docs/scale.md: npm run scale -- --take';
  return {
    tables: [
      table(
        'Costs in processor time, memory and bytes: the capacity model compared with this run',
        ['', 'assumed', 'measured', 'ratio'],
        rows,
        [`the photos were JPEGs of 12 megapixels and ${sentMb.toFixed(1)} MB`, verdict],
      ),
      memory.table,
    ],
    verdict,
    growth: memory.growth,
  };
}
