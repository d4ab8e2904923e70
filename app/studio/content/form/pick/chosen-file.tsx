import { useEffect, useRef, useState } from 'react';
import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { MAX_ALT } from '#app/publishing/fields.ts';
import { FocusLink } from '#app/studio/library/focus/focus-link.tsx';
import { WithdrawLink } from '#app/studio/library/withdrawal/withdraw-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { DuplicateNote } from './duplicate-note.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { type PoolFile, useItemFiles } from './item-files.ts';
import styles from './pick.module.css';

interface ChosenFileProps {
  id: string;
  file: PoolFile;
  /** It was just added: its text comes next. */
  isBrought: boolean;
}

/** The chosen file with its text, which is the one in the item's list of files. */
export function ChosenFile({ id, file, isBrought }: ChosenFileProps) {
  const words = useStudioWords().content;
  const { describe } = useItemFiles();
  const text = useRef<HTMLTextAreaElement>(null);
  // The checkbox stays after it was pressed.
  const [isProposed] = useState(!file.sure && file.alt !== '');
  const { mediaId, kind, alt, sure } = file;
  const isPicture = kind === 'image';
  const help = sure ? '' : isProposed ? words.pick.proposed : isPicture ? words.pick.wordsHelp : '';

  useEffect(() => {
    if (isBrought) text.current?.focus();
  }, [isBrought]);

  return (
    <div className={styles.chosen}>
      {isPicture && (
        <img
          className={withFocus(undefined, file.focus)}
          src={renditionUrl(file.path, 320, 'webp')}
          alt=""
          width="128"
          height="96"
        />
      )}
      <div>
        {file.duplicate && <DuplicateNote duplicate={file.duplicate} />}
        <div className="field">
          <label htmlFor={id}>{words.pick.words[kind]}</label>
          {help && (
            <span className="field__hint" id={`${id}-help`}>
              {help}
            </span>
          )}
          <textarea
            ref={text}
            id={id}
            rows={isPicture ? 2 : 1}
            value={alt}
            maxLength={MAX_ALT}
            aria-describedby={help ? `${id}-help` : undefined}
            onChange={({ target }) => describe(mediaId, { alt: target.value, sure: true })}
          />
        </div>
        {isProposed && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={sure}
              onChange={({ target }) => describe(mediaId, { alt, sure: target.checked })}
            />
            {words.files.sure}
          </label>
        )}
        {isPicture && (
          <>
            <ConsentQuestion mediaId={mediaId} called={alt || words.pick.unnamed} isPosted={false} />
            <p className={styles.focus}>
              <FocusLink mediaId={mediaId} name={alt || words.pick.unnamed} />
              <WithdrawLink mediaId={mediaId} name={alt || words.pick.unnamed} />
            </p>
          </>
        )}
      </div>
    </div>
  );
}
