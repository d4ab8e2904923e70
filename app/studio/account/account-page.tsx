import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { data, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/account-page.ts';
import { ownOf } from '#app/core/own.ts';
import { AccountInput } from '#app/access/input.ts';
import { knownDeviceCookie } from '#app/access/sessions/known-device.server.ts';
import { changeOwnName, changeOwnPassword } from '#app/access/passwords/own-account.server.ts';
import { hasSecondStep } from '#app/access/factors/own-second-step.server.ts';
import { listOwnPasskeys } from '#app/access/factors/passkeys.server.ts';
import { endSessions, listOwnSessions } from '#app/access/sessions/own-sessions.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { Notice } from '../people/panel.tsx';
import { problemsOf } from '../people/problems.server.ts';
import { minutesUntil, type Problems } from '../people/problems.ts';
import { NamePanel } from './name-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { SaferPanel } from './safer-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now } = context.get(requestContext);
  const { writes } = services.database;
  const [sessions, passkeys, secondStep] = await Promise.all([
    listOwnSessions(writes, staff, now),
    listOwnPasskeys(writes, staff),
    hasSecondStep(services, staff),
  ]);
  const { name, email } = staff;
  return { name, email, sessions, passkeys: passkeys.length, secondStep };
}

interface Answer {
  problems: Problems;
  lockedMinutes?: number;
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now } = context.get(requestContext);
  const { writes } = services.database;
  const input = AccountInput.safeParse(Object.fromEntries(await request.formData()));
  if (!input.success) return data<Answer>({ problems: problemsOf(input.error) }, { status: 400 });
  const asked = input.data;
  switch (asked.intent) {
    case 'name':
      await changeOwnName(writes, { staff, now, name: asked.name });
      return redirect(studioHref('account', { done: 'name' }));
    case 'password': {
      const { current, password } = asked;
      const check = await changeOwnPassword(services, staff, { current, wanted: password });
      if (check === 'right') {
        // The device was known by the old one.
        const device = await knownDeviceCookie(services, request.headers, staff.id);
        return redirect(studioHref('account', { done: 'password' }), { headers: { 'set-cookie': device } });
      }
      if (check === 'easy') return data<Answer>({ problems: { password: 'easyPassword' } }, { status: 400 });
      if (check === 'wrong') return data<Answer>({ problems: { current: 'wrong' } }, { status: 400 });
      const lockedMinutes = minutesUntil(check.lockedUntil, now);
      return data<Answer>({ problems: {}, lockedMinutes }, { status: 429 });
    }
    case 'end-session':
      await endSessions(writes, { staff, now, which: { id: asked.id } });
      return redirect(studioHref('account', { done: 'session' }));
    case 'end-others':
      await endSessions(writes, { staff, now, which: 'others' });
      return redirect(studioHref('account', { done: 'session' }));
  }
}

export const meta = studioMeta((words) => words.account.title);

export default function AccountPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().account;
  const [search] = useSearchParams();
  const done = actionData ? undefined : ownOf(words.done, search.get('done'));
  const problems: Problems = actionData?.problems ?? {};
  return (
    <>
      <h1>{words.title}</h1>
      {done && <Notice>{done}</Notice>}
      {actionData?.lockedMinutes && <Notice wrong>{words.locked(actionData.lockedMinutes)}</Notice>}
      <NamePanel name={loaderData.name} email={loaderData.email} problems={problems} />
      <PasswordPanel
        email={loaderData.email}
        problems={problems}
        // A form that went through is empty again.
        key={search.get('done')}
      />
      <SessionsPanel sessions={loaderData.sessions} />
      <SaferPanel passkeys={loaderData.passkeys} secondStep={loaderData.secondStep} />
    </>
  );
}
