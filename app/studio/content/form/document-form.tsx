import { type ComponentProps, type ReactNode, useState } from 'react';
import { Form, type FormProps } from 'react-router';
import { useHydrated } from '#app/islands/use-hydrated.ts';
import type { LoadedDocument } from '#app/studio/content/load-document.server.ts';
import { AnchorButton, Button, buttonClass } from '#app/studio/kit/button.tsx';
import { FOOTER_ID, FormFooter, type Mark } from '#app/studio/kit/form-footer.tsx';
import { Icon, type IconName } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Menu, MenuButton, MenuLink } from '#app/studio/kit/menu.tsx';
import { TaskHeader } from '#app/studio/kit/page-header.tsx';
import { BESIDE } from '#app/studio/kit/side-panel.tsx';
import { useMedia } from '#app/studio/kit/use-media.ts';
import type { PageSections } from '#app/studio/preview/live-preview.tsx';
import { OpenSectionContext } from '#app/studio/preview/open-section.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Conflict } from './conflict.tsx';
import { FORM_ID } from './document-form-id.ts';
import { DocumentPanel } from './document-panel.tsx';
import { FactInfoContext } from './facts/fact-info.ts';
import { FormNotes } from './form-notes.tsx';
import { FilesOfItem } from './pick/item-files.ts';
import { Refused } from './saving/refused.tsx';
import { DueNote } from './times/due-note.tsx';
import { useMomentInWords } from './times/use-moment-in-words.ts';
import type { DocumentFormState } from './use-document-form.ts';

interface DocumentFormProps extends Pick<FormProps, 'action' | 'preventScrollReset'> {
  form: DocumentFormState;
  /** All of its fields accept Hindi typed in Latin letters. */
  'data-hindi'?: boolean;
  /** Above it, with the menu of what else can be done with the document. */
  header: DocumentHead;
  /** More notes above the form. */
  notes?: ReactNode;
  /** Directly above the form, in its width. */
  heading?: ReactNode;
  /** In the side panel: when it is public, for documents that choose it. */
  when?: ReactNode;
  footer?: FooterOptions;
  /** The result of the last press: a `<Done>`. */
  done: ReactNode;
  publishLabel: string;
  /** Instead of the buttons to save, preview and publish. */
  buttons?: ReactNode;
  /** In the menu, by intent. */
  moreButtons: (MoreButton | false)[];
  /** The sections of the page shown next to the form that can be pressed. */
  pageSections: PageSections | undefined;
  children: ReactNode;
}

export interface DocumentHead extends Omit<ComponentProps<typeof TaskHeader>, 'task'> {
  /** First in the menu. */
  menuLinks?: ReactNode;
}

