import { Link } from 'react-router';
import { useStudioWords } from '../words/words.ts';

export function StudioTrouble({ status }: { status: number }) {
  const { errors } = useStudioWords();
  const [title, text] =
    status === 404
      ? [errors.notFound, errors.notFoundText]
      : status === 403
        ? [errors.forbidden, errors.forbiddenText]
        : [errors.unexpected, errors.unexpectedText];
  return (
    <>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <Link className="button" to="/studio">
          {errors.toDashboard}
        </Link>
      </p>
    </>
  );
}
