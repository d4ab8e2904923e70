import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Form, type FormProps } from 'react-router';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { FormFooter, type Mark } from '#app/studio/form/footer/form-footer.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { LivePreview, type PageSections } from '#app/studio/preview/live-preview.tsx';
import { OpenSectionContext } from '#app/studio/preview/open-section.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Conflict } from './conflict.tsx';
import { FactInfoContext } from './facts/fact-info.ts';
import { FormNotes } from './form-notes.tsx';
import styles from './item-form.module.css';
import { FilesOfItem } from './pick/item-files.ts';
import { Refused } from './saving/refused.tsx';
import { DueNote } from './times/due-note.tsx';
import { ScheduleChange } from './times/schedule-change.tsx';
import { useMomentInWords } from './times/use-moment-in-words.ts';
import type { DocumentFormState } from './use-document-form.ts';

interface DocumentFormProps extends Pick<FormProps, 'action' | 'className' | 'preventScrollReset'> {
  form: DocumentFormState;
  /** All of its fields accept Hindi typed in Latin letters. */
  'data-hindi'?: boolean;
  /** More notes above the form. */
  notes?: ReactNode;
  /** Directly above the form, in its width. */
  heading?: ReactNode;
  footer?: FooterOptions;
  /** The result of the last press: a `<Done>`. */
  done: ReactNode;
  publishLabel: string;
  /** Instead of the buttons to save, preview and publish. */
  buttons?: ReactNode;
  /** Below the other buttons, by intent. */
  moreButtons: ({ intent: string; label: string } | false)[];
  /** The sections of the page shown next to the form that can be pressed. */
  pageSections: PageSections | undefined;
  children: ReactNode;
}

interface FooterOptions {
  /** Instead of the default mark and text. */
  mark?: Mark;
  text?: string | undefined;
  /** Progress, shown before the save state. */
  progress?: string;
  /** Another hint before publishing. */
  note?: string | undefined;
}

/** The form of all content. Without JavaScript its buttons save; with it, it autosaves. */
export function DocumentForm({
  form,
  notes,
  heading,
  footer,
  done,
  publishLabel,
  ...rest
}: DocumentFormProps) {
  const { buttons, moreButtons, pageSections, children, ...formProps } = rest;
  const { element, document, type, files, formAnswer, autosave, problems, now, isBusy } = form;
  const { due, state, addresses } = document;
  const { content: words, languages } = useStudioWords();
  const momentInWords = useMomentInWords();
  const openSection = useState<string>();
  const isWide = useWide();
  const button = (intent: string, label: string, modifier = '') => (
    <SendButton className={`button ${modifier}`} name="intent" value={intent} busy={isBusy}>
      {label}
    </SendButton>
  );
  const text = words.saveState.status[now.status];
  const when = now.status === 'changeScheduled' && due ? momentInWords(due.at) : form.startsAt;
  const more = moreButtons.filter((each) => each !== false);
  return (
    <FactInfoContext value={document.factInfo}>
      <FormNotes document={document} />
      {due && (
        <DueNote
          due={due}
          type={type}
          fields={form.fields}
          action={addresses.form}
          mayCancel={document.mayPublish}
        />
      )}
      {notes}
      <OpenSectionContext value={openSection}>
        <div className={styles.desk}>
          <div className={styles.column}>
            {heading}
            <Form
              method="post"
              ref={element}
              {...formProps}
              onSubmit={(event) => {
                // Ignores a second press during the first; and a form sent now would lose a file that is
                // still being uploaded.
                if (isBusy) return event.preventDefault();
                autosave.onSubmit();
              }}
              onInput={({ target }) => form.onInput(target as HTMLInputElement)}
            >
              {formAnswer?.conflict && (
                <Conflict
                  type={type}
                  conflict={formAnswer.conflict}
                  mine={formAnswer.mine}
                  href={addresses.form}
                />
              )}
              <input type="hidden" name="base" value={autosave.base} />
              <input type="hidden" name="editor" value={document.editor} />
              {document.extra.facts && <SaveOnEnter />}
              <FilesOfItem value={files}>{children}</FilesOfItem>
              <FormFooter
                mark={footer?.mark ?? now.mark}
                text={footer?.text ?? (typeof text === 'string' ? text : text(when ?? ''))}
                detail={languages.progressAndSaved(
                  footer?.progress ?? '',
                  now.progress ? words.saveState.progress[now.progress](now.at) : '',
                )}
                note={footer?.note}
                answer={formAnswer ? <Refused form={form} answer={formAnswer} /> : done}
              >
                {buttons ?? (
                  <>
                    {button('save', words.save)}
                    {button('preview', words.preview)}
                    {document.mayPublish && button('publish', publishLabel, 'button--primary')}
                  </>
                )}
              </FormFooter>
              {document.maySchedule && (
                <ScheduleChange
                  due={due}
                  requested={formAnswer?.due}
                  problem={problems['due']}
                  sending={isBusy}
                />
              )}
              {(document.liveAddress || more.length > 0) && (
                <details className={styles.more}>
                  <summary>{words.more}</summary>
                  <ul role="list">
                    {document.liveAddress && (
                      <li>
                        <a className="button" href={document.liveAddress}>
                          {words.seeLive}
                        </a>
                      </li>
                    )}
                    {more.map(({ intent, label }) => (
                      <li key={intent}>{button(intent, label)}</li>
                    ))}
                  </ul>
                </details>
              )}
            </Form>
          </div>
          {isWide && state !== 'trash' && (
            <LivePreview
              address={addresses.preview}
              saved={document.hasPreview || autosave.base !== document.base ? autosave.base : ''}
              form={element}
              sections={pageSections}
            />
          )}
        </div>
      </OpenSectionContext>
    </FactInfoContext>
  );
}

/** Saving keeps the form with whatever was typed since; discarding a change resets it. */
export const formKey = ({ type, id, translatedInto, base, done }: LoadedDocument): string =>
  [type, id, translatedInto, done === 'discarded' && base].filter(Boolean).join(' ');

/**
 * The Enter key presses the first button of a form. In a form whose notes have buttons that must be saving,
 * not opening the page to change a fact.
 */
const SaveOnEnter = () => (
  <button className="unseen" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
);

/** From here on a form and its page are side by side; the style sheet has the same value. */
const WIDE = '(min-width: 75rem)';

const useWide = () =>
  useSyncExternalStore(
    (changed) => {
      const media = matchMedia(WIDE);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(WIDE).matches,
    () => false,
  );
