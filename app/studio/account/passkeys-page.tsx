import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref, studioHrefThen } from '#app/access/studio-addresses.ts';
import { useState } from 'react';
import { useLocation, useRevalidator, useSearchParams } from 'react-router';
import type { Route } from './+types/passkeys-page.ts';
import { ownValue } from '#app/core/own-value.ts';
import { PasskeyInput } from '#app/access/input.ts';
import { deletePasskey, listOwnPasskeys, renamePasskey } from '#app/access/factors/passkeys.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Outcome as OutcomeNote } from '../form/footer/outcome.tsx';
import { OwedFactorBanner } from '../frame/owed-factor.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { BackToAccount } from './back-to-account.tsx';
import { type Registered, registerPasskey } from '#app/studio/people/sign-in/passkey-client.ts';
import { PasskeyRows } from './passkey-rows.tsx';
import { doneAt, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { writes } = context.get(requestContext).services.database;
  return { passkeys: await listOwnPasskeys(writes, staff) };
}

export const action = studioAction('ownPasskeys', {
  input: PasskeyInput,
  typed: ['id'],
  intents: {
    async rename({ services, staff, now, input }) {
      await renamePasskey(services.database.writes, { staff, now, ...input });
      return doneAt(studioHref('ownPasskeys', { done: 'renamed', of: input.id }));
    },
    delete: {
      proof: 'passkeys.delete',
      async run({ services, staff, now, input }) {
        await deletePasskey(services, { staff, now, ...input });
        return doneAt(studioHref('ownPasskeys', { done: 'deleted' }));
      },
    },
  },
});

/** Someone who must prove their identity first is redirected before a result is shown. */
type Outcome = Exclude<Registered, 'prove'>;

export const meta = studioMeta((words) => words.account.passkeys.title);

export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().account.passkeys;
  const [search] = useSearchParams();
  const { key: pageKey, pathname: here } = useLocation();
  const [adding, setAdding] = useState<{ pageKey: string; outcome: Outcome | 'asking' }>();
  // The outcome is shown until the next navigation.
  const outcome = adding?.pageKey === pageKey ? adding.outcome : undefined;
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const cannot = <p>{words.cannot}</p>;
  const done = outcome || actionData ? null : search.get('done');
  const added = outcome && outcome !== 'asking' ? words.outcome[outcome] : undefined;

  async function add() {
    setAdding({ pageKey, outcome: 'asking' });
    const outcome = await registerPasskey().catch(() => 'failed' as const);
    if (outcome === 'prove') return location.assign(studioHrefThen('prove', here));
    setAdding({ pageKey, outcome });
    await revalidate();
  }

  return (
    <div className={`${layout.page} ${layout.narrow}`}>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          hydrated &&
          'PublicKeyCredential' in window && (
            <Button
              type="button"
              kind="primary"
              icon={<Icon name="fingerprint" />}
              isBusy={outcome === 'asking'}
              onClick={() => void add()}
            >
              {outcome === 'asking' ? words.waiting : words.add}
            </Button>
          )
        }
      />
      <OwedFactorBanner />
      {!hydrated ? <noscript>{cannot}</noscript> : !('PublicKeyCredential' in window) && cannot}
      <OutcomeNote
        answer={adding}
        done={outcome === 'done' ? added : undefined}
        refused={outcome === 'done' ? undefined : added}
      />
      <PasskeyRows
        passkeys={loaderData.passkeys}
        of={actionData?.typed['id'] ?? search.get('of')}
        renamed={done === 'renamed' ? ownValue(words.done, done) : undefined}
        problem={actionData?.problems['name']}
      />
      <OutcomeNote done={done === 'deleted' ? ownValue(words.done, done) : undefined} />
      <BackToAccount />
    </div>
  );
}
