import { studioHref } from '#app/access/studio-addresses.ts';
import type { DuplicateFile } from '#app/media/duplicates/describe-duplicate.server.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import styles from './duplicate-note.module.css';

/** Next to a new upload: a similar picture may exist already. Nothing is left out without asking. */
export function DuplicateNote({ duplicate }: { duplicate: DuplicateFile }) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().library.duplicates;
  const { mediaId, path, displayName, isLarger } = duplicate;
  return (
    <div className={styles.alike} role="status">
      <img src={renditionUrl(path, 320, 'webp')} alt="" />
      <p>
        {isLarger ? words.smaller : words.same}{' '}
        <a href={studioHref('libraryFile', { id: mediaId })} target="_blank" rel="noreferrer">
          {words.see} <span lang={languageOf(displayName)}>“{displayName}”</span>
        </a>
      </p>
    </div>
  );
}
