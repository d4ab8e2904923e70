import { CopyButton } from '#app/studio/people/copy-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { CardLanguage } from '#app/words/card-languages.ts';
import { type CardKind, cardHref, cardSizes } from './card-files.ts';
import { ShareButton } from './share-button.tsx';
import styles from './share.module.css';

interface CardPanelsProps {
  item: { type: string; id: string };
  title: string;
  language: CardLanguage;
  card: { text: string; fileName: string };
}

/** All that can be sent, each as it will be seen. Without scripts it is downloaded, or sent as a text. */
export function CardPanels({ item, title, language, card }: CardPanelsProps) {
  const words = useStudioWords().share;
  const hrefOf = (kind: CardKind, form: 'jpg' | 'pdf') => cardHref(item, { kind, language, form });
  const panels = [
    { kind: 'tall', form: 'jpg', name: words.tall, about: words.tallAbout, alt: words.alt.tall(title) },
    {
      kind: 'square',
      form: 'jpg',
      name: words.square,
      about: words.squareAbout,
      alt: words.alt.square(title),
    },
    { kind: 'a4', form: 'pdf', name: words.sheet, about: words.sheetAbout, alt: words.alt.sheet(title) },
  ] as const;
  return (
    <div className={styles.panels}>
      {panels.map(({ kind, form, name, about, alt }) => {
        const file = { href: hrefOf(kind, form), name: `${card.fileName}-${kind}.${form}` };
        return (
          <section key={kind} className={styles.panel}>
            <h2>{name}</h2>
            <p className={styles.help}>{about}</p>
            <img src={hrefOf(kind, 'jpg')} alt={alt} {...cardSizes[kind]} />
            <div className={styles.buttons}>
              <ShareButton file={file} text={card.text} what={name} />
              <a className="button button--dark" href={file.href} download={file.name}>
                {words.download}
                <span className="unseen">{words.downloadOf(name)}</span>
              </a>
            </div>
            {kind === 'a4' && (
              <p className={styles.help}>
                <a href={hrefOf('a4-black', 'pdf')} download={`${card.fileName}-a4-black.pdf`}>
                  {words.black}
                </a>{' '}
                {words.blackHelp}
              </p>
            )}
          </section>
        );
      })}
      <section className={styles.panel}>
        <h2>{words.text}</h2>
        <p className={styles.help}>{words.textAbout}</p>
        <textarea readOnly aria-label={words.text} rows={9} value={card.text} lang={language} />
        <div className={styles.buttons}>
          <a className="button button--primary" href={`https://wa.me/?text=${encodeURIComponent(card.text)}`}>
            {words.whatsapp}
          </a>
          <CopyButton text={card.text} />
        </div>
      </section>
    </div>
  );
}
