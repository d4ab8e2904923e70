import { en as prose } from '#content/en/index.ts';
import { en as words } from '#app/words/en.ts';
import { seedPagesIn } from '#app/features/pages/seed-pages.server.ts';
import { startSchoolSetup } from '#app/features/school/setup.server.ts';
import { createSchool } from '#app/features/school/commands.server.ts';
import type { TestDatabase } from '#tests/support/database/engines.ts';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { NOW, publish, SCHOOL } from './school.ts';

/** A school as a first start with DEMO_SCHOOL=off leaves it. */
export async function openNewSchool(
  database: TestDatabase,
  settings: Record<string, string> = {},
): Promise<TestSite> {
  const site = await openSite(database, settings, { school: false });
  await createSchool(database.writes, SCHOOL, NOW, { name: SCHOOL, schoolCode: '' });
  await publish(database, async (change) => {
    await seedPagesIn(change, { schoolCode: SCHOOL, words, prose, now: NOW, like: 'new' });
    await startSchoolSetup(change, SCHOOL, NOW);
  });
  await site.services.revisions.refresh();
  return site;
}
