import styles from './skeleton.module.css';

interface SkeletonProps {
  as?: 'rows' | 'tiles';
  count?: number;
}

/** The shape of a list that is still loading, after a moment. The text next to it says that it loads. */
export const Skeleton = ({ as = 'rows', count = 3 }: SkeletonProps) => (
  <div className={styles[as]} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span key={index}>
        <span className={styles.bar} />
        {as === 'rows' && <span className={styles.bar} />}
        <span className={styles.bar} />
      </span>
    ))}
  </div>
);
