import type { PageSection } from '#content/page-text.ts';
import { sectionKind } from '#content/section-kinds.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { EyeIcon, EyeOffIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import type { SectionChange } from './arrange-sections.ts';
import { emptyFacts } from './empty-facts.ts';
import { SectionDrawing } from './section-drawing.tsx';
import { SectionForm } from './section-form.tsx';
import styles from './sections.module.css';

interface SectionRowProps {
  section: PageSection;
  name: string;
  position: { isFirst: boolean; isLast: boolean };
  isOpen: boolean;
  facts: Partial<Record<string, string>>;
  onOpen: (isOpen: boolean) => void;
  onAct: (change: SectionChange) => void;
  onDragStart: () => void;
  onDropHere: () => void;
}

/** One section in the list: its kind, its position, and its form if it is open. */
export function SectionRow({ section, name, position, isOpen, facts, ...on }: SectionRowProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content.sections;
  const { stays = false, canHide } = sectionKind(section.kind);
  const empty = emptyFacts(section, facts);
  const formId = `section-${section.id}`;
  const button = (what: 'up' | 'down', sign: string, disabled: boolean) => (
    <button
      type="button"
      className={styles.tool}
      disabled={disabled}
      aria-label={words[what](name)}
      onClick={() => on.onAct({ what })}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
  return (
    <li className={styles.row} data-hidden={section.hidden}>
      <div className={styles.head}>
        <span className={styles.handle} draggable={!stays} onDragStart={on.onDragStart} title={words.drag}>
          <SectionDrawing kind={section.kind} />
        </span>
        <button
          type="button"
          className={styles.name}
          aria-expanded={isOpen}
          aria-controls={formId}
          onClick={() => on.onOpen(!isOpen)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={on.onDropHere}
        >
          <span>{words.kinds(section.kind)}</span>
          <b lang={languageOf(name)}>{name}</b>
          {section.hidden && <em>{words.hidden}</em>}
          {empty.length > 0 && <em>{words.emptyFacts(empty.length)}</em>}
        </button>
        {canHide && (
          <button
            type="button"
            className={styles.tool}
            aria-label={words[section.hidden ? 'show' : 'hide'](name)}
            title={words[section.hidden ? 'show' : 'hide'](name)}
            onClick={() => on.onAct({ what: 'hide' })}
          >
            {section.hidden ? <EyeIcon /> : <EyeOffIcon />}
          </button>
        )}
        {!stays && button('up', '↑', position.isFirst)}
        {!stays && button('down', '↓', position.isLast)}
      </div>
      {isOpen && (
        <div className={styles.form} id={formId}>
          <SectionForm section={section} facts={facts} onChange={(to) => on.onAct({ what: 'change', to })} />
          <div className={styles.tools} hidden={stays}>
            <button type="button" className="button" onClick={() => on.onAct({ what: 'duplicate' })}>
              {words.duplicate(name)}
            </button>
            <button type="button" className="button" onClick={() => on.onAct({ what: 'remove' })}>
              {words.remove(name)}
            </button>
          </div>
        </div>
      )}
    </li>
  );
}
