import type { AdmissionContent } from '#content/page-content.ts';
import styles from './form-prices.module.css';

export function FormPrices({ prices }: { prices: AdmissionContent['prices'] }) {
  return (
    <dl className={styles.prices}>
      {prices.map(({ heading, price, text }) => (
        <div key={heading}>
          <dt>{heading}</dt>
          <dd>
            <strong>{price}</strong> {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
