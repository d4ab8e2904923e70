import { useStudioWords } from '#app/studio/words/words.ts';
import { type ChangeEvent, useState } from 'react';
import { Undo } from '#app/studio/undo/undo-note.tsx';
import { useAwake } from '#app/islands/use-awake.ts';
import { renditionUrl } from '#app/media/picture.ts';
import fileStyles from '../content/form/files-input.module.css';
import styles from '../content/form/item-form.module.css';
import { sendFile } from '#app/studio/content/form/send-file.ts';

interface LogoInputProps {
  /** The id of the picture. */
  value: string;
  path: string | undefined;
  onBusy: (busy: boolean) => void;
}

export function LogoInput({ value, path, onBusy }: LogoInputProps) {
  const { profile: words, content } = useStudioWords();
  const [logo, setLogo] = useState({ mediaId: value, path: path ?? '' });
  const [removed, setRemoved] = useState<typeof logo>();
  const [refused, setRefused] = useState('');
  const awake = useAwake();

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    onBusy(true);
    const said = await sendFile(file, content, 'image');
    onBusy(false);
    target.value = '';
    setRefused('refused' in said ? said.refused : '');
    if (!('taken' in said)) return;
    setLogo(said.taken);
    setRemoved(undefined);
  }

  function remove() {
    setRemoved(logo);
    setLogo({ mediaId: '', path: '' });
  }

  function bringBack() {
    if (removed) setLogo(removed);
    setRemoved(undefined);
  }

  return (
    <fieldset className={styles.fields} id="field-logo">
      <legend className={styles.legend}>{words.groups.logo}</legend>
      <p className="field__hint">{words.logo.help}</p>
      <input type="hidden" name="logo" value={logo.mediaId} />
      {logo.mediaId && logo.path && (
        <img className={styles.logo} src={renditionUrl(logo.path, 480, 'webp')} alt={words.logo.alt} />
      )}
      <Undo turn={removed} text={words.logo.removed} onUndo={bringBack} />
      {refused && (
        <p className="field__error" role="alert">
          {refused}
        </p>
      )}
      {awake && (
        <div className={styles.buttons}>
          <label className={`button ${fileStyles.add}`}>
            {logo.mediaId ? words.logo.replace : words.logo.add}
            <input
              className="unseen"
              type="file"
              accept="image/png,image/jpeg,image/webp"
              onChange={(event) => void choose(event)}
            />
          </label>
          {logo.mediaId && (
            <button type="button" className="button" onClick={remove}>
              {words.logo.remove}
            </button>
          )}
        </div>
      )}
    </fieldset>
  );
}
