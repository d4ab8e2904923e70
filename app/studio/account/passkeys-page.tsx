import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref, studioHrefThen } from '#app/access/studio-addresses.ts';
import { useState } from 'react';
import { data, Link, useLocation, useRevalidator, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/passkeys-page.ts';
import { ownValue } from '#app/core/own-value.ts';
import { PasskeyInput } from '#app/access/input.ts';
import { deletePasskey, listOwnPasskeys, renamePasskey } from '#app/access/factors/passkeys.server.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { Outcome as OutcomeNote } from '../form/footer/outcome.tsx';
import { atAnswer } from '../form/footer/answer-anchor.ts';
import styles from '../people/panel.module.css';
import { type Registered, registerPasskey } from '#app/studio/people/sign-in/passkey-client.ts';
import { problemsOf } from '../people/problems.server.ts';
import { PasskeyRows } from './passkey-rows.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { writes } = context.get(requestContext).services.database;
  return { passkeys: await listOwnPasskeys(writes, staff) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now } = context.get(requestContext);
  const { writes } = services.database;
  const form = await request.formData();
  const input = PasskeyInput.safeParse(Object.fromEntries(form));
  if (!input.success)
    return data({ problems: problemsOf(input.error), of: String(form.get('id') ?? '') }, { status: 400 });
  const values = { staff, now, ...input.data };
  if (values.intent === 'rename') {
    await renamePasskey(writes, values);
    return redirect(atAnswer(studioHref('ownPasskeys', { done: 'renamed', of: values.id })));
  }
  await requireProof({ request, context }, 'passkeys.delete', form);
  await deletePasskey(services, values);
  return redirect(atAnswer(studioHref('ownPasskeys', { done: 'deleted' })));
}

/** Whoever is to prove first who they are is led away before anything is said. */
type Outcome = Exclude<Registered, 'prove'>;

export const meta = studioMeta((words) => words.account.passkeys.title);

export default function PasskeysPage({ loaderData, actionData }: Route.ComponentProps) {
  const accountWords = useStudioWords().account;
  const { passkeys: words, backToAccount } = accountWords;
  const [search] = useSearchParams();
  const { key: pageKey, pathname: here } = useLocation();
  const [adding, setAdding] = useState<{ pageKey: string; outcome: Outcome | 'asking' }>();
  // What came of it is news until the next step.
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
    <>
      <h1>{words.title}</h1>
      <div className={styles.stack}>
        <p>{words.lead}</p>
        <PasskeyRows
          passkeys={loaderData.passkeys}
          of={actionData?.of ?? search.get('of')}
          renamed={done === 'renamed' ? ownValue(words.done, done) : undefined}
          problem={actionData?.problems['name']}
        />
        <OutcomeNote done={done === 'deleted' ? ownValue(words.done, done) : undefined} />
        {!hydrated ? (
          <noscript>{cannot}</noscript>
        ) : 'PublicKeyCredential' in window ? (
          <button
            type="button"
            className="button button--primary"
            aria-disabled={outcome === 'asking' || undefined}
            onClick={() => {
              if (outcome !== 'asking') void add();
            }}
          >
            {outcome === 'asking' ? words.waiting : words.add}
          </button>
        ) : (
          cannot
        )}
        <OutcomeNote
          answer={adding}
          done={outcome === 'done' ? added : undefined}
          refused={outcome === 'done' ? undefined : added}
        />
        <p>
          <Link className="link" to={studioHref('account')}>
            {backToAccount}
          </Link>
        </p>
      </div>
    </>
  );
}
