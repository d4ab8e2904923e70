import { CopyButton } from '#app/studio/people/copy-button.tsx';
import { AnchorButton } from '#app/studio/kit/button.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { TextArea } from '#app/studio/kit/input.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Section } from '#app/studio/kit/section.tsx';
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
    <div className={layout.stack}>
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
    <Section title={name} note={about}>
      <img
        className={styles.card}
        src={cardHref(item, { kind, language, form: 'jpg' })}
        alt={alt(title)}
        {...cardSizes[kind]}
      />
      <div className={layout.line}>
        <ShareButton file={shared} text={card.text} what={name} />
        {/* Without `download`: after signing out, the sign-in page would be saved as the card. */}
        <AnchorButton icon={<Icon name="download" />} href={cardHref(item, file, card.fileName)}>
          {words.download}
          <span className="unseen">{words.which(name)}</span>
        </AnchorButton>
      </div>
      {kind === 'a4' && (
        <>
          <p>
            <AnchorButton
              kind="quiet"
              icon={<Icon name="printer" />}
              href={cardHref(item, { kind: 'a4-black', language, form: 'pdf' }, card.fileName)}
            >
              {words.black}
            </AnchorButton>
          </p>
          <p className={layout.quiet}>{words.blackHelp}</p>
        </>
      )}
    </Section>
  );
}

function TextPanel({ card, language }: CardPanelsProps) {
  const words = useStudioWords().share;
  return (
    <Section title={words.text} note={words.textAbout}>
      <TextArea readOnly aria-label={words.text} rows={8} value={card.text} lang={language} />
      <div className={layout.line}>
        <AnchorButton
          kind="primary"
          icon={<Icon name="whatsapp" />}
          href={`https://wa.me/?text=${encodeURIComponent(card.text)}`}
        >
          {words.whatsapp}
        </AnchorButton>
        <CopyButton text={card.text} />
      </div>
    </Section>
  );
}
