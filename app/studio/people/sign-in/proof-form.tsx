import { useStudioWords } from '#app/studio/words/words.ts';
import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import type { ProofRequest } from '#app/access/sign-in/proof.server.ts';
import { PROOF_FIELD } from '#app/access/sign-in/proof.ts';
import { LinkButton } from '#app/studio/kit/button.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { ProofField, ProofLead } from './proof-field.tsx';

/** Replaces a form's answer: the form itself, with all its fields, to be sent again with the password. */
export function ProofForm({ proof }: { proof: ProofRequest }) {
  const words = useStudioWords().people.proof;
  const { action: provenAction, at, fields, hasPasskey, wrong = false, lockedMinutes } = proof;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is gone; the focus tells screen readers what is needed.
  useEffect(() => form.current?.querySelector<HTMLInputElement>(`[name=${PROOF_FIELD}]`)?.focus(), []);

  function sendAgain() {
    const again = new FormData();
    for (const [name, value] of fields) again.append(name, value);
    void submit(again, { method: 'post', action: at });
  }

  return (
    <SignInFrame title={words.title}>
      <ProofLead provenAction={provenAction} isForm />
      <Form method="post" action={at} ref={form}>
        {fields.map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} />
        ))}
        <ProofField name={PROOF_FIELD} isWrong={wrong} lockedMinutes={lockedMinutes} />
      </Form>
      {hasPasskey && <PasskeyButton why="proof" onDone={sendAgain} />}
      <LinkButton kind="quiet" to={at}>
        {words.back}
      </LinkButton>
    </SignInFrame>
  );
}
