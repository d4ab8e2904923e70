import { useStudioWords } from '#app/studio/words/words.ts';
import type { ProvenDeed } from '#app/access/sign-in/proof.ts';
import { Field } from '#app/studio/form/field.tsx';

/** What was asked for, and why that is not enough. */
export function ProofLead({ deed, isForm = false }: { deed: ProvenDeed | undefined; isForm?: boolean }) {
  const words = useStudioWords().people.proof;
  return (
    <>
      {deed && <p>{words.asked(words.deeds[deed])}</p>}
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

export function ProofField({ name, isWrong, lockedMinutes }: ProofFieldProps) {
  const words = useStudioWords().people.proof;
  return (
    <>
      {lockedMinutes ? (
        <p className="field__error" role="alert">
          {words.locked(lockedMinutes)}
        </p>
      ) : null}
      <Field
        name={name}
        label={words.password}
        problem={isWrong ? words.wrong : undefined}
        type="password"
        autoComplete="current-password"
        required
      />
    </>
  );
}
