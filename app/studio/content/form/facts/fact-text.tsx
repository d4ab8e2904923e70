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
import { useLanguageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import { mentionsFacts, type SaidFacts } from './fact-chip.ts';
import type { FactEditorProps } from './fact-editor.tsx';
import { type Insert, type OnWriting, writingIn } from './writing.ts';

interface FactTextProps extends AriaAttributes {
  id: string;
  /** Where the form itself is to send it. */
  name?: string;
  value: string;
  isLine: boolean;
  facts: SaidFacts;
  inputMode?: 'url' | undefined;
  onChange: (value: string) => void;
  onWriting?: OnWriting;
  /** That it is to be written in, where that is asked for; else its letters tell. */
  language?: Locale;
}

type Writing = HTMLInputElement | HTMLTextAreaElement;
type Editor = ComponentType<FactEditorProps>;

let loaded: Editor | undefined;

export const loadFactEditor = async (): Promise<Editor> =>
  (loaded ??= (await import('./fact-editor.tsx')).FactEditor);

/** A plain field as long as there is no fact in it. Its label has its id, and `-label` behind it. */
export function FactText({
  id,
  name,
  value,
  isLine,
  facts,
  onChange,
  onWriting,
  language,
  ...more
}: FactTextProps) {
  const languageOf = useLanguageOf();
  const plain = useRef<Writing>(null);
  const text = useOwnText(value, onChange);
  const { drawn, drawNow, draw } = useEditorWhenNeeded(plain, mentionsFacts(value));
  const lang = language ?? languageOf(value);
  if (drawn) {
    const { inputMode: _, ...aria } = more;
    return (
      <>
        {name && <input type="hidden" name={name} value={value} />}
        <drawn.Editor
          key={text.given}
          {...{ id, isLine, lang, facts, onWriting, ...aria }}
          text={value}
          first={text.given === drawn.given ? drawn.first : undefined}
          onChange={text.change}
        />
      </>
    );
  }
  const putIn: Insert = (said) => {
    const { value: typed, selectionStart, selectionEnd } = plain.current!;
    const [from, to] = [selectionStart ?? 0, selectionEnd ?? 0];
    draw({ said, from, to }, text.given).catch(() =>
      // Without the editor it is the same text, if not the same sight.
      text.change(typed.slice(0, from) + said + typed.slice(to)),
    );
  };
  const input = {
    ...more,
    ref: plain as RefObject<never>,
    id,
    name,
    value,
    lang,
    'data-hindi': language === 'hi' || undefined,
    onChange: ({ target }: ChangeEvent<Writing>) => text.change(target.value),
    onBlur: drawNow,
    ...writingIn(onWriting, () => putIn),
  };
  return isLine ? (
    <input {...input} type="text" />
  ) : (
    <textarea {...input} rows={Math.min(12, 2 + Math.ceil(value.length / 60))} />
  );
}

/** Tells what is written here from what is given anew, as when two rows change places: then the editor begins anew. */
function useOwnText(value: string, onChange: (value: string) => void) {
  const [known, setKnown] = useState({ value, given: 0 });
  if (known.value !== value) setKnown({ value, given: known.given + 1 });
  return {
    given: known.given,
    change: (next: string) => {
      setKnown((before) => ({ ...before, value: next }));
      onChange(next);
    },
  };
}

interface Drawn {
  Editor: Editor;
  first?: FactEditorProps['first'];
  given?: number;
}

/** The editor, once there is a fact to draw. It does not come between somebody and the field they are writing in. */
function useEditorWhenNeeded(plain: RefObject<Writing | null>, isNeeded: boolean) {
  const [drawn, setDrawn] = useState<Drawn>();
  useLayoutEffect(() => {
    if (drawn || !isNeeded) return;
    let here = true;
    const drawIdle = (Editor: Editor) => {
      if (here && isIdle(plain.current)) setDrawn({ Editor });
    };
    if (loaded) drawIdle(loaded);
    // The plain field serves until then. At once, so that nobody begins to write in between.
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

const isIdle = (field: Writing | null) => !field?.matches(':focus, :disabled');
