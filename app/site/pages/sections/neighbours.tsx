import { useLocalHref } from '#app/links.ts';
import { LanguageText } from '#app/ui/prose/language-text.tsx';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { useWords } from '#app/words/words.ts';
import styles from './neighbours.module.css';

/** Links to the previous and the next stage. */
export function Neighbours({ section: { values } }: { section: FilledSection }) {
  const localHref = useLocalHref();
  const { content } = useWords();
  const { beforeWords, beforeTo, afterWords, afterTo } = values;
  return (
    <nav className="wrap" aria-label={content.stagesOfLearning}>
      <ul role="list" className={styles.links}>
        {beforeWords && beforeTo && (
          <Neighbour
            href={localHref(beforeTo)}
            label={content.previousStage}
            words={beforeWords}
            way="back"
          />
        )}
        {afterWords && afterTo && (
          <Neighbour href={localHref(afterTo)} label={content.nextStage} words={afterWords} way="on" />
        )}
      </ul>
    </nav>
  );
}

interface NeighbourProps {
  href: string;
  label: string;
  words: string;
  way: 'back' | 'on';
}

const Neighbour = ({ href, label, words, way }: NeighbourProps) => (
  <li className={styles[way]}>
    <a href={href}>
      <span>
        <LanguageText>{label}</LanguageText>
      </span>{' '}
      <b>
        <LanguageText>{words}</LanguageText>
      </b>
    </a>
  </li>
);
