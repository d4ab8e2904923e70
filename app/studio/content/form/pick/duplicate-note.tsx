import { studioHref } from '#app/access/studio-addresses.ts';
import type { DuplicateFile } from '#app/media/duplicates/describe-duplicate.server.ts';
import { Banner } from '#app/studio/kit/banner.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';

/** Next to a new upload: a similar picture may exist already. Nothing is left out without asking. */
export function DuplicateNote({ duplicate }: { duplicate: DuplicateFile }) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().library.duplicates;
  const { mediaId, displayName, isLarger } = duplicate;
  return (
    <Banner kind="warn" icon="images" role="status">
      {isLarger ? words.smaller : words.same}{' '}
      <a href={studioHref('libraryFile', { id: mediaId })} target="_blank" rel="noreferrer">
        {words.see} <span lang={languageOf(displayName)}>“{displayName}”</span>
      </a>
    </Banner>
  );
}
