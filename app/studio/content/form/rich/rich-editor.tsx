import { useStudioWords } from '#app/studio/words/words.ts';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { richFrom } from '#app/core/text/rich/rich-text.ts';
import styles from './rich-editor.module.css';

export interface RichEditorProps {
  id: string;
  label: string;
  /** Plain or rich. */
  text: string;
  onChange: (html: string) => void;
}

/** Bold, italic, lists and links: all that a letter needs, and all that the server lets through. */
export function RichEditor({ id, label, text, onChange }: RichEditorProps) {
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        blockquote: false,
        code: false,
        codeBlock: false,
        heading: false,
        horizontalRule: false,
        strike: false,
        underline: false,
        link: {
          openOnClick: false,
          protocols: ['mailto', 'tel'],
          HTMLAttributes: { target: null, rel: null },
        },
      }),
    ],
    content: richFrom(text),
    // The content security policy allows no style in the page; ours are in the file beside this one.
    injectCSS: false,
    editorProps: { attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML()),
  });
  return (
    <div className={styles.editor}>
      <Tools editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}

function Tools({ editor }: { editor: Editor }) {
  const words = useStudioWords().content;
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const focused = () => editor.chain().focus();
  const tools: [keyof typeof on, () => unknown][] = [
    ['bold', () => focused().toggleBold().run()],
    ['italic', () => focused().toggleItalic().run()],
    ['bullets', () => focused().toggleBulletList().run()],
    ['numbers', () => focused().toggleOrderedList().run()],
    ['link', () => toggleLink(editor, words.rich.linkAsk)],
  ];
  return (
    <div className={styles.tools} role="toolbar" aria-label={words.rich.tools}>
      {tools.map(([name, press]) => (
        // The text keeps the focus: whoever writes on at once must not press the button once more.
        <button
          key={name}
          type="button"
          aria-pressed={on[name]}
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
        >
          {words.rich[name]}
        </button>
      ))}
    </div>
  );
}

function toggleLink(editor: Editor, question: string): void {
  if (editor.isActive('link')) return void editor.chain().focus().unsetLink().run();
  const address = window.prompt(question, 'https://')?.trim();
  if (address && address !== 'https://') editor.chain().focus().setLink({ href: address }).run();
}
