import { use } from 'react';
import { Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { BeforePublicContext, useStudioWords } from '#app/studio/words/words.ts';

/** Beside what was published while families see nothing yet: where that changes. Nothing once the site is public. */
export function GoingPublicLink() {
  const { goingPublic } = useStudioWords();
  if (!use(BeforePublicContext)) return null;
  return (
    <>
      {' '}
      <Link to={studioHref('goingPublic')}>{goingPublic.title}</Link>
    </>
  );
}

/** Above a list: what its states mean as long as the site is not public. */
export function NotPublicHint({ className }: { className?: string | undefined }) {
  const { goingPublic } = useStudioWords();
  if (!use(BeforePublicContext)) return null;
  return (
    <p className={className}>
      {goingPublic.readyMeans}
      <GoingPublicLink />
    </p>
  );
}
