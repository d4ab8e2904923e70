import { en as prose } from '#content/en/index.ts';
import { seedPages } from '#app/features/pages/seed-pages.server.ts';
import { en as words } from '#app/words/en.ts';
import { NOW, SCHOOL } from '#tests/support/content/school.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { signInAs } from './staff.ts';
import { openStudio } from './studio-forms.ts';

/** The options for a school's starter pages. */
export const STARTER_OPTIONS = { schoolCode: SCHOOL, words, prose, now: NOW };

/** A school with its pages and its menu, and a member of staff who may publish. */
export async function openPages(database: TestDatabase) {
  const site = await openSite(database);
  await seedPages(database.writes, STARTER_OPTIONS);
  await site.services.revisions.refresh();
  const { cookie } = await signInAs(site, 'editor', { email: 'asha@school.example', name: 'Asha' });
  return { site, studio: openStudio(site, cookie) };
}
