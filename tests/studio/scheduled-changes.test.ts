import { describe, expect, test } from 'vitest';
import type { PageSection } from '#content/page-text.ts';
import { contentTypes } from '#app/content-types.ts';
import { findServerType } from '#app/content-types.server.ts';
import { jobHandlers, planDailyJobs } from '#server/jobs/background-work.ts';
import { pageId, type PageKey } from '#app/features/pages/page-id.ts';
import { claimJob } from '#app/platform/jobs/queue.ts';
import { runJob } from '#app/platform/jobs/run-job.ts';
import {
  type DuePublishing,
  PUBLISH_DUE_JOB,
  publishDueChanges,
} from '#app/publishing/commands/publish-due.server.ts';
import { SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import type { TestSite } from '#tests/support/http/built-site.ts';
import { mainOf } from '#tests/support/http/page-parts.ts';
import { openPages } from '#tests/support/staff/open-pages.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio, type Studio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/NewsArticle',
  '/Sports',
  '/studio/content/:type',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
);

const addressOf = (key: PageKey) => `/studio/content/pages/${pageId(SCHOOL, key)}`;
const SPORTS = addressOf('sports');
/** The test's day is a Sunday; on Monday, at eight in the morning in India. */
const MONDAY = '2026-11-16T08:00';
const MONDAY_TEXT = 'Monday, 16 Nov 2026, 8:00 AM';
const justBefore = new Date('2026-11-16T02:29:59Z');
const justAfter = new Date('2026-11-16T02:30:01Z');

const how: DuePublishing = {
  types: contentTypes,
  beforePublish: (type) => findServerType(type)?.beforePublish,
};

const press = async (studio: Studio, address: string, intent: string, fields: Record<string, string> = {}) =>
  studio.post(address, { ...(await studio.fieldsAt(address)), ...fields, intent });

/** With another first section, with which the page begins. */
async function withHeading(studio: Studio, heading: string): Promise<Record<string, string>> {
  const { sections = '' } = await studio.fieldsAt(SPORTS);
  const [, ...rest] = JSON.parse(sections) as PageSection[];
  const first = { id: 'fees', kind: 'text', values: { heading, text: 'x' }, items: [] };
  return { sections: JSON.stringify([first, ...rest]) };
}

/** Like the background worker: claims what is due at this moment, if anything, and runs it. */
async function work(site: TestSite, at: Date): Promise<number> {
  site.clock.now = at;
  const handlers = jobHandlers(site.services, undefined as never);
  let done = 0;
  for (;;) {
    const job = await claimJob(site.services.database, at, [PUBLISH_DUE_JOB]);
    if (!job) return done;
    await runJob({ ...site.services, handlers }, job);
    done++;
  }
}

const sportsPage = async (site: TestSite) => mainOf(await (await site.get('/Sports')).text());

const textAt = async (studio: Studio, address: string) =>
  mainOf(await (await studio.get(address)).text())
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

const auditActions = async (site: TestSite, id: string) =>
  (
    await site.services.database.reads
      .selectFrom('audit_entries')
      .select(['action', 'staff_name'])
      .where('subject_id', '=', id)
      .execute()
  )
    .map(({ action, staff_name }) => `${staff_name} ${action}`)
    .toSorted();

