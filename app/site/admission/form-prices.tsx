import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { useWords } from '#app/words/words.ts';
import styles from './form-prices.module.css';

export function FormPrices({ prices }: { prices: FilledSection['items'] }) {
  const { free } = useWords().admission;
  if (prices.length === 0) return null;
  return (
    <dl className={styles.prices}>
      {prices.map(({ name, price, text }) => (
        <div key={name}>
          <dt>
            <LanguageText>{name}</LanguageText>
          </dt>
          <dd>
            <strong>{price || free}</strong> <LanguageText>{text}</LanguageText>
          </dd>
        </div>
      ))}
    </dl>
  );
}
