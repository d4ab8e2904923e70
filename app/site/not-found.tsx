import { hrefOf } from '#app/addresses.ts';
import styles from '#app/ui/error-page.module.css';
import { useWords } from '#app/words/words.tsx';

export function NotFound() {
  const { errors } = useWords();
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{errors.notFoundTitle}</title>
      <h1>{errors.notFoundTitle}</h1>
      <p className="lead">{errors.notFoundText}</p>
      <p className={styles.ways}>
        <a className="button button--primary" href={hrefOf('home')}>
          {errors.wayHome}
        </a>
        <a className="link" href={hrefOf('gallery')}>
          {errors.wayGallery}
        </a>
      </p>
    </div>
  );
}
