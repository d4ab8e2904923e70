import {
  type AriaAttributes,
  type ComponentType,
  type FormEventHandler,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { fromNotation, notationFrom } from '#app/core/text/rich/notation.ts';
import { notationFieldName } from '#app/publishing/fields.ts';
import { Hint } from '#app/studio/kit/field.tsx';
import { TextArea } from '#app/studio/kit/input.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import type { FactTexts } from '../facts/fact-chip.ts';
import { asTyped, fromTyped, namesFactsInWords } from '../facts/facts-as-typed.ts';
import type { RichEditorProps } from './rich-editor.tsx';

interface RichInputProps extends AriaAttributes {
  id: string;
  name: string;
  value: string;
  onChange: () => void;
  onInput?: FormEventHandler<HTMLTextAreaElement>;
  /** The language to write in, if known; else it is recognised from the text. */
  language?: Locale;
  /** The values of the chips, if it mentions facts. */
  facts?: FactTexts;
}

/**
 * A plain field with block notation until the editor is loaded, which only this kind of form does; without
 * scripts it stays.
 */
export function RichInput(props: RichInputProps) {
  const { id, name, value, onChange, onInput, language, facts, ...aria } = props;
  const languageOf = useLanguageOf();
  const { rich: words, ...content } = useStudioWords().content;
  const [come, setCome] = useState<{ Editor: ComponentType<RichEditorProps> }>();
  const [text, setText] = useState(value);
  const plain = useRef<HTMLTextAreaElement>(null);
  const [withSigns] = useState(() => {
    const signs = notationFrom(value);
    return facts ? asTyped(signs, content) : signs;
  });
  const kept = useRef((typed: string) => (facts ? fromTyped(typed, content) : typed));
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    // Typed before this script ran. The form notices later typing, and may publish before the
    // editor is loaded.
    if (plain.current && plain.current.value !== withSigns) latest.current();
  }, [withSigns]);
  useEffect(() => {
    let here = true;
    async function fetchEditor() {
      const { RichEditor } = await import('./rich-editor.tsx');
      if (!here) return;
      const written = plain.current?.value ?? withSigns;
      // Synchronously, so that nobody types in a field that was already read.
      flushSync(() => {
        if (written !== withSigns) setText(fromNotation(kept.current(written)));
        setCome({ Editor: RichEditor });
      });
    }
    void fetchEditor();
    return () => {
      here = false;
    };
  }, [withSigns]);
  if (!come)
    return (
      <>
        <input type="hidden" name={notationFieldName(name)} value="yes" />
        {facts && <input type="hidden" name={namesFactsInWords(name)} value="yes" />}
        <TextArea
          {...aria}
          ref={plain}
          onInput={onInput}
          id={id}
          name={name}
          defaultValue={withSigns}
          lang={language ?? languageOf(withSigns)}
          data-hindi={language === 'hi' || undefined}
          rows={language ? 6 : 12}
        />
        <noscript>
          <Hint>{words.signs}</Hint>
        </noscript>
      </>
    );
  const { Editor } = come;
  return (
    <>
      <input type="hidden" name={name} value={text} />
      <Editor
        {...aria}
        id={id}
        text={text}
        language={language}
        {...(facts && { facts })}
        onChange={(html) => {
          setText(html);
          onChange();
        }}
      />
    </>
  );
}
