import { useStudioWords } from '#app/studio/words/words.ts';
import { type ChangeEvent, useEffect, useState } from 'react';
import type { FilesField } from '#app/publishing/content-type.ts';
import type { FileValue } from '#app/publishing/fields.ts';
import { useAwake } from '#app/islands/use-awake.ts';
import { FileRow } from './file-row.tsx';
import styles from './files-input.module.css';
import type { KnownFile } from '#app/studio/content/load-item.server.ts';
import { type PoolFile, poolOf } from './sections/file-pool.ts';
import { sendFile } from './send-file.ts';

interface FilesInputProps {
  id: string;
  field: FilesField;
  value: FileValue[];
  files: Record<string, KnownFile>;
  problem: string | undefined;
  proposedAlt: () => string;
  onChange: () => void;
  /** While a file is on its way nothing else is sent: it would be left behind. */
  onBusy: (busy: boolean) => void;
  /** What there is to choose from in other fields. */
  onPool?: (files: PoolFile[]) => void;
}

const ACCEPT = {
  pictures: 'image/jpeg,image/png,image/webp,image/avif',
  documents: 'application/pdf',
  files: 'image/*,application/pdf',
};

/** The pictures and papers of an item: each with its text, in their order. */
export function FilesInput({ id, field, problem, onChange, onBusy, onPool, ...props }: FilesInputProps) {
  const words = useStudioWords().content;
  const [known, setKnown] = useState(props.files);
  const [files, setFiles] = useState(props.value);
  const [sending, setSending] = useState<string>();
  const [refused, setRefused] = useState<string[]>([]);
  const awake = useAwake();
  const shown = files.filter(({ mediaId }) => known[mediaId]);
  const room = field.max - shown.length;

  useEffect(() => {
    onPool?.(poolOf(files, known));
  }, [files, known, onPool]);

  const change = (next: FileValue[]) => {
    setFiles(next);
    onChange();
  };

  async function add({ target }: ChangeEvent<HTMLInputElement>) {
    const chosen = [...(target.files ?? [])].slice(0, room);
    setRefused([]);
    onBusy(true);
    for (const file of chosen) {
      setSending(file.name);
      const said = await sendFile(file, words.files);
      if ('refused' in said) setRefused((before) => [...before, `${file.name}: ${said.refused}`]);
      else {
        const { mediaId, path, kind } = said.taken;
        setKnown((before) => ({ ...before, [mediaId]: { path, kind } }));
        const proposed = { mediaId, alt: props.proposedAlt(), sure: false };
        setFiles((before) => [...before.filter((one) => one.mediaId !== mediaId), proposed]);
      }
    }
    setSending(undefined);
    onBusy(false);
    target.value = '';
    onChange();
  }

  return (
    <fieldset className={styles.files} id={id}>
      <legend>{field.label}</legend>
      {field.help && <p className="field__hint">{field.help}</p>}
      {problem && <p className="field__error">{problem}</p>}
      <ol role="list" className={styles.list}>
        {shown.map((file, index) => (
          <FileRow
            key={file.mediaId}
            name={`${field.name}.${index}`}
            number={index + 1}
            file={file}
            known={known[file.mediaId]!}
            awake={awake}
            onChange={(changed) => change(shown.map((one) => (one === file ? changed : one)))}
            onRemove={() => change(shown.filter((one) => one !== file))}
            onFirst={index > 0 ? () => change([file, ...shown.filter((one) => one !== file)]) : undefined}
          />
        ))}
      </ol>
      {refused.length > 0 && (
        <ul className="field__error" role="alert">
          {refused.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {sending && <p role="status">{words.files.uploading(sending)}</p>}
      {awake && room > 0 && (
        <label className={`button ${styles.add}`}>
          {words.files.add[field.kind]}
          <input
            className="unseen"
            type="file"
            accept={ACCEPT[field.kind]}
            multiple={room > 1}
            disabled={sending !== undefined}
            onChange={(event) => void add(event)}
          />
        </label>
      )}
      <noscript>
        <p>{words.files.needsScript}</p>
      </noscript>
    </fieldset>
  );
}
