import { expect, test } from 'vitest';
import { openSite } from '#tests/support/http/built-site.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { enquiryRow, keepEnquiries } from '#tests/support/content/inbox.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';
import { SCHOOL } from '#tests/support/content/school.ts';

testsRoutes('/studio/enquiries', '/studio/enquiries/export');

onAnyEngine((open) => {
  test('the filtered list is a file that every spreadsheet reads and none executes', async () => {
    const database = await open();
    const site = await openSite(database);
    await keepEnquiries(database, [
      enquiryRow({
        name: 'आशा',
        phone: '+91 98765 43210',
        message: 'He said "yes",\nthen no',
        minutesAgo: 10,
      }),
      enquiryRow({ name: '=HYPERLINK("http://bad.example")', message: '@SUM(A1)', minutesAgo: 20 }),
      enquiryRow({ name: 'Done', state: 'answered', answered_at: '2026-11-15T05:30:00.000Z' }),
      enquiryRow({ name: 'Spammer', state: 'spam' }),
      enquiryRow({ name: 'Self-test', state: 'test' }),
    ]);
    const { cookie } = await signInAs(site, 'administrator');
    const [done] = await database.reads
      .selectFrom('enquiries')
      .select('id')
      .where('name', '=', 'Done')
      .execute();
    for (const [id, text, minute] of [
      ['b', '=called, no answer', '05'],
      ['a', 'Rang first', '01'],
    ] as const)
      await database.writes
        .insertInto('enquiry_notes')
        .values({
          school_code: SCHOOL,
          id,
          enquiry_id: done!.id,
          staff_id: 'ravi',
          staff_name: 'Ravi',
          text,
          written_at: `2026-11-15T05:${minute}:00.000Z`,
        })
        .execute();
    const response = await site.get('/studio/enquiries/export?state=new', { cookie });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="enquiries-2026-11-15.csv"',
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    const records = text.split('\r\n');
    expect(records).toHaveLength(4);
    expect(records[0]).toMatch(/^"Reference number","Received \(India\)","Name"/);
    expect(records[1]).toContain(
      `"2026-11-15 11:20","आशा","asha@mail.example","'+91 98765 43210","He said ""yes"",\nthen no","New"`,
    );
    expect(records[2]).toContain(`"'=HYPERLINK(""http://bad.example"")"`);
    expect(records[2]).toContain(`"'@SUM(A1)"`);

    const all = await (await site.get('/studio/enquiries/export?q=asha', { cookie })).text();
    expect(all).toContain('"Done"');
    expect(all).toContain('"2026-11-15 11:00"');
    expect(all).toContain('"2026-11-15 10:31 Ravi: Rang first\n2026-11-15 10:35 Ravi: =called, no answer"');
    expect(all).toContain('"Spammer"');
    expect(all).not.toContain('Self-test');

    const auditEntries = (await allRows(database)).audit_entries!.filter(({ action }) => action === 'export');
    expect(auditEntries.map(({ after }) => JSON.parse(after as string))).toEqual([
      { state: 'new', searched: false },
      { state: 'all', searched: true },
    ]);
    expect(JSON.stringify(auditEntries)).not.toMatch(/asha/i);
  });

  test('an editor may not download it and sees no link', async () => {
    const database = await open();
    const site = await openSite(database);
    await keepEnquiries(database, [enquiryRow()]);
    const editor = await signInAs(site, 'editor');
    const refused = await site.get('/studio/enquiries/export', { cookie: editor.cookie });
    expect(refused.status).toBe(403);
    expect(await refused.text()).not.toContain('asha@');
    expect(await (await site.get('/studio/enquiries', { cookie: editor.cookie })).text()).not.toContain(
      '/export',
    );
    const administrator = await signInAs(site, 'administrator');
    const page = await site.get('/studio/enquiries?state=new', { cookie: administrator.cookie });
    expect(await page.text()).toContain('href="/studio/enquiries/export?state=new"');
  });

  test('more than one batch is complete and in order', async () => {
    const database = await open();
    const site = await openSite(database);
    await keepEnquiries(
      database,
      Array.from({ length: 1203 }, (_, index) => enquiryRow({ name: `N${index}.`, minutesAgo: index >> 2 })),
    );
    const { cookie } = await signInAs(site, 'administrator');
    const text = await (await site.get('/studio/enquiries/export', { cookie })).text();
    const names = [...text.matchAll(/"(N\d+)\."/g)].map(([, name]) => name);
    expect(new Set(names).size).toBe(1203);
    const times = [...text.matchAll(/"(2026-11-\d\d \d\d:\d\d)","N/g)].map(([, time]) => time!);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});
