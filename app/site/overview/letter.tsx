import type { WelcomeContent } from './welcome-content.ts';
import { paragraphsOf } from '#app/core/text/paragraphs.ts';
import { isRich, plainFrom } from '#app/core/text/rich/rich-text.ts';
import type { LeadershipMessage } from '#app/features/leadership/message.ts';
import { LinkedText } from '#app/ui/prose/linked-text.tsx';
import { RichText } from '#app/ui/prose/rich-text.tsx';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import styles from './letter.module.css';

interface LetterProps {
  content: WelcomeContent;
  message: LeadershipMessage | undefined;
}

/** The message as a letter: an opening in larger type, the paragraphs, the signature. */
export function Letter({ content, message }: LetterProps) {
  const languageOf = useLanguageOf();
  const { warmRegards } = useWords().welcome;
  if (!message || plainFrom(message.message).trim() === '') {
    return (
      <div className={styles.letter}>
        <p className={styles.opening}>{content.noMessageYet}</p>
      </div>
    );
  }
  return (
    <div className={styles.letter}>
      {content.standIn && (
        <p className={styles.standIn}>
          <LinkedText>{content.standIn}</LinkedText>
        </p>
      )}
      <LetterText text={message.message} />
      <footer className={styles.end}>
        <p className={styles.regards}>{warmRegards},</p>
        <p>
          <b className={styles.name} lang={languageOf(message.name)}>
            {message.name}
          </b>
          <span lang={languageOf(message.designation)}>{message.designation}</span>
        </p>
      </footer>
    </div>
  );
}

function LetterText({ text }: { text: string }) {
  const languageOf = useLanguageOf();
  if (isRich(text)) return <RichText className={styles.rich} html={text} level={2} />;
  return (
    <div className={styles.text} lang={languageOf(text)}>
      {paragraphsOf(text).map((paragraph, index) => (
        <p key={index} className={index === 0 ? openingStyle(paragraph) : undefined}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** A greeting is styled like a heading, a first paragraph a little larger; a long one is left as it is. */
function openingStyle(paragraph: string): string | undefined {
  if (paragraph.length <= 180) return styles.opening;
  return paragraph.length <= 480 ? 'lead' : undefined;
}
