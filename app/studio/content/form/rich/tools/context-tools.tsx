import { type Editor, useEditorState } from '@tiptap/react';
import { useStudioWords } from '#app/studio/words/words.ts';
import { RichRow } from '#app/studio/kit/rich-text.tsx';

interface ContextToolsProps {
  editor: Editor;
  /** The table is the whole text: it cannot be deleted. */
  isTable: boolean;
  onLink: () => void;
}

/** Tools for the heading, table or link at the caret. */
export function ContextTools({ editor, isTable, onLink }: ContextToolsProps) {
  const words = useStudioWords().content.rich;
  const { level, inTable, href } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      level: now.isActive('heading') ? Number(now.getAttributes('heading')['level']) : 0,
      inTable: now.isActive('table'),
      href: now.isActive('link') ? String(now.getAttributes('link')['href'] ?? '') : '',
    }),
  });
  const focused = () => editor.chain().focus();
  return (
    <>
      {level > 0 && (
        <RichRow
          label={words.inHeading}
          buttons={([2, 3] as const).map((one) => ({
            label: one === 2 ? words.large : words.small,
            isOn: level === one,
            press: () => focused().setHeading({ level: one }).run(),
          }))}
        />
      )}
      {inTable && (
        <RichRow
          label={words.inTable}
          buttons={[
            { label: words.rowBelow, press: () => focused().addRowAfter().run() },
            { label: words.columnAfter, press: () => focused().addColumnAfter().run() },
            { label: words.removeRow, press: () => focused().deleteRow().run() },
            { label: words.removeColumn, press: () => focused().deleteColumn().run() },
            ...(isTable ? [] : [{ label: words.removeTable, press: () => focused().deleteTable().run() }]),
          ]}
        />
      )}
      {href && (
        <RichRow
          label={words.inLink}
          {...(!href.startsWith('paper:') && { text: href })}
          buttons={[
            { label: words.changeLink, press: onLink },
            {
              label: words.removeLink,
              press: () => focused().extendMarkRange('link').unsetLink().run(),
            },
          ]}
        />
      )}
    </>
  );
}
