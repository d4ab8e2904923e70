import { useEffect, useId, useRef, useState } from 'react';
import { useStudioWords } from '#app/studio/words/words.ts';
import { CloseIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from '../rich/link/link-dialog.module.css';
import type { Destination } from './destination.ts';

interface PageSearchProps {
  destinations: readonly Destination[];
  onChoose: (value: string) => void;
  onClose: () => void;
}

/** More results than anybody reads: people refine the search instead. */
const MOST = 50;

/** Searches pages and their sections by name. It is inside a form, but its inputs are not part of that form. */
export function PageSearch({ destinations, onChoose, onClose }: PageSearchProps) {
  const { link: words, sections } = useStudioWords().content;
  const languageOf = useLanguageOf();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [q, setQ] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  const found = matching(destinations, q);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onInput={(event) => event.stopPropagation()}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{words.search.pages}</h2>
        <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </div>
      <div className="field">
        <label htmlFor={`${id}-search`}>{words.search.pages}</label>
        <input
          id={`${id}-search`}
          type="search"
          maxLength={100}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p role="status" className="field__hint">
        {found.length > 0 ? words.shown(found.length) : words.none}
      </p>
      <ul role="list" className={styles.offers}>
        {found.slice(0, MOST).map(({ value, label, about, of }) => (
          <li key={value}>
            <button
              type="button"
              onClick={() => {
                onChoose(value);
                dialog.current?.close();
              }}
            >
              <b lang={languageOf(label)}>{label}</b>
              <span>{about || sections[of]}</span>
            </button>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

/** Every typed word is in the name of the page, or in that of the section and its page. */
function matching(destinations: readonly Destination[], q: string) {
  const words = q.trim().toLowerCase().split(/\s+/).filter(Boolean);
  return destinations
    .flatMap(({ value, label, of, parts = [] }) => [
      { value, label, of, about: '' },
      ...parts.map((part) => ({ ...part, of, about: label })),
    ])
    .filter(({ label, about }) => {
      const name = `${about} ${label}`.toLowerCase();
      // Without a search, only pages are listed.
      return words.length > 0 ? words.every((word) => name.includes(word)) : about === '';
    });
}
