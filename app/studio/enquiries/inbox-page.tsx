import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import type { Route } from './+types/inbox-page.ts';
import { MAX_EXPORTED } from '#app/features/enquiries/inbox/inbox-export.server.ts';
import { inboxFigures } from '#app/features/enquiries/inbox/inbox-figures.server.ts';
import { cursorText, readInboxSearch } from '#app/features/enquiries/inbox/inbox-input.server.ts';
import { listInbox } from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { DownloadIcon } from '#app/ui/icons/interface.ts';
import { Outcome } from '../form/footer/outcome.tsx';
import { studioMeta } from '../frame/studio-meta.ts';
import { InboxFilter } from './inbox-filter.tsx';
import { inboxHref } from './inbox-href.ts';
import { InboxList } from './inbox-list.tsx';
import styles from './inbox.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = requirePermission(context, 'enquiries.read');
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const { state, q, before, after } = readInboxSearch(searchParams);
  const db = services.database.reads;
  const [{ lines, older, newer }, { counts, held, undelivered }] = await Promise.all([
    listInbox(db, { schoolCode, state, q, before, after }),
    inboxFigures(db, schoolCode),
  ]);
  return {
    filter: { state, q },
    lines,
    older: older && cursorText(older),
    newer: newer && cursorText(newer),
    counts,
    held,
    undelivered,
    now: now.toISOString(),
    maxExported: mayDo(role, 'enquiries.export') ? MAX_EXPORTED : 0,
    wasDeleted: searchParams.get('done') === 'delete',
  };
}

export const meta = studioMeta((words) => words.enquiries.title);

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const words = useStudioWords().enquiries;
  const { filter, lines, counts, held, undelivered, older, newer, now, maxExported, wasDeleted } = loaderData;
  return (
    <>
      <h1>{words.title}</h1>
      <Outcome done={wasDeleted ? words.done.delete : undefined} />
      <InboxFilter filter={filter} counts={counts} undelivered={undelivered} />
      {held > 0 && filter.state !== 'spam' && (
        <p className={styles.held}>
          {words.held(held)} <Link to={inboxHref({ state: 'spam' })}>{words.heldLink}</Link>
        </p>
      )}
      <InboxList lines={lines} filter={filter} now={now} />
      {(newer || older) && (
        <nav className={styles.pages} aria-label={words.pages}>
          {newer && (
            <Link className="button" rel="prev" to={inboxHref(filter, { after: newer })}>
              {words.newer}
            </Link>
          )}
          {older && (
            <Link className="button" rel="next" to={inboxHref(filter, { before: older })}>
              {words.older}
            </Link>
          )}
        </nav>
      )}
      {maxExported > 0 && lines.length > 0 && (
        <p className={styles.export}>
          {/* Without `download`: if the password is required first, that page would be saved as the file. */}
          <a className="link" href={inboxHref(filter).replace('/enquiries', '/enquiries/export')}>
            <DownloadIcon />
            {words.export}
          </a>
          <small>{words.exportHint(new Intl.NumberFormat('en-IN').format(maxExported))}</small>
        </p>
      )}
    </>
  );
}
