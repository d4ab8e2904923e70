import { useEffect, useRef, useState } from 'react';
import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import { FieldGroup } from '#app/studio/kit/field.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { BringFile } from './bring-file.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { useItemFiles } from './item-files.ts';
import styles from './pick.module.css';

interface FilePickProps {
  name: string;
  label: string;
  help?: string | undefined;
  value: string;
  kind: StoredFile['kind'];
  onChange: (mediaId: string) => void;
}

/** The item's file chosen here, or none; a new one is uploaded or added from the library. */
export function FilePick({ name, label, help, value, kind, onChange }: FilePickProps) {
  const words = useStudioWords().content;
  const { pool, add } = useItemFiles();
  const [brought, setBrought] = useState<string>();
  const files = pool.filter((file) => file.kind === kind);
  const chosen = files.find(({ mediaId }) => mediaId === value);
  // A file takes a while to arrive: by then others may have been chosen, or the section closed.
  const latest = useRef<typeof onChange>(undefined);
  useEffect(() => {
    latest.current = onChange;
    return () => void (latest.current = undefined);
  });
  const choose = (mediaId: string) => {
    setBrought(undefined);
    onChange(mediaId);
  };
  return (
    <FieldGroup id={`pick-${name}`} label={label} hint={help}>
      {files.length > 0 && (
        <div className={styles.own}>
          <Toggle kind="radio" name={`pick-${name}`} checked={!chosen} onChange={() => choose('')}>
            {words.sections.noFile}
          </Toggle>
          {files.map(({ mediaId, path, alt, focus }, index) => (
            <Toggle
              key={mediaId}
              kind="radio"
              name={`pick-${name}`}
              checked={mediaId === value}
              onChange={() => choose(mediaId)}
            >
              {kind === 'image' ? (
                <img
                  className={withFocus(undefined, focus)}
                  src={renditionUrl(path, 160, 'jpeg')}
                  alt={alt || words.files.number(index + 1)}
                  width="96"
                  height="72"
                  loading="lazy"
                />
              ) : (
                alt || words.files.number(index + 1)
              )}
            </Toggle>
          ))}
        </div>
      )}
      <BringFile
        kind={kind}
        onBrought={(file) => {
          add(file);
          setBrought(file.mediaId);
          latest.current?.(file.mediaId);
        }}
      />
      {chosen && (
        <ChosenFile
          key={chosen.mediaId}
          id={`${name}-words`}
          file={chosen}
          isBrought={chosen.mediaId === brought}
        />
      )}
    </FieldGroup>
  );
}
