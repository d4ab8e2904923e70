import { useStudioWords } from '#app/studio/words/words.ts';
import type { ShouldRevalidateFunction } from 'react-router';
import type { Route } from './+types/enquiry-page.ts';
import { ownValue } from '#app/core/own-value.ts';
import { readInboxSearch } from '#app/features/enquiries/inbox/inbox-input.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { handleEnquiry } from '#app/features/enquiries/inbox/handle-enquiry.server.ts';
import { HandleInput } from '#app/features/enquiries/inbox/handle-input.server.ts';
import { AnswerButtons } from '../answer-buttons.tsx';
import { EnquiryState } from '../enquiry-state.tsx';
import { inboxHref, pageOf } from '../inbox-href.ts';
import { InboxFilter as Filters } from '../inbox-filter.tsx';
import { InboxList } from '../inbox-list.tsx';
import styles from '../inbox.module.css';
import { Waiting } from '../waiting.tsx';
import { EnquiryDetails } from './enquiry-details.tsx';
import { EnquiryAssignee, EnquiryWork } from './enquiry-handling.tsx';
import { EnquiryTimeline } from './enquiry-timeline.tsx';
import { LinkButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Sheet } from '#app/studio/kit/section.tsx';
import { TaskHeader, taskHandle } from '#app/studio/kit/page-header.tsx';
import { type EnquiryData, loadEnquiry } from './load-enquiry.server.ts';
import type { InboxFilter } from '#app/features/enquiries/enquiry.ts';
import { conflict, doneAt, studioAction } from '#app/studio/form/studio-action.server.ts';
import { missing } from '#app/studio/content/studio-context.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'enquiries.read');
  const { searchParams } = new URL(request.url);
  const search = readInboxSearch(searchParams);
  const loaded = await loadEnquiry(context, staff, params.id, search);
  return { ...loaded, page: pageOf(searchParams), done: searchParams.get('done') };
}

export const action = studioAction('enquiry', {
  input: HandleInput,
  typed: ['text'],
  async run({ services, staff, now, params: { id }, search, input, requirePermission }) {
    const { intent } = input;
    if (intent === 'delete') requirePermission('enquiries.delete');
    const { schoolCode } = staff;
    const handling = await handleEnquiry(services, staff, { schoolCode, id, now }, input);
    if ('refused' in handling && handling.refused === 'changed') return conflict({ changed: intent });
    if ('refused' in handling && intent !== 'delete') throw missing();
    const { state, q } = readInboxSearch(search);
    return doneAt(
      inboxHref({ state, q }, { ...pageOf(search), done: intent }, intent === 'delete' ? '' : id),
    );
  },
});

/** After a conflict the current state is shown immediately. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const handle = taskHandle('phone');

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => loaderData?.enquiry.name ?? words.enquiries.title,
);

const ANSWERS_ID = 'answers';

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const languageOf = useLanguageOf();
  const { enquiries: words, content } = useStudioWords();
  const { filter, page, enquiry, neighbours, done } = loaderData;
  const changed = actionData?.changed;
  const problem = actionData?.problems && {
    note: actionData.problems['text'],
    typed: actionData.typed['text'] ?? '',
  };
  const outcomeFor = (...intents: string[]) => ({
    done: !actionData && done && intents.includes(done) ? ownValue(words.done, done) : undefined,
    refused: changed && intents.includes(changed) ? words.changed : undefined,
  });
  const { name, state } = enquiry;
  const answersIn = (place: 'header' | 'foot') =>
    // Spam is not answered: it has to be unmarked first.
    state !== 'spam' && <AnswerButtons links={loaderData.links} name={name} place={place} />;
  return (
    <div className={`${layout.stack} ${styles.inbox}`}>
      <article>
        {state !== 'spam' && (
          <a className={`skip ${layout.onlyPhone}`} href={`#${ANSWERS_ID}`}>
            {content.skipToButtons}
          </a>
        )}
        <TaskHeader
          task="phone"
          back={{ to: inboxHref(filter, page), name: words.title }}
          title={name}
          lang={languageOf(name)}
          state={<EnquiryState state={state} />}
          actions={<span className={`${layout.line} ${layout.onlyDesk}`}>{answersIn('header')}</span>}
        />
        <div className={`${layout.stack} ${styles.body}`}>
          <EnquiryMessage {...loaderData} />
          <EnquiryAssignee {...loaderData} outcomeFor={outcomeFor} />
          <div className={`${layout.stack} ${styles.parts}`}>
            <div className={layout.stack}>
              <EnquiryWork {...loaderData} outcomeFor={outcomeFor} problem={problem} />
              <EnquiryTimeline {...loaderData} outcomeFor={outcomeFor} />
            </div>
            <EnquiryDetails {...loaderData} />
          </div>
          <EnquiryNeighbours neighbours={neighbours} filter={filter} />
        </div>
        {state !== 'spam' && (
          <div className={styles.answers} id={ANSWERS_ID}>
            {answersIn('foot')}
          </div>
        )}
      </article>
      {/* After the enquiry, so that few presses of Tab reach what can be done with it. */}
      <section
        className={`${layout.stack} ${layout.tight} ${layout.onlyDesk} ${styles.list}`}
        aria-label={words.title}
      >
        <Filters
          filter={filter}
          counts={loaderData.counts}
          mine={loaderData.mine}
          undelivered={loaderData.undelivered}
        />
        <InboxList
          lines={loaderData.lines}
          filter={filter}
          page={page}
          now={loaderData.now}
          current={enquiry.id}
        />
      </section>
    </div>
  );
}

/** The message, and how long the family has waited. */
function EnquiryMessage({ enquiry, now }: Pick<EnquiryData, 'enquiry' | 'now'>) {
  const languageOf = useLanguageOf();
  return (
    <Sheet>
      <blockquote className={styles.message} lang={languageOf(enquiry.message)}>
        {enquiry.message}
      </blockquote>
      <p>
        <Waiting enquiry={enquiry} now={now} />
      </p>
    </Sheet>
  );
}

interface EnquiryNeighboursProps {
  neighbours: { newer: string | undefined; older: string | undefined };
  filter: InboxFilter;
}

function EnquiryNeighbours({ neighbours: { newer, older }, filter }: EnquiryNeighboursProps) {
  const words = useStudioWords().enquiries;
  if (!newer && !older) return null;
  return (
    <nav className={`${layout.line} ${layout.between}`} aria-label={words.neighbours}>
      {newer && (
        <LinkButton
          kind="quiet"
          rel="prev"
          to={inboxHref(filter, {}, newer)}
          icon={<Icon name="chevron-left" />}
        >
          {words.previous}
        </LinkButton>
      )}
      {older && (
        <LinkButton
          kind="quiet"
          rel="next"
          to={inboxHref(filter, {}, older)}
          iconEnd={<Icon name="chevron-right" />}
        >
          {words.next}
        </LinkButton>
      )}
    </nav>
  );
}
