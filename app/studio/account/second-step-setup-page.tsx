import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { data, useSearchParams } from 'react-router';
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
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { OwedFactorBanner } from '../frame/owed-factor.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { BackToAccount } from './back-to-account.tsx';
import { BackupCodes } from './backup-codes.tsx';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { SecondStepSwitch } from './second-step-switch.tsx';
import { doneAt, locked, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  return { isOn: await hasSecondStep(context.get(requestContext).services, staff) };
}

export const action = studioAction('ownSecondStep', {
  input: SecondStepInput,
  intents: {
    begin: {
      proof: 'second-step.begin',
      run: async ({ services, staff }) =>
        (await hasSecondStep(services, staff)) ? asItIs() : data(await beginSecondStep(services, staff)),
    },
    confirm: {
      proof: 'second-step.confirm',
      async run({ services, staff, now, input: { code, uri } }) {
        // Backup codes are shown once, when the second step is switched on.
        if (await hasSecondStep(services, staff)) return asItIs();
        const answer = await confirmSecondStep(services, staff, code);
        if (answer === 'wrong') return refuse({ wrong: true, uri });
        if ('lockedUntil' in answer) return locked(answer.lockedUntil, now);
        return data({ backupCodes: answer.backupCodes });
      },
    },
    codes: {
      proof: 'second-step.codes',
      run: async ({ services, staff }) =>
        (await hasSecondStep(services, staff))
          ? data({ backupCodes: await renewBackupCodes(services, staff) })
          : asItIs(),
    },
    end: {
      proof: 'second-step.end',
      async run({ services, staff }) {
        if (!(await hasSecondStep(services, staff))) return asItIs();
        await endSecondStep(services, staff);
        return doneAt(studioHref('ownSecondStep', { done: 'off' }));
      },
    },
  },
});

/** A second step that is on cannot be set up, and one that is off cannot be switched off. */
const asItIs = () => redirect(studioHref('ownSecondStep'));

export const meta = studioMeta((words) => words.account.secondStep.title);

export default function SecondStepSetupPage({ loaderData, actionData }: Route.ComponentProps) {
  const accountWords = useStudioWords().account;
  const { secondStep: words } = accountWords;
  const [search] = useSearchParams();
  return (
    <div className={`${layout.page} ${layout.narrow}`}>
      <PageHeader title={words.title} />
      <OwedFactorBanner />
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
      <BackToAccount />
    </div>
  );
}
