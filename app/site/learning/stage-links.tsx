import type { StageText } from '#content/page-content.ts';
import { hrefOf, type PageName } from '#app/addresses.ts';
import { useWords } from '#app/words/words.ts';
import styles from './stage-links.module.css';

/** To the stage before this one and to the one after it. */
export function StageLinks({ page, stages }: { page: PageName; stages: StageText[] }) {
  const { content } = useWords();
  const at = stages.findIndex((stage) => stage.page === page);
  const [before, after] = [stages[at - 1], stages[at + 1]];
  return (
    <nav className="wrap" aria-label={content.stagesOfLearning}>
      <ul role="list" className={styles.links}>
        {before && <StageLink stage={before} label={content.previousStage} way="back" />}
        {after && <StageLink stage={after} label={content.nextStage} way="on" />}
      </ul>
    </nav>
  );
}

function StageLink({ stage, label, way }: { stage: StageText; label: string; way: 'back' | 'on' }) {
  return (
    <li className={styles[way]}>
      <a href={hrefOf(stage.page)}>
        <span>{label}</span>{' '}
        <b>
          {stage.name}, {stage.ages.toLowerCase()}
        </b>
      </a>
    </li>
  );
}
