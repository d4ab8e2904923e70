import {
  type AriaAttributes,
  type ChangeEvent,
  type ComponentType,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { FactName } from '#content/facts.ts';
import { Hint } from '#app/studio/kit/field.tsx';
import { Input, TextArea } from '#app/studio/kit/input.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import { mentionsFacts, type FactTexts } from './fact-chip.ts';
import type { FactEditorProps } from './fact-editor.tsx';
import { FactNotes } from './fact-notes.tsx';
import { asTyped, fromTyped, namesFactsInWords } from './facts-as-typed.ts';
import { useOwnText } from './use-own-text.ts';
import { type Insert, type OnWriting, writingIn } from './writing.ts';

interface FactTextProps extends AriaAttributes {
  id: string;
  /** If the form itself sends it. */
  name?: string;
  value: string;
  isSingleLine: boolean;
  facts: FactTexts;
  inputMode?: 'url' | undefined;
  onChange: (value: string) => void;
  onWriting?: OnWriting;
  /** The language to write in, if known; else it is recognised from the text. */
  language?: Locale;
}

type PlainField = HTMLInputElement | HTMLTextAreaElement;
type Editor = ComponentType<FactEditorProps>;

let loaded: Editor | undefined;

export const loadFactEditor = async (): Promise<Editor> =>
  (loaded ??= (await import('./fact-editor.tsx')).FactEditor);

/**
 * A plain field without facts or without scripts. Notes about its facts are below it. Its label has its id
 * plus `-label`.
 */
export function FactText(props: FactTextProps) {
  const { id, value, facts, onChange } = props;
  const text = useOwnText(id, value, onChange);
  const [pressed, setPressed] = useState<FactName>();
  return (
    <>
      <Writing {...props} text={text} onChip={setPressed} />
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

interface WritingProps extends FactTextProps {
  text: ReturnType<typeof useOwnText>;
  onChip: (name: FactName) => void;
}

function Writing(props: WritingProps) {
  const {
    id,
    name,
    value,
    isSingleLine,
    facts,
    text,
    onChip,
    onChange: _,
    onWriting,
    language,
    ...more
  } = props;
  const words = useStudioWords().content;
  const languageOf = useLanguageOf();
  const plain = useRef<PlainField>(null);
  const { drawn, drawNow, draw } = useEditorWhenNeeded(plain, mentionsFacts(value));
  const lang = language ?? languageOf(value);
  if (drawn) {
    const { inputMode: _, ...aria } = more;
    return (
      <>
        {name && <input type="hidden" name={name} value={value} />}
        <drawn.Editor
          key={text.given}
          {...{ id, isSingleLine, lang, facts, onWriting, onChip, ...aria }}
          text={value}
          first={text.given === drawn.given ? drawn.first : undefined}
          onChange={text.change}
        />
      </>
    );
  }
  const kept = (typed: string) => fromTyped(typed, words);
  const putIn: Insert = (inserted) => {
    const { value: typed, selectionStart, selectionEnd } = plain.current!;
    const [before, behind] = [typed.slice(0, selectionStart ?? 0), typed.slice(selectionEnd ?? 0)].map(kept);
    const [from, to] = [before!.length, value.length - behind!.length];
    draw({ inserted, from, to }, text.given).catch(() =>
      // Without the editor it is the same text, only without chips.
      text.change(before + inserted + behind),
    );
  };
  const input = {
    ...more,
    ref: plain as RefObject<never>,
    id,
    name,
    value: asTyped(value, words),
    lang,
    'data-hindi': language === 'hi' || undefined,
    onChange: ({ target }: ChangeEvent<PlainField>) => text.change(kept(target.value)),
    onBlur: drawNow,
    ...writingIn(onWriting, () => putIn),
  };
  return (
    <>
      {name && <input type="hidden" name={namesFactsInWords(name)} value="yes" />}
      {isSingleLine ? (
        <Input {...input} type="text" />
      ) : (
        <TextArea {...input} rows={Math.min(12, 2 + Math.ceil(value.length / 60))} />
      )}
      {mentionsFacts(value) && (
        <noscript>
          <Hint>{words.factNotes.inWords}</Hint>
        </noscript>
      )}
    </>
  );
}

interface Drawn {
  Editor: Editor;
  first?: FactEditorProps['first'];
  given?: number;
}

/** Loads the editor once there is a fact to show, without interrupting somebody who is typing in the field. */
function useEditorWhenNeeded(plain: RefObject<PlainField | null>, isNeeded: boolean) {
  const [drawn, setDrawn] = useState<Drawn>();
  useLayoutEffect(() => {
    if (drawn || !isNeeded) return;
    let here = true;
    const drawIdle = (Editor: Editor) => {
      if (here && isIdle(plain.current)) setDrawn({ Editor });
    };
    if (loaded) drawIdle(loaded);
    // The plain field is used until then. Synchronously, so that nobody begins to type in between.
    else
      loadFactEditor().then(
        (Editor) => flushSync(() => drawIdle(Editor)),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [drawn, isNeeded, plain]);
  return {
    drawn,
    drawNow: () => {
      if (isNeeded && loaded && isIdle(plain.current)) setDrawn({ Editor: loaded });
    },
    draw: async (first: FactEditorProps['first'], given: number) => {
      const Editor = await loadFactEditor();
      setDrawn({ Editor, first, given });
    },
  };
}

const isIdle = (field: PlainField | null) => !field?.matches(':focus, :disabled');
