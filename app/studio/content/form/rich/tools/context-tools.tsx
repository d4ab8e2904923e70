import { type Editor, useEditorState } from '@tiptap/react';
import { useStudioWords } from '#app/studio/words/words.ts';
import styles from '../rich-editor.module.css';

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
        <Row label={words.inHeading}>
          {([2, 3] as const).map((one) => (
            <Press
              key={one}
              isOn={level === one}
              onPress={() => focused().setHeading({ level: one }).run()}
              says={one === 2 ? words.large : words.small}
            />
          ))}
        </Row>
      )}
      {inTable && (
        <Row label={words.inTable}>
          <Press onPress={() => focused().addRowAfter().run()} says={words.rowBelow} />
          <Press onPress={() => focused().addColumnAfter().run()} says={words.columnAfter} />
          <Press onPress={() => focused().deleteRow().run()} says={words.removeRow} />
          <Press onPress={() => focused().deleteColumn().run()} says={words.removeColumn} />
          {!isTable && <Press onPress={() => focused().deleteTable().run()} says={words.removeTable} />}
        </Row>
      )}
      {href && (
        <Row label={words.inLink}>
          {!href.startsWith('paper:') && <span className={styles.address}>{href}</span>}
          <Press onPress={onLink} says={words.changeLink} />
          <Press
            onPress={() => focused().extendMarkRange('link').unsetLink().run()}
            says={words.removeLink}
          />
        </Row>
      )}
    </>
  );
}

const Row = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className={styles.place} role="group" aria-label={label}>
    {children}
  </div>
);

const Press = ({ says, isOn, onPress }: { says: string; isOn?: boolean; onPress: () => unknown }) => (
  <button type="button" aria-pressed={isOn} onMouseDown={(event) => event.preventDefault()} onClick={onPress}>
    {says}
  </button>
);
