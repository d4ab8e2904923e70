import { useStudioWords } from '#app/studio/words/words.ts';
import { EnquiryRow } from '../enquiries/enquiry-row.tsx';
import { inboxHref } from '../enquiries/inbox-href.ts';
import { List } from '../kit/list.tsx';
import { LinkButton } from '../kit/button.tsx';
import type { Dashboard } from './load-dashboard.server.ts';
import { Pane } from './pane.tsx';

const NEW = { state: 'new' } as const;

/** Unanswered enquiries, the oldest first. */
export function EnquiriesPane({ enquiries, now }: Pick<Dashboard, 'enquiries' | 'now'>) {
  const words = useStudioWords().dashboard;
  const paneWords = words.enquiries;
  return (
    <Pane
      title={paneWords.title}
      count={enquiries?.counts.new}
      isUrgent
      link={{ to: inboxHref({}), name: paneWords.all }}
      part={enquiries}
    >
      {({ longest, counts }) =>
        longest.length === 0 ? (
          <p>{paneWords.none}</p>
        ) : (
          <>
            <List>
              {longest.map((enquiry) => (
                <EnquiryRow
                  key={enquiry.id}
                  enquiry={enquiry}
                  links={enquiry.links}
                  to={inboxHref(NEW, {}, enquiry.id)}
                  now={now}
                />
              ))}
            </List>
            {counts.new > longest.length && (
              <p>
                <LinkButton kind="quiet" to={inboxHref(NEW)}>
                  {paneWords.more(counts.new - longest.length)}
                </LinkButton>
              </p>
            )}
          </>
        )
      }
    </Pane>
  );
}
