import { insertAt } from '#app/core/insert-at.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useState } from 'react';
import type { FileValue } from '#app/publishing/fields.ts';
import type { FilesField } from '#app/publishing/content-type.ts';
import { Undo } from '#app/studio/undo/undo-note.tsx';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import { FieldGroup, Problem } from '#app/studio/kit/field.tsx';
import { FileDrop } from '#app/studio/kit/file-picker.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { FileRow } from './file-row.tsx';
import { useItemFiles } from './pick/item-files.ts';
import { ACCEPT, sendFile } from './send-file.ts';

/** What this file lacks, out of all problems of the field. */
function lackOf({ alt, sure }: FileValue, problem: string | undefined): 'words' | 'tick' | undefined {
  if (problem === 'noAlt' && alt === '') return 'words';
  return problem === 'unsureAlt' && !sure ? 'tick' : undefined;
}

interface FilesInputProps {
  id: string;
  field: FilesField;
  /** Why a picture cannot be published, in words. */
  problem: string | undefined;
  says: string | undefined;
  /** A proposed name for a document. */
  proposedName: () => string;
}

const ONLY = { pictures: 'image', documents: 'document', files: undefined } as const;

/** The pictures and documents of an item: each with its text, in order. */
export function FilesInput({ id, field, problem, says, proposedName }: FilesInputProps) {
  const words = useStudioWords().content;
  const { stored, isSending, ...files } = useItemFiles();
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<string[]>([]);
  const hydrated = useHydrated();
  const shown = files.listOf(field);
  const change = (next: typeof shown) => files.setList(field, next);
  const room = field.max - shown.length;
  const [removed, setRemoved] = useState<{ file: FileValue; at: number }>();
  const remove = (file: FileValue) => {
    setRemoved({ file, at: shown.indexOf(file) });
    change(shown.filter((one) => one !== file));
  };
  const bringBack = () => {
    const isBack = shown.some(({ mediaId }) => mediaId === removed?.file.mediaId);
    if (removed && !isBack) change(insertAt(shown, removed.at, removed.file));
    setRemoved(undefined);
  };

  // A headline describes a document, but never the content of a picture. Two documents need two names.
  const proposal = (kind: StoredFile['kind']) => {
    const name = kind === 'document' ? proposedName() : '';
    return files.pool.some(({ alt }) => alt === name) ? '' : name;
  };

  async function add(sent: File[]) {
    const chosen = sent.slice(0, room);
    setRefused([]);
    await files.whileSending(async () => {
      for (const file of chosen) {
        setSending(file.name);
        const result = await sendFile(file, words, ONLY[field.kind]);
        if ('refused' in result) setRefused((before) => [...before, `${file.name}: ${result.refused}`]);
        else {
          const { words: existingAlt = '', ...taken } = result.taken;
          files.add({ ...taken, alt: existingAlt || proposal(taken.kind) }, field);
        }
      }
    });
    setSending(undefined);
  }

  return (
    <FieldGroup id={id} label={field.label} hint={field.help} problem={says}>
      <div className={`${layout.stack} ${layout.tight}`}>
        {shown.length > 0 && (
          <ol role="list" className={`${layout.stack} ${layout.tight}`}>
            {shown.map((file, index) => (
              <FileRow
                key={file.mediaId}
                name={`${field.name}.${index}`}
                number={index + 1}
                file={file}
                stored={stored[file.mediaId]!}
                hydrated={hydrated}
                lacks={lackOf(file, problem)}
                errorId={`${id}-problem`}
                onChange={(changed) => change(shown.map((one) => (one === file ? changed : one)))}
                onRemove={() => remove(file)}
                onFirst={index > 0 ? () => change([file, ...shown.filter((one) => one !== file)]) : undefined}
              />
            ))}
          </ol>
        )}
        <Undo
          // Another file has taken its place by now.
          turn={room > 0 ? removed : undefined}
          text={removed ? words.files.removed(removed.file.alt) : ''}
          onUndo={bringBack}
        />
        {refused.length > 0 && (
          <div role="alert">
            {refused.map((text) => (
              <Problem key={text}>{text}</Problem>
            ))}
          </div>
        )}
        {sending && <p role="status">{words.files.uploading(sending)}</p>}
        {hydrated && room > 0 && (
          <FileDrop
            isLine
            label={words.files.add[field.kind]}
            icon={field.kind === 'pictures' ? 'image-plus' : 'upload'}
            hint={words.files.kinds[field.kind]}
            accept={ACCEPT[field.kind]}
            multiple={room > 1}
            disabled={isSending}
            onChange={({ target }) => void add([...(target.files ?? [])]).finally(() => (target.value = ''))}
            onDropFiles={(dropped) => void add(dropped)}
          />
        )}
        <noscript>
          <p>{words.files.needsScript}</p>
        </noscript>
      </div>
    </FieldGroup>
  );
}
