import type { AnimationText } from '#content/page-content.ts';
import attendance from '#app/ui/marks/erp-attendance.svg';
import attendanceStill from '#app/ui/marks/erp-attendance-still.svg';
import fees from '#app/ui/marks/erp-fees.svg';
import feesStill from '#app/ui/marks/erp-fees-still.svg';
import homework from '#app/ui/marks/erp-homework.svg';
import homeworkStill from '#app/ui/marks/erp-homework-still.svg';
import { MovingPicture } from './moving-picture.tsx';
import styles from './moving-pictures.module.css';

const DRAWINGS: Partial<Record<string, { moving: string; still: string }>> = {
  'erp-homework': { moving: homework, still: homeworkStill },
  'erp-fees': { moving: fees, still: feesStill },
  'erp-attendance': { moving: attendance, still: attendanceStill },
};

/** Pictures that stand still on the page and move in a dialog of their own, until it is closed. */
export function MovingPictures({ animations }: { animations: AnimationText[] }) {
  return (
    <div className={styles.frame}>
      <ul role="list" className={styles.pictures}>
        {animations.map((animation) => {
          const drawing = DRAWINGS[animation.picture];
          return (
            drawing && (
              <li key={animation.picture}>
                <MovingPicture text={animation} {...drawing} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
}
