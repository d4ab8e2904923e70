import { initials } from '#app/core/text/initials.ts';
import { inboxStates } from '#app/features/enquiries/enquiry.ts';
import { maxNote } from '#app/features/enquiries/inbox/limits.ts';
import { Outcome, type OutcomeProps } from '#app/studio/form/footer/outcome.tsx';
import { buttonClass, SendButton } from '#app/studio/kit/button.tsx';
import { ChipButton } from '#app/studio/kit/chip.tsx';
import { describedBy, Field } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { TextArea } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowActions, RowFace, RowIcon, RowText } from '#app/studio/kit/list.tsx';
import { Menu, MenuButton } from '#app/studio/kit/menu.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { HandleForm } from './handle-form.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';

/** The result of a form, by intent. */
export type OutcomeFor = (...intents: string[]) => OutcomeProps;

interface WithOutcome {
  outcomeFor: OutcomeFor;
}

/** Who handles it: a press assigns it to oneself or to a colleague. */
export function EnquiryAssignee({
  enquiry: { assigneeId, assigneeName },
  colleagues,
  me,
  outcomeFor,
}: Pick<EnquiryData, 'enquiry' | 'colleagues' | 'me'> & WithOutcome) {
  const words = useStudioWords().enquiries;
  const others = colleagues.filter(({ id }) => id !== me.id && id !== assigneeId);
  return (
    <div>
      <List>
        <Row wraps={assigneeId !== me.id}>
          {assigneeName ? (
            <RowFace>{initials(assigneeName)}</RowFace>
          ) : (
            <RowIcon>
              <Icon name="user" />
            </RowIcon>
          )}
          <RowText
            title={
              assigneeName ? (assigneeId === me.id ? words.you(assigneeName) : assigneeName) : words.nobody
            }
          >
            <small>{words.with}</small>
          </RowText>
          <RowActions>
            {assigneeId !== me.id && (
              <HandleForm intent="give">
                <input type="hidden" name="seenOwner" value={assigneeId ?? ''} />
                <SendButton name="to" value={me.id} icon={<Icon name="user-check" />}>
                  {words.take}
                </SendButton>
              </HandleForm>
            )}
            {(others.length > 0 || assigneeId) && (
              <HandleForm intent="give">
                <input type="hidden" name="seenOwner" value={assigneeId ?? ''} />
                <Menu
                  className={buttonClass('quiet')}
                  face={
                    <>
                      {words.give}
                      <Icon name="chevron-down" />
                    </>
                  }
                >
                  {others.map(({ id, name }) => (
                    <MenuButton key={id} icon="user" name="to" value={id}>
                      {name}
                    </MenuButton>
                  ))}
                  {assigneeId && (
                    <MenuButton icon="close" name="to" value="">
                      {words.giveNobody}
                    </MenuButton>
                  )}
                </Menu>
              </HandleForm>
            )}
          </RowActions>
        </Row>
      </List>
      <Outcome {...outcomeFor('give')} />
    </div>
  );
}

/** A button for each state; for spam, the button that unmarks it. */
function EnquiryStates({
  enquiry: { state, delivery },
  mailGoesToFiles,
  outcomeFor,
}: Pick<EnquiryData, 'enquiry' | 'mailGoesToFiles'> & WithOutcome) {
  const words = useStudioWords().enquiries;
  return (
    <div className={`${layout.stack} ${layout.close}`}>
      {state === 'spam' ? (
        <HandleForm intent="acquit">
          {delivery === 'held' && <p>{words.delivery.held}</p>}
          <SendButton kind="primary">
            {delivery === 'held' && !mailGoesToFiles ? words.acquit : words.acquitOnly}
          </SendButton>
        </HandleForm>
      ) : (
        <HandleForm intent="state" className={layout.line}>
          <input type="hidden" name="seenState" value={state} />
          {inboxStates.map((one) => (
            <ChipButton key={one} name="state" value={one} isPressed={one === state}>
              {words.states[one]}
            </ChipButton>
          ))}
        </HandleForm>
      )}
      <Outcome {...outcomeFor('state', 'acquit')} />
    </div>
  );
}

interface NoteFormProps extends Pick<EnquiryData, 'notes' | 'noteKey'> {
  problem: { note: string | undefined; typed: string } | undefined;
  done: OutcomeProps['done'];
}

/** A note for colleagues; it can only be added. */
function NoteForm({ notes, noteKey, problem, done }: NoteFormProps) {
  const words = useStudioWords().enquiries.notes;
  const text = problem && (problem.note === 'tooLong' ? words.tooLong(maxNote) : words.required);
  const noted = { hint: words.lead, problem: text };
  return (
    <HandleForm intent="note" className={`${layout.stack} ${layout.tight}`}>
      <input type="hidden" name="key" value={noteKey} />
      {/* Cleared once its note is saved, but not by other changes of the page. */}
      <Field id="field-note" label={words.label} key={notes.length} {...noted}>
        <TextArea
          id="field-note"
          name="text"
          rows={3}
          required
          maxLength={maxNote}
          defaultValue={problem?.typed}
          {...describedBy('field-note', noted)}
        />
      </Field>
      <div className={`${layout.line} ${layout.end}`}>
        <SendButton>{words.submit}</SendButton>
      </div>
      <Outcome
        done={done}
        refused={text && words.notKept}
        obstacles={text ? [{ field: 'note', text }] : undefined}
      />
    </HandleForm>
  );
}

type EnquiryWorkProps = Pick<EnquiryData, 'enquiry' | 'mailGoesToFiles' | 'notes' | 'noteKey'> &
  WithOutcome &
  Pick<NoteFormProps, 'problem'>;

/** The result: its state and a note. */
export function EnquiryWork({ outcomeFor, problem, ...data }: EnquiryWorkProps) {
  const words = useStudioWords().enquiries;
  return (
    <Section title={words.state} sheet="padded">
      <EnquiryStates {...data} outcomeFor={outcomeFor} />
      <NoteForm {...data} problem={problem} done={outcomeFor('note').done} />
    </Section>
  );
}
