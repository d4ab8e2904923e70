import { Link, useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useStudioWords } from '#app/studio/words/words.ts';

/** Links to the page that withdraws a picture from all its uses, and returns here. */
export function WithdrawLink({ mediaId, name }: { mediaId: string; name: string }) {
  const words = useStudioWords().library.withdrawal;
  const { pathname } = useLocation();
  return (
    <Link
      className="link"
      to={studioHref('withdrawal', { id: mediaId, back: pathname })}
      aria-label={words.linkOf(name)}
    >
      {words.link}
    </Link>
  );
}
