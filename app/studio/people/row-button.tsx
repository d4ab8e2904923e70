import { Form } from 'react-router';
import { SendButton } from '../form/send-button.tsx';

interface RowButtonProps {
  id: string;
  intent: string;
  /** With the name of its target: all buttons in a list have the same text. */
  label: string;
  children: string;
}

/** An action on one row of a list. */
export const RowButton = ({ id, intent, label, children }: RowButtonProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <SendButton className="button" name="intent" value={intent} aria-label={label}>
      {children}
    </SendButton>
  </Form>
);
