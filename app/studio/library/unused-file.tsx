import { Form } from 'react-router';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './library.module.css';
import type { LoadedFile } from './load-file.server.ts';

/** When a file goes that nothing uses, and how it is kept. */
export function UnusedFile({ file, action }: { file: LoadedFile; action: string }) {
  const words = useStudioWords().library;
  const { deletedOn, kept } = file;
  return (
    <>
      {deletedOn && (
        <Form method="post" action={action} className={`message ${styles.notice}`}>
          <p>{words.unused.willGo(deletedOn)}</p>
          <div className={styles.buttons}>
            <SendButton className="button button--dark" name="intent" value="keep">
              {words.unused.keep}
            </SendButton>
          </div>
        </Form>
      )}
      {kept && (
        <Form method="post" action={action} className={`message ${styles.notice}`}>
          <p>{words.unused.keptBy(kept.by, kept.on)}</p>
          <div className={styles.buttons}>
            <SendButton className="button" name="intent" value="unkeep">
              {words.unused.unkeep}
            </SendButton>
          </div>
        </Form>
      )}
      <p>{words.unusedHelp}</p>
    </>
  );
}
