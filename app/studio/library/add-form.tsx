import { type ChangeEvent, useState } from 'react';
import { Form, Link } from 'react-router';
import { DuplicateNote } from '#app/studio/content/form/pick/duplicate-note.tsx';
import { ACCEPT, MAX_BYTES } from '#app/studio/content/form/send-file.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { buttonClass, SendButton } from '#app/studio/kit/button.tsx';
import { describedBy, Field, Problem } from '#app/studio/kit/field.tsx';
import { FileDrop } from '#app/studio/kit/file-picker.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Sheet } from '#app/studio/kit/section.tsx';
import { useSending } from '#app/studio/form/use-sending.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import type { AddedFile } from './add-files.server.ts';
import { libraryFileHref, libraryHref } from './library-href.ts';
import styles from './library.module.css';

/** The rest of the request is not files. */
const MAX_TOGETHER = MAX_BYTES - 64 * 1024;

/** Uploads pictures and documents into the library before they are used. */
export function AddForm({ added }: { added: AddedFile[] | undefined }) {
  const words = useStudioWords().library.add;
  const busy = useSending();
  const isRefused = isAllRefused(added);
  const [isTooMuch, setTooMuch] = useState(false);
  const weigh = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setTooMuch([...(target.files ?? [])].reduce((sum, { size }) => sum + size, 0) > MAX_TOGETHER);
  return (
    <details
      // Resets the form: the results are shown below.
      key={JSON.stringify(added)}
      className={styles.add}
      open={isRefused || undefined}
    >
      <summary className={buttonClass('primary')}>
        <Icon name="image-plus" />
        {words.title}
      </summary>
      <Form method="post" action={libraryHref({ tab: 'pictures' })} encType="multipart/form-data">
        <Sheet>
          <Field id="field-file" label={words.files} hint={words.help}>
            <FileDrop
              id="field-file"
              name="file"
              accept={`${ACCEPT.pictures},${ACCEPT.documents}`}
              multiple
              required
              {...describedBy('field-file', { hint: words.help })}
              onChange={weigh}
            />
          </Field>
          {isTooMuch && <Problem role="alert">{words.tooMuch}</Problem>}
          <p>
            <SendButton name="intent" value="add" aria-disabled={isTooMuch || undefined}>
              {busy ? words.sending : words.send}
            </SendButton>
          </p>
        </Sheet>
      </Form>
    </details>
  );
}

/** What happened to each file. */
export function AddOutcome({ added }: { added: AddedFile[] | undefined }) {
  const words = useStudioWords().library.add;
  const isRefused = isAllRefused(added);
  return (
    <Outcome
      answer={added}
      refused={isRefused ? words.nothingTaken : undefined}
      obstacles={added?.length === 0 ? [{ field: 'file', text: words.none }] : refusedOf(added, words)}
      done={added && <AddedFiles added={added} />}
    />
  );
}

const isAllRefused = (added: AddedFile[] | undefined) => added?.every((file) => 'refused' in file) ?? false;

const refusedOf = (added: AddedFile[] | undefined, words: StudioWords['library']['add']) =>
  added?.flatMap((file) =>
    'refused' in file ? [{ field: 'file', text: words.refused(file.name, file.refused) }] : [],
  );

function AddedFiles({ added }: { added: AddedFile[] }) {
  const words = useStudioWords().library.add;
  return (
    <ul role="list" className={`${layout.stack} ${layout.close}`}>
      {added.map((file, index) => (
        <li key={index}>
          {'refused' in file ? (
            <Problem>{words.refused(file.name, file.refused)}</Problem>
          ) : (
            <>
              {file.wasThere ? words.wasThere(file.name) : words.taken(file.name)}{' '}
              <Link to={libraryFileHref(file.mediaId, { tab: 'pictures' })}>
                {words.see}
                <span className="unseen"> {file.name}</span>
              </Link>
              {file.duplicate && <DuplicateNote duplicate={file.duplicate} />}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
