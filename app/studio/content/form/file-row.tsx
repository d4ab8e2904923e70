import { MAX_ALT, type FileValue } from '#app/publishing/fields.ts';
import { fileUrl } from '#app/media/picture.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import { Button, buttonClass } from '#app/studio/kit/button.tsx';
import { describedBy, Field } from '#app/studio/kit/field.tsx';
import { FilePicker } from '#app/studio/kit/file-picker.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { TextArea } from '#app/studio/kit/input.tsx';
import { Menu, MenuButton, MenuLink } from '#app/studio/kit/menu.tsx';
import { PicturePicker } from '#app/studio/kit/picture-picker.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLocation } from 'react-router';
import { ConsentQuestion } from './pick/consent-question.tsx';
import { DuplicateNote } from './pick/duplicate-note.tsx';

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

/** One file with its text. Changing the text confirms it; otherwise a tick does. */
export function FileRow({ name, number, file, stored, hydrated, lacks, errorId, ...on }: FileRowProps) {
  const words = useStudioWords().content;
  const isPicture = stored.kind === 'image';
  const id = `file-${name}`;
  const called = file.alt || words.files.number(number);
  const hint = file.sure ? '' : file.alt ? words.files.unchecked : isPicture ? words.pick.wordsHelp : '';
  const problemId = (what: typeof lacks) => (lacks === what ? errorId : undefined);
  const fields = (
    <>
      {stored.duplicate && <DuplicateNote duplicate={stored.duplicate} />}
      <input type="hidden" name={`${name}.media`} value={file.mediaId} />
      <Field id={id} label={isPicture ? words.files.alt : words.files.documentName} hint={hint}>
        <TextArea
          rows={isPicture ? 2 : 1}
          id={id}
          name={`${name}.alt`}
          value={file.alt}
          maxLength={MAX_ALT}
          {...describedBy(id, { hint, problemId: problemId('words') })}
          onChange={({ target }) => on.onChange({ ...file, alt: target.value, sure: true })}
        />
      </Field>
      {file.alt !== '' && (
        <Toggle
          name={`${name}.sure`}
          checked={file.sure}
          onChange={({ target }) => on.onChange({ ...file, sure: target.checked })}
          {...describedBy(`${id}-sure`, { problemId: problemId('tick') })}
        >
          {words.files.sure}
        </Toggle>
      )}
    </>
  );
  const remove = hydrated ? (
    <Button
      type="button"
      kind="quiet"
      icon={<Icon name="trash" />}
      onClick={on.onRemove}
      aria-label={words.files.removeThis(file.alt)}
    />
  ) : (
    <Toggle name={`${name}.remove`}>{words.files.remove}</Toggle>
  );
  return (
    <li>
      {isPicture ? (
        <PicturePicker
          picture={stored}
          name={words.files.number(number)}
          isWrong={lacks !== undefined}
          consent={<ConsentQuestion mediaId={file.mediaId} called={called} isPosted />}
          actions={
            <>
              <PictureMenu mediaId={file.mediaId} called={called} onFirst={on.onFirst} />
              {remove}
            </>
          }
        >
          {fields}
        </PicturePicker>
      ) : (
        <FilePicker
          name={
            <a href={fileUrl(stored.path)} target="_blank" rel="noopener">
              {words.files.number(number)}
            </a>
          }
          isWrong={lacks !== undefined}
          actions={
            <>
              {hydrated && on.onFirst && (
                <Button type="button" kind="quiet" onClick={on.onFirst}>
                  {words.files.first}
                </Button>
              )}
              {remove}
            </>
          }
        >
          {fields}
        </FilePicker>
      )}
    </li>
  );
}

interface PictureMenuProps {
  mediaId: string;
  called: string;
  onFirst?: (() => void) | undefined;
}

/** What else can be done with a picture of an item. Its pages return here. */
export function PictureMenu({ mediaId, called, onFirst }: PictureMenuProps) {
  const { content, library } = useStudioWords();
  const { pathname: back } = useLocation();
  return (
    <Menu
      className={buttonClass('quiet', true)}
      label={content.files.actionsFor(called)}
      face={<Icon name="more" />}
    >
      {onFirst && (
        <MenuButton type="button" icon="arrow-up" onClick={onFirst}>
          {content.files.first}
        </MenuButton>
      )}
      <MenuLink
        icon="move"
        to={studioHref('pictureFocus', { id: mediaId, back })}
        aria-label={library.focus.linkOf(called)}
      >
        {library.focus.link}
      </MenuLink>
      <MenuLink
        icon="eye-off"
        isDanger
        to={studioHref('withdrawal', { id: mediaId, back })}
        aria-label={library.withdrawal.linkOf(called)}
      >
        {library.withdrawal.link}
      </MenuLink>
    </Menu>
  );
}
