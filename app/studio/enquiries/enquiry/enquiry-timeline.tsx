import { ownValue } from '#app/core/own-value.ts';
import type { InboxState } from '#app/features/enquiries/enquiry.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/kit/button.tsx';
import { Section } from '#app/studio/kit/section.tsx';
import { Timeline, type TimelineEntry } from '#app/studio/kit/timeline.tsx';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Words } from '#app/words/en.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import type { OutcomeFor } from './enquiry-handling.tsx';
import { HandleForm } from './handle-form.tsx';
import type { EnquiryData } from './load-enquiry.server.ts';

type EnquiryTimelineProps = Pick<
  EnquiryData,
  'enquiry' | 'notes' | 'events' | 'hasOlderEvents' | 'attempts' | 'mailGoesToFiles' | 'handedOn'
> & { outcomeFor: OutcomeFor };

interface Texts {
  words: StudioWords['enquiries'];
  dates: Words['dates'];
}

/** Everything that happened with it, from the message at the end to the newest at the top. */
export function EnquiryTimeline({
  enquiry,
  notes,
  events,
  hasOlderEvents,
  outcomeFor,
  ...mail
}: EnquiryTimelineProps) {
  const languageOf = useLanguageOf();
  const texts = { words: useStudioWords().enquiries, dates: useWords().dates };
  const { words, dates } = texts;
  const later = [
    ...notes.map(({ id, text, staffName, writtenAt }) => ({
      at: writtenAt,
      entry: {
        key: id,
        title: words.timeline.note,
        note: words.notes.by(staffName, dates.moment(writtenAt)),
        quote: { text, lang: languageOf(text) },
      },
    })),
    ...events.flatMap((event) => {
      const title = titleOf(event, words);
      if (!title) return [];
      const note = words.notes.by(event.by, dates.moment(event.at));
      return [{ at: event.at, entry: { key: event.key, title, note, kind: kindOf(event) } }];
    }),
    // After the last of them; notes may be older.
    ...events
      .slice(hasOlderEvents ? -1 : events.length)
      .map(({ at }) => ({ at, entry: { key: 'older', title: words.timeline.olderLeftOut } })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const delivery = deliveryEntry({ enquiry, ...mail }, texts, outcomeFor);
  // What still needs work stands on top, not where it began.
  const isOpen = delivery?.kind === 'bad';
  return (
    <Section title={words.timeline.title}>
      <Timeline
        entries={[
          ...(delivery && isOpen ? [delivery] : []),
          ...handedOnEntries(mail.handedOn, texts, outcomeFor),
          ...later.map(({ entry }): TimelineEntry => entry),
          ...(delivery && !isOpen ? [delivery] : []),
          {
            key: 'message',
            title: words.timeline.wrote(enquiry.name),
            note: dates.moment(enquiry.receivedAt),
            kind: 'now',
          },
        ]}
      />
    </Section>
  );
}

type EnquiryEvent = EnquiryData['events'][number];

/** Notes are shown with their text instead. */
function titleOf({ action, to }: EnquiryEvent, { timeline, states }: StudioWords['enquiries']) {
  switch (action) {
    case 'give':
      return typeof to?.['owner'] === 'string' ? timeline.assigned(to['owner']) : timeline.assignedToNobody;
    case 'state':
      return timeline.state(ownValue<string>(states, String(to?.['state'])) ?? '');
    case 'acquit':
      return timeline.notSpam;
    case 'send-again':
      return timeline.sentAgain;
    case 'hand-on-again':
      return timeline.forwardedAgain;
    default:
      return undefined;
  }
}

const kindOf = ({ action, to }: EnquiryEvent): TimelineEntry['kind'] =>
  action === 'state' && to?.['state'] === ('answered' satisfies InboxState) ? 'good' : undefined;

/** Whether it reached the school's mailbox. A held one is described where it is released. */
function deliveryEntry(
  {
    enquiry: { delivery },
    attempts,
    mailGoesToFiles,
  }: Pick<EnquiryTimelineProps, 'enquiry' | 'attempts' | 'mailGoesToFiles'>,
  { words, dates }: Texts,
  outcomeFor: OutcomeFor,
): TimelineEntry | undefined {
  if (delivery === 'held') return undefined;
  // For enquiries from before delivery was recorded, the current settings decide.
  const shown = delivery === 'delivered' && mailGoesToFiles ? 'filed' : delivery;
  const failedBefore = attempts && attempts.attempts > 0 && attempts.lastError ? attempts : undefined;
  return {
    key: 'delivery',
    title: words.delivery.title,
    note: [
      words.delivery[shown],
      ...(failedBefore
        ? [
            delivery === 'failed'
              ? words.delivery.tried(failedBefore.attempts)
              : words.delivery.attempts(failedBefore.attempts, dates.moment(failedBefore.nextTry)),
            words.delivery.because(failedBefore.lastError!),
          ]
        : []),
    ].join(' '),
    kind: delivery === 'failed' ? 'bad' : shown === 'delivered' ? 'good' : undefined,
    children: (
      <>
        {delivery === 'failed' && (
          <HandleForm intent="send-again">
            <SendButton>{words.sendAgain}</SendButton>
          </HandleForm>
        )}
        <Outcome {...outcomeFor('send-again')} />
      </>
    ),
  };
}

/** Whether it also reached the help desk of the school's old site, as far as that is known. */
function handedOnEntries(
  handedOn: EnquiryData['handedOn'],
  { words: { handedOn: words }, dates }: Texts,
  outcomeFor: OutcomeFor,
): TimelineEntry[] {
  if (!handedOn) return [];
  const { state, why, attempts, canRetry, host, at } = handedOn;
  const [sign = '', restUntil] = why.split(' ');
  const answered = state === 'given-up' ? words.refused : words.answered;
  const because = /^\d+$/.test(sign) ? answered(sign) : ownValue<string>(words.why, sign);
  const details = [
    words[state](words.at(host), dates.moment(at)),
    state === 'taken' ? why && words.receipt(why) : because,
    state === 'waiting' && restUntil && words.restUntil(dates.moment(restUntil)),
    state !== 'taken' && attempts > 0 && words.sent(attempts),
    state === 'unsure' && !why && words.inHand,
  ].filter(Boolean);
  return [
    {
      key: 'handed-on',
      title: words.title,
      note: details.join(' '),
      kind: state === 'taken' ? 'good' : state === 'waiting' ? undefined : 'bad',
      children: (
        <>
          {canRetry && (
            <HandleForm intent="hand-on-again">
              <SendButton>{words.again}</SendButton>
            </HandleForm>
          )}
          <Outcome {...outcomeFor('hand-on-again')} />
        </>
      ),
    },
  ];
}
