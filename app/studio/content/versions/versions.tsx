import layout from '#app/studio/kit/layout.module.css';
import { TaskHeader } from '#app/studio/kit/page-header.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { Comparison } from './comparison.tsx';
import { VersionTimeline } from './version-timeline.tsx';
import type { LoadedVersions } from './versions.server.ts';

/** The page of the versions of an item or a translation. */
export function Versions({ title, back, here, versions, compared }: LoadedVersions) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().content;
  return (
    <>
      <TaskHeader title={words.versions} back={{ to: back, name: words.history.back }} />
      <div className={`${layout.page} ${layout.narrow}`}>
        <p lang={languageOf(title)}>
          <b>{title || words.untitled}</b>
        </p>
        {compared && <Comparison {...compared} />}
        <VersionTimeline here={here} versions={versions} />
      </div>
    </>
  );
}
