import { useRef, useState } from 'react';
import type { ContentType } from '#app/publishing/content-type.ts';
import { segmentOfInput } from '#app/publishing/translations/sent-translation.ts';
import type { FormAnswer } from '#app/studio/content/form-answer.ts';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useFilesOfItem } from './pick/item-files.ts';
import { problemText } from './problem-text.ts';
import { MENU_GROUP } from './saving/not-in-menu.tsx';
import { useAutosave } from './saving/use-autosave.ts';
import { useSaveState } from './saving/use-save-state.ts';

interface DocumentFormOptions {
  document: LoadedDocument;
  type: Pick<ContentType, 'fields'>;
  formAnswer: FormAnswer | undefined;
  /** The files in its fields. */
  storedFiles?: Record<string, StoredFile>;
  /** Called on every input. */
  onChange?: () => void;
}

export type DocumentFormState = ReturnType<typeof useDocumentForm>;

const NO_FILES = {};

/** The state of a document's form: it autosaves, and shows a problem until its field is changed. */
export function useDocumentForm({
  document,
  type,
  formAnswer,
  storedFiles = NO_FILES,
  onChange,
}: DocumentFormOptions) {
  const element = useRef<HTMLFormElement>(null);
  const fields = formAnswer?.mine ?? document.fields;
  const autosave = useAutosave(element, document.addresses.draft, {
    base: formAnswer?.conflict?.base ?? formAnswer?.saved?.base ?? document.base,
    isRefused: formAnswer !== undefined && !formAnswer.saved,
    paused: document.state === 'trash' || formAnswer?.conflict !== undefined,
  });
  const { problems, markFixed, isFixed } = useProblems(formAnswer);
  const publishWarnings = (formAnswer?.publishWarnings ?? []).filter(({ field }) => !isFixed(field));
  function changed(name: string) {
    markFixed(name);
    autosave.schedule();
    onChange?.();
  }
  const words = useStudioWords();
  const textOfProblem = (name: string): string | undefined => {
    const problem = problems[name];
    const field = type.fields.find((each) => each.name === name);
    if (problem === 'required' && field && document.translatedInto) return words.languages.translateFirst;
    return problem && problemText(words, problem, field, fields);
  };
  const files = useFilesOfItem({ type, fields, stored: storedFiles, problems, onChange: changed });
  const { noteStart, ...saveState } = useSaveState({
    document,
    formAnswer,
    progress: autosave.progress,
    problems: Object.keys(problems).length,
    publishWarnings: publishWarnings.length,
    isSendingFile: files.isSending,
  });
  return {
    element,
    document,
    type,
    formAnswer,
    fields,
    autosave,
    problems,
    problemText: textOfProblem,
    publishWarnings,
    files,
    ...saveState,
    changed,
    /** A time that was set by something other than its own field. */
    changedTime(name: 'from', value: string) {
      noteStart({ name, value });
      changed(name);
    },
    onInput(input: HTMLInputElement) {
      // Only for this page, and not part of the document.
      if (['known', MENU_GROUP].includes(input.name)) return;
      noteStart(input);
      // The time of the change is sent by its own button and is not part of the saved document.
      if (input.name === 'due') markFixed('due');
      else changed(fieldOfInput(type, input.name));
    },
  };
}

/** A table has an input per cell, a segment of a translation more than one. */
const fieldOfInput = ({ fields }: Pick<ContentType, 'fields'>, input: string): string =>
  fields.find(({ kind, name }) => kind === 'rows' && input.startsWith(`${name}.`))?.name ??
  segmentOfInput(input) ??
  input;

interface Refused<Problem extends string> {
  problems: Record<string, Problem>;
}

/** Problems stay until their fields change; only the next press checks again. */
function useProblems<Problem extends string>(formAnswer: Refused<Problem> | undefined) {
  const [fixed, setFixed] = useState<{ formAnswer: typeof formAnswer; names: string[] }>({
    formAnswer,
    names: [],
  });
  if (fixed.formAnswer !== formAnswer) setFixed({ formAnswer, names: [] });
  const open = Object.entries(formAnswer?.problems ?? {}).filter(([name]) => !fixed.names.includes(name));
  const markFixed = (name: string) =>
    setFixed((before) =>
      before.names.includes(name) ? before : { formAnswer, names: [...before.names, name] },
    );
  return {
    problems: Object.fromEntries(open) as Record<string, Problem>,
    markFixed,
    isFixed: (name: string) => fixed.names.includes(name),
  };
}
