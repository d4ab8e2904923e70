import type { ReactNode } from 'react';
import { Form } from 'react-router';

interface HandleFormProps {
  intent: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A small form of an enquiry's page. The scroll position stays, and Back leads to the list. */
export function HandleForm({ intent, className, children }: HandleFormProps) {
  return (
    <Form className={className} method="post" replace preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </Form>
  );
}
