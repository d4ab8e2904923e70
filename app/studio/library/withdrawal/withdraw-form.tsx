import { Form, useNavigation } from 'react-router';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FileUses } from '../file-uses.tsx';
import styles from '../library.module.css';
import type { LoadedFile } from '../load-file.server.ts';

interface WithdrawFormProps {
  file: LoadedFile;
  action: string;
  refused: 'unsure' | 'logo' | undefined;
}

/** One press, after showing the picture and its uses. */
export function WithdrawForm({ file, action, refused }: WithdrawFormProps) {
  const words = useStudioWords().library.withdrawal;
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={styles.sides}>
      <div className={styles.big}>
        <img
          src={renditionUrl(file.path, 640, 'webp')}
          width={file.width}
          height={file.height}
          alt={file.words[0] ?? ''}
        />
      </div>
      <div>
        <p>{words.lead}</p>
        <h2>{words.loses(file.uses.length)}</h2>
        {file.uses.length > 0 && <FileUses uses={file.uses} />}
        <Form method="post" action={action} className={styles.form}>
          {refused && (
            <p role="alert" className="field__error">
              {words.refused[refused]}
            </p>
          )}
          <div className="field">
            <label htmlFor="withdraw-why">{words.why}</label>
            <span className="field__hint" id="withdraw-why-hint">
              {words.whyHelp}
            </span>
            <input id="withdraw-why" name="why" maxLength={300} aria-describedby="withdraw-why-hint" />
          </div>
          <label className={styles.tick}>
            <input type="checkbox" name="sure" value="yes" required />
            <span>{words.sure(file.called)}</span>
          </label>
          <button className="button button--dark" name="intent" value="withdraw" disabled={busy}>
            {words.press}
          </button>
        </Form>
      </div>
    </div>
  );
}
