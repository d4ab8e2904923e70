import { useStudioWords } from '#app/studio/words/words.ts';
import type { Route } from './+types/inbox-page.ts';
import { MAX_EXPORTED } from '#app/features/enquiries/inbox/inbox-export.server.ts';
import { countMine, inboxFigures } from '#app/features/enquiries/inbox/inbox-figures.server.ts';
import { cursorText, readInboxSearch } from '#app/features/enquiries/inbox/inbox-input.server.ts';
import { listInbox } from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { loadSchool } from '#app/school-data/load-school.server.ts';
import { Banner } from '../kit/banner.tsx';
import { AnchorButton, LinkButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { Outcome } from '../form/footer/outcome.tsx';
import { studioMeta } from '../frame/studio-meta.ts';
import { InboxFilter } from './inbox-filter.tsx';
import { inboxHref, pageOf } from './inbox-href.ts';
import { InboxList } from './inbox-list.tsx';
import { answerLinks, signatureOf } from './answer-links.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'enquiries.read');
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const { state, q, before, after } = readInboxSearch(searchParams);
  const db = services.database.reads;
  const [{ lines, older, newer }, { counts, held, undelivered }, mine, school] = await Promise.all([
    listInbox(db, { schoolCode, staffId: staff.id, state, q, before, after }),
    inboxFigures(db, schoolCode),
    countMine(db, schoolCode, staff.id),
    loadSchool(context),
  ]);
  const signature = signatureOf(staff, school);
  return {
    filter: { state, q },
    lines: lines.map((line) => ({ ...line, links: answerLinks(line, line.opening, signature) })),
    /** Of the list, so that an enquiry can show the same page beside it. */
    page: pageOf(searchParams),
    older: older && cursorText(older),
    newer: newer && cursorText(newer),
    counts,
    mine,
    held,
    undelivered,
    now: now.toISOString(),
    maxExported: mayDo(staff.role, 'enquiries.export') ? MAX_EXPORTED : 0,
    wasDeleted: searchParams.get('done') === 'delete',
  };
}

export const meta = studioMeta((words) => words.enquiries.title);

export default function InboxPage({ loaderData }: Route.ComponentProps) {
  const words = useStudioWords().enquiries;
  const { filter, lines, page, counts, mine, held, undelivered, older, newer, now, maxExported, wasDeleted } =
    loaderData;
  return (
    <div className={layout.page}>
      <PageHeader
        title={words.title}
        actions={
          maxExported > 0 &&
          lines.length > 0 && (
            // Without `download`: if the password is required first, that page would be saved as the file.
            <AnchorButton
              kind="quiet"
              href={studioHref('enquiriesExport', { state: filter.state, q: filter.q || undefined })}
              icon={<Icon name="download" />}
            >
              {words.export}
            </AnchorButton>
          )
        }
      />
      <Outcome done={wasDeleted ? words.done.delete : undefined} />
      <InboxFilter filter={filter} counts={counts} mine={mine} undelivered={undelivered} />
      {held > 0 && filter.state !== 'spam' && (
        <Banner
          icon="inbox"
          action={
            <LinkButton kind="quiet" to={inboxHref({ state: 'spam' })}>
              {words.heldLink}
            </LinkButton>
          }
        >
          <p>{words.held(held)}</p>
        </Banner>
      )}
      <InboxList lines={lines} filter={filter} page={page} now={now} />
      {(newer || older) && (
        <nav className={`${layout.line} ${layout.between}`} aria-label={words.pages}>
          {newer && (
            <LinkButton
              rel="prev"
              to={inboxHref(filter, { after: newer })}
              icon={<Icon name="chevron-left" />}
            >
              {words.newer}
            </LinkButton>
          )}
          {older && (
            <LinkButton
              rel="next"
              to={inboxHref(filter, { before: older })}
              iconEnd={<Icon name="chevron-right" />}
            >
              {words.older}
            </LinkButton>
          )}
        </nav>
      )}
      {maxExported > 0 && lines.length > 0 && (
        <p className={layout.quiet}>{words.exportHint(new Intl.NumberFormat('en-IN').format(maxExported))}</p>
      )}
    </div>
  );
}
