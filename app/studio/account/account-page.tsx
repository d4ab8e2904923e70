import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { data, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/account-page.ts';
import { ownValue } from '#app/core/own-value.ts';
import { AccountInput } from '#app/access/input.ts';
import { knownDeviceCookie } from '#app/access/sessions/known-device.server.ts';
import { changeOwnName, changeOwnPassword } from '#app/access/passwords/own-account.server.ts';
import { hasSecondStep } from '#app/access/factors/own-second-step.server.ts';
import { listOwnPasskeys } from '#app/access/factors/passkeys.server.ts';
import { endSessions, listOwnSessions } from '#app/access/sessions/own-sessions.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { atAnswer } from '../form/footer/answer-anchor.ts';
import { problemsOf } from '../people/problems.server.ts';
import { minutesUntil, type Problems } from '../people/problems.ts';
import { mayDo } from '#app/access/permissions.ts';
import {
  changeMailPreference,
  findMailPreference,
} from '#app/features/enquiries/duty/mail-preference.server.ts';
import { chooseOwnLanguage, languageCookie } from '#app/access/sessions/studio-language.server.ts';
import { EnquiryMailPanel } from './enquiry-mail-panel.tsx';
import styles from './account.module.css';
import { LanguagePanel } from './language-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SaferPanel } from './safer-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now } = context.get(requestContext);
  const { writes } = services.database;
  const [sessions, passkeys, secondStep, enquiryMail] = await Promise.all([
    listOwnSessions(writes, staff, now),
    listOwnPasskeys(writes, staff),
    hasSecondStep(services, staff),
    mayDo(staff.role, 'enquiries.read') ? findMailPreference(writes, staff) : undefined,
  ]);
  const { name, email } = staff;
  return { name, email, sessions, passkeys: passkeys.length, secondStep, enquiryMail };
}

interface Answer {
  /** The form that is answered. */
  intent: string;
  problems: Problems;
  typed?: string;
  lockedMinutes?: number;
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, site, now } = context.get(requestContext);
  const { writes } = services.database;
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const input = AccountInput.safeParse(Object.fromEntries(form));
  const refuse = (answer: Omit<Answer, 'intent'>, status = 400) =>
    data<Answer>({ intent, ...answer }, { status });
  if (!input.success)
    return refuse({
      problems: problemsOf(input.error),
      typed: String(form.get('name') ?? '').slice(0, 1000),
    });
  const values = input.data;
  switch (values.intent) {
    case 'name':
      await changeOwnName(writes, { staff, now, name: values.name });
      return done('name');
    case 'password': {
      const { current, password } = values;
      const check = await changeOwnPassword(services, staff, { current, wanted: password });
      if (check === 'right') {
        // The device was known by the old one.
        const device = await knownDeviceCookie(services, request.headers, staff.id);
        return done('password', { 'set-cookie': device });
      }
      if (check === 'easy') return refuse({ problems: { password: 'easyPassword' } });
      if (check === 'wrong') return refuse({ problems: { current: 'wrong' } });
      return refuse({ problems: {}, lockedMinutes: minutesUntil(check.lockedUntil, now) }, 429);
    }
    case 'enquiry-mail':
      await changeMailPreference(writes, { staff, preference: values.wish, now });
      return done('enquiry-mail');
    case 'language':
      await chooseOwnLanguage(writes, { staff, language: values.language, now });
      return done('language', { 'set-cookie': languageCookie(site, values.language) });
    case 'end-session':
      await endSessions(writes, { staff, now, which: { id: values.id } });
      return done('session');
    case 'end-others':
      await endSessions(writes, { staff, now, which: 'others' });
      return done('session');
  }
}

const done = (what: string, headers: Record<string, string> = {}) =>
  redirect(atAnswer(studioHref('account', { done: what })), { headers });

export const meta = studioMeta((words) => words.account.title);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().account;
  const [search] = useSearchParams();
  const done = actionData ? null : search.get('done');
  const doneBy = (what: string) => (done === what ? ownValue(words.done, what) : undefined);
  const problemsIn = (intent: string): Problems => (actionData?.intent === intent ? actionData.problems : {});
  return (
    <>
      <h1>{words.title}</h1>
      <div className={styles.panels}>
        <NamePanel
          name={actionData?.typed ?? loaderData.name}
          email={loaderData.email}
          problems={problemsIn('name')}
          done={doneBy('name')}
        />
        <LanguagePanel done={doneBy('language')} />
        <PasswordPanel
          // A form that went through is empty again.
          key={search.get('done')}
          email={loaderData.email}
          problems={problemsIn('password')}
          locked={actionData?.lockedMinutes && words.locked(actionData.lockedMinutes)}
          done={doneBy('password')}
        />
        {loaderData.enquiryMail !== undefined && (
          <EnquiryMailPanel
            key={loaderData.enquiryMail}
            wish={loaderData.enquiryMail}
            done={doneBy('enquiry-mail')}
          />
        )}
        <SessionsPanel sessions={loaderData.sessions} done={doneBy('session')} />
        <SaferPanel passkeys={loaderData.passkeys} secondStep={loaderData.secondStep} />
      </div>
    </>
  );
}
