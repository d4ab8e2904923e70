import type { EditorOptions } from '@tiptap/react';
import type { FactMark, FactName } from '#content/facts.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { type Chip, chipOf, markOf, type FactTexts } from './fact-chip.ts';
import { FACT } from './fact-document.ts';
import { type FactInfo, mentionsOf } from './fact-info.ts';
import { sourceOf } from './fact-source.ts';

/** The chip of a mention in an editor; undefined for anything else. */
export const chipMaker =
  (facts: FactTexts, info: FactInfo | undefined, words: StudioWords['content']) =>
  (written: string): Chip | undefined => {
    const mark = markOf(written);
    return mark && withSource(chipOf(mark, facts, words), mark, info, words);
  };

/** A chip's visible text and accessible name with its source and number of places. */
function withSource(
  chip: Chip,
  { name, when }: FactMark,
  info: FactInfo | undefined,
  { facts, factNotes }: StudioWords['content'],
): Chip {
  if (!info || when || chip.variant !== 'live') return chip;
  const source = factNotes.from[sourceOf(name).of](facts[name]);
  const places = factNotes.shownIn(mentionsOf(info, name).length);
  return { ...chip, title: factNotes.chip(facts[name], source, places) };
}

type EditorProps = EditorOptions['editorProps'];

export const pressedChips = (
  onChip: (name: FactName) => void,
): Required<Pick<EditorProps, 'handleClickOn'>> => ({
  handleClickOn: (_view, _pos, node) => {
    const mark = node.type.name === FACT && markOf(String(node.attrs['written']));
    if (mark && !mark.when) onChip(mark.name);
    return false;
  },
});
