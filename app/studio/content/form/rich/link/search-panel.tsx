import { useState } from 'react';
import type { ItemFiles } from '#app/studio/content/form/pick/item-files.ts';
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
      <div className="field">
        <label htmlFor={`${id}-search`}>{words.search[of]}</label>
        {of === 'papers' && (
          <span className="field__hint" id={`${id}-search-hint`}>
            {help}
          </span>
        )}
        <input
          id={`${id}-search`}
          type="search"
          maxLength={100}
          aria-describedby={of === 'papers' ? `${id}-search-hint` : undefined}
          value={q}
          onChange={({ target }) => setQ(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      <p role="status" className="field__hint">
        {isLooking ? words.looking : message}
      </p>
      <ul role="list" className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.key}>
            <button type="button" onClick={() => onChoose(offer)}>
              <b lang={languageOf(offer.title)}>{offer.title}</b>
              <span>{[offer.about, offer.isLive ? '' : words.notLive].filter(Boolean).join(', ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
