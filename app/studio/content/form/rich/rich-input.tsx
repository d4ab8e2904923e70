import { type ComponentType, useEffect, useState } from 'react';
import type { RichEditorProps } from './rich-editor.tsx';

interface RichInputProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: () => void;
}

/** A plain field until the editor has come, which only this kind of form loads. */
export function RichInput({ id, name, label, value, onChange, ...input }: RichInputProps) {
  const [Editor, setEditor] = useState<ComponentType<RichEditorProps>>();
  const [text, setText] = useState(value);
  useEffect(() => {
    let here = true;
    void import('./rich-editor.tsx').then(({ RichEditor }) => here && setEditor(() => RichEditor));
    return () => {
      here = false;
    };
  }, []);
  if (!Editor)
    return (
      <textarea
        {...input}
        id={id}
        name={name}
        value={text}
        rows={16}
        onChange={({ target }) => setText(target.value)}
      />
    );
  return (
    <>
      <input type="hidden" name={name} value={text} />
      <Editor
        id={id}
        label={label}
        text={text}
        onChange={(html) => {
          setText(html);
          onChange();
        }}
      />
    </>
  );
}
