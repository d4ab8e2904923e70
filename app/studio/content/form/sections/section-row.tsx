import type { PageSection } from '#content/page-text.ts';
import { sectionKind } from '#content/section-kinds.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
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
  const button = (what: 'up' | 'down', disabled: boolean) => (
    <Button
      type="button"
      kind="quiet"
      icon={<Icon name={`arrow-${what}`} />}
      aria-label={words[what](name)}
      title={words[what](name)}
      disabled={disabled}
      onClick={() => on.onAct({ what })}
    />
  );
  return (
    <div className={styles.row} data-hidden={section.hidden}>
      <div className={styles.head}>
        <span className={styles.handle} draggable={!stays} onDragStart={on.onDragStart} title={words.drag}>
          <SectionDrawing kind={section.kind} />
        </span>
        <button
          type="button"
          className={styles.name}
          id={`opener-${section.id}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => on.onOpen(!isOpen)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={on.onDropHere}
        >
          <small>{words.kinds(section.kind)}</small>
          <b lang={languageOf(name)}>{name}</b>
          {section.hidden && <small data-bad>{words.hidden}</small>}
          {empty.length > 0 && <small data-bad>{words.emptyFacts(empty.length)}</small>}
        </button>
        {canHide && (
          <Button
            type="button"
            kind="quiet"
            icon={<Icon name={section.hidden ? 'eye' : 'eye-off'} />}
            aria-label={words[section.hidden ? 'show' : 'hide'](name)}
            title={words[section.hidden ? 'show' : 'hide'](name)}
            onClick={() => on.onAct({ what: 'hide' })}
          />
        )}
        {!stays && button('up', position.isFirst)}
        {!stays && button('down', position.isLast)}
      </div>
      {isOpen && (
        <div className={`${layout.stack} ${styles.form}`} id={formId}>
          <SectionForm section={section} facts={facts} onChange={(to) => on.onAct({ what: 'change', to })} />
          <div className={layout.line} hidden={stays}>
            <Button type="button" icon={<Icon name="copy" />} onClick={() => on.onAct({ what: 'duplicate' })}>
              {words.duplicate(name)}
            </Button>
            <Button
              type="button"
              kind="quiet"
              icon={<Icon name="trash" />}
              onClick={() => on.onAct({ what: 'remove' })}
            >
              {words.remove(name)}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
