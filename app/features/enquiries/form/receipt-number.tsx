import type { Words } from '#app/words/en.ts';
import styles from './receipt-number.module.css';

/** An enquiry's number and its purpose, for the sender. */
export const ReceiptNumber = ({ number, labels }: { number: string; labels: Words['contactForm'] }) => (
  <>
    <dl className={styles.receipt}>
      <dt>{labels.receipt}</dt>
      <dd>{number}</dd>
    </dl>
    <p>{labels.noteIt}</p>
  </>
);
