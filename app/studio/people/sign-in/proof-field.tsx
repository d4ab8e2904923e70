import { useStudioWords } from '#app/studio/words/words.ts';
import type { ProvenAction } from '#app/access/sign-in/proof.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/kit/button.tsx';
import { Field } from '#app/studio/form/field.tsx';

/** The requested action, and why it needs proof. */
export function ProofLead({
  provenAction,
  isForm = false,
}: {
  provenAction: ProvenAction | undefined;
  isForm?: boolean;
}) {
  const words = useStudioWords().people.proof;
  return (
    <>
      {provenAction && (
        <p>{words.requested((words.actions as Record<ProvenAction, string>)[provenAction])}</p>
      )}
      <p>
        {words.lead} {isForm && words.kept}
      </p>
    </>
  );
}

interface ProofFieldProps {
  name: string;
  isWrong: boolean;
  lockedMinutes: number | undefined;
}

/** The password, its button and the result. */
export function ProofField({ name, isWrong, lockedMinutes }: ProofFieldProps) {
  const words = useStudioWords().people.proof;
  return (
    <>
      <Field
        id={`field-${name}`}
        name={name}
        label={words.password}
        problem={isWrong ? words.wrong : undefined}
        type="password"
        autoComplete="current-password"
        required
      />
      <SendButton kind="primary">{words.submit}</SendButton>
      <Outcome
        refused={lockedMinutes ? words.locked(lockedMinutes) : isWrong ? words.wrong : undefined}
        obstacles={lockedMinutes ? undefined : [{ field: name, text: words.password }]}
      />
    </>
  );
}