onAnyEngine((open) => {
  describe('a scheduled change', () => {
    test('of a page that every school has becomes public on time, in its latest state, and not before', async () => {
      const { site, studio } = await openPages(await open());
      const scheduled = await press(studio, SPORTS, 'schedule', {
        ...(await withHeading(studio, 'New fees')),
        due: MONDAY,
      });
      expect(scheduled.headers.get('location')).toBe(`${SPORTS}?done=change-scheduled`);
      expect(await textAt(studio, scheduled.headers.get('location')!)).toContain('Scheduled. Families see');
      expect(await textAt(studio, SPORTS)).toContain(`This change will be published on ${MONDAY_TEXT}`);
      expect(await textAt(studio, SPORTS)).toContain('Asha scheduled it.');
      expect(await textAt(studio, '/studio/content/pages')).toContain(
        'scheduled change: 16 Nov 2026, 8:00 AM',
      );
      expect(await textAt(studio, '/studio')).toMatch(/Sports\S* Will change Monday, 8:00 AM/);

      // Somebody else corrects a word: families get the state at that time.
      const { cookie } = await signInAs(site, 'editor', { email: 'ravi@school.example', name: 'Ravi' });
      const ravi = openStudio(site, cookie);
      await press(ravi, SPORTS, 'save', await withHeading(ravi, 'New fees, mended'));
      expect(await textAt(ravi, SPORTS)).toContain(MONDAY_TEXT);

      await work(site, justBefore);
      expect(await sportsPage(site)).not.toContain('New fees');
      expect(await work(site, justAfter)).toBe(1);
      expect(await sportsPage(site)).toContain('New fees, mended');
      expect(await textAt(studio, SPORTS)).not.toContain('will be published on');

      // Its job waits for the next, and a second worker finds nothing to do.
      expect(await work(site, justAfter)).toBe(0);
      const id = pageId(SCHOOL, 'sports');
      const publishings = await site.services.database.reads
        .selectFrom('content_versions')
        .select(['reason', 'staff_name'])
        .where('item_id', '=', id)
        .orderBy('number', 'desc')
        .limit(1)
        .execute();
      expect(publishings).toEqual([{ reason: 'publish', staff_name: 'Asha' }]);
      expect(await auditActions(site, id)).toEqual([
        'Asha publish-scheduled',
        'Asha schedule-change',
        'Ravi edit',
      ]);
    });

    test('of a live story, too; the story never leaves the site', async () => {
      const { site, studio } = await openPages(await open());
      const newAddress = (await studio.get('/studio/content/news/new')).headers.get('location')!;
      const address = newAddress.replace('?new', '');
      const words = { title: 'Bus times', description: 'As ever.' };
      await studio.post(address, { ...(await studio.fieldsAt(newAddress)), ...words, intent: 'publish' });
      const page = async () => {
        const answer = await site.get(`/NewsArticle?id=${address.split('/').at(-1)}`);
        return answer.status === 200 ? mainOf(await answer.text()) : '';
      };
      await press(studio, address, 'schedule', { description: 'Ten minutes earlier.', due: MONDAY });
      expect(await page()).toContain('As ever.');
      await work(site, justBefore);
      expect(await page()).toContain('As ever.');
      await work(site, justAfter);
      expect(await page()).toContain('Ten minutes earlier.');
    });

    test('is cancelled, moved to another time, or published at once', async () => {
      const { site, studio } = await openPages(await open());
      const fields = await withHeading(studio, 'New fees');
      await press(studio, SPORTS, 'schedule', { ...fields, due: MONDAY });
      const taken = await studio.post(SPORTS, { intent: 'unschedule' });
      expect(taken.headers.get('location')).toBe(`${SPORTS}?done=change-unscheduled`);
      expect(await textAt(studio, taken.headers.get('location')!)).toContain('Your changes are still here.');
      await work(site, justAfter);
      expect(await sportsPage(site)).not.toContain('New fees');
      expect(await textAt(studio, SPORTS)).not.toContain('will be published on');
      expect((await studio.fieldsAt(SPORTS))['sections']).toContain('New fees');

      // On Tuesday, and then on Wednesday: longer than a job may wait.
      for (const due of ['2026-11-17T08:00', '2026-11-18T08:00'])
        await press(studio, SPORTS, 'schedule', { due });
      await work(site, new Date('2026-11-17T02:31:00Z'));
      expect(await sportsPage(site)).not.toContain('New fees');
      await press(studio, SPORTS, 'publish');
      expect(await sportsPage(site)).toContain('New fees');
      const version = () =>
        site.services.database.reads
          .selectFrom('content_versions')
          .select((eb) => eb.fn.max('number').as('last'))
          .where('item_id', '=', pageId(SCHOOL, 'sports'))
          .executeTakeFirstOrThrow();
      const before = await version();
      await work(site, new Date('2026-11-18T02:31:00Z'));
      expect(await version()).toEqual(before);
    });

    test('needs a future time, a change, and everything that publishing needs', async () => {
      const { studio } = await openPages(await open());
      const fields = await withHeading(studio, 'New fees');
      for (const [due, says] of [
        ['', 'Please fill this in.'],
        ['soon', 'Enter a date and time.'],
        ['2026-11-15T11:00', 'This time has passed.'],
      ] as const) {
        const refused = await press(studio, SPORTS, 'schedule', { ...fields, due });
        expect([refused.status, (await refused.text()).includes(says)]).toEqual([400, true]);
      }
      const untitled = await press(studio, SPORTS, 'schedule', { title: '', due: MONDAY });
      expect(untitled.status).toBe(400);
      const html = await untitled.text();
      expect(html).toContain('It is not scheduled yet.');
      expect(html).toContain(`value="${MONDAY}"`);
      await press(studio, SPORTS, 'discard');
      const unchanged = await press(studio, SPORTS, 'schedule', { due: MONDAY });
      expect(unchanged.headers.get('location')).toBe(`${SPORTS}?done=nothing-to-schedule`);
      expect(await textAt(studio, unchanged.headers.get('location')!)).toContain('Change something first');
    });

    test('that cannot be published on time stays a draft, and that is shown', async () => {
      const { site, studio } = await openPages(await open());
      await press(studio, SPORTS, 'schedule', { ...(await withHeading(studio, 'New fees')), due: MONDAY });
      await press(studio, SPORTS, 'save', { title: '' });
      await work(site, justAfter);
      expect(await sportsPage(site)).not.toContain('New fees');
      const form = await textAt(studio, SPORTS);
      expect(form).toContain(`This change could not be published on ${MONDAY_TEXT}`);
      expect(form).toContain('Please fill this in.');
      expect(await textAt(studio, '/studio')).toMatch(/A scheduled change could not be published: Sports/);
      const id = pageId(SCHOOL, 'sports');
      expect(await auditActions(site, id)).toContain('The site miss-schedule');

      // It is not retried automatically; fixed and rescheduled, it is.
      await work(site, new Date('2026-11-16T05:00:00Z'));
      expect(await sportsPage(site)).not.toContain('New fees');
      await press(studio, SPORTS, 'schedule', { title: 'Sports', due: '2026-11-16T12:00' });
      expect(await textAt(studio, '/studio')).not.toContain('could not be published');
      await work(site, new Date('2026-11-16T06:30:01Z'));
      expect(await sportsPage(site)).toContain('New fees');
    });

    test('is published once, even if two replicas try at the same moment', async () => {
      const { site, studio } = await openPages(await open());
      await press(studio, SPORTS, 'schedule', { ...(await withHeading(studio, 'New fees')), due: MONDAY });
      site.clock.now = justAfter;
      const query = { schoolCode: SCHOOL, now: justAfter };
      await Promise.all([1, 2, 3].map(() => publishDueChanges(site.services, how, query)));
      expect(await auditActions(site, pageId(SCHOOL, 'sports'))).toEqual([
        'Asha publish-scheduled',
        'Asha schedule-change',
      ]);
    });

    test('is found by a site that was down at its time, and by one without the job', async () => {
      const { site, studio } = await openPages(await open());
      await press(studio, SPORTS, 'schedule', { ...(await withHeading(studio, 'New fees')), due: MONDAY });
      await site.services.database.writes.deleteFrom('jobs').where('kind', '=', PUBLISH_DUE_JOB).execute();
      site.clock.now = new Date('2026-11-19T06:00:00Z');
      await planDailyJobs(site.services);
      await work(site, site.clock.now);
      expect(await sportsPage(site)).toContain('New fees');
    });

    test('does not restore an item that was unpublished or trashed', async () => {
      const { site, studio } = await openPages(await open());
      for (const intent of ['unpublish', 'trash']) {
        const newAddress = (await studio.get('/studio/content/news/new')).headers.get('location')!;
        const address = newAddress.replace('?new', '');
        const id = address.split('/').at(-1)!;
        const words = { title: 'Bus times', description: 'As ever.' };
        await studio.post(address, { ...(await studio.fieldsAt(newAddress)), ...words, intent: 'publish' });
        await press(studio, address, 'schedule', { description: 'Earlier.', due: MONDAY });
        await press(studio, address, intent);
        await work(site, justAfter);
        expect((await site.get(`/NewsArticle?id=${id}`)).status).toBe(404);
        site.clock.now = new Date('2026-11-15T06:00:00Z');
      }
    });
  });
});
