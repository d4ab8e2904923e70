import { useId, useState } from 'react';
import { Dialog } from '#app/studio/kit/dialog.tsx';
import { Field } from '#app/studio/kit/field.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
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
  const id = useId();
  const [isOpen, setOpen] = useState(true);
  const [q, setQ] = useState('');
  const found = matching(destinations, q);
  return (
    <Dialog title={words.search.pages} isOpen={isOpen} onClose={onClose}>
      <div className={layout.stack} onInput={(event) => event.stopPropagation()}>
        <Field id={id} label={words.search.pages}>
          <Input
            id={id}
            type="search"
            maxLength={100}
            value={q}
            onChange={({ target }) => setQ(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </Field>
        <p role="status" className={layout.quiet}>
          {found.length > 0 ? words.shown(found.length) : words.none}
        </p>
        <ul role="list" className={styles.offers}>
          {found.slice(0, MOST).map(({ value, label, about, of }) => (
            <li key={value}>
              <button
                type="button"
                onClick={() => {
                  onChoose(value);
                  setOpen(false);
                }}
              >
                <b lang={languageOf(label)}>{label}</b>
                <small>{about || sections[of]}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
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
