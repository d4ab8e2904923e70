import { type AriaAttributes, type ComponentType, useEffect, useState } from 'react';
import type { FactName } from '#content/facts.ts';
import { richFromSection, richFromTable, sectionFromRich, tableFromRich } from '#content/section-rich.ts';
import { fromNotation, notationFrom } from '#app/core/text/rich/notation.ts';
import { TextArea } from '#app/studio/kit/input.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { FactTexts } from '../facts/fact-chip.ts';
import { FactNotes } from '../facts/fact-notes.tsx';
import { asTyped, fromTyped } from '../facts/facts-as-typed.ts';
import { useOwnText } from '../facts/use-own-text.ts';
import type { OnWriting } from '../facts/writing.ts';
import type { RichEditorProps } from './rich-editor.tsx';

interface FactRichProps extends AriaAttributes {
  id: string;
  value: string;
  /** `table`: one table and nothing else. */
  shape: 'text' | 'table';
  facts: FactTexts;
  onChange: (value: string) => void;
  onWriting: OnWriting;
}

/**
 * The rich text of a section, in the editor of news: with bold, lists, links and tables, and with facts as
 * chips.
 */
export function FactRich({ id, value, shape, facts, onChange, onWriting, ...aria }: FactRichProps) {
  const words = useStudioWords().content;
  const languageOf = useLanguageOf();
  const text = useOwnText(id, value, onChange);
  const [pressed, setPressed] = useState<FactName>();
  const come = useRichEditor();
  const [toEditor, fromEditor] =
    shape === 'table' ? [richFromTable, tableFromRich] : [richFromSection, sectionFromRich];
  return (
    <>
      {come ? (
        <come.Editor
          key={text.given}
          {...aria}
          id={id}
          text={toEditor(value)}
          shape={shape}
          facts={facts}
          onChange={(html) => text.change(fromEditor(html))}
          onChip={setPressed}
          onWriting={onWriting}
        />
      ) : (
        // Until the editor is loaded, or if that fails: with block notation, as without scripts.
        <TextArea
          {...aria}
          id={id}
          lang={languageOf(value)}
          rows={Math.min(12, 3 + Math.ceil(value.length / 60))}
          value={asTyped(shape === 'table' ? value : notationFrom(value), words)}
          onChange={({ target }) => {
            const typed = fromTyped(target.value, words);
            text.change(shape === 'table' ? typed : fromNotation(typed));
          }}
        />
      )}
      <FactNotes
        text={value}
        facts={facts}
        seen={text.seen}
        pressed={pressed}
        onPutBack={(name) => text.putBack(name)}
      />
    </>
  );
}

interface Loaded {
  Editor: ComponentType<RichEditorProps>;
}

let loaded: Loaded | undefined;

const loadEditor = async (): Promise<Loaded> =>
  (loaded ??= { Editor: (await import('./rich-editor.tsx')).RichEditor });

/** A plain field until it is loaded, and if that fails. */
function useRichEditor(): Loaded | undefined {
  const [come, setCome] = useState(loaded);
  useEffect(() => {
    let here = true;
    async function fetchEditor() {
      const editor = await loadEditor().catch(() => undefined);
      if (here) setCome(editor);
    }
    void fetchEditor();
    return () => {
      here = false;
    };
  }, []);
  return come;
}
