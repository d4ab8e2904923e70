import { useStudioWords } from '#app/studio/words/words.ts';
import { Link } from 'react-router';
import type { InboxFilter } from '#app/features/enquiries/enquiry.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '#app/ui/icons/interface.ts';
import styles from './enquiry.module.css';
import { inboxHref } from '#app/studio/enquiries/inbox-href.ts';

interface EnquiryNeighboursProps {
  neighbours: { newer: string | undefined; older: string | undefined };
  filter: InboxFilter;
}

export function EnquiryNeighbours({ neighbours: { newer, older }, filter }: EnquiryNeighboursProps) {
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
