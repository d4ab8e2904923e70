import { useLocation, Form } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { StoredConsent } from '#app/media/consent/consent.ts';
import { pointClasses } from '#app/media/focus-class.ts';
import { fileUrl, renditionUrl } from '#app/media/picture.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useWords } from '#app/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { FileUses } from './file-uses.tsx';
import { FocusCrops } from './focus/focus-crops.tsx';
import focusStyles from './focus/focus.module.css';
import { DeleteForm, type RefusedDelete } from './delete-form.tsx';
import { type RefusedReplace, ReplaceForm } from './replace-form.tsx';
import { AnchorButton, LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { Hint } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { focusMark } from '#app/studio/kit/picture-picker.tsx';
import { Section, Sheet } from '#app/studio/kit/section.tsx';
import { State } from '#app/studio/kit/state.tsx';
import styles from './library.module.css';
import type { LoadedFile } from './load-file.server.ts';

interface FileDetailProps {
  file: LoadedFile;
  action: string;
  done: string | undefined;
  refusedReplace: RefusedReplace | undefined;
  refusedDelete: RefusedDelete | undefined;
  refusedUndo: keyof StudioWords['library']['undo']['refused'] | undefined;
}

/** A picture or document: its data, texts, uses and actions. */
export function FileDetail({
  file,
  action,
  done,
  refusedReplace,
  refusedDelete,
  refusedUndo,
}: FileDetailProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().library;
  const { pathname } = useLocation();
  const isPicture = file.kind === 'image';
  const size = isPicture ? words.pixels(file.width, file.height) : words.paper;
  return (
    <>
      <Outcome done={done} refused={refusedUndo && words.undo.refused[refusedUndo]} />
      {isPicture && <SeenPicture file={file} />}
      <div className={layout.line}>
        {isPicture && (
          <LinkButton
            icon={<Icon name="move" />}
            to={studioHref('pictureFocus', { id: file.mediaId, back: pathname })}
          >
            {words.focus.link}
          </LinkButton>
        )}
        <AnchorButton
          icon={<Icon name="external-link" />}
          href={fileUrl(file.path)}
          target="_blank"
          rel="noopener"
        >
          {words.open}
        </AnchorButton>
      </div>
      <div>
        <p className={layout.quiet}>
          {words.facts(size, file.bytes)}
          <br />
          {words.sent(file.sentBy, file.sentOn)}
        </p>
      </div>
      {file.words.length > 0 && (
        <ul role="list" aria-label={words.words}>
          {file.words.map((text) => (
            <li key={text} lang={languageOf(text)}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {isPicture && file.lacksWords && <State kind="missing">{words.noWords}</State>}
      {file.consent && <Consent consent={file.consent} />}
      {file.lacksConsent && <State kind="late">{words.noConsent}</State>}
      <ReplaceForm file={file} action={action} refused={refusedReplace} />
      {file.replaced && <UndoForm replaced={file.replaced} action={action} />}
      <Section title={words.uses(file.uses.length)}>
        {file.uses.length > 0 ? <FileUses uses={file.uses} /> : <UnusedFile file={file} action={action} />}
        {file.versions > 0 && <Hint>{words.versions(file.versions)}</Hint>}
      </Section>
      {isPicture && (
        <p>
          <LinkButton
            icon={<Icon name="eye-off" />}
            to={studioHref('withdrawal', {
              id: file.mediaId,
              back: studioHref('libraryFile', { id: file.mediaId }),
            })}
          >
            {words.withdrawal.link}
          </LinkButton>
        </p>
      )}
      <DeleteForm file={file} action={action} refused={refusedDelete} />
    </>
  );
}

function Consent({ consent: { answer, by, at } }: { consent: StoredConsent }) {
  const { content, library } = useStudioWords();
  const { by: answeredBy, answered } = content.consent;
  const { dates } = useWords();
  const day = at ? dates.day(dayInIndia(at)) : '';
  return (
    <State kind="public">
      {answer === 'everyone' ? library.consented(by, day) : answeredBy(answered[answer], by, day)}
    </State>
  );
}

function SeenPicture({ file }: { file: LoadedFile }) {
  return (
    <div className={`${layout.stack} ${layout.tight}`}>
      <div className={`${styles.big} ${file.focus ? pointClasses(file.focus) : ''}`}>
        <img
          src={renditionUrl(file.path, 640, 'webp')}
          width={file.width}
          height={file.height}
          alt={file.words[0] ?? ''}
        />
        {file.focus && <span className={`${focusMark} ${focusStyles.cross}`} aria-hidden="true" />}
      </div>
      <FocusCrops path={file.path} focus={file.focus} />
    </div>
  );
}

interface UndoFormProps {
  replaced: NonNullable<LoadedFile['replaced']>;
  action: string;
}

/** The replaced file, while it can be restored; or be deleted immediately. */
function UndoForm({ replaced: { called, by, on, until }, action }: UndoFormProps) {
  const words = useStudioWords().library.undo;
  return (
    <Form method="post" action={action}>
      <Sheet>
        <p>
          {words.replacedBy(called, by, on)} {words.until(until)}
        </p>
        <div className={layout.line}>
          <SendButton name="intent" value="undo">
            {words.press}
          </SendButton>
          <SendButton kind="quiet" name="intent" value="delete-replaced">
            {words.deleteNow}
          </SendButton>
        </div>
      </Sheet>
    </Form>
  );
}

/** When an unused file will be deleted, and how to keep it. */
function UnusedFile({ file, action }: { file: LoadedFile; action: string }) {
  const words = useStudioWords().library;
  const { deletedOn, kept } = file;
  return (
    <>
      {deletedOn && (
        <Form method="post" action={action}>
          <Sheet>
            <p>{words.unused.willGo(deletedOn)}</p>
            <div className={layout.line}>
              <SendButton name="intent" value="keep">
                {words.unused.keep}
              </SendButton>
            </div>
          </Sheet>
        </Form>
      )}
      {kept && (
        <Form method="post" action={action}>
          <Sheet>
            <p>{words.unused.keptBy(kept.by, kept.on)}</p>
            <div className={layout.line}>
              <SendButton kind="quiet" name="intent" value="unkeep">
                {words.unused.unkeep}
              </SendButton>
            </div>
          </Sheet>
        </Form>
      )}
      <p>{words.unusedHelp}</p>
    </>
  );
}
