import { use } from 'react';
import { Link } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import layout from '#app/studio/kit/layout.module.css';
import { BeforePublicContext, useStudioWords } from '#app/studio/words/words.ts';

/**
 * Next to a published item while the site is not public: a link to change that. Nothing once the site is
 * public.
 */
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

/** Above a list: explains its states while the site is not public. */
export function NotPublicHint() {
  const { goingPublic } = useStudioWords();
  if (!use(BeforePublicContext)) return null;
  return (
    <p className={layout.quiet}>
      {goingPublic.readyMeans}
      <GoingPublicLink />
    </p>
  );
}
