import { data, Link, redirect, useSearchParams } from 'react-router';
import type { Route } from './+types/second-step-setup-page.ts';
import { SecondStepInput } from '#app/features/staff/input.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  hasSecondStep,
} from '#app/features/staff/own-second-step.server.ts';
import { requirePermission } from '#app/features/staff/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { Notice } from '../people/panel.tsx';
import styles from '../people/panel.module.css';
import { minutesUntil } from '../people/problems.ts';
import { BackupCodes } from './backup-codes.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { SecondStepSwitch } from './second-step-switch.tsx';
import { accountWords } from './words.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  return { isOn: await hasSecondStep(context.get(requestContext).services, staff) };
}

interface Answer {
  wrong?: 'password' | 'code';
  lockedMinutes?: number;
  /** Of the second step that is being set up. */
  uri?: string;
  backupCodes?: string[];
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now } = context.get(requestContext);
  const answer = (said: Answer, status: number, cookies: string[] = []) =>
    data(said, { status, headers: cookies.map((cookie) => ['set-cookie', cookie]) });
  const locked = ({ lockedUntil }: { lockedUntil: Date }) =>
    answer({ lockedMinutes: minutesUntil(lockedUntil, now) }, 429);

  const input = SecondStepInput.safeParse(Object.fromEntries(await request.formData()));
  if (!input.success) return answer({}, 400);
  const asked = input.data;
  // Backup codes are shown when it is switched on and never again.
  if (asked.intent !== 'end' && (await hasSecondStep(services, staff)))
    return redirect('/studio/account/second-step');
  switch (asked.intent) {
    case 'begin': {
      const begun = await beginSecondStep(services, staff, request, asked.password);
      if (begun === 'wrong') return answer({ wrong: 'password' }, 400);
      return 'uri' in begun ? answer({ uri: begun.uri }, 200) : locked(begun);
    }
    case 'confirm': {
      const confirmed = await confirmSecondStep(services, staff, request, asked.code);
      if (confirmed === 'wrong') return answer({ wrong: 'code', uri: asked.uri }, 400);
      if ('lockedUntil' in confirmed) return locked(confirmed);
      return answer({ backupCodes: confirmed.backupCodes }, 200, confirmed.cookies);
    }
    case 'end': {
      const ended = await endSecondStep(services, staff, request, asked.password);
      if (ended === 'wrong') return answer({ wrong: 'password' }, 400);
      if ('lockedUntil' in ended) return locked(ended);
      return redirect('/studio/account/second-step?done=off', {
        headers: ended.cookies.map((cookie) => ['set-cookie', cookie]),
      });
    }
  }
}

export const meta = () => studioMeta(accountWords.secondStep.title);

export default function SecondStepSetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const { secondStep: words } = accountWords;
  const [search] = useSearchParams();
  return (
    <>
      <h1>{words.title}</h1>
      {!actionData && search.get('done') === 'off' && !loaderData.isOn && <Notice>{words.off}</Notice>}
      {actionData?.lockedMinutes && <Notice wrong>{accountWords.locked(actionData.lockedMinutes)}</Notice>}
      {actionData?.backupCodes ? (
        <BackupCodes codes={actionData.backupCodes} />
      ) : actionData?.uri && !loaderData.isOn ? (
        <AuthenticatorSetup uri={actionData.uri} isWrong={actionData.wrong === 'code'} />
      ) : (
        <SecondStepSwitch isOn={loaderData.isOn} isWrong={actionData?.wrong === 'password'} />
      )}
      <p className={styles.stack}>
        <Link className="link" to="/studio/account">
          {accountWords.backToAccount}
        </Link>
      </p>
    </>
  );
}
