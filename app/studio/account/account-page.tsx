import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useSearchParams } from 'react-router';
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
import type { Problems } from '../people/problems.ts';
import { mayDo } from '#app/access/permissions.ts';
import { changeMailPreference, findMailPreference } from '#app/features/enquiries/duty/duty-mail.server.ts';
import { chooseOwnLanguage, languageCookie } from '#app/access/sessions/studio-language.server.ts';
import { EnquiryMailPanel } from './enquiry-mail-panel.tsx';
import { OwedFactorBanner } from '../frame/owed-factor.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { NamePanel } from './name-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SaferPanel } from './safer-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { doneAt, locked, refuse, studioAction } from '../form/studio-action.server.ts';

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

export const action = studioAction('account', {
  input: AccountInput,
  typed: ['name'],
  intents: {
    async name({ services, staff, now, input: { name } }) {
      await changeOwnName(services.database.writes, { staff, now, name });
      return changed('name');
    },
    async password({ services, staff, now, request, input: { current, password } }) {
      const check = await changeOwnPassword(services, staff, { current, wanted: password });
      if (check === 'right') {
        // The new password invalidates the cookie by which this device is known.
        const device = await knownDeviceCookie(services, request.headers, staff.id);
        return changed('password', { 'set-cookie': device });
      }
      if (check === 'easy') return refuse({ problems: { password: 'easyPassword' } });
      if (check === 'wrong') return refuse({ problems: { current: 'wrong' } });
      return locked(check.lockedUntil, now);
    },
    async 'enquiry-mail'({ services, staff, now, input: { wish } }) {
      await changeMailPreference(services.database.writes, { staff, preference: wish, now });
      return changed('enquiry-mail');
    },
    async language({ services, site, staff, now, input: { language } }) {
      await chooseOwnLanguage(services.database.writes, { staff, language, now });
      return changed('language', { 'set-cookie': languageCookie(site, language) });
    },
    async 'end-session'({ services, staff, now, input: { id } }) {
      await endSessions(services.database.writes, { staff, now, which: { id } });
      return changed('session');
    },
    async 'end-others'({ services, staff, now }) {
      await endSessions(services.database.writes, { staff, now, which: 'others' });
      return changed('session');
    },
  },
});

const changed = (what: string, headers?: HeadersInit) =>
  doneAt(studioHref('account', { done: what }), headers);

export const meta = studioMeta((words) => words.account.title);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().account;
  const [search] = useSearchParams();
  const done = actionData ? null : search.get('done');
  const doneBy = (what: string) => (done === what ? ownValue(words.done, what) : undefined);
  const problemsIn = (intent: string): Problems =>
    (actionData?.intent === intent && actionData.problems) || {};
  return (
    <div className={layout.page}>
      <PageHeader title={words.title} lead={loaderData.email} />
      <OwedFactorBanner />
      <div className={`${layout.cols} ${layout.even}`}>
        <div className={`${layout.stack} ${layout.wide}`}>
          <NamePanel
            name={actionData?.typed?.['name'] ?? loaderData.name}
            problems={problemsIn('name')}
            done={doneBy('name')}
          />
          <PasswordPanel
            // Empties the form after success.
            key={search.get('done')}
            email={loaderData.email}
            problems={problemsIn('password')}
            locked={actionData?.lockedMinutes && words.locked(actionData.lockedMinutes)}
            done={doneBy('password')}
          />

          <LanguagePanel done={doneBy('language')} />
        </div>
        <div className={`${layout.stack} ${layout.wide}`}>
          <SaferPanel passkeys={loaderData.passkeys} secondStep={loaderData.secondStep} />
          <SessionsPanel sessions={loaderData.sessions} done={doneBy('session')} />
          {loaderData.enquiryMail !== undefined && (
            <EnquiryMailPanel
              key={loaderData.enquiryMail}
              wish={loaderData.enquiryMail}
              done={doneBy('enquiry-mail')}
            />
          )}
        </div>
      </div>
    </div>
  );
}
