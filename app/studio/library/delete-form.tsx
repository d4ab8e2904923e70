import { Form, useNavigation } from 'react-router';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FileUses } from './file-uses.tsx';
import styles from './library.module.css';
import type { LoadedFile } from './load-file.server.ts';

export type RefusedDelete =
  { reason: 'unsure' | 'changed' | 'logo' } | { reason: 'needed'; titles: string[] };

interface DeleteFormProps {
  file: LoadedFile;
  action: string;
  refused: RefusedDelete | undefined;
}

/** For good, once whoever presses has seen what would lose it. */
export function DeleteForm({ file, action, refused }: DeleteFormProps) {
  const words = useStudioWords().library.delete;
  const busy = useNavigation().state !== 'idle';
  return (
    <details className={styles.act} open={refused ? true : undefined}>
      <summary className="button">{words.title}</summary>
      <Form method="post" action={action} className={styles.form}>
        <input type="hidden" name="uses" value={file.uses.length} />
        {refused && (
          <p role="alert" className="field__error">
            {refused.reason === 'needed'
              ? words.refused.needed(refused.titles.join(', '))
              : words.refused[refused.reason]}
          </p>
        )}
        <p>{words.lead(file.uses.length)}</p>
        {file.uses.length > 0 && <FileUses uses={file.uses} />}
        <label className={styles.tick}>
          <input type="checkbox" name="sure" value="yes" required />
          <span>{words.sure(file.called)}</span>
        </label>
        <button className="button button--dark" name="intent" value="delete" disabled={busy}>
          {words.press}
        </button>
      </Form>
    </details>
  );
}
