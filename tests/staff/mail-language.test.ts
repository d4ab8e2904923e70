import { expect, test } from 'vitest';
import { planDailyJobs } from '#server/jobs/background-work.ts';
import { onAnyEngine } from '#tests/support/database/engines.ts';
import { codeOf } from '#tests/support/staff/authenticator-app.ts';
import { openSiteWithMail, sendEnquiry } from '#tests/support/staff/site-with-mail.ts';
import { signInAs, postForm } from '#tests/support/staff/staff.ts';
import { testsRoutes } from '#tests/support/http/tests-routes.ts';

testsRoutes(
  '/api/form',
  '/studio/account',
  '/studio/account/second-step',
  '/studio/forgotten-password',
  '/studio/people',
  '/studio/welcome',
);

const DAY_MS = 86_400_000;
const SETUP = '/studio/account/second-step';
const textOf = (raw: string) => Buffer.from(raw.slice(raw.indexOf('\r\n\r\n')), 'base64').toString('utf8');
/** Addresses and receipts are in no language. */
const wordsIn = (text: string) => text.replaceAll(/https?:\S+|\(\S+\)/g, '');

onAnyEngine((open) => {
  async function begin(role: 'administrator' | 'editor') {
    const office = await openSiteWithMail(await open());
    const { site, sink, runDue } = office;
    const asha = await signInAs(site, role, { email: 'asha@school.example', name: 'आशा' });
    await postForm(site, '/studio/account', { intent: 'language', language: 'hi' }, { cookie: asha.cookie });
    const mailsTo = async (email: string) => {
      await runDue();
      return sink.received.filter(({ to }) => to[0] === email).map(({ raw }) => textOf(raw));
    };
    return { ...office, ...asha, mailsTo };
  }

  test('an invitation is in the language of the person who invites', async () => {
    const { site, cookie, mailsTo } = await begin('administrator');
    const invitation = { intent: 'invite', email: 'new@school.example', role: 'editor', byMail: 'yes' };
    await postForm(site, '/studio/people', invitation, { cookie });
    const [text] = await mailsTo('new@school.example');
    expect(text).toContain('आशा जी ने आपको स्कूल की वेबसाइट पर काम करने का निमंत्रण भेजा है');
    expect(wordsIn(text!)).not.toMatch(/[a-z]/i);
  });

  test('a password reset is in the language of its recipient', async () => {
    const { site, email, mailsTo } = await begin('editor');
    await postForm(site, '/studio/forgotten-password', { email });
    const [text] = await mailsTo(email);
    expect(text).toContain('नया पासवर्ड माँगा है');
    expect(wordsIn(text!)).not.toMatch(/[a-z]/i);
  });

  test('a mail about one’s own sign-in is in one’s own language, including date and time', async () => {
    const { site, cookie, email, mailsTo } = await begin('editor');
    const setupPage = await (await postForm(site, SETUP, { intent: 'begin' }, { cookie })).text();
    const uri = /name="uri" value="([^"]+)"/.exec(setupPage)![1]!.replaceAll('&amp;', '&');
    const code = codeOf(new URL(uri).searchParams.get('secret')!);
    await postForm(site, SETUP, { intent: 'confirm', uri, code }, { cookie });
    const [text] = await mailsTo(email);
    expect(text).toContain('दो चरणों वाला साइन-इन चालू किया गया: 15 नवंबर 2026');
    expect(wordsIn(text!)).not.toMatch(/[a-z]/i);
  });

  test.each(['at-once', 'daily'])('an enquiry is notified %s to each in their own language', async (wish) => {
    const { site, cookie, email, mailsTo, passTime } = await begin('editor');
    const ravi = await signInAs(site, 'editor', { email: 'ravi@school.example', name: 'Ravi' });
    await planDailyJobs(site.services);
    for (const each of [cookie, ravi.cookie])
      await postForm(site, '/studio/account', { intent: 'enquiry-mail', wish }, { cookie: each });
    await sendEnquiry(site, { name: 'मीरा' });
    await mailsTo(email);
    if (wish === 'daily') passTime(DAY_MS);
    const [hindi, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(hindi).toContain(
      wish === 'daily' ? 'यह ई-मेल दिन में एक बार आता है' : 'मीरा जी ने स्कूल को लिखा है',
    );
    expect(wordsIn(hindi!)).not.toMatch(/[a-z]/i);
    const [english] = await mailsTo(ravi.email);
    expect(english).toContain(
      wish === 'daily' ? 'You get this e-mail once a day' : 'मीरा has written to the school',
    );
  });
});
