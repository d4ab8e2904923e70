import { Form } from 'react-router';
import { SendButton } from '../form/send-button.tsx';

interface RowButtonProps {
  id: string;
  intent: string;
  /** With the name of what it is pressed for: in a list all the buttons read alike. */
  label: string;
  children: string;
}

/** What can be done to one line of a list. */
export const RowButton = ({ id, intent, label, children }: RowButtonProps) => (
  <Form method="post" preventScrollReset>
    <input type="hidden" name="id" value={id} />
    <SendButton className="button" name="intent" value={intent} aria-label={label}>
      {children}
    </SendButton>
  </Form>
);