interface MoreButton {
  intent: string;
  label: string;
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
export function DocumentForm(props: DocumentFormProps) {
  const { form, header, notes, heading, when, footer, done, publishLabel, ...rest } = props;
  const { buttons, moreButtons, pageSections, children, ...formProps } = rest;
  const { element, document, type, files, formAnswer, autosave, now, isBusy } = form;
  const { due, state, addresses } = document;
  const words = useStudioWords();
  const { content } = words;
  const momentInWords = useMomentInWords();
  const openSection = useState<string>();
  const hasProblemWithTime = ['from', 'until', 'due'].some((name) => form.problems[name]);
  const [tab, openTab] = useState(hasProblemWithTime ? 'when' : undefined);
  const isBeside = useMedia(BESIDE);
  const hasWhen = Boolean(when) || document.maySchedule;
  const text = content.saveState.status[now.status];
  const at = now.status === 'changeScheduled' && due ? momentInWords(due.at) : form.startsAt;
  const menu = (
    <MoreMenu document={document} links={header.menuLinks} buttons={moreButtons} isBusy={isBusy} />
  );
  return (
    <FactInfoContext value={document.factInfo}>
      <OpenSectionContext value={openSection}>
        <a className="skip" href={`#${FOOTER_ID}`}>
          {content.skipToButtons}
        </a>
        <TaskHeader
          title={header.title}
          lang={header.lang}
          back={header.back}
          actions={
            <>
              {header.actions}
              {menu}
            </>
          }
        />
        <div className={layout.task}>
          <div className={layout.taskWork}>
            <div className={layout.taskNotes}>
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
              {heading}
            </div>
            <Form
              method="post"
              id={FORM_ID}
              ref={element}
              className={layout.taskForm}
              {...formProps}
              onSubmit={(event) => {
                // Ignores a second press during the first; and a form sent now would lose a file that is
                // still being uploaded.
                if (isBusy) return event.preventDefault();
                autosave.onSubmit();
                // The answer is below the panel that covers the form.
                if (!isBeside) openTab(undefined);
              }}
              onInput={({ target }) => form.onInput(target as HTMLInputElement)}
            >
              <input type="hidden" name="base" value={autosave.base} />
              <input type="hidden" name="editor" value={document.editor} />
              {document.extra.facts && <SaveOnEnter />}
              <div className={layout.taskScroll}>
                {formAnswer?.conflict && (
                  <Conflict
                    type={type}
                    conflict={formAnswer.conflict}
                    mine={formAnswer.mine}
                    href={addresses.form}
                  />
                )}
                <FilesOfItem value={files}>{children}</FilesOfItem>
              </div>
              <FormFooter
                mark={footer?.mark ?? now.mark}
                text={footer?.text ?? (typeof text === 'string' ? text : text(at ?? ''))}
                detail={words.languages.progressAndSaved(
                  footer?.progress ?? '',
                  now.progress ? content.saveState.progress[now.progress](now.at) : '',
                )}
                note={footer?.note}
                answer={formAnswer ? <Refused form={form} answer={formAnswer} /> : done}
              >
                {buttons ?? <FooterButtons {...{ form, publishLabel, hasWhen, isBeside }} onOpen={openTab} />}
              </FormFooter>
            </Form>
          </div>
          {state !== 'trash' && (
            <DocumentPanel {...{ form, when, publishLabel, pageSections }} open={tab} onOpen={openTab} />
          )}
        </div>
      </OpenSectionContext>
    </FactInfoContext>
  );
}

interface FooterButtonsProps {
  form: DocumentFormState;
  publishLabel: string;
  hasWhen: boolean;
  isBeside: boolean;
  onOpen: (tab: string) => void;
}

function FooterButtons({ form, publishLabel, hasWhen, isBeside, onOpen }: FooterButtonsProps) {
  const { document, autosave, isBusy } = form;
  const words = useStudioWords().content;
  const hydrated = useHydrated();
  const { mayPublish } = document;
  const button = { name: 'intent', 'aria-disabled': isBusy } as const;
  return (
    <>
      <Button {...button} value="save" kind={mayPublish ? 'quiet' : 'primary'}>
        {words.save}
      </Button>
      <Button
        {...button}
        value="preview"
        icon={<Icon name="eye" />}
        aria-label={words.preview}
        onClick={(event) => {
          // Beside the form it is open already: there the button opens the page itself.
          if (!hydrated || isBeside) return;
          event.preventDefault();
          autosave.saveNow();
          onOpen('preview');
        }}
      >
        <span className={layout.onlyDesk}>{words.preview}</span>
      </Button>
      {hasWhen && !isBeside && (
        <AnchorButton
          href="#when"
          icon={<Icon name="calendar-clock" />}
          aria-label={words.panel.when}
          onClick={(event) => {
            event.preventDefault();
            onOpen('when');
          }}
        />
      )}
      {mayPublish && (
        <Button {...button} value="publish" kind="primary">
          {publishLabel}
        </Button>
      )}
    </>
  );
}

const ICONS: Record<string, IconName> = {
  duplicate: 'copy',
  discard: 'undo',
  unpublish: 'eye-off',
  withdraw: 'eye-off',
  trash: 'trash',
};

interface MoreMenuProps {
  document: LoadedDocument;
  links: ReactNode;
  buttons: (MoreButton | false)[];
  isBusy: boolean;
}

/** What else can be done with the document. It may stand outside the form. */
function MoreMenu({ document, links, buttons, isBusy }: MoreMenuProps) {
  const { liveAddress, isNew, state, addresses } = document;
  const words = useStudioWords().content;
  const listed = buttons.filter((each) => each !== false);
  const hasVersions = !isNew && state !== 'trash';
  if (listed.length === 0 && !liveAddress && !hasVersions) return null;
  return (
    <Menu label={words.more} face={<Icon name="more" />} className={buttonClass('quiet', true)}>
      {links}
      {liveAddress && (
        <MenuLink to={liveAddress} reloadDocument icon="external-link">
          {words.seeLive}
        </MenuLink>
      )}
      {hasVersions && (
        <MenuLink to={addresses.versions} icon="history">
          {words.versions}
        </MenuLink>
      )}
      {listed.map(({ intent, label }) => (
        <MenuButton
          key={intent}
          form={FORM_ID}
          name="intent"
          value={intent}
          icon={ICONS[intent]}
          isDanger={intent === 'trash'}
          aria-disabled={isBusy || undefined}
        >
          {label}
        </MenuButton>
      ))}
    </Menu>
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
