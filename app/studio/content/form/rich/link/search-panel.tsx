import { useState } from 'react';
import type { ItemFiles } from '#app/studio/content/form/pick/item-files.ts';
import { Field } from '#app/studio/kit/field.tsx';
import { Input } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './link-dialog.module.css';
import { type Offer, type Searched, useLinks } from './use-links.ts';

interface SearchPanelProps {
  id: string;
  of: Searched;
  /** The item's documents, and whether there is room for another. */
  papers: { attached: readonly string[]; slot: ReturnType<ItemFiles['fieldFor']> };
  onChoose: (offer: Offer) => void;
}

export function SearchPanel({ id, of, papers, onChoose }: SearchPanelProps) {
  const languageOf = useLanguageOf();
  const { link: words, pick } = useStudioWords().content;
  const [q, setQ] = useState('');
  const { isLooking, failed, offers: found } = useLinks(of, q.trim());
  const { attached, slot } = papers;
  const isFull = of === 'papers' && !slot?.hasRoom;
  const offers = isFull ? found.filter(({ paper }) => paper && attached.includes(paper.mediaId)) : found;
  const message = failed ? words.failed : offers.length > 0 ? words.shown(offers.length) : words.none;
  const help = !isFull ? words.paperHelp : slot ? pick.full(slot.field.label) : words.noPapers;
  return (
    <>
      <Field id={`${id}-search`} label={words.search[of]} hint={of === 'papers' && help}>
        <Input
          id={`${id}-search`}
          type="search"
          maxLength={100}
          aria-describedby={of === 'papers' ? `${id}-search-hint` : undefined}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </Field>
      <p role="status" className={layout.quiet}>
        {isLooking ? words.looking : message}
      </p>
      <ul role="list" className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.key}>
            <button type="button" onClick={() => onChoose(offer)}>
              <b lang={languageOf(offer.title)}>{offer.title}</b>
              <small>{[offer.about, offer.isLive ? '' : words.notLive].filter(Boolean).join(', ')}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
