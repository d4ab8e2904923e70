import { PICTURE_TYPES } from '#app/media/picture-types.ts';
import { Form, Link, useNavigation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { MOST_ALT } from '#app/publishing/drafts/field-problems.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './library.module.css';
import type { LoadedFile } from './load-file.server.ts';

export interface RefusedReplace {
  refused: string;
  /** The one that the same file is in the library as. */
  other: string | undefined;
}

interface ReplaceFormProps {
  file: LoadedFile;
  action: string;
  refused: RefusedReplace | undefined;
}

const ACCEPT = { image: PICTURE_TYPES, document: 'application/pdf' };

/** Another in its place, wherever it is used. */
export function ReplaceForm({ file, action, refused }: ReplaceFormProps) {
  const words = useStudioWords().library.replace;
  const busy = useNavigation().state !== 'idle';
  const isPicture = file.kind === 'image';
  // One text that all places share is the likeliest for the new one too; of several none is.
  const [said = '', ...others] = file.words;
  return (
    <details className={styles.act} open={refused ? true : undefined}>
      <summary className="button button--primary">{words.title}</summary>
      <Form method="post" action={action} encType="multipart/form-data" className={styles.form}>
        <p>{words.lead(file.uses.length)}</p>
        {refused && (
          <p role="alert" className="field__error">
            {words.refused[refused.refused]}{' '}
            {refused.other && (
              <Link to={studioHref('libraryFile', { id: refused.other })}>{words.seeOther}</Link>
            )}
          </p>
        )}
        <div className="field">
          <label htmlFor="replace-file">{words.file[file.kind]}</label>
          <span className="field__hint" id="replace-file-help">
            {words.fileHelp}
          </span>
          <input
            id="replace-file"
            type="file"
            name="file"
            accept={ACCEPT[file.kind]}
            required
            aria-describedby="replace-file-help"
          />
        </div>
        {file.uses.length > 0 && (
          <div className="field">
            <label htmlFor="replace-words">{isPicture ? words.words : words.name}</label>
            <span className="field__hint" id="replace-words-help">
              {isPicture ? words.wordsHelp : words.nameHelp}
            </span>
            <textarea
              id="replace-words"
              name="words"
              rows={2}
              maxLength={MOST_ALT}
              defaultValue={others.length > 0 ? '' : said}
              aria-describedby="replace-words-help"
            />
          </div>
        )}
        {file.asksConsent && (
          <label className={styles.tick}>
            <input type="checkbox" name="consent" value="yes" required />
            {words.consent}
          </label>
        )}
        <button className="button button--dark" name="intent" value="replace" disabled={busy}>
          {words.press(file.uses.length)}
        </button>
      </Form>
    </details>
  );
}
