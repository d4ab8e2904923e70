import { useState } from 'react';
import { hrefFor } from '#app/core/text/rich/addresses-in-text.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { describedBy, FieldNotes } from '#app/studio/form/field-notes.tsx';

interface AddressPanelProps {
  id: string;
  initialHref: string;
  onPut: (href: string, typed: string) => void;
}

/** Accepts addresses as people type them, and completes them. */
export function AddressPanel({ id, initialHref, onPut }: AddressPanelProps) {
  const words = useStudioWords().content.link;
  const [typed, setTyped] = useState(initialHref);
  const [isWrong, setWrong] = useState(false);
  const field = `${id}-address`;
  const notes = { hint: words.addressHelp, problem: isWrong ? words.noAddress : undefined };
  const put = () => {
    const href = hrefFor(typed);
    setWrong(href === undefined);
    if (href === undefined) document.getElementById(field)?.focus();
    else onPut(href, typed.trim());
  };
  return (
    <>
      <div className="field">
        <label htmlFor={field}>{words.address}</label>
        <FieldNotes id={field} {...notes} />
        <input
          id={field}
          {...describedBy(field, notes)}
          inputMode="url"
          autoCapitalize="none"
          value={typed}
          maxLength={2000}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            put();
          }}
        />
      </div>
      <p>
        <button type="button" className="button button--primary" onClick={put}>
          {words.put}
        </button>
      </p>
    </>
  );
}
