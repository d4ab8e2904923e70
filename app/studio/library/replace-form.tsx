import { PICTURE_TYPES } from '#app/media/picture-types.ts';
import { Form, Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { MAX_ALT } from '#app/publishing/fields.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from './library.module.css';
import type { LoadedFile } from './load-file.server.ts';

export interface RefusedReplace {
  refused: string;
  /** The library item that already has this file. */
  other: string | undefined;
}

interface ReplaceFormProps {
  file: LoadedFile;
  action: string;
  refused: RefusedReplace | undefined;
}

const ACCEPT = { image: PICTURE_TYPES, document: 'application/pdf' };

/** Replaces the file in all its uses. */
export function ReplaceForm({ file, action, refused }: ReplaceFormProps) {
  const words = useStudioWords().library.replace;
  const why = refused && (words.refused[refused.refused] ?? words.notDone);
  const field = refused && fieldOf(refused.refused);
  const isPicture = file.kind === 'image';
  // A text shared by all uses probably fits the new file too; of several, none does.
  const [currentText = '', ...others] = file.words;
  return (
    <details className={styles.act} open={refused ? true : undefined}>
      <summary className="button button--primary">{words.title}</summary>
      <Form method="post" action={action} encType="multipart/form-data" className={styles.form}>
        <p>{words.lead(file.uses.length)}</p>
        <div className="field">
          <label htmlFor="field-replace-file">{words.file[file.kind]}</label>
          <span className="field__hint" id="replace-file-help">
            {words.fileHelp}
          </span>
          <input
            id="field-replace-file"
            type="file"
            name="file"
            accept={ACCEPT[file.kind]}
            required
            aria-describedby="replace-file-help"
          />
        </div>
        {file.uses.length > 0 && (
          <div className="field">
            <label htmlFor="field-replace-words">{isPicture ? words.words : words.name}</label>
            <span className="field__hint" id="replace-words-help">
              {isPicture ? words.wordsHelp : words.nameHelp}
            </span>
            <textarea
              id="field-replace-words"
              name="words"
              rows={2}
              maxLength={MAX_ALT}
              defaultValue={others.length > 0 ? '' : currentText}
              aria-describedby="replace-words-help"
            />
          </div>
        )}
        {file.asksConsent && (
          <label className={styles.tick}>
            <input id="field-replace-consent" type="checkbox" name="consent" value="yes" required />
            {words.consent}
          </label>
        )}
        <SendButton className="button button--dark" name="intent" value="replace">
          {words.press(file.uses.length)}
        </SendButton>
        {why && (
          <Outcome
            answer={refused}
            refused={field ? words.notDone : `${words.notDone} ${why}`}
            obstacles={field ? [{ field, text: why }] : undefined}
          >
            {refused.other && (
              <p>
                <Link to={studioHref('libraryFile', { id: refused.other })}>{words.seeOther}</Link>
              </p>
            )}
          </Outcome>
        )}
      </Form>
    </details>
  );
}

/** The field to correct; none if the problem is that it is the logo. */
function fieldOf(refused: string): string | undefined {
  if (refused === 'logo') return undefined;
  return refused === 'words' || refused === 'consent' ? `replace-${refused}` : 'replace-file';
}
