import { beforeEach, describe, expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { addEvent } from '#tests/support/content/add-content.ts';
import { onAnyEngine, type TestDatabase } from '#tests/support/database/engines.ts';
import { listen } from '#tests/support/http/listening-site.ts';
import { partsOf } from '#tests/support/http/page-parts.ts';
import { askOnce, CLOSE, rawRequest } from '#tests/support/http/raw-client.ts';
import { NOW, publish, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/',
  '/:own',
  '/Calendar',
  '/Event',
  '/api/event',
  '/calendar.ics',
  '/studio/content/:type',
  '/studio/content/:type/:id',
  '/studio/content/:type/new',
  '/studio/preview',
);

type Event = Parameters<typeof addEvent>[1];

/** The 15th of November 2026, a Sunday, half past eleven in India. */
onAnyEngine((open) => {
  describe('the calendar', () => {
    let database: TestDatabase;
    let site: TestSite;

    beforeEach(async () => {
      database = await open();
      site = await openSite(database);
    });

    const add = async (id: string, from: string, more: Partial<Event> = {}) => {
      await publish(database, (change) =>
        addEvent(change, {
          id,
          schoolCode: SCHOOL,
          now: NOW,
          title: `The ${id}`,
          kind: 'event',
          fromDate: from,
          toDate: '',
          begins: '',
          ends: '',
          place: '',
          classes: '',
          audience: '',
          text: '',
          ...more,
        }),
      );
      await site.services.revisions.refresh();
    };
    const page = async (path: string) => {
      const response = await site.get(path);
      return { status: response.status, html: await response.text(), headers: response.headers };
    };
    const listed = (html: string) =>
      [...html.matchAll(/<h[34][^>]*><a href="\/Event\?id=([^"]+)"/g)].map(([, id]) => id);

    test('without entries it says so, and home has no section for it', async () => {
      const { status, html } = await page('/Calendar');
      expect(status).toBe(200);
      expect(html).toContain('No events planned yet.');
      expect(html).toContain('November');
      expect((await page('/')).html).not.toContain('coming-heading');
      expect((await page('/Calendar?year=2020&month=2')).html).toContain('No events in February 2020.');
    });

    test('it begins with today: past events are not upcoming, unfinished ones are', async () => {
      await add('yesterday', '2026-11-14');
      await add('holidays', '2026-11-07', { toDate: '2026-11-16', kind: 'holiday' });
      await add('noon', '2026-11-15', { begins: '12:00', ends: '13:00', place: 'Hall' });
      await add('morning', '2026-11-15', { begins: '09:00' });
      await add('spring', '2027-03-01');
      const { html } = await page('/Calendar');
      expect(listed(html)).toEqual(['holidays', 'morning', 'noon', 'spring']);
      expect(html.replaceAll('<!-- -->', '')).toContain('12:00 PM to 1:00 PM\u00a0· Hall');
      // In the square of its day, and with its own address.
      expect(html).toContain('/Event?id=yesterday');
      expect(listed((await page('/Calendar?year=2026&month=11')).html)).toEqual([
        'holidays',
        'yesterday',
        'morning',
        'noon',
      ]);
      expect(listed((await page('/Calendar?year=2027')).html)).toEqual(['spring']);
      expect(listed((await page('/')).html)).toEqual(['holidays', 'morning', 'noon', 'spring']);
    });

    test('at midnight in India the next day begins, without any change', async () => {
      await add('today', '2026-11-15');
      expect(listed((await page('/Calendar')).html)).toEqual(['today']);
      expect((await page('/Event?id=today')).html).toContain('<small>Today</small>');
      site.clock.now = new Date('2026-11-15T18:29:00Z');
      expect(listed((await page('/Calendar')).html)).toEqual(['today']);
      site.clock.now = new Date('2026-11-15T18:31:00Z');
      await site.services.revisions.refresh();
      expect(listed((await page('/Calendar')).html)).toEqual([]);
      expect((await page('/Event?id=today')).html).not.toContain('<small>Today</small>');
    });

    test('for one class it shows events for that class and for all', async () => {
      await add('all', '2026-11-20');
      await add('third', '2026-11-21', { classes: '2,3' });
      await add('eighth', '2026-11-22', { classes: '8' });
      expect(listed((await page('/Calendar?for=3')).html)).toEqual(['all', 'third']);
      expect((await page('/Calendar?for=3')).html).toContain('/calendar/grade-3.ics');
      expect(listed((await page('/Calendar')).html)).toEqual(['all', 'third', 'eighth']);
      const other = await site.get('/Calendar?for=99&view=sideways');
      expect([other.status, other.headers.get('location')]).toEqual([308, '/Calendar']);
    });

    test('it is searched by title, place and text', async () => {
      await add('kites', '2025-01-14', { title: 'Makar Sankranti', text: 'Kites on the roof' });
      await add('fair', '2026-12-14', { place: 'Courtyard' });
      expect(listed((await page('/Calendar?q=kites')).html)).toEqual(['kites']);
      expect(listed((await page('/Calendar?q=courty')).html)).toEqual(['fair']);
      expect((await page('/Calendar?q=elephant')).html).toContain('Nothing found for “elephant”');
      await add('poets', '2026-12-20', { title: 'कवि सम्मेलन' });
      const similar = await page('/Calendar?q=sammelan');
      expect(listed(similar.html)).toEqual(['poets']);
      expect(similar.html).toContain('Similar spelling');
      expect((await page('/Calendar?q=सम्मेलन')).html).not.toContain('Similar spelling');
    });

    test('an event has its own page, with structured data', async () => {
      const { mediaId, path } = await storedPicture(site.services);
      await add('sports', '2026-12-05', {
        title: 'Sports Day',
        begins: '08:00',
        ends: '13:00',
        place: 'Field',
        classes: '1,2,3',
        audience: 'Families are welcome',
        text: 'Bring a cap.\n\nThen run.',
        attachments: [{ mediaId, alt: 'A race' }],
      });
      await add('after', '2026-12-06');
      const { status, html } = await page('/Event?id=sports');
      expect(status).toBe(200);
      expect(partsOf(html).headings).toEqual([expect.stringContaining('>Sports Day<')]);
      for (const text of [
        'Saturday, 5 December 2026',
        '8:00 AM to 1:00 PM',
        'Classes 1 to 3. Families are welcome',
        'Bring a cap.',
        '/calendar/event-sports.ics',
        path,
        'The after',
      ])
        expect(html, text).toContain(text);
      const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)]
        .flatMap(([, json]) => JSON.parse(json!) as { '@type': string; startDate?: string })
        .find((each) => each['@type'] === 'Event');
      expect(data).toMatchObject({
        name: 'Sports Day',
        startDate: '2026-12-05T08:00:00+05:30',
        location: { name: 'Field' },
      });
      for (const nowhere of ['/Event?id=nobody', '/Event', '/Event?id=!!'])
        expect((await page(nowhere)).status, nowhere).toBe(404);
      expect((await page('/sitemap.xml')).html).toContain('/Event?id=sports');
    });

    test('calendar apps get all events, a class, a month or one, over the wire', async () => {
      await add('all', '2026-11-20', { begins: '09:00', ends: '10:00' });
      await add('eighth', '2026-12-22', { classes: '8' });
      const { port } = await listen(site);
      const file = async (name: string) => {
        const answer = await askOnce(port, rawRequest(`/calendar/${name}.ics`, CLOSE));
        const ids = [...answer.body.matchAll(/UID:([^@]+)@/g)].map(([, id]) => id);
        return { ...answer, ids };
      };
      const whole = await file('all');
      expect([whole.status, whole.headers['content-type'], whole.ids]).toEqual([
        200,
        'text/calendar; charset=utf-8',
        ['all', 'eighth'],
      ]);
      expect(whole.body).toContain('X-WR-CALNAME:LFIS: calendar\r\n');
      expect(whole.body).toContain('DTSTART:20261120T033000Z\r\n');
      expect((await file('grade-3')).ids).toEqual(['all']);
      expect((await file('grade-8')).ids).toEqual(['all', 'eighth']);
      expect((await file('month-2026-12')).ids).toEqual(['eighth']);
      expect((await file('event-all')).ids).toEqual(['all']);
      for (const name of ['nothing', 'grade-9', 'event-nobody', 'month-2026-13', '..'])
        expect((await file(name)).status, name).toBe(404);
      await add('new', '2026-11-21');
      expect((await file('all')).ids).toEqual(['all', 'new', 'eighth']);
    });

    test('the API lists upcoming events, and those of a past year or month', async () => {
      await add('past', '2026-10-01');
      await add('next', '2026-11-20', { classes: '1', kind: 'test', toDate: '2026-11-21' });
      await add('later', '2027-01-20');
      const ids = async (query: string) =>
        ((await (await site.get(`/api/event/LFIS${query}`)).json()) as { _id: string }[]).map(
          ({ _id }) => _id,
        );
      expect(await ids('')).toEqual(['next', 'later']);
      expect(await ids('?limit=1&offset=1')).toEqual(['later']);
      expect(await ids('?year=2026')).toEqual(['past', 'next']);
      expect(await ids('?year=2026&month=10')).toEqual(['past']);
      const [next] = (await (await site.get('/api/event/LFIS')).json()) as object[];
      expect(next).toMatchObject({
        fromDate: '2026-11-20',
        toDate: '2026-11-21',
        kind: 'test',
        classes: ['1'],
        attachments: [],
      });
    });

    test('the office adds one like any content, and sees validation messages', async () => {
      const { cookie } = await signInAs(site, 'editor');
      const studio = openStudio(site, cookie);
      const address = (await studio.get('/studio/content/events/new')).headers.get('location')!;
      const item = address.replace('?new', '');
      const fields = {
        ...(await studio.fieldsAt(address)),
        title: 'Book Week',
        kind: 'event',
        fromDate: '16/11/2026',
      };
      const wrong = await studio.post(item, {
        ...fields,
        toDate: '15/11/2026',
        begins: 'noon',
        intent: 'publish',
      });
      const refusal = await wrong.text();
      expect(refusal).toContain('The last day is before the first.');
      expect(refusal).toContain('Enter a time, for example 9:30 AM.');
      const right = { ...fields, toDate: '20/11/2026', begins: '8:30 am', classes: 'kg', intent: 'publish' };
      const done = await studio.post(item, right);
      expect(done.headers.get('location')).toContain('done=published');
      await site.services.revisions.refresh();
      const { html } = await page('/Calendar');
      expect(html).toContain('Book Week');
      expect(html).toContain('8:30 AM');
      expect(await (await studio.get(item)).text()).toMatch(/value="kg"[^>]*checked|checked[^>]*value="kg"/);
      const preview = await studio.get(item.replace('/content/', '/preview/'));
      expect(await preview.text()).toContain('16–20 November 2026');
      const list = await (await studio.get('/studio/content/events')).text();
      expect(list).toContain('Book Week');
      expect(list).toContain('16 Nov 2026 – 20 Nov 2026');
    });

    test('an event without a chosen day is not published; one of a single day stays so when it is moved', async () => {
      const { cookie } = await signInAs(site, 'editor');
      const studio = openStudio(site, cookie);
      const address = (await studio.get('/studio/content/events/new')).headers.get('location')!;
      const item = address.replace('?new', '');
      const newFields = await studio.fieldsAt(address);
      expect(newFields).toMatchObject({ fromDate: '', toDate: '' });
      const fields = { ...newFields, title: 'Guru Nanak Jayanti', kind: 'holiday', intent: 'publish' };
      expect(await (await studio.post(item, fields)).text()).toContain('Please fill this in.');

      const daysOf = async () => {
        await site.services.revisions.refresh();
        const all = (await (await site.get('/api/event/LFIS?year=2026')).json()) as {
          title: string;
          fromDate: string;
          toDate: string;
        }[];
        const { fromDate, toDate } = all.find(({ title }) => title === 'Guru Nanak Jayanti')!;
        return [fromDate, toDate];
      };
      await studio.post(item, { ...fields, fromDate: '2026-11-16' });
      expect(await daysOf()).toEqual(['2026-11-16', '2026-11-16']);
      const feed = await (await site.get('/calendar/all.ics')).text();
      expect(feed).toContain('DTSTART;VALUE=DATE:20261116');
      expect(feed).toContain('DTEND;VALUE=DATE:20261117');
      expect(await (await studio.get('/studio/content/events')).text()).not.toContain('16 Nov 2026 –');

      // The same last day is a single day, too, and does not block moving it to a later one.
      const same = { ...(await studio.fieldsAt(item)), fromDate: '2026-11-24', toDate: '2026-11-24' };
      await studio.post(item, { ...same, intent: 'publish' });
      const later = { ...(await studio.fieldsAt(item)), fromDate: '2026-11-25', intent: 'publish' };
      expect((await studio.post(item, later)).headers.get('location')).toContain('done=published');
      expect(await daysOf()).toEqual(['2026-11-25', '2026-11-25']);
    });
  });
});
