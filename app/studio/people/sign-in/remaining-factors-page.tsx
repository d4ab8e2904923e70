import { useWords } from '#app/words/words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import '#app/studio/frame/hydrate.client.ts';
import { Form, useSearchParams } from 'react-router';
import { redirect } from '#app/platform/http/redirect.ts';
import type { Route } from './+types/remaining-factors-page.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { RemainingInput } from '#app/access/input.ts';
import type { OwnPasskey } from '#app/access/factors/passkeys.server.ts';
import {
  endRemainingSecondStep,
  findRemainingFactors,
  removeRemainingPasskey,
} from '#app/access/factors/remaining-factors.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { Field } from '#app/studio/form/field.tsx';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { ConfirmDialog } from '#app/studio/kit/dialog.tsx';
import { List, Row, RowActions, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { RowButton } from '#app/studio/people/row-button.tsx';
import { locked, refuse, studioAction } from '#app/studio/form/studio-action.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  return { left: await findRemainingFactors(context.get(requestContext).services, codeIn(request)) };
}

export const action = studioAction('remainingFactors', {
  input: RemainingInput,
  intents: {
    async delete({ services, request, input: { id } }) {
      await removeRemainingPasskey(services, { code: codeIn(request), id });
      return redirect(studioHref('remainingFactors', { code: codeIn(request), done: 'deleted' }));
    },
    async end({ services, request, now, input: { proof } }) {
      const ended = await endRemainingSecondStep(services, { code: codeIn(request), proof });
      if (ended === 'wrong') return refuse({ lockedMinutes: 0 });
      if (typeof ended === 'object') return locked(ended.lockedUntil, now);
      return redirect(studioHref('remainingFactors', { code: codeIn(request), done: 'ended' }));
    },
  },
});

const codeIn = (request: Request) => new URL(request.url).searchParams.get('code') ?? '';

export const meta = studioMeta((words) => words.people.factors.title);

export default function RemainingFactorsPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useStudioWords().people.factors;
  const [search] = useSearchParams();
  const { left } = loaderData;
  if (!left)
    return (
      <SignInFrame title={words.title}>
        <p role="alert">{words.over}</p>
        <LinkButton kind="primary" to={studioHref('signIn')}>
          {words.toSignIn}
        </LinkButton>
      </SignInFrame>
    );
  const done = search.get('done');
  const message = done === 'deleted' ? words.deleted : done === 'ended' ? words.ended : undefined;
  const isEmpty = !left.secondStep && left.passkeys.length === 0;
  return (
    <SignInFrame title={words.title} lead={isEmpty ? words.nothing : words.lead(left.name)}>
      <Outcome done={actionData ? undefined : message} />
      {left.passkeys.length > 0 && <Passkeys passkeys={left.passkeys} />}
      {left.secondStep && <SecondStep lockedMinutes={actionData?.problems ? 0 : actionData?.lockedMinutes} />}
      <LinkButton kind="primary" to={studioHref('signIn', { done: 'new-password' })}>
        {isEmpty ? words.toSignIn : words.goOn}
      </LinkButton>
    </SignInFrame>
  );
}

function Passkeys({ passkeys }: { passkeys: OwnPasskey[] }) {
  const { dates } = useWords();
  const {
    people: { factors: words },
    account: { passkeys: passkeyWords },
  } = useStudioWords();
  return (
    <Section title={words.passkeysTitle} note={words.passkeysHelp}>
      <List>
        {passkeys.map(({ id, name, since }) => (
          <Row key={id} wraps>
            <RowText title={name || words.unnamed}>
              {since && <RowMeta>{words.since(dates.day(dayInIndia(since)))}</RowMeta>}
            </RowText>
            <RowActions>
              <ConfirmDialog
                label={words.remove}
                heard={words.removeWhich(name || words.unnamed)}
                kind="danger"
                question={passkeyWords.removeAsk(name || words.unnamed)}
              >
                <RowButton id={id} intent="delete" kind="sure">
                  {passkeyWords.removeSure(name || words.unnamed)}
                </RowButton>
              </ConfirmDialog>
            </RowActions>
          </Row>
        ))}
      </List>
    </Section>
  );
}

function SecondStep({ lockedMinutes }: { lockedMinutes: number | undefined }) {
  const words = useStudioWords().people.factors;
  return (
    <Section title={words.secondStepTitle} note={words.secondStepHelp}>
      <Form method="post">
        <Field
          id="field-proof"
          name="proof"
          label={words.code}
          problem={problemOf(lockedMinutes, words)}
          autoComplete="one-time-code"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={40}
          required
        />
        <SendButton kind="danger" name="intent" value="end">
          {words.end}
        </SendButton>
        <Outcome
          refused={problemOf(lockedMinutes, words)}
          obstacles={[{ field: 'proof', text: words.code }]}
        />
      </Form>
    </Section>
  );
}

function problemOf(
  lockedMinutes: number | undefined,
  words: StudioWords['people']['factors'],
): string | undefined {
  if (lockedMinutes === undefined) return undefined;
  return lockedMinutes > 0 ? words.locked(lockedMinutes) : words.wrong;
}
