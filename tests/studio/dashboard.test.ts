import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { NOW, publish, publishAlbum, SCHOOL, storedPicture } from '#tests/support/content/school.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { openStudio } from '#tests/support/staff/studio-forms.ts';
import { addHighlight, addMessage, addNotification } from '#tests/support/content/add-content.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/studio', '/studio/audit', '/studio/parked-jobs');

const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
const smtp = { SMTP_HOST: 'mail.school.example' };

/** The text of the dashboard, without its markup, and its links. */
async function dashboard(site: TestSite, role: 'administrator' | 'editor' = 'administrator') {
  const { cookie } = await signInAs(site, role);
  return async () => {
    const response = await site.get('/studio', { cookie });
    expect(response.status).toBe(200);
    const html = await response.text();
    const main = /<main[^>]*>([^]*)<\/main>/.exec(html)![1]!;
    return {
      html: main,
      text: main
        .replace(/<!-- -->/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' '),
      links: [...main.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href!),
    };
  };
}

const endSelfTest = (site: TestSite, outcome: 'arrived' | 'failed', at: Date) =>
  site.services.database.writes
    .insertInto('self_tests')
    .values({
      id: `${outcome}-${at.getTime()}`,
      school_code: SCHOOL,
      outcome,
      started_at: at.toISOString(),
      ended_at: at.toISOString(),
    })
    .execute();

