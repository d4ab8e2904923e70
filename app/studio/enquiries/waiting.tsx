import { useStudioWords } from '#app/studio/words/words.ts';
import type { EnquirySummary } from '#app/features/enquiries/enquiry.ts';
import { LATE_MINUTES } from '#app/features/enquiries/inbox/limits.ts';
import layout from '../kit/layout.module.css';

interface WaitingProps {
  enquiry: Pick<EnquirySummary, 'state' | 'receivedAt' | 'answeredAt'>;
  now: string;
}

/** How long somebody has waited, or did wait. */
export function Waiting({ enquiry: { state, receivedAt, answeredAt }, now }: WaitingProps) {
  const words = useStudioWords().enquiries;
  const minutes = minutesBetween(receivedAt, state === 'answered' ? (answeredAt ?? now) : now);
  const waits = state === 'new' || state === 'in-progress';
  const format = waits ? words.waiting : state === 'answered' ? words.answeredAfter : words.receivedAgo;
  return <span className={waits && minutes >= LATE_MINUTES ? layout.bad : undefined}>{format(minutes)}</span>;
}

const minutesBetween = (from: string, to: string) =>
  Math.max(0, Math.floor((Date.parse(to) - Date.parse(from)) / 60_000));
