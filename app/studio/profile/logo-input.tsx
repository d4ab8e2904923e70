import { useStudioWords } from '#app/studio/words/words.ts';
import { type ChangeEvent, useState } from 'react';
import { Undo } from '#app/studio/undo/undo-note.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import { renditionUrl } from '#app/media/picture.ts';
import fileStyles from '../content/form/files-input.module.css';
import styles from '../content/form/item-form.module.css';
import { LibraryDialog } from '#app/studio/content/form/pick/library-dialog.tsx';
import { sendFile } from '#app/studio/content/form/send-file.ts';
import { PhoneHeader } from './phone-header.tsx';

interface LogoInputProps {
  /** The id of the picture. */
  value: string;
  path: string | undefined;
  /** Of the school's header. */
  colours: { wall: string; onWall: string };
  onBusy: (busy: boolean) => void;
  onChange: () => void;
}

export function LogoInput({ value, path, colours, onBusy, onChange }: LogoInputProps) {
  const { profile: words, content } = useStudioWords();
  const [logo, setLogo] = useState({ mediaId: value, path: path ?? '' });
  const [removed, setRemoved] = useState<typeof logo>();
  const [refused, setRefused] = useState('');
  const [isChoosing, setChoosing] = useState(false);
  const hydrated = useHydrated();

  function take(taken: typeof logo) {
    setRefused('');
    setLogo(taken);
    setRemoved(undefined);
    onChange();
  }

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    onBusy(true);
    const result = await sendFile(file, content, 'image');
    onBusy(false);
    target.value = '';
    if ('refused' in result) setRefused(`${file.name}: ${result.refused}`);
    else if (result.taken.kind !== 'image') setRefused(`${file.name}: ${content.pick.wrongKind.image}`);
    else take(result.taken);
  }

  function remove() {
    take({ mediaId: '', path: '' });
    setRemoved(logo);
  }

  return (
    <fieldset className={styles.fields} id="field-logo">
      <legend className={styles.legend}>{words.groups.logo}</legend>
      <p className="field__hint">{words.logo.help}</p>
      <input type="hidden" name="logo" value={logo.mediaId} />
      {logo.mediaId && logo.path && <PhoneHeader src={renditionUrl(logo.path, 480, 'webp')} {...colours} />}
      <Undo turn={removed} text={words.logo.removed} onUndo={() => removed && take(removed)} />
      {refused && (
        <p className="field__error" role="alert">
          {refused}
        </p>
      )}
      {hydrated && (
        <div className={styles.buttons}>
          <label className={`button ${fileStyles.add}`}>
            {logo.mediaId ? words.logo.replace : words.logo.add}
            <input
              className="unseen"
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={(event) => void send(event)}
            />
          </label>
          <button type="button" className="button" onClick={() => setChoosing(true)}>
            {content.pick.library}
          </button>
          {logo.mediaId && (
            <button type="button" className="button" onClick={remove}>
              {words.logo.remove}
            </button>
          )}
        </div>
      )}
      {isChoosing && (
        <LibraryDialog kind="image" onClose={() => setChoosing(false)} onChoose={(file) => take(file)} />
      )}
    </fieldset>
  );
}
