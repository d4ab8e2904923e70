import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Scenario } from '../../bench/capacity/flow.ts';
import { assumedCosts, assumedDemand } from '../../bench/capacity/inputs.ts';
import { planFor, yearOf } from '../../bench/capacity/model.ts';
import { tablesIn, withTables } from '../../bench/capacity/scale-document.ts';
import { scaleTables } from '../../bench/capacity/scale-tables.ts';

const usual: Scenario = { schools: 1000, hosting: 'shared', engine: 'postgres', day: 'usual', cdn: false };
const plan = (options: Partial<Scenario>, demand: Partial<typeof assumedDemand> = {}) =>
  planFor({ ...usual, ...options }, assumedCosts, { ...assumedDemand, ...demand });

test('docs/scale.md shows what the model computes (npm run scale writes it)', () => {
  const text = readFileSync('docs/scale.md', 'utf8');
  const tables = scaleTables(assumedCosts, assumedDemand);
  expect(tablesIn(text).sort()).toEqual(Object.keys(tables).sort());
  expect(text).toBe(withTables(text, tables));
});

test('a table fills its own placeholder, and a placeholder without a table is an error', () => {
  const placeholder = (name: string) => `<!-- table: ${name} -->\n<!-- end of table -->`;
  const text = `${placeholder('one')}\nbetween\n${placeholder('two')}`;
  const filled = withTables(text, { one: '| 1 |', two: '| 2 |' });
  expect(filled.replaceAll(/\s+/g, ' ')).toBe(
    '<!-- table: one --> | 1 | <!-- end of table --> between <!-- table: two --> | 2 | <!-- end of table -->',
  );
  expect(() => withTables(text, { one: '| 1 |' })).toThrow('two');
});

test('ten times as many schools need ten times as much, except for the minimum number of processes', () => {
  const [some, more] = [plan({ schools: 10_000 }), plan({ schools: 100_000 })];
  for (const figure of ['pagesASecond', 'rendersASecond', 'writesASecond', 'mbitASecond'] as const)
    expect(more[figure] / some[figure]).toBeCloseTo(10);
  expect(more.cores / some.cores).toBeCloseTo(10, 0);
  expect(plan({ schools: 1 }).processes).toBe(2);
});

test('the busier a school, the smaller the share of its pages that is rendered', () => {
  const share = (visitsADay: number) => {
    const { rendersASecond, pagesASecond } = plan({}, { visitsADay });
    return rendersASecond / pagesASecond;
  };
  expect(share(10)).toBeGreaterThan(0.8);
  expect(share(300)).toBeLessThan(share(10));
  expect(share(30_000)).toBeLessThan(0.01);
});

test('a CDN takes most of a result day’s load off the site, and no visitors are lost', () => {
  const [without, behind] = [plan({ day: 'result' }), plan({ day: 'result', cdn: true })];
  expect(behind.pagesASecond).toBe(without.pagesASecond);
  expect(behind.mbitASecond).toBe(without.mbitASecond);
  expect(behind.requestsASecond).toBeLessThan(without.requestsASecond / 4);
  expect(behind.cores).toBeLessThan(without.cores);
  // Each visit is counted, even if a proxy serves the page.
  expect(behind.writesASecond).toBe(without.writesASecond);
});

test('a process for each school costs idle memory, and connections to PostgreSQL', () => {
  const own = plan({ hosting: 'own' });
  expect(own.processes).toBe(1000);
  expect(own.memoryGb).toBeGreaterThan((1000 * assumedCosts.idleMemoryMb) / 1000);
  expect(own.connections).toBe(1000 * assumedCosts.idleConnections);
});

test('a year leaves five files for each photo', () => {
  expect(yearOf(2, assumedCosts, assumedDemand).objects).toBe(2 * 5 * assumedDemand.photosAYear);
});
