import { expect, test } from 'vitest';
import { planDailyJobs } from '#server/jobs/background-work.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { openSiteWithMail, sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes('/api/form', '/studio/account');

const DAY_MS = 86_400_000;
const toOf = ({ to }: { to: string[] }) => to[0]!;
const textOf = (raw: string) => {
  const body = raw.slice(raw.indexOf('\r\n\r\n') + 4);
  return /^Content-Transfer-Encoding: base64/im.test(raw)
    ? Buffer.from(body, 'base64').toString('utf8')
    : body;
};

onAnyEngine((open) => {
  async function begin() {
    const office = await openSiteWithMail(await open());
    const { site } = office;
    const asha = await signInAs(site, 'editor', { email: 'asha@school.example', name: 'Asha' });
    const ravi = await signInAs(site, 'editor', { email: 'ravi@school.example', name: 'Ravi' });
    const setPreference = (cookie: string, preference: string) =>
      postForm(site, '/studio/account', { intent: 'enquiry-mail', wish: preference }, { cookie });
    return { ...office, asha: asha.cookie, ravi: ravi.cookie, setPreference };
  }

  test('staff who chose it are notified of an enquiry at once, with a link but not its text', async () => {
    const { site, sink, runDue, asha, setPreference } = await begin();
    expect((await setPreference(asha, 'at-once')).status).toBe(302);
    const account = await (await site.get('/studio/account', { cookie: asha })).text();
    const chosen = [...account.matchAll(/<input[^>]*name="wish"[^>]*>/g)].filter(([tag]) =>
      / checked/.test(tag),
    );
    expect(chosen.map(([tag]) => / value="([^"]*)"/.exec(tag)?.[1])).toEqual(['at-once']);
    const receipt = await sendEnquiry(site, { name: 'Meera Sample', message: 'My son is afraid of dogs.' });
    await runDue();
    expect(sink.received.map(toOf).sort()).toEqual(['asha@school.example', 'office@school.example']);
    const { raw } = sink.received.find(({ to }) => to[0] === 'asha@school.example')!;
    const { id } = await site.services.database.reads
      .selectFrom('enquiries')
      .select('id')
      .executeTakeFirstOrThrow();
    expect(raw).toContain(`Subject: A new enquiry from Meera Sample (${receipt})`);
    expect(textOf(raw)).toContain(`https://school.example/studio/enquiries/${id}`);
    expect(textOf(raw)).not.toContain('dogs');

    await setPreference(asha, '');
    await sendEnquiry(site, { name: 'Second Sample' });
    await runDue();
    expect(sink.received.map(toOf).filter((to) => to === 'asha@school.example')).toHaveLength(1);
    expect((await setPreference(asha, 'hourly')).status).toBe(400);
  });

  test('a digest is sent on the morning of a day with waiting enquiries, and on no other', async () => {
    const { site, sink, runDue, passTime, asha, ravi, setPreference } = await begin();
    await planDailyJobs(site.services);
    await setPreference(ravi, 'daily');
    await setPreference(asha, 'at-once');
    const toRavi = () => sink.received.filter(({ to }) => to[0] === 'ravi@school.example');
    passTime(DAY_MS);
    await runDue();
    expect(toRavi()).toHaveLength(0);
    const receipt = await sendEnquiry(site, { name: 'Meera Sample' });
    await runDue();
    expect(toRavi()).toHaveLength(0);
    passTime(DAY_MS);
    await runDue();
    expect(toRavi()).toHaveLength(1);
    expect(toRavi()[0]!.raw).toContain('Subject: 1 enquiry needs a reply');
    expect(textOf(toRavi()[0]!.raw)).toContain(`Meera Sample (${receipt})`);
    await site.services.database.writes.updateTable('enquiries').set({ state: 'answered' }).execute();
    passTime(DAY_MS);
    await runDue();
    expect(toRavi(), 'nothing waits').toHaveLength(1);
  });
});
