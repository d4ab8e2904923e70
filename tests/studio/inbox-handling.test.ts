import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSite, type TestSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { openSiteWithMail, sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form', '/studio/enquiries', '/studio/enquiries/:id', '/studio/enquiries/export');

const handler =
  (site: TestSite, id: string, cookie: string) =>
  (fields: Record<string, string>, search = '') =>
    postForm(site, `/studio/enquiries/${id}${search}`, fields, { cookie });
const note = (text: string, key = 'a'.repeat(26)) => ({ intent: 'note', key, text });

onAnyEngine((open) => {
  test('one enquiry shows all its fields, when it came, how long it waits and when it is deleted', async () => {
    const database = await open();
    const site = await openSite(database, { ENQUIRY_KEEP_DAYS: '100', SMTP_HOST: 'mail.school.example' });
    const row = enquiryRow({ minutesAgo: 28 * 60 + 5, message: 'Line one\n<b>two</b>' });
    await keepEnquiries(database, [row]);
    const { cookie } = await signInAs(site, 'editor');
    const html = await (await site.get(`/studio/enquiries/${row.id}`, { cookie })).text();
    for (const text of [
      'Asha Sample',
      row.receipt,
      'asha@mail.example',
      '+91 98765 43210',
      '&lt;b&gt;two&lt;/b&gt;',
    ])
      expect(html).toContain(text);
    expect(html).toContain('14 Nov 2026, 7:25 AM');
    expect(html).toContain('Waiting 1 day 4 h');
    expect(html).toContain('It was delivered');
    expect(html).toContain('deleted automatically on 23 Feb 2027');
    expect(html).toContain('href="tel:+919876543210"');
    expect(html).toContain('href="https://wa.me/919876543210"');
    expect(html).toMatch(/href="mailto:asha@mail\.example\?subject=Your%20enquiry%20LFIS-/);
    expect(html, 'deleting is for administrators').not.toContain('Delete it now');
    site.services.mailer = { ...site.services.mailer, goesTo: 'files' };
    const unsent = await (await site.get(`/studio/enquiries/${row.id}`, { cookie })).text();
    expect(unsent).toContain('only saved to a file');
    expect((await site.get('/studio/enquiries/unknown', { cookie })).status).toBe(404);
  });

  test('an undiallable phone text is shown as it is, without a link', async () => {
    const database = await open();
    const site = await openSite(database);
    const texts = ['-', 'x', '12', 'ask my neighbour', '98390 00000 or 98390 11111', '"><b>', '१२'];
    const rows = texts.map((phone) => enquiryRow({ phone }));
    await keepEnquiries(database, rows);
    const { cookie } = await signInAs(site, 'editor');
    for (const { id, phone } of rows) {
      const html = await (await site.get(`/studio/enquiries/${id}`, { cookie })).text();
      expect(html, phone).toContain(phone.replace('"><', '&quot;&gt;&lt;').replace('b>', 'b&gt;'));
      expect(html, phone).not.toMatch(/href="(tel:|https:\/\/wa\.me\/)?"|href="(tel:|https:\/\/wa\.me)/);
    }
  });

  test('is assigned, noted and answered; each action is in the audit log, the texts are not', async () => {
    const database = await open();
    const site = await openSite(database);
    const row = enquiryRow();
    await keepEnquiries(database, [row]);
    const { cookie, id: me } = await signInAs(site, 'editor');
    const handle = handler(site, row.id, cookie);
    const taken = await handle({ intent: 'give', to: me, seenOwner: '' }, '?state=new&q=asha');
    expect(taken.status).toBe(302);
    expect(taken.headers.get('location')).toBe(`/studio/enquiries/${row.id}?state=new&q=asha&done=give#said`);
    const passMinute = () => (site.clock.now = new Date(site.clock.now.getTime() + 60_000));
    passMinute();
    expect((await handle(note('Called, comes on Monday. आशा'))).status).toBe(302);
    expect((await handle(note('Called, comes on Monday. आशा'))).status, 'pressed twice').toBe(302);
    passMinute();
    await handle({ intent: 'state', state: 'answered', seenState: 'in-progress' });
    const { enquiries, enquiry_notes, audit_entries } = await allRows(database);
    expect(enquiries).toMatchObject([
      {
        state: 'answered',
        assigned_to_id: me,
        assigned_to_name: 'The editor',
        answered_at: site.clock.now.toISOString(),
      },
    ]);
    expect(enquiry_notes).toMatchObject([{ text: 'Called, comes on Monday. आशा', staff_name: 'The editor' }]);
    const auditEntries = audit_entries!.filter(({ subject_type }) => subject_type === 'enquiries');
    expect(auditEntries.map(({ action }) => action)).toEqual(['give', 'note', 'state']);
    expect(auditEntries[0]).toMatchObject({ subject_id: row.id, subject_title: row.receipt, staff_id: me });
    expect(JSON.parse(auditEntries[2]!.after as string)).toEqual({ state: 'answered' });
    expect(JSON.stringify(auditEntries)).not.toMatch(/Asha|asha@|school year|Monday/);
    const html = await (await site.get(`/studio/enquiries/${row.id}?done=state`, { cookie })).text();
    expect(html).toContain('Called, comes on Monday. आशा');
    expect(html).toContain('Answered after 1 h');
    const timeline = /<ol [^]*<\/ol>/.exec(html)![0];
    expect([...timeline.matchAll(/<li[^>]*><b>([^<]*)<\/b>/g)].map(([, title]) => title)).toEqual([
      'Status: Answered',
      'Note',
      'Assigned to The editor',
      'E-mail to the school',
      `${row.name} wrote`,
    ]);
  });

  test('a late change overrules nobody and is reported', async () => {
    const database = await open();
    const site = await openSite(database);
    const row = enquiryRow();
    await keepEnquiries(database, [row]);
    const one = await signInAs(site, 'editor');
    const other = await signInAs(site, 'administrator');
    await handler(site, row.id, one.cookie)({ intent: 'give', to: one.id, seenOwner: '' });
    const late = await handler(site, row.id, other.cookie)({ intent: 'give', to: other.id, seenOwner: '' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Somebody else changed this first');
    const again = await handler(site, row.id, one.cookie)({ intent: 'give', to: one.id, seenOwner: '' });
    expect(again.status, 'the same button twice').toBe(302);
    const stale = await handler(
      site,
      row.id,
      other.cookie,
    )({ intent: 'state', state: 'spam', seenState: 'new' });
    expect(stale.status).toBe(409);
    const stranger = await handler(
      site,
      row.id,
      one.cookie,
    )({ intent: 'give', to: 'nobody-known', seenOwner: one.id });
    expect(stranger.status).toBe(409);
    expect((await allRows(database)).enquiries).toMatchObject([
      { assigned_to_id: one.id, state: 'in-progress' },
    ]);
  });

  test('an empty or too long note is refused, and the typed text stays', async () => {
    const database = await open();
    const site = await openSite(database);
    const row = enquiryRow();
    await keepEnquiries(database, [row]);
    const { cookie } = await signInAs(site, 'editor');
    const handle = handler(site, row.id, cookie);
    expect((await handle(note('   '))).status).toBe(400);
    const long = await handle(note(`begins ${'x'.repeat(2000)}`));
    expect(long.status).toBe(400);
    expect(await long.text()).toMatch(/<textarea[^>]*>begins xxx/);
    expect((await handle(note('fine', 'odd key'))).status).toBe(400);
    expect((await handle({ intent: 'anything' })).status).toBe(400);
    expect((await allRows(database)).enquiry_notes).toEqual([]);
  });

  test('wrongly suspected spam is delivered, once; its state alone cannot be changed', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const { database } = site.services;
    await sendEnquiry(site, { topic: 'filled in by a machine' });
    const { id } = await database.reads.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    const { cookie } = await signInAs(site, 'editor');
    const handle = handler(site, id, cookie);
    expect(await (await site.get(`/studio/enquiries/${id}`, { cookie })).text()).toContain(
      'Not spam: send it',
    );
    expect((await handle({ intent: 'state', state: 'new', seenState: 'spam' })).status).toBe(409);
    expect((await handle({ intent: 'acquit' })).status).toBe(302);
    expect((await handle({ intent: 'acquit' })).status).toBe(302);
    await runDue();
    expect(sink.received).toHaveLength(1);
    expect((await allRows(database)).enquiries).toMatchObject([{ state: 'new', delivery: 'delivered' }]);

    await handle({ intent: 'state', state: 'spam', seenState: 'new' });
    await handle({ intent: 'acquit' });
    await runDue();
    expect((await allRows(database)).enquiries).toMatchObject([{ state: 'new', delivery: 'delivered' }]);
    expect(sink.received, 'what the mailbox has is not sent again').toHaveLength(1);
  });

  test('a mail that failed for good is shown with its reason, and sent again', async () => {
    const { site, sink, runDue, passTime } = await openSiteWithMail(await open());
    const { database } = site.services;
    await sendEnquiry(site);
    const { id } = await database.reads.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    const { cookie } = await signInAs(site, 'editor');
    const page = async () => (await site.get(`/studio/enquiries/${id}`, { cookie })).text();
    expect(await page()).toContain('It is being sent to');
    sink.misbehave({ at: 'recipient', does: 550 });
    for (let attempt = 0; attempt < 30; attempt++) {
      await runDue();
      passTime(10 * 3_600_000);
    }
    const failed = await page();
    expect(failed).toContain('It could not be delivered');
    expect(failed).toContain('SMTP 550');
    sink.misbehave(undefined);
    const handle = handler(site, id, cookie);
    expect((await handle({ intent: 'send-again' })).status).toBe(302);
    expect((await handle({ intent: 'send-again' })).status).toBe(302);
    await runDue();
    expect(sink.received).toHaveLength(1);
    const { enquiries, jobs } = await allRows(database);
    expect(enquiries).toMatchObject([{ delivery: 'delivered' }]);
    expect(jobs!.filter(({ state }) => state === 'dead')).toEqual([]);
  });

  test('an administrator deletes one at once, with every trace but its receipt', async () => {
    const database = await open();
    const site = await openSite(database);
    await sendEnquiry(site);
    const { id, receipt } = await database.reads
      .selectFrom('enquiries')
      .select(['id', 'receipt'])
      .executeTakeFirstOrThrow();
    const editor = await signInAs(site, 'editor');
    const administrator = await signInAs(site, 'administrator');
    await handler(site, id, editor.cookie)(note('Asha was kind'));
    // A site without a mail server stores its mails as files, with the host name of that time.
    const mails = join(site.services.config.dataDir, 'mail');
    mkdirSync(mails);
    for (const name of [
      `enquiry-${id}-old-example.eml`,
      `acknowledgement-${id}-school-example.eml`,
      'enquiry-other-x.eml',
    ])
      writeFileSync(join(mails, name), 'Asha');
    expect((await handler(site, id, editor.cookie)({ intent: 'delete' })).status).toBe(403);
    expect((await allRows(database)).enquiries).toHaveLength(1);
    const gone = await handler(site, id, administrator.cookie)({ intent: 'delete' });
    expect(gone.headers.get('location')).toBe('/studio/enquiries?done=delete#said');
    expect(readdirSync(mails), 'its mails are gone, and no other').toEqual(['enquiry-other-x.eml']);
    const rows = await allRows(database);
    expect([rows.enquiries, rows.enquiry_notes, rows.enquiry_claims, rows.jobs]).toEqual([[], [], [], []]);
    expect(JSON.stringify([rows, site.logged])).not.toMatch(/Asha|asha@mail|school year/);
    // Sorted by name: PostgreSQL returns rows in any order.
    expect(rows.audit_entries).toContainEqual(
      expect.objectContaining({ action: 'delete', subject_title: receipt }),
    );
    expect((await handler(site, id, administrator.cookie)({ intent: 'delete' })).status).toBe(302);
    expect((await handler(site, id, administrator.cookie)({ intent: 'acquit' })).status).toBe(404);
  });

  test('next and previous stay in the filtered list', async () => {
    const database = await open();
    const site = await openSite(database);
    await keepEnquiries(database, [
      enquiryRow({ id: 'a', minutesAgo: 40 }),
      enquiryRow({ id: 'b', minutesAgo: 30, state: 'answered' }),
      enquiryRow({ id: 'c', minutesAgo: 20 }),
      enquiryRow({ id: 'd', minutesAgo: 10 }),
    ]);
    const { cookie } = await signInAs(site, 'editor');
    const beside = async (path: string) => {
      const html = await (await site.get(path, { cookie })).text();
      return [...html.matchAll(/<a (?=[^>]*rel="(prev|next)")[^>]*href="([^"]*)"/g)].map(
        ([, rel, href]) => `${rel} ${href}`,
      );
    };
    expect(await beside('/studio/enquiries/c')).toEqual([
      'prev /studio/enquiries/d',
      'next /studio/enquiries/b',
    ]);
    expect(await beside('/studio/enquiries/c?state=new')).toEqual([
      'prev /studio/enquiries/d?state=new',
      'next /studio/enquiries/a?state=new',
    ]);
    expect(await beside('/studio/enquiries/a')).toEqual(['prev /studio/enquiries/b']);
  });

  test('nobody reads or changes anything without signing in', async () => {
    const database = await open();
    const site = await openSite(database);
    const row = enquiryRow();
    await keepEnquiries(database, [row]);
    for (const path of [
      '/studio/enquiries',
      `/studio/enquiries/${row.id}`,
      '/studio/enquiries/export',
      '/studio/enquiries.data',
    ]) {
      const response = await site.get(path);
      expect(await response.text(), path).not.toMatch(/Asha|asha@/);
      expect([202, 302], path).toContain(response.status);
    }
    await handler(site, row.id, '')({ intent: 'state', state: 'spam', seenState: 'new' });
    expect((await allRows(database)).enquiries).toMatchObject([{ state: 'new' }]);
  });
});
