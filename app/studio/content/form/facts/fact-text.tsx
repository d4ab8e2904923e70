import {
  type AriaAttributes,
  type ChangeEvent,
  type ComponentType,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type FactName, factsIn } from '#content/facts.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { Locale } from '#app/words/locales.ts';
import { mentionsFacts, type SaidFacts } from './fact-chip.ts';
import type { FactEditorProps } from './fact-editor.tsx';
import { FactNotes } from './fact-notes.tsx';
import { asTyped, fromTyped, namesFactsInWords } from './facts-as-typed.ts';
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

type PlainField = HTMLInputElement | HTMLTextAreaElement;
type Editor = ComponentType<FactEditorProps>;

let loaded: Editor | undefined;

export const loadFactEditor = async (): Promise<Editor> =>
  (loaded ??= (await import('./fact-editor.tsx')).FactEditor);

/**
 * A plain field as long as there is no fact in it, and where no script runs. Below it stands what is to be known of its
 * facts. Its label has its id, and `-label` behind it.
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
  const { id, name, value, isLine, facts, text, onChip, onChange: _, onWriting, language, ...more } = props;
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
          {...{ id, isLine, lang, facts, onWriting, onChip, ...aria }}
          text={value}
          first={text.given === drawn.given ? drawn.first : undefined}
          onChange={text.change}
        />
      </>
    );
  }
  const kept = (typed: string) => fromTyped(typed, words);
  const putIn: Insert = (said) => {
    const { value: typed, selectionStart, selectionEnd } = plain.current!;
    const [before, behind] = [typed.slice(0, selectionStart ?? 0), typed.slice(selectionEnd ?? 0)].map(kept);
    const [from, to] = [before!.length, value.length - behind!.length];
    draw({ said, from, to }, text.given).catch(() =>
      // Without the editor it is the same text, if not the same sight.
      text.change(before + said + behind),
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
      {isLine ? (
        <input {...input} type="text" />
      ) : (
        <textarea {...input} rows={Math.min(12, 2 + Math.ceil(value.length / 60))} />
      )}
      {mentionsFacts(value) && (
        <noscript>
          <p className="field__hint">{words.factNotes.inWords}</p>
        </noscript>
      )}
    </>
  );
}

interface OwnText {
  value: string;
  /** Rises whenever the text comes from elsewhere than the editor. */
  given: number;
  /** Facts that stood in it, each with the text as it last was with it. */
  seen: Partial<Record<FactName, string>>;
}

/** Tells what is written here from what is given anew, as when two rows change places: then the editor begins anew. */
function useOwnText(id: string, value: string, onChange: (value: string) => void) {
  const [known, setKnown] = useState<OwnText>({ value, given: 0, seen: {} });
  if (known.value !== value) setKnown({ value, given: known.given + 1, seen: {} });
  const { given, seen } = known;
  const putBackAt = useRef<number>(undefined);
  useEffect(() => {
    if (putBackAt.current !== given) return;
    putBackAt.current = undefined;
    // The button that was pressed is gone.
    document.getElementById(id)?.focus();
  }, [given, id]);
  return {
    given,
    seen,
    change: (next: string) => {
      setKnown((before) => ({
        ...before,
        value: next,
        seen: { ...before.seen, ...seenIn(before.value) },
      }));
      onChange(next);
    },
    putBack: (name: FactName) => {
      const next = withFact(value, seen[name] ?? '', name);
      putBackAt.current = given + 1;
      setKnown({ value: next, given: given + 1, seen });
      onChange(next);
    },
  };
}

const seenIn = (text: string): OwnText['seen'] =>
  Object.fromEntries(factsIn(text).map((name) => [name, text]));

/** The text with the fact where it stood; what was typed in its place goes. Behind everything where that is not to be told. */
function withFact(text: string, before: string, name: FactName): string {
  const chip = `{${name}}`;
  const at = before.indexOf(chip);
  const [ahead, behind] = [before.slice(0, at), before.slice(at + chip.length)];
  const stands =
    at !== -1 &&
    text.length >= ahead.length + behind.length &&
    text.startsWith(ahead) &&
    text.endsWith(behind);
  return stands ? before : `${text}${text && !/\s$/.test(text) ? ' ' : ''}${chip}`;
}

interface Drawn {
  Editor: Editor;
  first?: FactEditorProps['first'];
  given?: number;
}

/** The editor, once there is a fact to draw. It does not come between somebody and the field they are writing in. */
function useEditorWhenNeeded(plain: RefObject<PlainField | null>, isNeeded: boolean) {
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

const isIdle = (field: PlainField | null) => !field?.matches(':focus, :disabled');
