import { useState } from 'react';
import { ArrangePanel } from '#app/studio/arrange/arrange-panel.tsx';
import { reordered } from '#app/studio/arrange/reorder.ts';
import { StateBadge } from '#app/studio/content/state-badge.tsx';
import { RowText } from '#app/studio/kit/list.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { ShownItem } from './shown-item.ts';

interface ArrangeItemsProps {
  items: (ShownItem & { name: string })[];
  /** In the format of the list's form. */
  onMove: (move: string) => void;
}

/** The rows of a list reduced to what identifies them, for dragging. */
export function ArrangeItems({ items, onMove }: ArrangeItemsProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content.order.arrange;
  const ids = items.map(({ id }) => id);
  const loaded = ids.join(' ');
  const [dropped, setDropped] = useState({ loaded, order: ids });
  // Shows a drop immediately, until the list is loaded again.
  const order = dropped.loaded === loaded ? dropped.order : ids;
  return (
    <ArrangePanel
      layout="stack"
      words={words}
      items={order.map((id) => items.find((item) => item.id === id)!)}
      onMove={([id = ''], dropTarget) => {
        setDropped({ loaded, order: reordered(order, [id], dropTarget) });
        onMove(`${dropTarget.side} ${id} ${dropTarget.beside}`);
      }}
    >
      {({ name, state, hasDraft }) => (
        <>
          <RowText title={name} lang={languageOf(name)} />
          <StateBadge state={state} hasDraft={hasDraft} />
        </>
      )}
    </ArrangePanel>
  );
}
