import { useStudioWords } from '#app/studio/words/words.ts';
import { MAX_ALT, type FileValue } from '#app/publishing/fields.ts';
import { withFocus } from '#app/media/focus-class.ts';
import { fileUrl, renditionUrl } from '#app/media/picture.ts';
import { WithdrawLink } from '#app/studio/library/withdrawal/withdraw-link.tsx';
import { FocusLink } from '#app/studio/library/focus/focus-link.tsx';
import { FileIcon } from '#app/ui/icons/interface.ts';
import { DuplicateNote } from './pick/duplicate-note.tsx';
import { ConsentQuestion } from './pick/consent-question.tsx';
import styles from './files-input.module.css';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';

interface FileRowProps {
  name: string;
  number: number;
  file: FileValue;
  stored: StoredFile;
  /** Without hydration, the row works by checkboxes alone. */
  hydrated: boolean;
  /** Why the field was refused, if because of this file. */
  lacks: 'words' | 'tick' | undefined;
  errorId: string;
  onChange: (file: FileValue) => void;
  onRemove: () => void;
  onFirst: (() => void) | undefined;
}

/** One file with its text. Changing the text confirms it; otherwise a checkbox does. */
export function FileRow({ name, number, file, stored, hydrated, lacks, errorId, ...on }: FileRowProps) {
  const words = useStudioWords().content;
  const isPicture = stored.kind === 'image';
  const id = `file-${name}`;
  const called = file.alt || words.files.number(number);
  const help = file.sure ? '' : file.alt ? words.files.unchecked : isPicture ? words.pick.wordsHelp : '';
  const error = { 'aria-invalid': true, 'aria-describedby': errorId };
  return (
    <li className={styles.row}>
      <a className={styles.thumb} href={fileUrl(stored.path)} target="_blank" rel="noopener">
        {isPicture ? (
          <img
            className={withFocus(undefined, stored.focus)}
            src={renditionUrl(stored.path, 160, 'jpeg')}
            alt={words.files.number(number)}
            width="96"
            height="72"
          />
        ) : (
          <>
            <FileIcon />
            <span className="unseen">{words.files.number(number)}</span>
          </>
        )}
      </a>
      <div className={styles.text}>
        {stored.duplicate && <DuplicateNote duplicate={stored.duplicate} />}
        <input type="hidden" name={`${name}.media`} value={file.mediaId} />
        <div className="field">
          <label htmlFor={id}>{isPicture ? words.files.alt : words.files.documentName}</label>
          {help && (
            <span className="field__hint" id={`${id}-help`}>
              {help}
            </span>
          )}
          <textarea
            className={styles.alt}
            rows={isPicture ? 2 : 1}
            id={id}
            name={`${name}.alt`}
            value={file.alt}
            maxLength={MAX_ALT}
            aria-describedby={help ? `${id}-help` : undefined}
            {...(lacks === 'words' && error)}
            onChange={({ target }) => on.onChange({ ...file, alt: target.value, sure: true })}
          />
        </div>
        {file.alt !== '' && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              name={`${name}.sure`}
              checked={file.sure}
              onChange={({ target }) => on.onChange({ ...file, sure: target.checked })}
              {...(lacks === 'tick' && error)}
            />
            {words.files.sure}
          </label>
        )}
        {isPicture && (
          <>
            <ConsentQuestion mediaId={file.mediaId} called={called} isPosted />
            <p className={styles.tools}>
              <FocusLink mediaId={file.mediaId} name={called} />
              <WithdrawLink mediaId={file.mediaId} name={called} />
            </p>
          </>
        )}
        {hydrated ? (
          <div className={styles.tools}>
            {on.onFirst && (
              <button type="button" className="link" onClick={on.onFirst}>
                {words.files.first}
              </button>
            )}
            <button
              type="button"
              className="link"
              onClick={on.onRemove}
              aria-label={words.files.removeThis(file.alt)}
            >
              {words.files.remove}
            </button>
          </div>
        ) : (
          <label className={styles.tick}>
            <input type="checkbox" name={`${name}.remove`} />
            {words.files.remove}
          </label>
        )}
      </div>
    </li>
  );
}
