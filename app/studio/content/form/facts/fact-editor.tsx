import { type AriaAttributes, use, useEffect, useMemo, useRef, useState } from 'react';
import { type Editor, EditorContent, type EditorOptions, useEditor } from '@tiptap/react';
import type { FactName } from '#content/facts.ts';
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
  /** What is put in at once, and in which place of the text. */
  first: { inserted: string; from: number; to: number } | undefined;
  onChange: (text: string) => void;
  onWriting: OnWriting | undefined;
  /** A chip was pressed. */
  onChip: (name: FactName) => void;
}

/** Plain text with chips in it. Nothing can be set bold, and what is kept is the text with `{phone}` in it. */
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
  // The same as long as nothing differs: whoever is composing a letter must not be disturbed.
  const editorProps = useMemo(
    () => ({ attributes: JSON.parse(written) as typeof attributes, ...handlers }),
    [written, handlers],
  );
  const editor = useEditor({
    extensions,
    content,
    // The content security policy allows no style in the page; ours are in the file beside this one.
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
    // A label leads by itself only to an input.
    const label = document.getElementById(`${id}-label`);
    const lead = () => editor.view.focus();
    label?.addEventListener('click', lead);
    return () => label?.removeEventListener('click', lead);
  }, [editor, id]);
  return (
    <div
      className={styles.field}
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

/** Instead of what is selected; the caret stands behind it, ready to write on. */
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

/** Plain text comes in; what goes out says what families read, and among our own fields a chip stays one. */
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
