import type { ReactNode } from 'react';

interface Notes {
  hint?: ReactNode;
  problem?: string | undefined;
}

/** The hint and the problem of a field, above its input. */
export const FieldNotes = ({ id, hint, problem }: Notes & { id: string }) => (
  <>
    {hint && (
      <span className="field__hint" id={`${id}-hint`}>
        {hint}
      </span>
    )}
    {problem && (
      <span className="field__error" id={`${id}-problem`}>
        {problem}
      </span>
    )}
  </>
);

/** Connects the input to its notes for screen readers. */
export const describedBy = (id: string, { hint, problem }: Notes) => ({
  'aria-invalid': problem ? true : undefined,
  'aria-describedby':
    [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined,
});
