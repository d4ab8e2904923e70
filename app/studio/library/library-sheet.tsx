import { Link } from 'react-router';
import { withFocus } from '#app/media/focus-class.ts';
import type { LibrarySearch } from '#app/media/library/library-search.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import { FileIcon } from '#app/ui/icons/interface.ts';
import { libraryFileHref } from './library-href.ts';
import styles from './library.module.css';
import type { ListedFile } from './load-library.server.ts';
import { WithdrawnFile } from './withdrawal/withdrawn-file.tsx';

interface LibrarySheetProps {
  files: ListedFile[];
  search: LibrarySearch;
  opened: string | undefined;
}

/** A contact sheet: how often each is used stands in its notch. */
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
