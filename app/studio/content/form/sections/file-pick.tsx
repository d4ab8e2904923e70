import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { FocusLink } from '#app/studio/library/focus/focus-link.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { PoolFile } from './file-pool.ts';
import styles from './sections.module.css';

interface FilePickProps {
  name: string;
  label: string;
  value: string;
  files: readonly PoolFile[];
  onChange: (mediaId: string) => void;
}

/** Which of the page's files stands here, or none. */
export function FilePick({ name, label, value, files, onChange }: FilePickProps) {
  const words = useStudioWords().content.sections;
  const chosen = files.find(({ mediaId }) => mediaId === value);
  return (
    <fieldset className={styles.pick}>
      <legend>{label}</legend>
      {files.length === 0 && <p className="field__hint">{words.noFiles}</p>}
      <div>
        <label>
          <input type="radio" name={`pick-${name}`} checked={!chosen} onChange={() => onChange('')} />
          <span>{words.noFile}</span>
        </label>
        {files.map(({ mediaId, path, kind, alt, focus }) => (
          <label key={mediaId}>
            <input
              type="radio"
              name={`pick-${name}`}
              checked={mediaId === value}
              onChange={() => onChange(mediaId)}
            />
            {kind === 'image' ? (
              <img
                className={withFocus(undefined, focus)}
                src={renditionUrl(path, 160, 'jpeg')}
                alt={alt}
                width="96"
                height="72"
                loading="lazy"
              />
            ) : (
              <span>{alt}</span>
            )}
          </label>
        ))}
      </div>
      {chosen?.kind === 'image' && (
        <p className={styles.focus}>
          <FocusLink mediaId={chosen.mediaId} name={chosen.alt} />
        </p>
      )}
    </fieldset>
  );
}
