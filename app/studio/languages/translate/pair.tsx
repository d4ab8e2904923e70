import { renditionUrl } from '#app/media/picture.ts';
import {
  confirmedFieldName,
  translationFieldName,
  sourceFieldName,
} from '#app/publishing/translations/sent-translation.ts';
import type { FactTexts } from '#app/studio/content/form/facts/fact-chip.ts';
import { PostedFactText } from '#app/studio/content/form/facts/posted-fact-text.tsx';
import { RichInput } from '#app/studio/content/form/rich/rich-input.tsx';
import { ChangedWords } from '#app/studio/content/versions/changed-words.tsx';
import { describedBy, Field } from '#app/studio/kit/field.tsx';
import { Input, TextArea } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { State } from '#app/studio/kit/state.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { useOpenSection } from '#app/studio/preview/open-section.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Locale } from '#app/words/locales.ts';
import { FIRST_CHANGE } from '../translation-href.ts';
import { sectionOf, type SegmentView, type SegmentWork } from './segment-view.ts';
import styles from './translate.module.css';

interface PairProps {
  segment: SegmentView;
  from: Locale;
  into: Locale;
  facts: FactTexts;
  state: SegmentWork;
  value: string;
  isConfirmed: boolean;
  /** Other segments have changed: then it is worth saying that this one has not. */
  isAmongChanges: boolean;
  /** The page opens at it. */
  isFirstChange: boolean;
  problem: string | undefined;
  onChange: () => void;
}

/** A segment's source with its changes marked, and next to or below it the field for the other language. */
export function Pair({
  segment,
  from,
  into,
  state,
  isConfirmed,
  isAmongChanges,
  isFirstChange,
  ...rest
}: PairProps) {
  const words = useStudioWords().languages;
  const { name, label, picture, parts } = segment;
  const [, setOpenSection] = useOpenSection();
  const isDue = parts !== undefined;
  const isSame = isDue && parts.every(({ kind }) => kind === 'same');
  return (
    <div
      className={styles.pair}
      data-due={isDue || undefined}
      data-state={state}
      // Highlights its section on the page next to the form.
      onFocus={() => setOpenSection(sectionOf(name))}
      {...(isFirstChange && { id: FIRST_CHANGE, tabIndex: -1, role: 'group', 'aria-label': label })}
    >
      <div className={`${layout.stack} ${styles.text}`}>
        <small>{label}</small>
        {picture && (
          <img src={renditionUrl(picture.path, 160, 'jpeg')} alt="" width="96" height="72" loading="lazy" />
        )}
        <p lang={from} data-heading={name === 'title' || undefined}>
          {parts ? <ChangedWords parts={parts} /> : segment.text}
        </p>
      </div>
      <div className={`${layout.stack} ${styles.text}`}>
        <SegmentField segment={segment} into={into} {...rest} />
        {isAmongChanges && state === 'written' && <State kind="public">{words.asItWas}</State>}
        {isDue && state === 'translated' && <State kind="public">{words.translated}</State>}
        {isDue && (
          <div hidden={state === 'translated' || state === 'empty'}>
            <Toggle
              name={confirmedFieldName(name)}
              value="1"
              defaultChecked={isConfirmed}
              help={isSame ? words.onlyFormatting : words.onlyMarked}
            >
              <b>{words.stillRight}</b>
              <span className="unseen">: {label}</span>
            </Toggle>
          </div>
        )}
      </div>
    </div>
  );
}

/** Too long to be seen in a single-line field; the value still has one line. */
const LONG_LINE = 50;

type SegmentFieldProps = Pick<PairProps, 'segment' | 'into' | 'facts' | 'value' | 'problem' | 'onChange'>;

function SegmentField({ segment, into, facts, value, problem, onChange }: SegmentFieldProps) {
  const words = useStudioWords().languages;
  const { name, kind, label, source, hasFacts } = segment;
  const id = `field-${name}`;
  const notes = { problem };
  const named = { id, name: translationFieldName(name), ...describedBy(id, notes) };
  const plain = { ...named, lang: into, 'data-hindi': into === 'hi' || undefined, defaultValue: value };
  return (
    <>
      <input type="hidden" name={sourceFieldName(name)} value={source} />
      <Field id={id} label={words.translationOf(words.names[into], label)} {...notes}>
        {kind === 'rich' ? (
          <RichInput
            {...named}
            language={into}
            value={value}
            onChange={onChange}
            {...(hasFacts && { facts })}
          />
        ) : hasFacts ? (
          <PostedFactText
            {...named}
            language={into}
            isSingleLine={kind === 'line'}
            value={value}
            facts={facts}
            onChange={onChange}
          />
        ) : kind === 'text' || source.length > LONG_LINE ? (
          <TextArea {...plain} rows={Math.min(10, 1 + Math.ceil(source.length / 60))} />
        ) : (
          <Input {...plain} type="text" />
        )}
      </Field>
    </>
  );
}
