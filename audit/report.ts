import { table } from '../bench/table.ts';
import type { AuditReport } from './audit-site.ts';
import { BYTE_KINDS, inKB } from './checks/bytes.ts';
import { type Check, CHECKS, type Finding, isFailure } from './finding.ts';
import type { LighthouseFigures, LighthouseResult } from './checks/lighthouse.ts';

export type Report = AuditReport & {
  lighthouse?: Record<string, LighthouseResult>;
  skipped: string[];
};

const COUNTED = CHECKS.filter((check) => !['note', 'route', 'keyboard', 'bytes'].includes(check));

/** One row per page: the number of findings of each check, and the figures. */
export function tableOf({ routes, findings, lighthouse, skipped }: Report): string {
  const count = (address: string, check: Check) =>
    skipped.includes(check)
      ? '–'
      : String(findings.filter((finding) => finding.check === check && isAt(finding, address)).length);
  const head = ['page', 'status', ...COUNTED, ...BYTE_KINDS.map((kind) => `${kind} kB`), 'all kB'];
  const rows = routes.map(({ address, status, bytes }) => [
    address,
    String(status),
    ...COUNTED.map((check) => count(address, check)),
    ...BYTE_KINDS.map((kind) => inKB(bytes[kind])),
    inKB(bytes.all),
  ]);
  if (lighthouse) {
    head.push('perf', 'a11y', 'best', 'seo', 'FCP s', 'LCP s', 'TBT ms', 'CLS');
    routes.forEach(({ address }, row) => rows[row]!.push(...lighthouseCells(lighthouse[address]?.figures)));
  }
  return table('', head, rows, ['kB: first load on a phone of 360 px, as sent over the wire']);
}

export function listOf({ findings, lighthouse = {} }: Report): string {
  const failures = findings.filter(isFailure);
  const notes = findings.filter((finding) => !isFailure(finding));
  const lost = Object.entries(lighthouse).filter(([, { lost }]) => lost.length > 0);
  return [
    ...lost.map(([address, { lost }]) => `  Lighthouse, ${address}: ${lost.join(', ')}`),
    ...(notes.length > 0 ? [`${notes.length} to check by hand:`, ...grouped(notes)] : []),
    ...(failures.length > 0 ? [`${failures.length} findings:`, ...grouped(failures)] : ['Nothing found.']),
  ].join('\n');
}

/** A finding that repeats on many pages, differing only in figures and quoted code, is reported once. */
function grouped(findings: Finding[]): string[] {
  const groups = Map.groupBy(findings, ({ check, what }) => `${check} ${what.replaceAll(/\d+|<.*/g, '')}`);
  return [...groups.values()].map((group) => {
    const [{ check, what }, ...others] = group as [Finding, ...Finding[]];
    const addresses = [...new Set(group.map(({ where }) => where))];
    const times = others.length > 0 ? ` (${group.length} times)` : '';
    const more = addresses.length > 5 ? ` and ${addresses.length - 5} more` : '';
    return `  ${check}: ${what}${times}\n    on ${addresses.slice(0, 5).join(', ')}${more}`;
  });
}

/** A page passes or fails as a whole; findings that belong to no page of the table count as one more. */
export function countOf({ routes, findings }: Report): { passed: number; failed: number } {
  const failures = findings.filter(isFailure);
  const failedPages = routes.filter(({ address }) => failures.some((finding) => isAt(finding, address)));
  const elsewhere = failures.filter((finding) => !routes.some(({ address }) => isAt(finding, address)));
  return { passed: routes.length - failedPages.length, failed: failedPages.length + elsewhere.length };
}

const isAt = ({ where }: Finding, address: string) => where === address || where.startsWith(`${address} (`);

function lighthouseCells(figures: LighthouseFigures | undefined): string[] {
  if (!figures) return Array<string>(8).fill('–');
  const { performance, accessibility, seo, fcp, lcp, tbt, cls } = figures;
  return [
    ...[performance, accessibility, figures['best-practices'], seo].map(String),
    (fcp / 1000).toFixed(2),
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
  ];
}
