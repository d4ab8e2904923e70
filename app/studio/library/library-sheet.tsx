import { Link } from 'react-router';
import { withFocus } from '#app/media/focus-class.ts';
import type { LibrarySearch } from '#app/publishing/library/library-search.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FileIcon, EyeOffIcon } from '#app/ui/icons/interface.ts';
import { libraryFileHref } from './library-href.ts';
import styles from './library.module.css';
import type { ListedFile } from './load-library.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { LibraryFile } from '#app/publishing/library/library-list.server.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';

interface LibrarySheetProps {
  files: ListedFile[];
  search: LibrarySearch;
  opened: string | undefined;
}

/** A contact sheet: the notch shows how often each file is used. */
export function LibrarySheet({ files, search, opened }: LibrarySheetProps) {
  const words = useStudioWords().library;
  const canChoose = search.tab === 'unused' && !opened;
  return (
    <ul role="list" className={search.tab === 'withdrawn' ? styles.gone : styles.sheet}>
      {files.map((file) => {
        if (file.withdrawn)
          return (
            <WithdrawnFile key={file.id} id={file.id} called={file.displayName} withdrawn={file.withdrawn} />
          );
        const name = file.displayName;
        const lack = file.lacksConsent ? words.marks.consent : file.lacksWords ? words.marks.words : '';
        return (
          <li key={file.id}>
            <Link
              className={styles.tile}
              to={libraryFileHref(file.id, search)}
              aria-current={file.id === opened ? 'true' : undefined}
            >
              <span className={styles.shot}>
                {file.kind === 'image' ? (
                  <img
                    className={withFocus(undefined, file.focus)}
                    src={renditionUrl(file.path, 320, 'webp')}
                    alt=""
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  <FileIcon />
                )}
                <b className={styles.notch} aria-hidden="true">
                  {file.uses === 0 ? '–' : words.number(file.uses)}
                </b>
              </span>
              <span className={styles.name} data-lack={lack ? '' : undefined}>
                <span className={lack ? 'unseen' : undefined}>{name}</span>
                {lack && ` ${lack}`}
                <span className="unseen">, {words.usedIn(file.uses)}</span>
              </span>
              {search.tab === 'unused' && (file.isKept || file.deletedOn) && (
                <small className={file.isKept ? styles.kept : styles.ends}>
                  {file.isKept ? words.unused.kept : words.unused.until(file.deletedOn!)}
                </small>
              )}
            </Link>
            {canChoose && (
              <label className={styles.choose}>
                <input type="checkbox" name="id" value={file.id} />
                <span className="unseen">{words.bulk.choose(name)}</span>
              </label>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface WithdrawnFileProps {
  id: string;
  called: string;
  withdrawn: NonNullable<LibraryFile['withdrawn']>;
}

/** A withdrawn picture, without showing it. */
function WithdrawnFile({ id, called, withdrawn }: WithdrawnFileProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().library.withdrawal;
  const { dates } = useWords();
  const day = (at: string) => dates.day(dayInIndia(at));
  const { at, by, why, until } = withdrawn;
  return (
    <li>
      <EyeOffIcon />
      <div>
        <Link to={studioHref('withdrawal', { id })} lang={languageOf(called)}>
          {called}
        </Link>
        <p>{words.withdrawnBy(day(at), by)}</p>
        {why && <p lang={languageOf(why)}>{words.because(why)}</p>}
        <p>{until ? words.restorable(day(until)) : words.erased}</p>
      </div>
    </li>
  );
}
