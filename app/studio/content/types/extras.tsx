import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Extra } from '#app/studio/content/load-extra.server.ts';

interface ExtraProps {
  id: string;
  extra: Extra;
  /** The problems found by `beforePublish`, by name. */
  problems: Record<string, string>;
}

/** Additional parts of the form for one content type; they are inside the form and sent with it. */
export const extras: Partial<Record<string, (props: ExtraProps) => ReactNode>> = {
  albums: AlbumPhotos,
};

function AlbumPhotos({ id, extra, problems }: ExtraProps) {
  const words = useStudioWords().content;
  return (
    <section id="field-photos">
      <h2>{words.photos}</h2>
      <p>{words.photoCount(extra.photoCount ?? 0)}</p>
      {problems['photos'] && <p className="field__error">{words.problems[problems['photos']]}</p>}
      <p>
        <Link className="button" to={studioHref('albumPhotos', { id })}>
          {words.toPhotos}
        </Link>
      </p>
    </section>
  );
}
