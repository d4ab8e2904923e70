import { Link } from 'react-router';
import type { StudioWords } from '../words/en.ts';
import { useStudioWords } from '../words/words.ts';

export function StudioTrouble({ status }: { status: number }) {
  const words = useStudioWords();
  const { title, text } = troubleWords(status, words);
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <Link className="button" to="/studio">
          {words.errors.toDashboard}
        </Link>
      </p>
    </>
  );
}

export function troubleWords(status: number, { errors }: StudioWords): { title: string; text: string } {
  if (status === 404) return { title: errors.notFound, text: errors.notFoundText };
  if (status === 403) return { title: errors.forbidden, text: errors.forbiddenText };
  return { title: errors.unexpected, text: errors.unexpectedText };
}
