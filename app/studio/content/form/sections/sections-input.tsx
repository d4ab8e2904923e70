import { useEffect, useRef, useState } from 'react';
import type { PageSection } from '#content/page-text.ts';
import { sectionsIn } from '#content/plain-sections.ts';
import { type DeclaredSection, sectionKind, type SectionKind } from '#content/section-kinds.ts';
import { Undo } from '#app/studio/undo/undo-note.tsx';
import { useOpenSection } from '#app/studio/preview/open-section.ts';
import { Button } from '#app/studio/kit/button.tsx';
import { FieldGroup, Hint, Problem } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { useStudioWords } from '#app/studio/words/words.ts';
import { mentionsFacts, readOut, type FactTexts } from '../facts/fact-chip.ts';
import { loadFactEditor } from '../facts/fact-text.tsx';
import {
  changed,
  duplicated,
  moved,
  newSection,
  type SectionChange,
  turned,
  without,
} from './arrange-sections.ts';
import { goToSection } from './go-to-section.ts';
import { SectionChooser } from './section-chooser.tsx';
import { SectionRow } from './section-row.tsx';
import styles from './sections.module.css';
import { barOf, lettersLeft } from '#app/features/pages/menu/bar-room.ts';

interface SectionsInputProps {
  id: string;
  name: string;
  label: string;
  value: string;
  /** The values of the chips; empty ones are marked. */
  facts: FactTexts;
  /** With the current value of the field. */
  onChange: (json: string) => void;
  /** The kinds that can be added, by group. */
  offers?: readonly DeclaredSection['group'][] | undefined;
}

const GROUPS_OF_PAGES = ['words', 'pictures', 'facts'] as const;

/** The sections of a page: each opens to its form, and can be moved, duplicated and removed. */
export function SectionsInput(props: SectionsInputProps) {
  const { id, name, label, value, facts, offers = GROUPS_OF_PAGES, onChange } = props;
  const studioWords = useStudioWords().content;
  const words = studioWords.sections;
  const [sections, setSections] = useState(() => sectionsIn(value));
  const [open, setOpen] = useOpenSection();
  const [message, setMessage] = useState('');
  const [removed, setRemoved] = useState<{ section: PageSection; at: number }>();
  const dragged = useRef<string>(undefined);
  /** The place at which a section is being added. */
  const [choosing, setChoosing] = useState<number>();
  const [added, setAdded] = useState<PageSection>();

  useEffect(() => {
    if (added) goToSection(added.id);
  }, [added]);

  // Chips are shown as soon as a section is opened.
  useEffect(() => {
    if (mentionsFacts(value)) loadFactEditor().catch(() => undefined);
  }, [value]);

  function change(next: PageSection[], announcement = '') {
    setSections(next);
    setMessage(announcement);
    onChange(JSON.stringify(next));
  }

  const nameOf = ({ kind, values: { heading = '' } }: PageSection) =>
    readOut(heading, facts, studioWords) || words.kinds(kind);

  function move(section: PageSection, to: number) {
    const at = Math.max(0, Math.min(sections.length - 1, to));
    change(moved(sections, section.id, at), words.moved(nameOf(section), at + 1, sections.length));
  }

  function add(kind: SectionKind, after: number) {
    const section = newSection(kind, sections);
    change([...sections.slice(0, after), section, ...sections.slice(after)], words.added(nameOf(section)));
    setOpen(section.id);
    setAdded(section);
  }

  function remove(section: PageSection) {
    setRemoved({ section, at: sections.indexOf(section) });
    change(without(sections, section.id));
  }

  function undo() {
    if (!removed) return;
    const { section, at } = removed;
    change([...sections.slice(0, at), section, ...sections.slice(at)], words.back(nameOf(section)));
    setRemoved(undefined);
  }

  const act = (section: PageSection, { what, ...by }: SectionChange) => {
    const at = sections.indexOf(section);
    if (what === 'up') move(section, at - 1);
    if (what === 'down') move(section, at + 1);
    if (what === 'remove') remove(section);
    if (what === 'duplicate') change(duplicated(sections, section.id), words.doubled(nameOf(section)));
    if (what === 'hide')
      change(turned(sections, section.id), words[section.hidden ? 'isShown' : 'isHidden'](nameOf(section)));
    if (what === 'change' && by.to) change(changed(sections, section.id, by.to));
  };

  // On some pages no section can be moved.
  const mayAdd = !sections.every(({ kind }) => sectionKind(kind).stays);
  const addName = offers.includes('menu') ? words.addGroup : words.add;
  return (
    <FieldGroup id={id} label={label}>
      <input type="hidden" name={name} value={JSON.stringify(sections)} />
      <ol role="list" className={layout.sheet}>
        {sections.map((section, index) => {
          const isOpen = open === section.id;
          const isLast = index === sections.length - 1;
          return (
            <li key={section.id}>
              <SectionRow
                section={section}
                name={nameOf(section)}
                position={{ isFirst: index === 0, isLast }}
                isOpen={isOpen}
                facts={facts}
                onOpen={(opens) => setOpen(opens ? section.id : undefined)}
                onAct={(by) => act(section, by)}
                onDragStart={() => (dragged.current = section.id)}
                onDropHere={() => {
                  const from = sections.find((each) => each.id === dragged.current);
                  if (from) move(from, index);
                  dragged.current = undefined;
                }}
              />
              {mayAdd && !isLast && isOpen && (
                <button type="button" className={styles.add} onClick={() => setChoosing(index + 1)}>
                  <Icon name="plus" />
                  {words.addHere}
                </button>
              )}
              {mayAdd && !isLast && !isOpen && (
                <div className={styles.here}>
                  <Button
                    type="button"
                    kind="quiet"
                    icon={<Icon name="plus" />}
                    aria-label={words.addAfter(nameOf(section))}
                    title={words.addHere}
                    onClick={() => setChoosing(index + 1)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ol>
      {offers.includes('menu') && <MenuBarSpace sections={sections} />}
      <p className="unseen" role="status">
        {message}
      </p>
      <Undo turn={removed} text={removed ? words.removed(nameOf(removed.section)) : ''} onUndo={undo} />
      {mayAdd && (
        <>
          <button type="button" className={styles.add} onClick={() => setChoosing(sections.length)}>
            <Icon name="plus" />
            {addName}
          </button>
          <SectionChooser
            name={addName}
            groups={offers}
            isOpen={choosing !== undefined}
            onClose={() => setChoosing(undefined)}
            onChoose={(kind) => add(kind, choosing ?? sections.length)}
          />
        </>
      )}
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
    </FieldGroup>
  );
}

/** The space left in the menu bar, updated while the names are typed. */
function MenuBarSpace({ sections }: { sections: readonly PageSection[] }) {
  const words = useStudioWords().content.sections;
  const left = lettersLeft(barOf(sections));
  const Note = left < 0 ? Problem : Hint;
  return (
    <p role="status">
      <Note>{words.roomInBar(left)}</Note>
    </p>
  );
}
