import { Form, useNavigation } from 'react-router';

interface RowButtonProps {
  id: string;
  intent: string;
  /** With the name of what it is pressed for: in a list all the buttons read alike. */
  label: string;
  children: string;
}

/** What can be done to one line of a list. */
export function RowButton({ id, intent, label, children }: RowButtonProps) {
  const sending = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <button className="button" name="intent" value={intent} disabled={sending} aria-label={label}>
        {children}
      </button>
    </Form>
  );
}
