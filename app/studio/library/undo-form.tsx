import { Form } from 'react-router';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './library.module.css';
import type { LoadedFile } from './load-file.server.ts';

interface UndoFormProps {
  replaced: NonNullable<LoadedFile['replaced']>;
  action: string;
}

/** What was in its place, while it can come back; or be deleted without waiting. */
export function UndoForm({ replaced: { called, by, on, until }, action }: UndoFormProps) {
  const words = useStudioWords().library.undo;
  return (
    <Form method="post" action={action} className={`message ${styles.notice}`}>
      <p>
        {words.replacedBy(called, by, on)} {words.until(until)}
      </p>
      <div className={styles.buttons}>
        <SendButton className="button button--dark" name="intent" value="undo">
          {words.press}
        </SendButton>
        <SendButton className="button" name="intent" value="delete-replaced">
          {words.deleteNow}
        </SendButton>
      </div>
    </Form>
  );
}
