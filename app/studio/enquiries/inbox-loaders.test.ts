import type { KyselyPlugin } from 'kysely';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { staffContext } from '#app/access/sessions/signed-in.server.ts';
import type { Staff } from '#app/access/staff.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { loadSchool } from '#app/school-data/load-school.server.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { createTestSchool, NOW, SCHOOL } from '#tests/support/content/school.ts';
import { onEachEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { loadEnquiry } from './enquiry/load-enquiry.server.ts';
import { loader } from './inbox-page.tsx';

const staff = { id: 'asha', name: 'Asha', role: 'editor', language: 'en', schoolCode: SCHOOL } as Staff;

/** A request of the studio whose queries are recorded. */
async function request(database: TestDatabase) {
  await createTestSchool(database);
  const row = enquiryRow();
  await keepEnquiries(database, [row]);
  const queries: string[] = [];
  const reads: typeof database.reads = database.reads.withPlugin({
    transformQuery({ node, queryId }) {
      queries.push(database.reads.getExecutor().compileQuery(node, queryId).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  } satisfies KyselyPlugin);
  const services = {
    database: { ...database, reads },
    config: { enquiryKeepDays: 100 },
    mailer: { goesTo: 'recipients' },
    modules: [],
  };
  const context = new RouterContextProvider();
  context.set(staffContext, staff);
  context.set(requestContext, {
    services,
    site: { schoolCode: SCHOOL, language: 'en' },
    now: NOW,
  } as never);
  const count = (part: RegExp) => queries.filter((query) => part.test(query)).length;
  return { context, row, count };
}

const profile = /from "content_items".*"type" =/;

onEachEngine((open) => {
  test('the inbox reads the school that the frame has read', async () => {
    const { context, count } = await request(await open());
    await loadSchool(context);
    const args = { context, request: new Request('https://school.example/studio/enquiries') };
    const { lines } = await loader(args as never);
    expect(decodeURIComponent(lines[0]!.links.reply)).toContain(`Asha, ${SCHOOL}`);
    expect(count(profile)).toBe(1);
  });

  test('an enquiry reads the school that the frame has read, and counts only what its filter shows', async () => {
    const { context, row, count } = await request(await open());
    await loadSchool(context);
    const loaded = await loadEnquiry(context, staff, row.id, {});
    expect(loaded.counts).toEqual({ new: 1, 'in-progress': 0, answered: 0, spam: 0 });
    expect(decodeURIComponent(loaded.links.reply)).toContain(`Asha, ${SCHOOL}`);
    expect(count(profile)).toBe(1);
    expect(count(/^select [^?$]*(count|min)\(/), 'the states, one’s own and what was not delivered').toBe(3);
  });
});
