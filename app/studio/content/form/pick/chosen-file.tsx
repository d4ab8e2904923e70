import { useEffect, useRef, useState } from 'react';
import { MAX_ALT } from '#app/publishing/fields.ts';
import { describedBy, Field } from '#app/studio/kit/field.tsx';
import { FilePicker } from '#app/studio/kit/file-picker.tsx';
import { TextArea } from '#app/studio/kit/input.tsx';
import { PicturePicker } from '#app/studio/kit/picture-picker.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { PictureMenu } from '../file-row.tsx';
import { DuplicateNote } from './duplicate-note.tsx';
import { ConsentQuestion } from './consent-question.tsx';
import { type PoolFile, useItemFiles } from './item-files.ts';

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
  // The tick stays after it was pressed.
  const [isProposed] = useState(!file.sure && file.alt !== '');
  const { mediaId, kind, alt, sure } = file;
  const isPicture = kind === 'image';
  const hint = sure ? '' : isProposed ? words.pick.proposed : isPicture ? words.pick.wordsHelp : '';
  const called = alt || words.pick.unnamed;

  useEffect(() => {
    if (isBrought) text.current?.focus();
  }, [isBrought]);

  const fields = (
    <>
      {file.duplicate && <DuplicateNote duplicate={file.duplicate} />}
      <Field id={id} label={words.pick.words[kind]} hint={hint}>
        <TextArea
          ref={text}
          id={id}
          rows={isPicture ? 2 : 1}
          value={alt}
          maxLength={MAX_ALT}
          {...describedBy(id, { hint })}
          onChange={({ target }) => describe(mediaId, { alt: target.value, sure: true })}
        />
      </Field>
      {isProposed && (
        <Toggle checked={sure} onChange={({ target }) => describe(mediaId, { alt, sure: target.checked })}>
          {words.files.sure}
        </Toggle>
      )}
    </>
  );
  return isPicture ? (
    <PicturePicker
      picture={file}
      name={called}
      consent={<ConsentQuestion mediaId={mediaId} called={called} isPosted={false} />}
      actions={<PictureMenu mediaId={mediaId} called={called} />}
    >
      {fields}
    </PicturePicker>
  ) : (
    <FilePicker name={called}>{fields}</FilePicker>
  );
}
