import type { Page } from '@playwright/test';
import type { Finding } from '../finding.ts';

const BLOCKED = 'blocked by the policy';

/** A studio preview has no scripts in its frame on purpose, which the browser reports each time. */
const isAsleep = (text: string) => text.startsWith('Blocked ') && text.includes('frame is sandboxed');

/** Collects everything the browser reports from now on, including blocked content. */
export async function listenForComplaints(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isAsleep(message.text()))
      complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript((blocked) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      reportError(new Error(`${blocked}: ${event.violatedDirective} ${event.blockedURI}`));
    });
  }, BLOCKED);
  return complaints;
}

/** The browser also logs the expected 404 or 500 of a page: that is not a problem. */
export function judgeComplaints(complaints: string[], where: string, pageUrl: string): Finding[] {
  const expected = (text: string) => /status of (404|500)/.test(text) && text.endsWith(`(${pageUrl})`);
  return complaints
    .filter((text) => !expected(text))
    .map((text) => ({
      check: text.includes(BLOCKED) || /content security policy/i.test(text) ? 'policy' : 'console',
      where,
      what: text,
    }));
}
