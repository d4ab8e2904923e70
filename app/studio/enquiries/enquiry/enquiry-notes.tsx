import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import styles from './enquiry.module.css';
import { HandleForm } from './handle-form.tsx';
import { maxNote } from '#app/features/enquiries/inbox/limits.ts';
import type { EnquiryData } from './load-enquiry.server.ts';
import { useWords } from '#app/words/words.ts';

interface EnquiryNotesProps extends Pick<EnquiryData, 'notes' | 'noteKey'> {
  problem?: { note: string | undefined; typed: string } | undefined;
  done: string | undefined;
}

/** Internal notes; they can only be added. */
export function EnquiryNotes({ notes, noteKey, problem, done }: EnquiryNotesProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().enquiries;
  const { dates } = useWords();
  const problemMessage =
    problem && (problem.note === 'tooLong' ? words.notes.tooLong(maxNote) : words.notes.required);
  return (
    <section className={styles.notes} aria-labelledby="notes">
      <h2 id="notes">{words.notes.title}</h2>
      <p className={styles.quiet}>{words.notes.lead}</p>
      {notes.length > 0 ? (
        <ol role="list">
          {notes.map(({ id, text, staffName, writtenAt }) => (
            <li key={id}>
              <p className={styles.note} lang={languageOf(text)}>
                {text}
              </p>
              <small>{words.notes.by(staffName, dates.moment(writtenAt))}</small>
            </li>
          ))}
        </ol>
      ) : (
        <p>{words.notes.none}</p>
      )}
      <HandleForm intent="note" className={styles.write}>
        <input type="hidden" name="key" value={noteKey} />
        {/* Cleared once its note is saved, but not by other changes of the page. */}
        <div className="field" key={notes.length}>
          <label htmlFor="field-note">{words.notes.label}</label>
          {problemMessage && (
            <span className="field__error" id="note-problem">
              {problemMessage}
            </span>
          )}
          <textarea
            id="field-note"
            name="text"
            rows={3}
            required
            maxLength={maxNote}
            defaultValue={problem?.typed}
            aria-invalid={problemMessage ? true : undefined}
            aria-describedby={problemMessage && 'note-problem'}
          />
        </div>
        <SendButton className="button">{words.notes.submit}</SendButton>
        <Outcome
          done={done}
          refused={problemMessage && words.notes.notKept}
          obstacles={problemMessage ? [{ field: 'note', text: problemMessage }] : undefined}
        />
      </HandleForm>
    </section>
  );
}
