import { Link, useLocation } from 'react-router';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useStudioWords } from '#app/studio/words/words.ts';

/** Links to the page that sets the focus of a picture, and returns here. */
export function FocusLink({ mediaId, name }: { mediaId: string; name: string }) {
  const words = useStudioWords().library.focus;
  const { pathname } = useLocation();
  return (
    <Link
      className="link"
      to={studioHref('pictureFocus', { id: mediaId, back: pathname })}
      aria-label={words.linkOf(name)}
    >
      {words.link}
    </Link>
  );
}
