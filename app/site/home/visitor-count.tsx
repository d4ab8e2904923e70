import { endAfter } from '#app/core/end-after.ts';
import { useEffect, useState } from 'react';
import { defineIsland } from '#app/islands/island.tsx';
import styles from './visitors.module.css';

const PLACES = 6;
const TIMEOUT_MS = 10_000;

/** Nought until the visit is registered; then the count, this visit included. */
function VisitorCount({ labels }: { labels: { failed: string } }) {
  const [count, setCount] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    registerVisit().then(setCount, () => setFailed(true));
  }, []);
  const digits = String(count).padStart(PLACES, '0');
  return (
    <>
      <p className={styles.count} role="img" aria-label={count.toLocaleString('en-IN')}>
        {[...digits].map((digit, place) => (
          <span key={place} className="arch" aria-hidden="true">
            {digit}
          </span>
        ))}
      </p>
      {failed && (
        <p className={styles.failed} role="status">
          {labels.failed}
        </p>
      )}
    </>
  );
}

async function registerVisit(): Promise<number> {
  const answer = await fetch('/visit', { method: 'POST', signal: endAfter(TIMEOUT_MS) });
  if (!answer.ok) throw new Error(`the visit was answered ${answer.status}`);
  return ((await answer.json()) as { visitor: number }).visitor;
}

export const visitorCount = defineIsland('visitor-count', VisitorCount);
