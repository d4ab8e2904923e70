import { type ComponentProps, useRef, useState } from 'react';
import { FactButtons } from './fact-buttons.tsx';
import { FactText } from './fact-text.tsx';
import type { Insert } from './writing.ts';

type PostedFactTextProps = ComponentProps<typeof FactText> & { name: string };

/** One that the form sends by itself, and that begins with a value; facts for it stand below. */
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
          // Nobody has written in it yet: it tells how as soon as it has the focus.
          if (!insert.current) document.getElementById(props.id)?.focus();
          insert.current?.(`{${name}}`);
        }}
      />
    </>
  );
}
