import type { FilledSection } from '#app/features/pages/filled.ts';
import attendance from '#app/ui/marks/erp-attendance.svg';
import attendanceStill from '#app/ui/marks/erp-attendance-still.svg';
import fees from '#app/ui/marks/erp-fees.svg';
import feesStill from '#app/ui/marks/erp-fees-still.svg';
import homework from '#app/ui/marks/erp-homework.svg';
import homeworkStill from '#app/ui/marks/erp-homework-still.svg';
import { AnimatedPicture } from './animated-picture.tsx';
import styles from './animated-pictures.module.css';

const DRAWINGS: Partial<Record<string, { animated: string; still: string }>> = {
  'erp-homework': { animated: homework, still: homeworkStill },
  'erp-fees': { animated: fees, still: feesStill },
  'erp-attendance': { animated: attendance, still: attendanceStill },
};

/** Pictures that are still on the page; each is animated in its own dialog. */
export function AnimatedPictures({ animations }: { animations: FilledSection['items'] }) {
  const titled = animations.filter(({ title }) => title);
  if (titled.length === 0) return null;
  return (
    <div className={styles.frame}>
      <ul role="list" className={styles.pictures}>
        {titled.map(({ drawing: name = '', title = '', text = '', alt = '' }) => {
          const drawing = DRAWINGS[name];
          return (
            drawing && (
              <li key={name}>
                <AnimatedPicture id={name} text={{ title, text, alt }} {...drawing} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
