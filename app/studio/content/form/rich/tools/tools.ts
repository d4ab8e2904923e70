import { type Editor, useEditorState } from '@tiptap/react';
import type { IconName } from '#app/studio/kit/icon.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';

interface ToolsOptions {
  editor: Editor;
  /** Only one table: no headings, lists or quotations. */
  isTable: boolean;
  onLink: () => void;
}

type Name = 'heading' | 'bold' | 'italic' | 'bullets' | 'numbers' | 'quote' | 'table' | 'link';

interface Tool {
  name: Name;
  icon: IconName;
  press: () => unknown;
  isApart?: boolean;
}

const IN_TABLE: readonly Name[] = ['bold', 'italic', 'link'];

/** The tools of the toolbar above the text, and which of them are on at the caret. */
export function useTools({ editor, isTable, onLink }: ToolsOptions) {
  const words = useStudioWords().content.rich;
  const can = useEditorState({
    editor,
    selector: ({ editor: now }) => ({ undo: now.can().undo(), redo: now.can().redo() }),
  });
  const on = useEditorState({ editor, selector: ({ editor: now }) => pressedIn(now) });
  const focused = () => editor.chain().focus();
  const all: Tool[] = [
    { name: 'heading', icon: 'heading', press: () => toggleHeading(editor) },
    { name: 'bold', icon: 'bold', press: () => focused().toggleBold().run() },
    { name: 'italic', icon: 'italic', press: () => focused().toggleItalic().run() },
    { name: 'bullets', icon: 'list', isApart: true, press: () => focused().toggleBulletList().run() },
    { name: 'numbers', icon: 'list-ordered', press: () => focused().toggleOrderedList().run() },
    { name: 'quote', icon: 'quote', press: () => focused().toggleBlockquote().run() },
    { name: 'table', icon: 'table', press: () => putTable(editor) },
    { name: 'link', icon: 'link', press: onLink },
  ];
  const tools = isTable ? all.filter(({ name }) => IN_TABLE.includes(name)) : all;
  return {
    label: words.tools,
    tools: tools.map((tool) => ({ ...tool, label: words[tool.name], isOn: on[tool.name] })),
    steps: {
      label: words.undoing,
      tools: (['undo', 'redo'] as const).map((name) => ({
        name,
        icon: name,
        label: words[name],
        isDisabled: !can[name],
        press: () => editor.chain()[name]().run(),
      })),
    },
  };
}

const pressedIn = (editor: Editor): Record<Name, boolean> => ({
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
