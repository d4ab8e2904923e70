import { Form } from 'react-router';
import { Button } from '#app/studio/kit/button.tsx';
import { Toast } from '#app/studio/kit/toast.tsx';
import { useStudioWords } from '../words/words.ts';

interface UndoProps {
  /** The identity of the removal: another one restarts the timer. Undefined if there is nothing to undo. */
  turn: unknown;
  /** What was removed, in words. */
  text: string;
}

/** For a form that has not been sent yet. */
export function Undo({ onUndo, ...toast }: UndoProps & { onUndo: () => void }) {
  const words = useStudioWords();
  return (
    <Toast {...toast}>
      <Button type="button" kind="quiet" onClick={onUndo}>
        {words.undo}
      </Button>
    </Toast>
  );
}

interface UndoFormProps extends UndoProps {
  action: string;
  intent: string;
  /** What to restore, by field name. */
  of: Record<string, string[]>;
}

/** For a removal that was already saved. Without scripts it stays until another page is opened. */
export function UndoForm({ action, intent, of, ...toast }: UndoFormProps) {
  const words = useStudioWords();
  return (
    <Toast {...toast}>
      <Form method="post" action={action} preventScrollReset>
        {Object.entries(of).flatMap(([name, values]) =>
          values.map((value) => <input key={value} type="hidden" name={name} value={value} />),
        )}
        <Button kind="quiet" name="intent" value={intent}>
          {words.undo}
        </Button>
      </Form>
    </Toast>
  );
}
