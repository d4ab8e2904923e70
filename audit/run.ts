// Checks every page of the built site with the sample school. Started by scripts/audit.mjs.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureProgram } from '../scripts/lib/programs.mjs';
import { stop } from '../scripts/lib/project.mjs';
import { auditSite } from './audit-site.ts';
import { isFailure } from './finding.ts';
import { measureWithLighthouse } from './checks/lighthouse.ts';
import { onSampleSite } from './on-sample-site.ts';
import { progress } from './progress.ts';
import { countOf, listOf, type Report, tableOf } from './report.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    routes: { type: 'string' },
    about: { type: 'string' },
    lighthouse: { type: 'boolean', default: true },
    runs: { type: 'string', default: '3' },
    json: { type: 'string' },
    quick: { type: 'boolean', default: false },
    'one-per-layout': { type: 'boolean', default: false },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) stop('--runs must be a whole number, at least 1');

const java = ensureProgram('java');
await onSampleSite(async (site, browser) => {
  const only = values.routes?.split(',');
  const about = values.about?.split(',');
  const onePerLayout = values['one-per-layout'];
  const options = { java, everySize: !values.quick, only, about, onePerLayout, progress };
  const audited = await auditSite(browser, site, options);
  const report: Report = { ...audited, skipped: java ? [] : ['html'] };
  // Runs alone, because other checks on the machine would affect the measurement.
  await browser.close();
  if (values.lighthouse && !values.quick)
    report.lighthouse = await measureWithLighthouse(site.url, report, runs);
  progress('');

  console.log(tableOf(report));
  console.log(listOf(report));
  if (!java) console.warn('SKIPPED: HTML validation, because Java is not installed (see MISSING above)');
  const count = countOf(report);
  const failures = report.findings.filter(isFailure);
  if (values.json) writeFileSync(values.json, JSON.stringify({ count, failures, ...report }, null, 2));
  process.exitCode = count.failed > 0 ? 1 : 0;
});
