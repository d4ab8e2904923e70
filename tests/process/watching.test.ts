import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes();

const alerts = parse(readFileSync('deploy/watching/alerts.yaml', 'utf8')) as {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
};
const rules = alerts.groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync('deploy/watching/dashboard.json', 'utf8')) as {
  panels: { title: string; targets?: { expr: string }[] }[];
};
const queries = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

onAnyEngine((open) => {
  test('everything that the dashboard and the alarms use is in /metrics, under that name and with those labels', async () => {
    const site = await openSite(await open());
    const exported = await site.app.metrics.registry.getMetricsAsJSON();
    const exportedByName = new Map(exported.map((metric) => [metric.name, metric]));
    const functions = /\b(sum|max|rate|absent|time|histogram_quantile|by|or|le)\b/g;
    for (const query of queries) {
      const bare = query.replaceAll(/"[^"]*"/g, '').replaceAll(/\{[^}]*\}|\[[^\]]*\]|by \([^)]*\)/g, ' ');
      const names = bare.replaceAll(functions, ' ').match(/(?<![0-9a-z_])[a-z][a-z0-9_]+/g) ?? [];
      expect(names.length, query).toBeGreaterThan(0);
      for (const name of names.filter((one) => one !== 'up'))
        expect(
          exportedByName.has(name) || exportedByName.has(name.replace(/_bucket$/, '')),
          `${name} in ${query}`,
        ).toBe(true);
    }
  });
});

test('every alarm has its section in docs/operations.md', () => {
  const book = readFileSync('docs/operations.md', 'utf8');
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert } of rules) expect(book, alert).toContain(`### ${alert}\n`);
});
