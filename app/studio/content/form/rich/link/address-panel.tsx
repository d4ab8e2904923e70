import { useState } from 'react';
import { hrefFor } from '#app/core/text/rich/addresses-in-text.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { describedBy, Field } from '#app/studio/kit/field.tsx';
import { Input } from '#app/studio/kit/input.tsx';

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
      <Field id={field} label={words.address} {...notes}>
        <Input
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
      </Field>
      <div>
        <Button type="button" kind="primary" onClick={put}>
          {words.put}
        </Button>
      </div>
    </>
  );
}
