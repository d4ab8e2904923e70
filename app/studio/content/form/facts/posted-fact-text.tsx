import { type ComponentProps, useRef, useState } from 'react';
import { FactButtons } from './fact-buttons.tsx';
import { FactText } from './fact-text.tsx';
import type { Insert } from './writing.ts';

type PostedFactTextProps = ComponentProps<typeof FactText> & { name: string };

/** A field that the form sends, with a default value; buttons for facts are below it. */
export function PostedFactText({ value, onChange, ...props }: PostedFactTextProps) {
  const [text, setText] = useState(value);
  const insert = useRef<Insert>(undefined);
  return (
    <>
      <FactText
        {...props}
        value={text}
        onChange={(next) => {
          setText(next);
          onChange(next);
        }}
        onWriting={(into) => (insert.current = into)}
      />
      <FactButtons
        facts={props.facts}
        onChoose={(name) => {
          // Nobody has typed in it yet: focusing it registers the insert function.
          if (!insert.current) document.getElementById(props.id)?.focus();
          insert.current?.(`{${name}}`);
        }}
      />
    </>
  );
}
