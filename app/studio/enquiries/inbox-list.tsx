import { useStudioWords } from '#app/studio/words/words.ts';
import type { EnquirySummary, InboxFilter } from '#app/features/enquiries/enquiry.ts';
import { EmptyState } from '../kit/empty-state.tsx';
import { List } from '../kit/list.tsx';
import type { AnswerLinks } from './answer-links.server.ts';
import { EnquiryRow } from './enquiry-row.tsx';
import { inboxHref } from './inbox-href.ts';

interface InboxListProps {
  lines: (EnquirySummary & { links?: AnswerLinks })[];
  filter: InboxFilter;
  /** The page of the list, as in the address. */
  page: Record<string, string>;
  now: string;
  /** The id of the open one. */
  current?: string;
}

export function InboxList({ lines, filter, page, now, current }: InboxListProps) {
  const words = useStudioWords().enquiries;
  if (lines.length === 0)
    return filter.q || filter.state ? (
      <EmptyState>{filter.q ? words.empty.search : words.empty[filter.state ?? 'all']}</EmptyState>
    ) : (
      <EmptyState icon="inbox">{words.empty.all}</EmptyState>
    );
  return (
    <List label={words.title}>
      {lines.map(({ links, ...enquiry }) => (
        <EnquiryRow
          key={enquiry.id}
          enquiry={enquiry}
          to={inboxHref(filter, page, enquiry.id)}
          now={now}
          isCurrent={enquiry.id === current}
          {...(links && { links })}
        />
      ))}
    </List>
  );
}
