import { type ChangeEvent, useState } from 'react';
import { useAwake } from '#app/islands/use-awake.ts';
import type { KnownFile } from '#app/studio/content/load-item.server.ts';
import { ACCEPT, sendFile } from '#app/studio/content/form/send-file.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useItemFiles } from './item-files.ts';
import { LibraryDialog } from './library-dialog.tsx';
import styles from './pick.module.css';

interface BringFileProps {
  kind: KnownFile['kind'];
  onBrought: (file: KnownFile & { mediaId: string; alt: string }) => void;
}

const ACCEPTED = { image: ACCEPT.pictures, document: ACCEPT.documents };

/** Two ways to a file that the item does not have yet: from this device, or from the library. */
export function BringFile({ kind, onBrought }: BringFileProps) {
  const words = useStudioWords().content;
  const { placeFor, isSending, whileSending } = useItemFiles();
  const awake = useAwake();
  const [told, setTold] = useState('');
  const [refused, setRefused] = useState('');
  const [isOpen, setOpen] = useState(false);
  const place = placeFor(kind);

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setRefused('');
    setTold(words.files.uploading(file.name));
    const said = await whileSending(() => sendFile(file, words, kind));
    target.value = '';
    const why = 'refused' in said ? said.refused : '';
    setRefused(why && `${file.name}: ${why}`);
    setTold(why ? '' : words.pick.sent[kind]);
    if (!('taken' in said)) return;
    const { words: known = '', ...taken } = said.taken;
    onBrought({ ...taken, alt: known });
  }

  if (!awake || !place) return null;
  if (!place.hasRoom) return <p className="field__hint">{words.pick.full(place.field.label)}</p>;
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
      <p role="status" className={styles.told}>
        {told}
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
          onChoose={({ mediaId, path, kind: of, focus, consent, said }) => {
            setRefused('');
            setTold('');
            onBrought({ mediaId, path, kind: of, focus, consent, alt: said });
          }}
        />
      )}
    </>
  );
}
