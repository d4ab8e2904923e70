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
import { describedBy, FieldNotes } from '#app/studio/form/field-notes.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { CheckIcon } from '#app/ui/icons/interface.ts';
import type { Locale } from '#app/words/locales.ts';
import { FIRST_CHANGE } from '../translation-href.ts';
import { segmentState, type SegmentView } from './segment-view.ts';
import styles from './translate.module.css';

interface PairProps {
  segment: SegmentView;
  from: Locale;
  into: Locale;
  facts: FactTexts;
  care: ReturnType<typeof segmentState>;
  value: string;
  isRight: boolean;
  /** Other pieces were changed since: it is worth saying that this one was not. */
  isAmongChanges: boolean;
  /** The page opens at it. */
  isFirstChange: boolean;
  problem: string | undefined;
  onChange: () => void;
}

/** A piece as it is written, with what changed in it marked, and beside or below it the same in the other language. */
export function Pair({
  segment,
  from,
  into,
  care,
  isRight,
  isAmongChanges,
  isFirstChange,
  ...rest
}: PairProps) {
  const words = useStudioWords().languages;
  const { key, label, picture, parts } = segment;
  const isDue = parts !== undefined;
  const isSame = isDue && parts.every(({ kind }) => kind === 'same');
  return (
    <div
      className={styles.pair}
      data-due={isDue || undefined}
      data-care={care}
      {...(isFirstChange && { id: FIRST_CHANGE, tabIndex: -1, role: 'group', 'aria-label': label })}
    >
      <div className={styles.original}>
        <small>{label}</small>
        <div className={styles.shown}>
          {picture && (
            <img src={renditionUrl(picture.path, 160, 'jpeg')} alt="" width="96" height="72" loading="lazy" />
          )}
          <p lang={from} data-heading={key === 'title' || undefined}>
            {parts ? <ChangedWords parts={parts} /> : segment.text}
          </p>
        </div>
      </div>
      <div className={styles.translation}>
        <Field segment={segment} into={into} {...rest} />
        {isAmongChanges && care === 'written' && (
          <p className={styles.same}>
            <CheckIcon />
            {words.asItWas}
          </p>
        )}
        {isDue && care === 'translated' && (
          <p className={styles.same}>
            <CheckIcon />
            {words.translated}
          </p>
        )}
        {isDue && (
          <p className={styles.right} hidden={care === 'translated' || care === 'empty'}>
            <label>
              <input type="checkbox" name={confirmedFieldName(key)} value="1" defaultChecked={isRight} />
              <span className="button">
                <CheckIcon />
                {words.stillRight}
                <span className="unseen">: {label}</span>
              </span>
            </label>
            <small>{isSame ? words.onlyFormatting : words.onlyMarked}</small>
          </p>
        )}
      </div>
    </div>
  );
}

/** A line that would not be seen whole in a field of one; what is written in it stays one line. */
const LONG_LINE = 50;

type FieldProps = Pick<PairProps, 'segment' | 'into' | 'facts' | 'value' | 'problem' | 'onChange'>;

function Field({ segment, into, facts, value, problem, onChange }: FieldProps) {
  const words = useStudioWords().languages;
  const { key, kind, label, source, hasFacts } = segment;
  const id = `field-${key}`;
  const notes = { problem };
  const named = { id, name: translationFieldName(key), ...describedBy(id, notes) };
  const plain = { ...named, lang: into, 'data-hindi': into === 'hi' || undefined, defaultValue: value };
  return (
    <div className="field">
      <input type="hidden" name={sourceFieldName(key)} value={source} />
      <label id={`${id}-label`} htmlFor={id} className="unseen">
        {words.translationOf(words.names[into], label)}
      </label>
      <FieldNotes id={id} {...notes} />
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
        <textarea {...plain} rows={Math.min(10, 1 + Math.ceil(source.length / 60))} />
      ) : (
        <input {...plain} type="text" />
      )}
    </div>
  );
}
