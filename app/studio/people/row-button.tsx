import { Form } from 'react-router';
import { type ButtonKind, SendButton } from '../kit/button.tsx';

interface RowButtonProps {
  id: string;
  intent: string;
  kind?: ButtonKind;
  /** With the name of its target, where all buttons of a list have the same text. */
  label?: string;
  children: string;
}

/** An action on one row of a list. */
export const RowButton = ({ id, intent, kind, label, children }: RowButtonProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <SendButton kind={kind} name="intent" value={intent} aria-label={label}>
      {children}
    </SendButton>
  </Form>
);
