import { expect } from 'vitest';
import { createSchool } from '#app/features/school/commands.server.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { NOW, SCHOOL } from './school.ts';

export const grades = ['NUR', 'KG', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'];
const profile = {
  name: 'LFIS',
  phone: '+91 00000 00000',
  email: 'office@lfis.example',
  parentPortalUrl: 'https://portal.lfis.example/',
  parentsApp: { googlePlayUrl: 'https://play.example/', appStoreUrl: 'https://apps.example/' },
  helpDesk: { email: 'help@lfis.example', opens: '8:00 AM', closes: '8:00 PM' },
  agesAtEntrance: grades.map((grade, index) => ({ grade, age: index + 3 })),
};

/** A school with a complete profile, unlike the bare one of the other tests. */
export async function openSchoolWithProfile(database: TestDatabase): Promise<TestSite> {
  await createSchool(database.writes, SCHOOL, NOW, profile);
  return openSite(database);
}

/** The page's own part: header and footer have links of the same kind. */
export async function mainOf(site: TestSite, path: string): Promise<string> {
  const response = await site.follow(path);
  expect(response.status, path).toBe(200);
  return /<main[^]*<\/main>/.exec(await response.text())![0];
}

export const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1]!);
export const text = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
export const section = (html: string, id: string) =>
  new RegExp(`<section id="${id}"[^]*?</section>`).exec(html)?.[0];
