import { Form } from 'react-router';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { buttonClass, SendButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Sheet } from '#app/studio/kit/section.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
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

/** Deletes for good, after showing what uses the file. */
export function DeleteForm({ file, action, refused }: DeleteFormProps) {
  const words = useStudioWords().library.delete;
  const why = refused && whyOf(refused, words);
  return (
    <details className={styles.act} open={refused ? true : undefined}>
      <summary className={buttonClass('danger')}>
        <Icon name="trash" />
        {words.title}
      </summary>
      <Form method="post" action={action}>
        <Sheet>
          <input type="hidden" name="uses" value={file.uses.length} />
          <p>{words.lead(file.uses.length)}</p>
          {file.uses.length > 0 && <FileUses uses={file.uses} />}
          <Toggle id="field-sure" name="sure" value="yes" required>
            {words.sure(file.called)}
          </Toggle>
          <p>
            <SendButton kind="sure" name="intent" value="delete">
              {words.press}
            </SendButton>
          </p>
          {why && (
            <Outcome
              answer={refused}
              refused={refused.reason === 'unsure' ? words.notDone : `${words.notDone} ${why}`}
              obstacles={refused.reason === 'unsure' ? [{ field: 'sure', text: why }] : undefined}
            />
          )}
        </Sheet>
      </Form>
    </details>
  );
}

const whyOf = (refused: RefusedDelete, words: StudioWords['library']['delete']): string =>
  refused.reason === 'needed'
    ? words.refused.needed(refused.titles.join(', '))
    : words.refused[refused.reason];
