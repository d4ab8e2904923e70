import { PICTURE_TYPES } from '#app/media/picture-types.ts';
import { Form, Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { MAX_ALT } from '#app/publishing/fields.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { buttonClass, SendButton } from '#app/studio/kit/button.tsx';
import { describedBy, Field } from '#app/studio/kit/field.tsx';
import { FileDrop } from '#app/studio/kit/file-picker.tsx';
import { TextArea } from '#app/studio/kit/input.tsx';
import { Sheet } from '#app/studio/kit/section.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
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
      <summary className={buttonClass('primary')}>{words.title}</summary>
      <Form method="post" action={action} encType="multipart/form-data">
        <Sheet>
          <p>{words.lead(file.uses.length)}</p>
          <Field id="field-replace-file" label={words.file[file.kind]} hint={words.fileHelp}>
            <FileDrop
              id="field-replace-file"
              name="file"
              accept={ACCEPT[file.kind]}
              required
              {...describedBy('field-replace-file', { hint: words.fileHelp })}
            />
          </Field>
          {file.uses.length > 0 && (
            <Field
              id="field-replace-words"
              label={isPicture ? words.words : words.name}
              hint={isPicture ? words.wordsHelp : words.nameHelp}
            >
              <TextArea
                id="field-replace-words"
                name="words"
                rows={2}
                maxLength={MAX_ALT}
                defaultValue={others.length > 0 ? '' : currentText}
                {...describedBy('field-replace-words', { hint: words.wordsHelp })}
              />
            </Field>
          )}
          {file.asksConsent && (
            <Toggle id="field-replace-consent" name="consent" value="yes" required>
              {words.consent}
            </Toggle>
          )}
          <p>
            <SendButton name="intent" value="replace">
              {words.press(file.uses.length)}
            </SendButton>
          </p>
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
        </Sheet>
      </Form>
    </details>
  );
}

/** The field to correct; none if the problem is that it is the logo. */
function fieldOf(refused: string): string | undefined {
  if (refused === 'logo') return undefined;
  return refused === 'words' || refused === 'consent' ? `replace-${refused}` : 'replace-file';
}
