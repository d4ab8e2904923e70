import { useState } from 'react';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import { ACCEPT, sendFile } from '#app/studio/content/form/send-file.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Hint, Problem } from '#app/studio/kit/field.tsx';
import { FileDrop } from '#app/studio/kit/file-picker.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useItemFiles } from './item-files.ts';
import { LibraryDialog } from './library-dialog.tsx';

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

  async function send(file: File | undefined) {
    if (!file) return;
    setRefused('');
    setMessage(words.files.uploading(file.name));
    const result = await whileSending(() => sendFile(file, words, kind));
    const why = 'refused' in result ? result.refused : '';
    setRefused(why && `${file.name}: ${why}`);
    setMessage(why ? '' : words.pick.sent[kind]);
    if (!('taken' in result)) return;
    const { words: existingAlt = '', ...taken } = result.taken;
    onBrought({ ...taken, alt: existingAlt });
  }

  if (!hydrated || !slot) return null;
  if (!slot.hasRoom) return <Hint>{words.pick.full(slot.field.label)}</Hint>;
  return (
    <>
      <FileDrop
        isLine
        label={words.pick.send[kind]}
        icon={kind === 'image' ? 'image-plus' : 'upload'}
        hint={words.files.kinds[kind]}
        accept={ACCEPTED[kind]}
        disabled={isSending}
        onChange={({ target }) => void send(target.files?.[0]).finally(() => (target.value = ''))}
        onDropFiles={([file]) => void send(file)}
        also={
          <Button
            type="button"
            icon={<Icon name="library" />}
            disabled={isSending}
            onClick={() => setOpen(true)}
          >
            {words.pick.library}
          </Button>
        }
      />
      <p role="status">{message}</p>
      {refused && <Problem role="alert">{refused}</Problem>}
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
