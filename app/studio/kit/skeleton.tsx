import styles from './skeleton.module.css';

interface SkeletonProps {
  count?: number;
}

/** The shape of tiles that are still loading, after a moment. The text next to it says that it loads. */
export const Skeleton = ({ count = 3 }: SkeletonProps) => (
  <div className={styles.tiles} aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <span key={index}>
        <span className={styles.bar} />
        <span className={styles.bar} />
      </span>
    ))}
  </div>
);
