import { expect, test } from 'vitest';
import { startSelfTest } from '#app/features/enquiries/delivery/self-test.server.ts';
import { changeProfile } from '#tests/support/content/profile.ts';
import { NOW, publish, SCHOOL } from '#tests/support/content/school.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSite } from '#tests/support/http/built-site.ts';
import { signInAs } from '#tests/support/staff/staff.ts';
import { goodEnquiry } from '#tests/support/http/good-calls.ts';
import { openSiteWithMail, sendEnquiry, workerOf } from '#tests/support/staff/site-with-mail.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form', '/studio/enquiries/:id');

const DAY_MS = 86_400_000;

/** A mail's text, decoded. */
const textOf = (raw: string) => {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  return headerOf(raw, 'Content-Transfer-Encoding') === 'base64'
    ? Buffer.from(body, 'base64').toString('utf8')
    : body;
};
const headerOf = (raw: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n[ \t]+/g, ' ');

onAnyEngine((open) => {
  test('an enquiry arrives in the school’s mailbox, and a reply goes to its sender', async () => {
    const database = await open();
    const { site, sink, runDue } = await openSiteWithMail(database);
    const receipt = await sendEnquiry(site, { phone: '098765 43210' });
    expect(await runDue()).toBe(1);

    const { enquiries, jobs } = await allRows(database);
    expect(enquiries).toMatchObject([{ delivery: 'delivered', state: 'new' }]);
    expect(jobs).toMatchObject([{ state: 'done', attempts: 1, lease_until: null, last_error: null }]);
    expect(sink.received).toHaveLength(1);
    const [mail] = sink.received;
    expect(mail).toMatchObject({ from: 'office@school.example', to: ['office@school.example'] });
    expect(mail!.messageId).toBe(`<enquiry.${enquiries![0]!.id}@school.example>`);
    expect(headerOf(mail!.raw, 'Reply-To')).toBe('Asha Sample <asha@mail.example>');
    expect(headerOf(mail!.raw, 'Subject')).toBe(`Enquiry ${receipt} from Asha Sample`);
    expect(headerOf(mail!.raw, 'Auto-Submitted')).toBe('auto-generated');
    const text = textOf(mail!.raw);
    for (const part of [goodEnquiry.message, receipt, '098765 43210 (+91 98765 43210)', 'asha@mail.example'])
      expect(text).toContain(part);
    expect(text).toContain(`https://school.example/studio/enquiries/${enquiries![0]!.id}\n`);
    expect(await runDue(), 'and it is not sent again').toBe(0);
  });

  test('a mail written to a file is never called delivered, even once a mail server is set up', async () => {
    const database = await open();
    const site = await openSite(database, { ENQUIRY_TO: 'office@school.example' });
    await sendEnquiry(site);
    const { id: test } = await startSelfTest(site.services, SCHOOL, async (path, request) =>
      site.app.request(path, request),
    );
    expect(await workerOf(site).runDue()).toBe(2);
    const { enquiries, self_tests } = await allRows(database);
    expect(enquiries).toMatchObject([{ delivery: 'filed' }]);
    expect(self_tests).toMatchObject([{ id: test, outcome: 'filed' }]);

    site.services.mailer = { ...site.services.mailer, goesTo: 'recipients' };
    const { cookie } = await signInAs(site, 'administrator');
    const page = await (await site.get(`/studio/enquiries/${enquiries![0]!.id}`, { cookie })).text();
    expect(page).toContain('it was only saved to a file on the server');
    expect(page).not.toContain('It was delivered');
    expect(await (await site.get('/studio', { cookie })).text()).toContain('Not tested yet');
  });

  test('Devanagari and right-to-left text arrive as they were written', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const message = 'नमस्ते, प्रवेश कब खुलेंगे? שלום עולם مرحبا 👩‍👧‍👦\nदूसरी पंक्ति';
    await sendEnquiry(site, { name: 'आशा देवी مرحبا', message, phone: '९८७६५ ४३२१०' });
    await runDue();
    const text = textOf(sink.received[0]!.raw);
    expect(text).toContain(message);
    expect(text).toContain('आशा देवी مرحبا');
    expect(text).toContain('९८७६५ ४३२१० (+91 98765 43210)');
    expect(sink.received[0]!.raw).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  });

  test('no field can add a header or a second recipient', async () => {
    const { site, sink, runDue } = await openSiteWithMail(await open());
    const hostile = [
      'Asha\r\nBcc: all@victim.example',
      'Asha\nBcc: all@victim.example\n\nBody',
      'Asha\rBcc: all@victim.example',
      'Asha\u2028Bcc: all@victim.example',
      'Asha\u0085Bcc: all@victim.example',
      'Asha\0Bcc: all@victim.example',
      '=?utf-8?Q?Asha=0D=0ABcc:_all=40victim.example?=',
      '"Asha" <all@victim.example>, ',
      'Asha <all@victim.example>; Bcc: all@victim.example',
    ];
    for (const [number, name] of hostile.entries()) {
      const message = `${name}\r\n.\r\nMAIL FROM:<x@y>\r\n${number}`;
      await sendEnquiry(site, { name, phone: name.slice(0, 40), message });
    }
    await runDue();
    expect(sink.received).toHaveLength(hostile.length);
    for (const { raw, to, from } of sink.received) {
      expect({ to, from }).toEqual({ to: ['office@school.example'], from: 'office@school.example' });
      const names = raw
        .slice(0, raw.indexOf('\r\n\r\n'))
        .split(/\r\n(?![ \t])/)
        .map((line) => line.split(':')[0]);
      expect(names.sort()).toEqual(
        [
          'Auto-Submitted',
          'Content-Transfer-Encoding',
          'Content-Type',
          'Date',
          'From',
          'MIME-Version',
          'Message-ID',
          'Reply-To',
          'Subject',
          'To',
          'X-Enquiry-Receipt',
        ].sort(),
      );
      expect(headerOf(raw, 'Reply-To')).toMatch(/ <asha@mail\.example>$/);
      expect(headerOf(raw, 'To')).toBe('office@school.example');
    }
  });

  test('the sender gets an acknowledgement if that is switched on, without the message', async () => {
    const database = await open();
    const { site, sink, runDue } = await openSiteWithMail(database, { ENQUIRY_ACKNOWLEDGE: 'on' });
    const receipt = await sendEnquiry(site, { name: 'Cheap pills', message: 'Buy cheap pills today.' });
    expect(await runDue()).toBe(2);
    const acknowledgement = sink.received.find(({ to }) => to[0] === goodEnquiry.email)!;
    expect(headerOf(acknowledgement.raw, 'Reply-To')).toBe('LFIS <office@school.example>');
    expect(headerOf(acknowledgement.raw, 'Auto-Submitted')).toBe('auto-replied');
    expect(textOf(acknowledgement.raw)).toContain(receipt);
    expect(textOf(acknowledgement.raw)).not.toMatch(/pills/i);
  });

  test('a permanently refused acknowledgement is not retried; the enquiry itself is', async () => {
    const database = await open();
    const { site, sink, runDue } = await openSiteWithMail(database, { ENQUIRY_ACKNOWLEDGE: 'on' });
    await sendEnquiry(site);
    sink.misbehave({ at: 'recipient', does: 550 });
    expect(await runDue()).toBe(2);
    const { jobs, enquiries } = await allRows(database);
    const states = Object.fromEntries(jobs!.map((job) => [job.kind, job.state]));
    expect(states).toEqual({ 'acknowledge-enquiry': 'dead', 'deliver-enquiry': 'waiting' });
    expect(enquiries).toMatchObject([{ delivery: 'waiting' }]);
  });

  test('after days of failing it is ended and marked, and the log contains nothing of it', async () => {
    const database = await open();
    const { site, sink, runDue, passTime } = await openSiteWithMail(database);
    await sendEnquiry(site);
    sink.misbehave({ at: 'recipient', does: 554 });
    const began = site.clock.now.getTime();
    let runs = 0;
    for (let round = 0; round < 1000; round++) {
      runs += await runDue();
      if ((await allRows(database)).jobs![0]!.state === 'dead') break;
      passTime(DAY_MS / 48);
    }
    const { jobs, enquiries } = await allRows(database);
    expect(jobs).toMatchObject([
      { state: 'dead', attempts: runs, last_error: 'SMTP 554 at EENVELOPE RCPT TO' },
    ]);
    expect(enquiries).toMatchObject([{ ...goodEnquiry, delivery: 'failed' }]);
    const days = (site.clock.now.getTime() - began) / DAY_MS;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(8);
    expect(site.logged.filter(({ level }) => level === 50)).toMatchObject([{ msg: 'job failed: dead' }]);
    for (const typed of [...Object.values(goodEnquiry), 'office@school.example'])
      expect(JSON.stringify(site.logged)).not.toContain(typed);
  });

  test('without a mailbox it waits, and is sent once there is one', async () => {
    const database = await open();
    const { site, sink, runDue, passTime } = await openSiteWithMail(database, { ENQUIRY_TO: '' });
    await sendEnquiry(site);
    await runDue();
    expect((await allRows(database)).jobs).toMatchObject([
      { state: 'waiting', last_error: expect.stringContaining('there is no mailbox') },
    ]);
    await publish(database, (change) =>
      changeProfile(change, SCHOOL, NOW, { name: 'LFIS', email: 'new@school.example' }),
    );
    passTime(60_000);
    await runDue();
    expect(sink.received).toMatchObject([{ to: ['new@school.example'] }]);
  });

  test('two replicas that poll at the same moment send each mail once', async () => {
    const database = await open();
    const { site, sink } = await openSiteWithMail(database);
    for (let number = 0; number < 12; number++)
      await sendEnquiry(site, { message: `Question number ${number}` });
    const workers = [1, 2, 3, 4].map(() => workerOf(site).runDue());
    const runs = await Promise.all(workers);
    expect(runs.reduce((sum, own) => sum + own, 0)).toBe(12);
    expect(new Set(sink.received.map(({ messageId }) => messageId)).size).toBe(12);
    expect(sink.received).toHaveLength(12);
  });
});
