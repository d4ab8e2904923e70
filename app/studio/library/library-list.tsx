import { Form, Link } from 'react-router';
import { libraryTabs } from '#app/publishing/library/library-search.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { LinkButton, SendButton } from '#app/studio/kit/button.tsx';
import { ChipLink, Chips } from '#app/studio/kit/chip.tsx';
import { EmptyState } from '#app/studio/kit/empty-state.tsx';
import { Hint } from '#app/studio/kit/field.tsx';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { Sheet } from '#app/studio/kit/section.tsx';
import { Toggle } from '#app/studio/kit/toggle.tsx';
import { Toolbar, ToolbarSearch } from '#app/studio/kit/toolbar.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { libraryHref } from './library-href.ts';
import { LibrarySheet } from './library-sheet.tsx';
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
  const { search, files, next, counts, unusedSize } = library;
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
      <Toolbar>
        <ToolbarSearch label={words.search} search={words.find} value={q ?? ''} action={libraryHref({ tab })}>
          {tab !== 'pictures' && <input type="hidden" name="tab" value={tab} />}
        </ToolbarSearch>
        <Chips label={words.tabsLabel}>
          {libraryTabs.map((each) => (
            <ChipLink
              key={each}
              to={libraryHref({ tab: each, q })}
              isCurrent={each === tab}
              count={counts[each]}
            >
              {words.tabs[each]}
            </ChipLink>
          ))}
        </Chips>
      </Toolbar>
      {q && (
        <p>
          {words.found(q)} <Link to={libraryHref({ tab })}>{words.showAll}</Link>
        </p>
      )}
      {files.length === 0 ? (
        <>
          {outcome}
          <EmptyState {...(!q && { icon: 'library' as const })}>
            {q ? words.noneFound : words.none[tab]}
          </EmptyState>
        </>
      ) : tab === 'unused' && !opened ? (
        <Form method="post" action={libraryHref(search)} preventScrollReset className={layout.stack}>
          {sheet}
          <Sheet>
            <p>{words.bulk.help}</p>
            <Toggle name="sure" value="yes">
              {words.bulk.sure}
            </Toggle>
            <div className={layout.line}>
              <SendButton name="intent" value="keep">
                {words.bulk.keep}
              </SendButton>
              <SendButton kind="danger" icon={<Icon name="trash" />} name="intent" value="delete">
                {words.bulk.delete}
              </SendButton>
            </div>
            {outcome}
          </Sheet>
        </Form>
      ) : (
        sheet
      )}
      <p className={`${layout.line} ${layout.between}`}>
        <Hint>{tab === 'withdrawn' ? words.withdrawnHelp : words.notch}</Hint>
        {counts.unused > 0 && tab !== 'unused' && (
          <LinkButton kind="quiet" to={libraryHref({ tab: 'unused' })}>
            {words.seeUnused(counts.unused, unusedSize)}
          </LinkButton>
        )}
      </p>
      {(search.after || next) && (
        <nav className={`${layout.line} ${layout.between}`} aria-label={words.pages}>
          {search.after && (
            <LinkButton icon={<Icon name="chevron-left" />} to={libraryHref({ tab, q })}>
              {words.newest}
            </LinkButton>
          )}
          {next && (
            <LinkButton
              iconEnd={<Icon name="chevron-right" />}
              rel="next"
              to={libraryHref({ tab, q, after: next })}
            >
              {words.older}
            </LinkButton>
          )}
        </nav>
      )}
    </>
  );
}
