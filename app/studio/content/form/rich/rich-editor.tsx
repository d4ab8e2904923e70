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
import { RichText } from '#app/studio/kit/rich-text.tsx';
import { ContextTools } from './tools/context-tools.tsx';
import { useTools } from './tools/tools.ts';
import { hrefFor } from '#app/core/text/rich/addresses-in-text.ts';
import { richFromMessage } from '#app/core/text/rich/message.ts';
import { treeOf } from './paste/dom-tree.ts';
import { fromPasted } from './paste/pasted.ts';

export interface RichEditorProps extends AriaAttributes {
  id: string;
  /** Plain or rich. */
  text: string;
  onChange: (html: string) => void;
  /** The language to write in, if known; else it is recognised from the text. */
  language?: Locale | undefined;
  /** `table`: one table and nothing else. */
  shape?: 'text' | 'table';
  /** The values of the chips, if it may mention facts. */
  facts?: FactTexts;
  onChip?: (name: FactName) => void;
  onWriting?: OnWriting;
}

/** The bars over the text: its buttons above, the form's below. The caret stays between them. */
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
    // The plain field that this replaces has the focus.
    isBeingWritten: document.activeElement?.id === id,
  }));
  const { extensions, paste, content, lang, isBeingWritten } = setUp;
  const written = JSON.stringify({
    ...attributesOf(id, lang, aria),
    ...(language === 'hi' && { 'data-hindi': 'true' }),
  });
  // Memoised while nothing differs: a change would interrupt composed input.
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
    // The content security policy forbids inline styles; ours are in the file next to this one.
    injectCSS: false,
    editorProps,
    onUpdate: ({ editor: changed }) =>
      latest.current(facts ? withoutChips(changed.getHTML()) : changed.getHTML()),
  });
  useLayoutEffect(() => {
    if (!isBeingWritten) return;
    // Synchronously: the editor's own command waits for the next frame and would lose input until then.
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor, isBeingWritten]);
  useEffect(() => {
    // A label focuses only inputs.
    const label = document.getElementById(`${id}-label`);
    const lead = () => editor.view.focus();
    label?.addEventListener('click', lead);
    return () => label?.removeEventListener('click', lead);
  }, [editor, id]);
  const toolbar = useTools({ editor, isTable, onLink: () => setLinking(true) });
  return (
    <RichText
      toolbar={toolbar}
      context={<ContextTools editor={editor} isTable={isTable} onLink={() => setLinking(true)} />}
      message={rowsLeftOut > 0 && words.rowsLeftOut(rowsLeftOut)}
      isShort={facts !== undefined}
      {...writingIn(onWriting, () => (inserted) => putIn(editor, inserted))}
    >
      <EditorContent editor={editor} />
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </RichText>
  );
}

/** Inserts a chosen fact at the caret. */
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

/** A text in the editor's format: a chip per mentioned fact. */
const withChips = (html: string): string => writeTree(parseTree(html).flatMap(chipsIn));

const chipsIn = (node: RichNode): RichNode[] =>
  typeof node !== 'string'
    ? [{ ...node, children: node.children.flatMap(chipsIn) }]
    : partsOf(node).map((part) =>
        typeof part === 'string' ? part : element('span', [], { 'data-fact': part.written }),
      );

/** The reverse, with the facts as stored: `{phone}`. */
const withoutChips = (html: string): string => writeTree(parseTree(html).map(factIn));

const factIn = (node: RichNode): RichNode =>
  typeof node === 'string'
    ? node
    : (node.attributes['data-fact'] ?? { ...node, children: node.children.map(factIn) });

type PasteProps = Required<Pick<EditorOptions['editorProps'], 'handlePaste' | 'transformPastedHTML'>>;

/** Cleans pasted content; what was copied from our editor is clean already. */
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
    // An address pasted over selected text becomes its link.
    if (!view.state.selection.empty && hrefFor(text) !== undefined) return false;
    return view.pasteHTML(richFromMessage(text));
  },
});
