import { type ChangeEvent, useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import { ACCEPT, sendFile } from '#app/studio/content/form/send-file.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useItemFiles } from './item-files.ts';
import { LibraryDialog } from './library-dialog.tsx';
import styles from './pick.module.css';

interface BringFileProps {
  kind: StoredFile['kind'];
  onBrought: (file: StoredFile & { mediaId: string; alt: string }) => void;
}

const ACCEPTED = { image: ACCEPT.pictures, document: ACCEPT.documents };

/** Two ways to add a file to the item: from this device, or from the library. */
export function BringFile({ kind, onBrought }: BringFileProps) {
  const words = useStudioWords().content;
  const { fieldFor, isSending, whileSending } = useItemFiles();
  const hydrated = useHydrated();
  const [message, setMessage] = useState('');
  const [refused, setRefused] = useState('');
  const [isOpen, setOpen] = useState(false);
  const slot = fieldFor(kind);

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setRefused('');
    setMessage(words.files.uploading(file.name));
    const result = await whileSending(() => sendFile(file, words, kind));
    target.value = '';
    const why = 'refused' in result ? result.refused : '';
    setRefused(why && `${file.name}: ${why}`);
    setMessage(why ? '' : words.pick.sent[kind]);
    if (!('taken' in result)) return;
    const { words: existingAlt = '', ...taken } = result.taken;
    onBrought({ ...taken, alt: existingAlt });
  }

  if (!hydrated || !slot) return null;
  if (!slot.hasRoom) return <p className="field__hint">{words.pick.full(slot.field.label)}</p>;
  return (
    <>
      <div className={styles.ways}>
        <label className={`button ${styles.send}`}>
          {words.pick.send[kind]}
          <input
            className="unseen"
            type="file"
            accept={ACCEPTED[kind]}
            disabled={isSending}
            onChange={(event) => void send(event)}
          />
        </label>
        <button type="button" className="button" disabled={isSending} onClick={() => setOpen(true)}>
          {words.pick.library}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {message}
      </p>
      {refused && (
        <p role="alert" className="field__error">
          {refused}
        </p>
      )}
      {isOpen && (
        <LibraryDialog
          kind={kind}
          onClose={() => setOpen(false)}
          onChoose={({ mediaId, path, kind: of, focus, consent, alt }) => {
            setRefused('');
            setMessage('');
            onBrought({ mediaId, path, kind: of, focus, consent, alt: alt });
          }}
        />
      )}
    </>
  );
}
