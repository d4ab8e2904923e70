import { type AriaAttributes, use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Editor, EditorContent, useEditor, type EditorOptions } from '@tiptap/react';
import { type FactName, partsOf } from '#content/facts.ts';
import { escapeHtml, element, parseTree, type RichNode, writeTree } from '#app/core/text/rich/rich-tree.ts';
import { plainFrom, richFrom } from '#app/core/text/rich/rich-text.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import { chipMaker, pressedChips } from '../facts/chips-of.ts';
import type { FactTexts } from '../facts/fact-chip.ts';
import { chips } from '../facts/fact-extensions.ts';
import { FactInfoContext } from '../facts/fact-info.ts';
import chipStyles from '../facts/fact-text.module.css';
import { type OnWriting, writingIn } from '../facts/writing.ts';
import { richExtensions } from './extensions.ts';
import { LinkDialog } from './link/link-dialog.tsx';
import styles from './rich-editor.module.css';
import { ContextTools } from './tools/context-tools.tsx';
import { Tools } from './tools/tools.tsx';
import { hrefFor } from '#app/core/text/rich/addresses-in-text.ts';
import { richFromMessage } from '#app/core/text/rich/message.ts';
import { treeOf } from './paste/dom-tree.ts';
import { fromPasted } from './paste/pasted.ts';

export interface RichEditorProps extends AriaAttributes {
  id: string;
  /** Plain or rich. */
  text: string;
  onChange: (html: string) => void;
  /** That it is to be written in, where that is asked for; else its letters tell. */
  language?: Locale | undefined;
  /** `table`: one table and nothing else. */
  shape?: 'text' | 'table';
  /** What the chips in it stand for, where it may mention facts. */
  facts?: FactTexts;
  onChip?: (name: FactName) => void;
  onWriting?: OnWriting;
}

/** What lies over the text: the buttons above it, and those of the form below. The caret stays between them. */
const BARS = { top: 112, bottom: 160, left: 0, right: 0 };

export function RichEditor(props: RichEditorProps) {
  const { id, text, onChange, language, shape = 'text', facts, onChip, onWriting, ...aria } = props;
  const isTable = shape === 'table';
  const { content: contentWords } = useStudioWords();
  const info = use(FactInfoContext);
  const languageOf = useLanguageOf();
  const words = useStudioWords().content.rich;
  const [isLinking, setLinking] = useState(false);
  const [rowsLeftOut, setRowsLeftOut] = useState(0);
  const [setUp] = useState(() => ({
    extensions: [
      ...richExtensions(() => setLinking(true), isTable),
      ...(facts ? [chips(chipMaker(facts, info, contentWords), chipStyles)] : []),
    ],
    paste: { ...pasteProps(setRowsLeftOut), ...(onChip && pressedChips(onChip)) },
    content: facts ? withChips(richFrom(text)) : richFrom(text),
    lang: language ?? languageOf(plainFrom(text)),
    // In the plain field, whose place this takes.
    isBeingWritten: document.activeElement?.id === id,
  }));
  const { extensions, paste, content, lang, isBeingWritten } = setUp;
  const written = JSON.stringify({
    ...attributesOf(id, lang, aria),
    ...(language === 'hi' && { 'data-hindi': 'true' }),
  });
  // The same as long as nothing differs: whoever is composing a letter must not be disturbed.
  const editorProps = useMemo(
    () => ({
      attributes: JSON.parse(written) as Record<string, string>,
      ...paste,
      scrollThreshold: BARS,
      scrollMargin: BARS,
    }),
    [written, paste],
  );
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  const editor = useEditor({
    extensions,
    content,
    // The content security policy allows no style in the page; ours are in the file beside this one.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) =>
      latest.current(facts ? withoutChips(changed.getHTML()) : changed.getHTML()),
  });
  useLayoutEffect(() => {
    if (!isBeingWritten) return;
    // At once: the editor's own way waits for the next frame, and what is typed until then would be lost.
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, isBeingWritten]);
  useEffect(() => {
    // A label leads by itself only to an input.
    const label = document.getElementById(`${id}-label`);
    const lead = () => editor.view.focus();
    label?.addEventListener('click', lead);
    return () => label?.removeEventListener('click', lead);
  }, [editor, id]);
  return (
    <div
      className={styles.editor}
      data-part={facts ? '' : undefined}
      {...writingIn(onWriting, () => (inserted) => putIn(editor, inserted))}
    >
      <div className={styles.bar}>
        <Tools editor={editor} isTable={isTable} onLink={() => setLinking(true)} />
        <ContextTools editor={editor} isTable={isTable} onLink={() => setLinking(true)} />
      </div>
      <EditorContent editor={editor} />
      <p role="status" className={styles.told}>
        {rowsLeftOut > 0 && words.rowsLeftOut(rowsLeftOut)}
      </p>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** A fact that was chosen, where the caret stands. */
const putIn = (editor: Editor, inserted: string): void => {
  editor
    .chain()
    .focus()
    .insertContent(withChips(escapeHtml(inserted)))
    .run();
};

const attributesOf = (
  id: string,
  lang: string | undefined,
  aria: AriaAttributes,
): Record<string, string> => ({
  id,
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-labelledby': `${id}-label`,
  ...(lang && { lang }),
  ...Object.fromEntries(
    Object.entries(aria).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ),
});

/** A text as the editor reads it: a chip wherever a fact is mentioned. */
const withChips = (html: string): string => writeTree(parseTree(html).flatMap(chipsIn));

const chipsIn = (node: RichNode): RichNode[] =>
  typeof node !== 'string'
    ? [{ ...node, children: node.children.flatMap(chipsIn) }]
    : partsOf(node).map((part) =>
        typeof part === 'string' ? part : element('span', [], { 'data-fact': part.written }),
      );

/** As the editor writes it, with the facts as they are kept: `{phone}`. */
const withoutChips = (html: string): string => writeTree(parseTree(html).map(factIn));

const factIn = (node: RichNode): RichNode =>
  typeof node === 'string'
    ? node
    : (node.attributes['data-fact'] ?? { ...node, children: node.children.map(factIn) });

type PasteProps = Required<Pick<EditorOptions['editorProps'], 'handlePaste' | 'transformPastedHTML'>>;

/** What is pasted, as we keep it; what was copied out of such an editor is that already. */
const pasteProps = (onRowsLeftOut: (count: number) => void): PasteProps => ({
  transformPastedHTML: (html) => {
    if (html.includes('data-pm-slice')) return html;
    const pasted = fromPasted(treeOf(html), window.location.origin);
    onRowsLeftOut(pasted.rowsLeftOut);
    return pasted.html;
  },
  handlePaste: (view, { clipboardData }) => {
    const text = clipboardData?.getData('text/plain') ?? '';
    if (!text || clipboardData?.getData('text/html')) return false;
    // An address over words becomes their link.
    if (!view.state.selection.empty && hrefFor(text) !== undefined) return false;
    return view.pasteHTML(richFromMessage(text));
  },
});
