import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useStudioWords } from '#app/studio/words/words.ts';
import {
  BoldIcon,
  BulletsIcon,
  HeadingIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
  RedoIcon,
  TableIcon,
  UndoIcon,
} from '#app/ui/icons/writing.ts';
import styles from '../rich-editor.module.css';

interface ToolsProps {
  editor: Editor;
  /** Only one table: no headings, lists or quotations. */
  isTable: boolean;
  onLink: () => void;
}

type Name =
  'heading' | 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'table' | 'link' | 'undo' | 'redo';

interface Tool {
  name: Name;
  icon: ComponentType;
  press: () => unknown;
  /** Separated by a line. */
  isApart?: boolean;
}

const IN_TABLE: readonly Name[] = ['bold', 'italic', 'link'];

/** One row; on narrow screens the first tools scroll, and undo stays in sight. */
export function Tools({ editor, isTable, onLink }: ToolsProps) {
  const words = useStudioWords().content.rich;
  const can = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ undo: now.can().undo(), redo: now.can().redo() }),
  });
  const on = useEditorState({ editor, selector: ({ editor: now }) => pressedIn(now) });
  const keys = useArrowKeys();
  const focused = () => editor.chain().focus();
  const all: Tool[] = [
    { name: 'heading', icon: HeadingIcon, press: () => toggleHeading(editor) },
    { name: 'bold', icon: BoldIcon, press: () => focused().toggleBold().run() },
    { name: 'italic', icon: ItalicIcon, press: () => focused().toggleItalic().run() },
    { name: 'bullets', icon: BulletsIcon, isApart: true, press: () => focused().toggleBulletList().run() },
    { name: 'numbers', icon: NumbersIcon, press: () => focused().toggleOrderedList().run() },
    { name: 'quote', icon: QuoteIcon, press: () => focused().toggleBlockquote().run() },
    { name: 'table', icon: TableIcon, press: () => putTable(editor) },
    { name: 'link', icon: LinkIcon, press: onLink },
  ];
  const tools = isTable ? all.filter(({ name }) => IN_TABLE.includes(name)) : all;
  return (
    <div className={styles.tools} role="toolbar" aria-label={words.tools} {...keys.bar}>
      <div className={styles.run}>
        {tools.map(({ name, icon: Icon, press, isApart }, index) => (
          // Keeps the focus in the text: a typed space must not press the button again.
          <button
            key={name}
            type="button"
            className={isApart ? styles.apart : undefined}
            aria-label={words[name]}
            title={words[name]}
            aria-pressed={name in on ? on[name as keyof typeof on] : undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={press}
            {...keys.itemProps(index)}
          >
            <Icon />
          </button>
        ))}
      </div>
      <div className={styles.undo} role="group" aria-label={words.undoing}>
        {(['undo', 'redo'] as const).map((name, index) => {
          const Icon = name === 'undo' ? UndoIcon : RedoIcon;
          return (
            <button
              key={name}
              type="button"
              aria-label={words[name]}
              title={words[name]}
              // Not disabled: that would lose the focus with the last step.
              aria-disabled={!can[name]}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => can[name] && editor.chain()[name]().run()}
              {...keys.itemProps(tools.length + index)}
            >
              <Icon />
            </button>
          );
        })}
      </div>
    </div>
  );
}

const pressedIn = (editor: Editor) => ({
  heading: editor.isActive('heading'),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  table: editor.isActive('table'),
  link: editor.isActive('link'),
});

function toggleHeading(editor: Editor): void {
  const chain = editor.chain().focus();
  if (editor.isActive('heading')) chain.setParagraph().run();
  else chain.setHeading({ level: 2 }).run();
}

/** Tables cannot be nested; the row below has the tools for this one. */
function putTable(editor: Editor): void {
  const chain = editor.chain().focus();
  if (editor.isActive('table')) chain.run();
  else chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A toolbar is one Tab stop; the arrow keys move within it. */
function useArrowKeys() {
  const [stop, setStop] = useState(0);
  return {
    bar: {
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const buttons = [...event.currentTarget.querySelectorAll('button')];
        const at = buttons.indexOf(event.target as HTMLButtonElement);
        const step = STEPS[event.key];
        if (at === -1 || !step) return;
        event.preventDefault();
        buttons[step(at, buttons.length)]!.focus();
      },
    },
    itemProps: (index: number) => ({ tabIndex: index === stop ? 0 : -1, onFocus: () => setStop(index) }),
  };
}
