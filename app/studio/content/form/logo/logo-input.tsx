import { type ChangeEvent, type ReactNode, useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { renditionUrl } from '#app/media/picture.ts';
import type { FilesField } from '#app/publishing/content-type.ts';
import type { FileValue } from '#app/publishing/fields.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { FieldGroup, Problem } from '#app/studio/kit/field.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Undo } from '#app/studio/undo/undo-note.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FileButton } from '#app/studio/kit/file-picker.tsx';
import { useItemFiles } from '../pick/item-files.ts';
import { LibraryDialog } from '../pick/library-dialog.tsx';
import { sendFile } from '../send-file.ts';
import { PhoneHeader } from './phone-header.tsx';

interface LogoInputProps {
  id: string;
  field: FilesField;
  notes: { hint: ReactNode; problem: string | undefined };
  /** Of the bar that contains the logo. */
  colours: { wall: string; onWall: string } | undefined;
}

/** One picture, previewed as at the top of a page. */
export function LogoInput({ id, field, notes, colours }: LogoInputProps) {
  const { profile, content } = useStudioWords();
  const words = profile.logo;
  const { stored, ...files } = useItemFiles();
  const [logo] = files.listOf(field);
  const file = logo && stored[logo.mediaId];
  const [removed, setRemoved] = useState<FileValue>();
  const [refused, setRefused] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const hydrated = useHydrated();

  const setLogo = (next: FileValue | undefined) => {
    setRefused('');
    setRemoved(next ? undefined : logo);
    files.setList(field, next ? [next] : []);
  };

  function take({ mediaId, ...taken }: Parameters<typeof files.add>[0]) {
    setRefused('');
    setRemoved(undefined);
    files.replace({ mediaId, ...taken }, field);
  }

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    await files.whileSending(async () => {
      const result = await sendFile(chosen, content, 'image');
      if ('refused' in result) setRefused(`${chosen.name}: ${result.refused}`);
      else if (result.taken.kind !== 'image') setRefused(`${chosen.name}: ${content.pick.wrongKind.image}`);
      else take({ ...result.taken, alt: '' });
    });
    target.value = '';
  }

  return (
    <FieldGroup id={id} label={field.label} {...notes}>
      {logo && file && (
        <>
          <input type="hidden" name={`${field.name}.0.media`} value={logo.mediaId} />
          <input type="hidden" name={`${field.name}.0.sure`} value="yes" />
          {colours && <PhoneHeader src={renditionUrl(file.path, 480, 'webp')} {...colours} />}
        </>
      )}
      <Undo turn={removed} text={words.removed} onUndo={() => removed && setLogo(removed)} />
      {refused && <Problem role="alert">{refused}</Problem>}
      {hydrated && (
        <div className={layout.line}>
          <FileButton
            label={logo ? words.replace : words.add}
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => void send(event)}
          />
          <Button type="button" onClick={() => setChoosing(true)}>
            {content.pick.library}
          </Button>
          {logo && (
            <Button type="button" kind="quiet" onClick={() => setLogo(undefined)}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
      {isChoosing && (
        <LibraryDialog
          kind="image"
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => take({ ...chosen, alt: '' })}
        />
      )}
    </FieldGroup>
  );
}
