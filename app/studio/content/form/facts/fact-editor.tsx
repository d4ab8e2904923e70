import { type AriaAttributes, use, useEffect, useMemo, useRef, useState } from 'react';
import { type Editor, EditorContent, type EditorOptions, useEditor } from '@tiptap/react';
import type { FactName } from '#content/facts.ts';
import { inputBox } from '#app/studio/kit/input.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { joinLines } from '#app/core/text/text-input.ts';
import type { Chip, FactTexts } from './fact-chip.ts';
import { chipMaker, pressedChips } from './chips-of.ts';
import { documentFrom, positionAt, textFrom } from './fact-document.ts';
import { factExtensions } from './fact-extensions.ts';
import { FactInfoContext } from './fact-info.ts';
import { type OnWriting, writingIn } from './writing.ts';
import styles from './fact-text.module.css';

export interface FactEditorProps extends AriaAttributes {
  id: string;
  text: string;
  isSingleLine: boolean;
  lang: string | undefined;
  facts: FactTexts;
  /** What is inserted initially, and where in the text. */
  first: { inserted: string; from: number; to: number } | undefined;
  onChange: (text: string) => void;
  onWriting: OnWriting | undefined;
  /** A chip was pressed. */
  onChip: (name: FactName) => void;
}

/** Plain text with chips. Without formatting; what is stored is the text with `{phone}` in it. */
export function FactEditor(props: FactEditorProps) {
  const { id, text, isSingleLine, lang, facts, first, onChange, onWriting, onChip, ...aria } = props;
  const info = use(FactInfoContext);
  const words = useStudioWords().content;
  const [setUp] = useState(() => {
    const chipFor = chipMaker(facts, info, words);
    return {
      extensions: factExtensions({ isSingleLine, chipFor, styles }),
      content: documentFrom(isSingleLine ? joinLines(text) : text),
      handlers: { ...clipboard(isSingleLine, chipFor), ...pressedChips(onChip) },
    };
  });
  const { extensions, content, handlers } = setUp;
  const attributes = attributesOf({ id, isSingleLine, lang, ...aria });
  const written = JSON.stringify(attributes);
  // Memoised while nothing differs: a change would interrupt composed input.
  const editorProps = useMemo(
    () => ({ attributes: JSON.parse(written) as typeof attributes, ...handlers }),
    [written, handlers],
  );
  const editor = useEditor({
    extensions,
    content,
    // The content security policy forbids inline styles; ours are in the file next to this one.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) => onChange(textFrom(changed.getJSON())),
  });
  const waiting = useRef(first);
  useEffect(() => {
    if (!waiting.current) return;
    const { inserted, from, to } = waiting.current;
    waiting.current = undefined;
    editor.commands.setTextSelection({ from: positionAt(text, from), to: positionAt(text, to) });
    putIn(editor, inserted);
  });
  useEffect(() => {
    // A label focuses only inputs.
    const label = document.getElementById(`${id}-label`);
    const lead = () => editor.view.focus();
    label?.addEventListener('click', lead);
    return () => label?.removeEventListener('click', lead);
  }, [editor, id]);
  return (
    <div
      className={`${inputBox} ${styles.box}`}
      data-line={isSingleLine ? '' : undefined}
      {...writingIn(onWriting, () => (inserted) => putIn(editor, inserted))}
    >
      <EditorContent editor={editor} />
    </div>
  );
}

interface AttributeOptions extends AriaAttributes {
  id: string;
  isSingleLine: boolean;
  lang: string | undefined;
}

const attributesOf = ({ id, isSingleLine, lang, ...aria }: AttributeOptions): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': String(!isSingleLine),
  'aria-labelledby': `${id}-label`,
  ...(lang && { lang }),
  ...Object.fromEntries(
    Object.entries(aria).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
});

/** Replaces the selection; the caret is behind it, ready for typing. */
function putIn(editor: Editor, inserted: string): void {
  const { state, view } = editor;
  view.dispatch(state.tr.replaceSelection(sliceOf(editor.schema, inserted)).scrollIntoView());
  view.focus();
}

function sliceOf(schema: Editor['schema'], inserted: string) {
  const { content } = schema.nodeFromJSON(documentFrom(inserted));
  return schema.topNodeType.create(null, content).slice(1, content.size - 1);
}

type EditorProps = EditorOptions['editorProps'];

/** Pastes plain text; copies text as families read it, and chips between our own fields. */
function clipboard(
  isSingleLine: boolean,
  chipFor: (written: string) => Chip | undefined,
): Required<Pick<EditorProps, 'handlePaste' | 'clipboardTextSerializer'>> {
  return {
    handlePaste: (view, { clipboardData }, slice) => {
      if (!clipboardData) return false;
      const hasChips = clipboardData.getData('text/html').includes('data-fact');
      const pasted = hasChips
        ? textFrom({ content: slice.content.toJSON() ?? [] })
        : clipboardData.getData('text/plain').replaceAll('\r\n', '\n');
      const inserted = isSingleLine ? joinLines(pasted) : pasted;
      view.dispatch(view.state.tr.replaceSelection(sliceOf(view.state.schema, inserted)).scrollIntoView());
      return true;
    },
    clipboardTextSerializer: ({ content }) =>
      textFrom({ content: content.toJSON() ?? [] }, (written) => {
        const chip = chipFor(written);
        return chip?.variant === 'live' ? chip.text : '';
      }),
  };
}
