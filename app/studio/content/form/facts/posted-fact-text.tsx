import { type ComponentProps, useState } from 'react';
import { FactText } from './fact-text.tsx';

type PostedFactTextProps = ComponentProps<typeof FactText> & { name: string };

/** One that the form sends by itself, and that begins with a value. */
export function PostedFactText({ value, onChange, ...props }: PostedFactTextProps) {
  const [text, setText] = useState(value);
  return (
    <FactText
      {...props}
      value={text}
      onChange={(next) => {
        setText(next);
        onChange(next);
      }}
    />
  );
}
