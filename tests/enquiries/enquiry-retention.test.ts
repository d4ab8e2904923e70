import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mailsAbout } from '#app/features/enquiries/delivery/mails.ts';
import { emlFileMailer } from '#app/platform/mail/eml-file-mailer.ts';
import { planDailyJobs } from '#server/jobs/background-work.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';
import { openSiteWithMail, sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { NOW } from '#tests/support/content/school.ts';
import { allRows } from '#tests/support/database/tables.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form');

const DAY_MS = 86_400_000;

onEachEngine((open) => {
  test('old enquiries are deleted automatically, spam sooner, with every trace', async () => {
    const database = await open();
    const { site, runDue, passTime } = await openSiteWithMail(database, {
      ENQUIRY_KEEP_DAYS: '100',
      TRUST_PROXY: 'on',
      SELF_TEST: 'off',
    });
    await planDailyJobs(site.services);
    await site.post(
      '/api/form/LFIS/dif',
      {
        name: 'Asha Old',
        email: 'old@mail.example',
        phone: '98765 43210',
        message: 'An old question of mine',
      },
      { 'x-forwarded-for': '203.0.113.7' },
    );
    await sendEnquiry(site, { topic: 'spam', message: 'An old offer of spam' });
    await runDue();
    passTime(60 * DAY_MS);
    await sendEnquiry(site, { message: 'A newer question' });
    const messages = async () => (await allRows(database)).enquiries!.map(({ message }) => message).sort();
    await runDue();
    expect(await messages(), 'the clock may be wrong').toHaveLength(3);
    passTime(DAY_MS);
    await runDue();
    expect(await messages()).toEqual(['A newer question', 'An old question of mine']);
    for (let day = 0; day < 41; day++) {
      passTime(DAY_MS);
      await runDue();
    }
    expect(await messages()).toEqual(['A newer question']);
    const { jobs, enquiry_claims, enquiry_rates } = await allRows(database);
    expect(jobs!.filter(({ kind }) => kind === 'deliver-enquiry')).toEqual([]);
    expect([enquiry_claims, enquiry_rates]).toEqual([[], []]);
    expect(JSON.stringify([await allRows(database), site.logged])).not.toMatch(
      /Asha Old|old@mail|203\.0\.113/,
    );
  });
});

test('mails stored as files are deleted with their enquiries', async () => {
  const folder = temporaryFolder();
  const mailer = emlFileMailer(folder);
  await emlFileMailer(join(folder, 'not-there')).forget(NOW);
  const mail = {
    from: { address: 'a@school.example' },
    to: { address: 'b@school.example' },
    date: NOW,
    subject: 'Enquiry',
    text: 'Hello',
  };
  for (const id of ['<old@school.example>', '<new@school.example>', '<new@school.example>'])
    await mailer.send({ ...mail, messageId: id });
  writeFileSync(join(folder, 'notes.txt'), 'not ours');
  const old = new Date(NOW.getTime() - DAY_MS);
  for (const name of ['old-school-example.eml', 'notes.txt']) utimesSync(join(folder, name), old, old);
  await mailer.forget(new Date(NOW.getTime() - DAY_MS / 2));
  expect(readdirSync(folder).sort()).toEqual(['new-school-example.eml', 'notes.txt']);
  for (const id of [
    '<enquiry.abc@school.example>',
    '<enquiry.abcd@school.example>',
    '<acknowledgement.abc@old.example>',
  ])
    await mailer.send({ ...mail, messageId: id });
  await mailer.erase(mailsAbout('abc'));
  expect(readdirSync(folder).sort()).toEqual([
    'enquiry-abcd-school-example.eml',
    'new-school-example.eml',
    'notes.txt',
  ]);
});
