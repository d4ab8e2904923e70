import { useStudioWords } from '#app/studio/words/words.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import type { ReactNode } from 'react';
import { LinkButton } from '#app/studio/kit/button.tsx';
import { Problem } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import { Section } from '#app/studio/kit/section.tsx';
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
    <Section id="field-photos" title={words.photos} note={words.photoCount(extra.photoCount ?? 0)}>
      {problems['photos'] && <Problem>{words.problems[problems['photos']]}</Problem>}
      <div>
        <LinkButton icon={<Icon name="images" />} to={studioHref('albumPhotos', { id })}>
          {words.toPhotos}
        </LinkButton>
      </div>
    </Section>
  );
}
