import type { InputHTMLAttributes } from 'react';
import type { Words } from '#app/words/en.ts';
import type { Typed } from './draft.ts';
import { type EnquiryField, enquiryLimits } from './field-rules.ts';
import { FieldProblem } from './form-answers.tsx';
import type { FieldErrors } from './use-enquiry.ts';

interface ContactFieldProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode'
> {
  name: EnquiryField;
  labels: Words['contactForm'];
  errors: FieldErrors;
  /** The value from before the page was sent back. */
  typed: Typed | undefined;
}

export function ContactField({ name, labels, errors, typed, ...input }: ContactFieldProps) {
  const id = `contact-${name}`;
  const code = errors[name];
  const problem = code && labels.problems[name]?.[code];
  const shared = {
    id,
    name,
    required: true,
    maxLength: enquiryLimits[name],
    defaultValue: typed?.[name],
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{labels[name]}</label>
      {problem && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
      {name === 'message' ? (
        <textarea {...shared} rows={6} />
      ) : (
        <input {...shared} {...input} type={input.type ?? 'text'} />
      )}
    </div>
  );
}
