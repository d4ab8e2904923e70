import { Form, Link } from 'react-router';
import { libraryTabs } from '#app/publishing/library/library-search.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { SendButton } from '#app/studio/form/send-button.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { Tabs } from '../navigation/tabs.tsx';
import { libraryHref } from './library-href.ts';
import { LibrarySheet } from './library-sheet.tsx';
import styles from './library.module.css';
import type { LoadedLibrary } from './load-library.server.ts';

interface LibraryListProps {
  library: LoadedLibrary;
  /** The file next to the list. */
  opened?: string;
  /** How many of the chosen files were deleted, or kept. */
  deleted?: number | undefined;
  kept?: number | undefined;
}

/** All pictures and documents of the school, filtered and paged. */
export function LibraryList({ library, opened, deleted, kept }: LibraryListProps) {
  const words = useStudioWords().library;
  const { search, files, next, counts, size, unusedSize } = library;
  const { tab, q } = search;
  const message =
    deleted !== undefined
      ? words.deletedMany(deleted)
      : kept !== undefined
        ? words.keptMany(kept)
        : undefined;
  const outcome = <Outcome done={message} refused={deleted === 0 || kept === 0 ? message : undefined} />;
  const sheet = <LibrarySheet {...{ files, search, opened }} />;
  return (
    <>
      <p className={styles.all}>{words.all(counts.pictures, counts.papers, size)}</p>
      <Form method="get" action={libraryHref({ tab })} className={styles.search} role="search" key={q}>
        {tab !== 'pictures' && <input type="hidden" name="tab" value={tab} />}
        <div className="field">
          <label htmlFor="library-search">{words.search}</label>
          <input id="library-search" type="search" name="q" defaultValue={q} maxLength={100} />
        </div>
        <button className="button">{words.find}</button>
      </Form>
      {q && (
        <p className={styles.found}>
          {words.found(q)} <Link to={libraryHref({ tab })}>{words.showAll}</Link>
        </p>
      )}
      <Tabs
        label={words.tabsLabel}
        tabs={libraryTabs.map((each) => ({
          to: libraryHref({ tab: each, q }),
          name: words.tabs[each],
          count: words.number(counts[each]),
          isCurrent: each === tab,
        }))}
      />
      {files.length === 0 ? (
        <>
          {outcome}
          <p className={styles.none}>{q ? words.noneFound : words.none[tab]}</p>
        </>
      ) : tab === 'unused' && !opened ? (
        <Form method="post" action={libraryHref(search)} preventScrollReset>
          {sheet}
          <div className={styles.bulk}>
            <p>{words.bulk.help}</p>
            <label className={styles.tick}>
              <input type="checkbox" name="sure" value="yes" />
              {words.bulk.sure}
            </label>
            <div className={styles.buttons}>
              <SendButton className="button" name="intent" value="delete">
                {words.bulk.delete}
              </SendButton>
              <SendButton className="button button--dark" name="intent" value="keep">
                {words.bulk.keep}
              </SendButton>
            </div>
            {outcome}
          </div>
        </Form>
      ) : (
        sheet
      )}
      <p className={styles.foot}>
        <small>{tab === 'withdrawn' ? words.withdrawnHelp : words.notch}</small>
        {counts.unused > 0 && tab !== 'unused' && (
          <Link className="link" to={libraryHref({ tab: 'unused' })}>
            {words.seeUnused(counts.unused, unusedSize)}
          </Link>
        )}
      </p>
      {(search.after || next) && (
        <nav className={styles.pages} aria-label={words.pages}>
          {search.after && (
            <Link className="button" to={libraryHref({ tab, q })}>
              {words.newest}
            </Link>
          )}
          {next && (
            <Link className="button button--dark" rel="next" to={libraryHref({ tab, q, after: next })}>
              {words.older}
            </Link>
          )}
        </nav>
      )}
    </>
  );
}
