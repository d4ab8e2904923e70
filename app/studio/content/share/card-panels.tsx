import { CopyButton } from '#app/studio/people/copy-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { CardLanguage } from '#app/words/card-languages.ts';
import { cardHref, cardSizes, savedCardName } from './card-files.ts';
import { ShareButton } from './share-button.tsx';
import styles from './share.module.css';

interface CardPanelsProps {
  item: { type: string; id: string };
  title: string;
  language: CardLanguage;
  card: { text: string; fileName: string };
}

/** All cards, each as it will look. Without scripts they can be downloaded, or sent as a text. */
export const CardPanels = (props: CardPanelsProps) => (
  <div className={styles.panels}>
    <CardPanel {...props} kind="tall" />
    <div className={styles.column}>
      <CardPanel {...props} kind="square" />
      <TextPanel {...props} />
    </div>
    <CardPanel {...props} kind="a4" />
  </div>
);

function CardPanel({
  item,
  title,
  language,
  card,
  kind,
}: CardPanelsProps & { kind: keyof typeof cardSizes }) {
  const words = useStudioWords().share;
  const { name, about, alt } = words.kinds[kind];
  const form = kind === 'a4' ? 'pdf' : 'jpg';
  const file = { kind, language, form } as const;
  const shared = { href: cardHref(item, file), name: savedCardName(card.fileName, file) };
  return (
    <section className={styles.panel}>
      <h2>{name}</h2>
      <p className={styles.help}>{about}</p>
      <img src={cardHref(item, { kind, language, form: 'jpg' })} alt={alt(title)} {...cardSizes[kind]} />
      <div className={styles.buttons}>
        <ShareButton file={shared} text={card.text} what={name} />
        {/* Without `download`: after signing out, the sign-in page would be saved as the card. */}
        <a className="button button--dark" href={cardHref(item, file, card.fileName)}>
          {words.download}
          <span className="unseen">{words.which(name)}</span>
        </a>
      </div>
      {kind === 'a4' && (
        <p className={styles.help}>
          <a href={cardHref(item, { kind: 'a4-black', language, form: 'pdf' }, card.fileName)}>
            {words.black}
          </a>{' '}
          {words.blackHelp}
        </p>
      )}
    </section>
  );
}

function TextPanel({ card, language }: CardPanelsProps) {
  const words = useStudioWords().share;
  return (
    <section className={styles.panel}>
      <h2>{words.text}</h2>
      <p className={styles.help}>{words.textAbout}</p>
      <textarea readOnly aria-label={words.text} rows={8} value={card.text} lang={language} />
      <div className={styles.buttons}>
        <a className="button button--primary" href={`https://wa.me/?text=${encodeURIComponent(card.text)}`}>
          {words.whatsapp}
        </a>
        <CopyButton text={card.text} />
      </div>
    </section>
  );
}
