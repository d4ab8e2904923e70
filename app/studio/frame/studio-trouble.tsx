import { studioHref } from '#app/access/studio-addresses.ts';
import { Link } from 'react-router';
import type { StudioWords } from '../words/en/index.ts';
import { useStudioWords } from '../words/words.ts';
import styles from './studio-trouble.module.css';

export function StudioTrouble({ status }: { status: number }) {
  const words = useStudioWords();
  const { title, text } = troubleWords(status, words);
  return (
    <div className={styles.trouble}>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link className="button button--primary" to={studioHref('dashboard')}>
        {words.errors.toDashboard}
      </Link>
    </div>
  );
}

export function troubleWords(status: number, { errors }: StudioWords): { title: string; text: string } {
  if (status === 404) return { title: errors.notFound, text: errors.notFoundText };
  if (status === 403) return { title: errors.forbidden, text: errors.forbiddenText };
  return { title: errors.unexpected, text: errors.unexpectedText };
}
