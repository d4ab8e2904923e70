import { useStudioWords } from '#app/studio/words/words.ts';
import { type ShouldRevalidateFunction, Link } from 'react-router';
import type { Route } from './+types/enquiry-page.ts';
import { ownValue } from '#app/core/own-value.ts';
import { readInboxSearch } from '#app/features/enquiries/inbox/inbox-input.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { BackLink } from '#app/studio/navigation/back-link.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { EnquiryHandling } from './enquiry-handling.tsx';
import { EnquiryLetter } from './enquiry-letter.tsx';
import { EnquiryNotes } from './enquiry-notes.tsx';
import styles from './enquiry.module.css';
import { handleEnquiry } from '#app/features/enquiries/inbox/handle-enquiry.server.ts';
import { HandleInput } from '#app/features/enquiries/inbox/handle-input.server.ts';
import { inboxHref } from '#app/studio/enquiries/inbox-href.ts';
import { loadEnquiry, type EnquiryData } from './load-enquiry.server.ts';
import { useWords } from '#app/words/words.ts';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { HandleForm } from './handle-form.tsx';
import type { InboxFilter } from '#app/features/enquiries/enquiry.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons/interface.ts';
import { conflict, doneAt, studioAction } from '#app/studio/form/studio-action.server.ts';
import { missing } from '#app/studio/content/studio-context.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'enquiries.read');
  const { searchParams } = new URL(request.url);
  const { state, q } = readInboxSearch(searchParams);
  const loaded = await loadEnquiry(context.get(requestContext), staff, params.id, { state, q });
  return { ...loaded, done: searchParams.get('done') };
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
    return doneAt(inboxHref({ state, q }, { done: intent }, intent === 'delete' ? '' : id));
  },
});

/** After a conflict the current state is shown immediately. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export const meta: Route.MetaFunction = studioMeta(
  (words, { loaderData }) => loaderData?.enquiry.name ?? words.enquiries.title,
);

export default function EnquiryPage({ loaderData, actionData }: Route.ComponentProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().enquiries;
  const { filter, enquiry, neighbours, done } = loaderData;
  const changed = actionData?.changed;
  const problem = actionData?.problems && {
    note: actionData.problems['text'],
    typed: actionData.typed['text'] ?? '',
  };
  const outcomeFor = (...intents: string[]) => ({
    done: !actionData && done && intents.includes(done) ? ownValue(words.done, done) : undefined,
    refused: changed && intents.includes(changed) ? words.changed : undefined,
  });
  return (
    <article className={styles.page}>
      <BackLink large to={inboxHref(filter)}>
        {words.back}
      </BackLink>
      <h1 className={styles.title} lang={languageOf(enquiry.name)}>
        {enquiry.name}
      </h1>
      <div className={styles.desk}>
        <EnquiryLetter {...loaderData} />
        <EnquiryHandling {...loaderData} outcomeFor={outcomeFor} />
        <EnquiryNotes {...loaderData} problem={problem} done={outcomeFor('note').done} />
        <EnquiryKeeping {...loaderData} />
      </div>
      <EnquiryNeighbours neighbours={neighbours} filter={filter} />
    </article>
  );
}

/** When it is deleted automatically; administrators can delete it now. */
function EnquiryKeeping({ enquiry, keeping, me }: Pick<EnquiryData, 'enquiry' | 'keeping' | 'me'>) {
  const { dates } = useWords();
  const words = useStudioWords().enquiries;
  const { until, keepDays, spamDays } = keeping;
  return (
    <section className={styles.keeping} aria-labelledby="keeping">
      <h2 id="keeping">{words.keeping.title}</h2>
      <p className={styles.quiet}>{words.keeping.until(dates.day(until), keepDays, spamDays)}</p>
      {me.mayDelete && (
        <details>
          <summary>{words.keeping.deleteNow}</summary>
          <p>{words.keeping.deleteWhy}</p>
          <HandleForm intent="delete">
            <SendButton className="button">{words.keeping.deleteConfirm(enquiry.name)}</SendButton>
          </HandleForm>
        </details>
      )}
    </section>
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
    <nav className={styles.neighbours} aria-label={words.neighbours}>
      {newer && (
        <Link className="button" rel="prev" to={inboxHref(filter, {}, newer)}>
          <ArrowLeftIcon />
          {words.previous}
        </Link>
      )}
      {older && (
        <Link className="button" rel="next" to={inboxHref(filter, {}, older)}>
          {words.next}
          <ArrowRightIcon />
        </Link>
      )}
    </nav>
  );
}