onAnyEngine((open) => {
  test('an editor does not see scheduled changes of the profile, which they may not edit', async () => {
    const site = await openSite(await open(), smtp);
    const { cookie } = await signInAs(site, 'administrator', { email: 'head@school.example' });
    const studio = openStudio(site, cookie);
    const form = '/studio/content/profile/profile';
    const fields = await studio.fieldsAt(form);
    const due = '2026-11-17T08:00';
    const change = { ...fields, mission: 'Learning by doing', intent: 'schedule', due };
    expect((await studio.post(form, change)).status).toBe(302);
    expect((await (await dashboard(site))()).links).toContain(form);
    expect((await (await dashboard(site, 'editor'))()).links).not.toContain(form);
  });

  test('when nothing needs attention, it says so', async () => {
    const site = await openSite(await open(), smtp);
    await endSelfTest(site, 'arrived', NOW);
    const { text } = await (await dashboard(site))();
    expect(text).toContain('Good morning, The administrator');
    expect(text).toContain('Sunday, 15 Nov 2026');
    // A new school lacks much, so there is no praise above that.
    expect(text).toContain('Nothing is urgent No new enquiries. E-mail is working.');
    expect(text).not.toMatch(/Well done|Nothing needs/);
    expect(text).toContain('No new enquiries');
    expect(text).toContain('Working');
    expect(text).toContain('No visits yet');
  });

  test('the longest waiting come first; held and undelivered enquiries are shown', async () => {
    const database = await open();
    const site = await openSite(database, smtp);
    await keepEnquiries(database, [
      enquiryRow({ id: 'young', name: 'Young', minutesAgo: 25 }),
      enquiryRow({ id: 'old', name: 'Old', minutesAgo: 28 * 60 }),
      enquiryRow({ name: 'Answered', state: 'answered', minutesAgo: 9000 }),
      enquiryRow({ state: 'spam', delivery: 'held' }),
      enquiryRow({ state: 'spam', delivery: 'held' }),
      enquiryRow({ state: 'in-progress', delivery: 'failed' }),
      enquiryRow({ name: 'Self-test', state: 'test', delivery: 'failed' }),
    ]);
    const { text, links } = await (await dashboard(site, 'editor'))();
    expect(text).toMatch(/New enquiries 2 .*Old .*Waiting 1 day 4 h .*Young .*Waiting 25 min/);
    expect(text).toContain('2 enquiries look like spam and were held back');
    expect(text).toContain('1 enquiry could not be sent to the mailbox');
    expect(text).not.toMatch(/Nothing needs your attention|Self-test/);
    expect(links).toEqual(
      expect.arrayContaining([
        '/studio/enquiries/old?state=new',
        '/studio/enquiries?state=spam',
        '/studio/enquiries?state=undelivered',
        '/studio/enquiries',
      ]),
    );
  });

  test('the self-test raises an alarm when it failed or is overdue, and only while it is switched on', async () => {
    const database = await open();
    const site = await openSite(database, smtp);
    const see = await dashboard(site);
    expect((await see()).text).toContain('Not tested yet');
    await endSelfTest(site, 'arrived', inDays(-3));
    expect((await see()).text).toContain('has not run for more than two days');
    await endSelfTest(site, 'arrived', inDays(-1));
    expect((await see()).text).not.toContain('has not run');
    await endSelfTest(site, 'failed', NOW);
    expect((await see()).text).toContain('The daily test of the contact form failed');
    site.services.config.dailySelfTest = false;
    const off = (await see()).text;
    expect(off).toContain('The daily test is switched off');
    expect(off).not.toContain('test of the contact form failed');
  });

  test('without a mail server it says that mail goes to files', async () => {
    const site = await openSite(await open());
    const { text } = await (await dashboard(site))();
    expect(text).toContain('E-mails are not being sent');
    expect(text).not.toContain('E-mail is working');
  });

  test('mails that wait or failed for good are counted, with the age of the oldest', async () => {
    const database = await open();
    const site = await openSite(database, smtp);
    const job = (id: string, state: 'waiting' | 'dead', hoursAgo: number, kind = 'deliver-enquiry') => ({
      id,
      state,
      kind,
      school_code: SCHOOL,
      payload: '{}',
      run_at: NOW.toISOString(),
      attempts: 1,
      lease_until: null,
      last_error: null,
      created_at: new Date(NOW.getTime() - hoursAgo * 3_600_000).toISOString(),
      updated_at: NOW.toISOString(),
    });
    await database.writes
      .insertInto('jobs')
      .values([
        job('a', 'waiting', 5),
        job('b', 'waiting', 1),
        job('c', 'dead', 90),
        job('d', 'waiting', 70, 'other'),
      ])
      .execute();
    expect((await (await dashboard(site))()).text).toMatch(
      /Still to be sent 2 Oldest pending for 5 h Could not be sent 1/,
    );
  });

  test('a job at which the server died twice is listed, and an administrator can run it again', async () => {
    const database = await open();
    const site = await openSite(database);
    const parked = (id: string, kind: string) => ({
      id,
      kind,
      state: 'dead' as const,
      unfinished_runs: 2,
      school_code: SCHOOL,
      payload: '{}',
      run_at: NOW.toISOString(),
      attempts: 3,
      lease_until: null,
      last_error: 'the server died twice while it ran',
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
    });
    await database.writes
      .insertInto('jobs')
      .values([parked('a', 'empty-trash'), parked('c', 'of-tomorrow')])
      .execute();
    const [editor, administrator] = [await signInAs(site, 'editor'), await signInAs(site, 'administrator')];
    const asEditor = openStudio(site, editor.cookie);
    const seen = await (await asEditor.get('/studio')).text();
    expect(seen).toContain('Stopped: Emptying the trash');
    expect(seen).toContain('An administrator can start it again.');
    expect(seen).not.toContain('action="/studio/parked-jobs"');
    expect((await asEditor.post('/studio/parked-jobs', { id: 'a' })).status).toBe(403);

    const studio = openStudio(site, administrator.cookie);
    const page = await (await studio.get('/studio')).text();
    expect(page).toContain('Stopped: A task in the background');
    expect(page.match(/action="\/studio\/parked-jobs"/g)).toHaveLength(2);
    const done = await studio.post('/studio/parked-jobs', { id: 'a' });
    expect(done.headers.get('location')).toBe('/studio?done=job-retried');
    expect(await (await studio.get('/studio?done=job-retried')).text()).toContain('It is running again.');
    const job = await database.reads
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', 'a')
      .executeTakeFirstOrThrow();
    expect(job).toMatchObject({ state: 'waiting', attempts: 0, unfinished_runs: 0 });
    const html = await (await studio.get('/studio/audit')).text();
    expect(html).toContain('started again:');
  });

  test('thirty days of visits are shown as bars and as a table, each day of them', async () => {
    const database = await open();
    const site = await openSite(database);
    const day = (days: number) => inDays(-days).toISOString().slice(0, 10);
    await database.writes
      .insertInto('visits_by_day')
      .values([
        { school_code: SCHOOL, day: day(0), visits: 30 },
        { school_code: SCHOOL, day: day(29), visits: 1200 },
        { school_code: SCHOOL, day: day(30), visits: 615 },
      ])
      .execute();
    const { html, text } = await (await dashboard(site))();
    expect(text).toContain('1,230');
    expect(text).toContain('100% more than in the 30 days before');
    const bars = [...html.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) => Number(height));
    expect(bars).toHaveLength(30);
    expect(bars[0]).toBe(100);
    expect(bars.at(-1)).toBeCloseTo(2.5, 1);
    expect(html).toContain('aria-label="Visits per day, 17 Oct 2026 to 15 Nov 2026. 1,200 on 17 Oct 2026"');
    const rows = [...html.matchAll(/<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td>/g)];
    expect(rows).toHaveLength(30);
    expect(rows.at(-1)!.slice(1)).toEqual(['17 Oct 2026', '1,200']);
    expect(text).not.toContain('Not counted');
  });

  test('visits not counted because of their network are shown as text and by day', async () => {
    const database = await open();
    const site = await openSite(database);
    await database.writes
      .insertInto('visits_by_day')
      .values({ school_code: SCHOOL, day: NOW.toISOString().slice(0, 10), visits: 600, refused: 11_400 })
      .execute();
    const { html, text } = await (await dashboard(site))();
    expect(text).toContain(
      'Not counted: 11,400 visits from networks that had already made 600 visits within an hour',
    );
    expect(html).toMatch(/<th scope="row">15 Nov 2026<\/th><td>600<\/td><td>11,400<\/td>/);
  });

  test('scheduled starts, ends and unpublished drafts are listed with links', async () => {
    const database = await open();
    const site = await openSite(database);
    const base = { schoolCode: SCHOOL, now: NOW, attachments: [] };
    await publish(database, async (change) => {
      const notice = { ...base, description: '', url: '', image: [] };
      await addNotification(change, { ...notice, id: 'soon', title: 'Holiday', publishFrom: inDays(2) });
      await addNotification(change, { ...notice, id: 'late', title: 'Next year', publishFrom: inDays(20) });
      await addHighlight(change, {
        ...base,
        id: 'going',
        title: 'Admissions open',
        url: '',
        expireAt: inDays(1),
      });
      await addHighlight(change, { ...base, id: 'gone', title: 'Over', url: '', expireAt: inDays(-1) });
      await addHighlight(change, { ...base, id: 'begun', title: 'मसौदा', url: '', status: 'draft' });
    });
    const { text, links } = await (await dashboard(site))();
    expect(text).toMatch(
      /16 Nov Admissions open Will be removed Monday, 11:30 AM 17 Nov Holiday Will appear Tuesday, 11:30 AM/,
    );
    expect(text).not.toMatch(/Next year|Over /);
    expect(text).toMatch(/Drafts 1 .*मसौदा Highlight, last changed 15 Nov 2026/);
    expect(links).toEqual(
      expect.arrayContaining([
        '/studio/content/highlights/going',
        '/studio/content/notifications/soon',
        '/studio/content/highlights/begun',
      ]),
    );
  });

  test('missing things are listed with links; only live items count', async () => {
    const database = await open();
    const site = await openSite(database);
    const { mediaId } = await storedPicture(site.services);
    const photos = [{ mediaId, alt: '' }];
    await publishAlbum(database, { id: 'silent', title: 'Sports Day', photos: [...photos, ...photos] });
    await publishAlbum(database, { id: 'draft', title: 'Unfinished', photos, status: 'draft' });
    await publishAlbum(database, { id: 'bare', title: 'Picnic' });
    await publishAlbum(database, {
      id: 'good',
      title: 'All good',
      photos: [{ mediaId, alt: 'Children run' }],
    });
    await publish(database, async (change) => {
      const message = { schoolCode: SCHOOL, now: NOW, message: 'Welcome', designation: '' };
      await addMessage(change, {
        ...message,
        id: 'c',
        category: 'Chairman',
        name: 'Sample Name',
        attachments: [{ mediaId, alt: 'x' }],
      });
      await addMessage(change, {
        ...message,
        id: 'd',
        category: 'Director',
        name: 'R. Verma',
        attachments: [],
      });
    });
    const { text, links } = await (await dashboard(site))();
    expect(text).toMatch(/2 pictures have no description Album: Sports Day/);
    expect(text).toMatch(/An album without photos Picnic/);
    expect(text).not.toMatch(/All good|without photos Unfinished|description Album: Unfinished/);
    expect(text).toContain('The message from the Chairman is still a sample');
    expect(text).toContain('No photo of the Director');
    expect(text).toContain('No message from the Principal');
    expect(text).toMatch(
      /3 fields of the school profile are not filled in yet Phone number, E-mail address, Address/,
    );
    expect(links).toEqual(
      expect.arrayContaining([
        '/studio/content/albums/silent',
        '/studio/content/albums/bare',
        '/studio/content/leadership/d',
        '/studio/content/leadership',
        '/studio/content/profile/profile',
      ]),
    );
    const editor = await (await dashboard(site, 'editor'))();
    expect(editor.text).toContain('ask an administrator');
    expect(editor.links).not.toContain('/studio/content/profile/profile');
  });

  test('a part that fails says so, and the rest works', async () => {
    const database = await open();
    const site = await openSite(database, smtp);
    await keepEnquiries(database, [enquiryRow({ name: 'Waiting Parent' })]);
    await sql`drop table self_tests`.execute(database.writes);
    const { text } = await (await dashboard(site))();
    expect(text).toMatch(/E-mail This part could not be loaded/);
    expect(text).toContain('Waiting Parent');
    expect(text.match(/could not be loaded/g)).toHaveLength(1);
    expect(site.logged).toContainEqual(expect.objectContaining({ part: 'mail', level: 50 }));
  });

  test('the free space on the disk is shown', async () => {
    const site = await openSite(await open());
    expect((await (await dashboard(site))()).text).toMatch(
      /Free [\d.]+ [GM]B Photos and files 1 kB Database [\d.]+ [kM]B/,
    );
  });
});
