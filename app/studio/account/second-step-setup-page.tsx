import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { data, Link, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/second-step-setup-page.ts';
import { SecondStepInput } from '#app/access/input.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  hasSecondStep,
  renewBackupCodes,
} from '#app/access/factors/own-second-step.server.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { atAnswer } from '../form/footer/answer-anchor.ts';
import styles from '../people/panel.module.css';
import { minutesUntil } from '../people/problems.ts';
import { BackupCodes } from './backup-codes.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { SecondStepSwitch } from './second-step-switch.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  return { isOn: await hasSecondStep(context.get(requestContext).services, staff) };
}

interface Answer {
  wrong?: true;
  lockedMinutes?: number;
  /** Of the second step that is being set up. */
  uri?: string;
  backupCodes?: string[];
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now } = context.get(requestContext);
  const answer = (body: Answer, status: number) => data(body, { status });
  const form = await request.formData();
  const input = SecondStepInput.safeParse(Object.fromEntries(form));
  if (!input.success) return answer({}, 400);
  const values = input.data;
  await requireProof({ request, context }, `second-step.${values.intent}`, form);
  // Backup codes are shown when it is switched on and never again; what is on cannot be begun, nor the reverse.
  const isOn = await hasSecondStep(services, staff);
  const wantsItOn = values.intent === 'codes' || values.intent === 'end';
  if (isOn !== wantsItOn) return redirect(studioHref('ownSecondStep'));
  switch (values.intent) {
    case 'begin':
      return answer(await beginSecondStep(services, staff), 200);
    case 'confirm': {
      const confirmed = await confirmSecondStep(services, staff, values.code);
      if (confirmed === 'wrong') return answer({ wrong: true, uri: values.uri }, 400);
      if ('lockedUntil' in confirmed)
        return answer({ lockedMinutes: minutesUntil(confirmed.lockedUntil, now) }, 429);
      return answer({ backupCodes: confirmed.backupCodes }, 200);
    }
    case 'codes':
      return answer({ backupCodes: await renewBackupCodes(services, staff) }, 200);
    case 'end':
      await endSecondStep(services, staff);
      return redirect(atAnswer(studioHref('ownSecondStep', { done: 'off' })));
  }
}

export const meta = studioMeta((words) => words.account.secondStep.title);

export default function SecondStepSetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const accountWords = useStudioWords().account;
  const { secondStep: words } = accountWords;
  const [search] = useSearchParams();
  return (
    <>
      <h1>{words.title}</h1>
      {actionData?.backupCodes ? (
        <BackupCodes codes={actionData.backupCodes} />
      ) : actionData?.uri && !loaderData.isOn ? (
        <AuthenticatorSetup uri={actionData.uri} isWrong={actionData.wrong === true} />
      ) : (
        <SecondStepSwitch
          isOn={loaderData.isOn}
          done={!actionData && search.get('done') === 'off' ? words.off : undefined}
          refused={actionData?.lockedMinutes && accountWords.locked(actionData.lockedMinutes)}
        />
      )}
      <p className={styles.stack}>
        <Link className="link" to={studioHref('account')}>
          {accountWords.backToAccount}
        </Link>
      </p>
    </>
  );
}
