import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { withFocus } from '#app/media/focus-class.ts';
import { renditionUrl } from '#app/media/picture.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import type { OfferedFile } from '#app/studio/library/choice-page.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { CloseIcon, FileIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './pick.module.css';
import { useLibrary } from './use-library.ts';

interface LibraryDialogProps {
  kind: StoredFile['kind'];
  onChoose: (file: OfferedFile) => void;
  onClose: () => void;
}

/**
 * Chooses one of the library's pictures or documents. It is inside a form, but its inputs are not part of
 * that form.
 */
export function LibraryDialog({ kind, onChoose, onClose }: LibraryDialogProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().library.choose;
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const id = useId();
  const { found, state, searchFor, more } = useLibrary(kind);

  useEffect(() => dialog.current?.showModal(), []);

  const find = () => searchFor(search.current?.value.trim() ?? '');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    find();
  };
  const messages = {
    looking: words.looking,
    failed: words.failed,
    shown: words.shown[kind](found.files.length),
    none: found.q ? words.none : words.empty,
  };

  return (
    <dialog
      ref={dialog}
      className={styles.library}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onInput={(event) => event.stopPropagation()}
    >
      <div className={styles.libraryHead}>
        <h2 id={`${id}-title`}>{words.title[kind]}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <CloseIcon />
        </button>
      </div>
      <div className={styles.search} role="search">
        <div className="field">
          <label htmlFor={`${id}-search`}>{words.search}</label>
          <input ref={search} id={`${id}-search`} type="search" maxLength={100} onKeyDown={onKeyDown} />
        </div>
        <button type="button" className="button" onClick={find}>
          {words.find}
        </button>
      </div>
      <p role="status" className={styles.status}>
        {messages[state]}
      </p>
      <ul role="list">
        {found.files.map((file) => (
          <li key={file.mediaId}>
            <button
              type="button"
              onClick={() => {
                dialog.current?.close();
                onChoose(file);
              }}
            >
              <span className={styles.shot}>
                {kind === 'image' ? (
                  <img
                    className={withFocus(undefined, file.focus)}
                    src={renditionUrl(file.path, 320, 'webp')}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  <FileIcon />
                )}
              </span>
              <span lang={languageOf(file.alt || file.called)}>{file.alt || file.called}</span>
            </button>
          </li>
        ))}
      </ul>
      {found.next && (
        <p>
          <button type="button" className="button" disabled={state === 'looking'} onClick={more}>
            {words.more}
          </button>
        </p>
      )}
      {kind === 'image' && <p className="field__hint">{words.consent}</p>}
    </dialog>
  );
}
