import { studioHref } from '#app/access/studio-addresses.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import type { LibraryFile } from '#app/publishing/library/library-list.server.ts';
import type { LibrarySearch } from '#app/publishing/library/library-search.ts';
import { Icon } from '#app/studio/kit/icon.tsx';
import layout from '#app/studio/kit/layout.module.css';
import { List, Row, RowIcon, RowMeta, RowText } from '#app/studio/kit/list.tsx';
import { State } from '#app/studio/kit/state.tsx';
import { Tile, Tiles, TileTick } from '#app/studio/kit/tiles.tsx';
import { useStudioWords } from '#app/studio/words/words.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useWords } from '#app/words/words.ts';
import { libraryFileHref } from './library-href.ts';
import type { ListedFile } from './load-library.server.ts';

interface LibrarySheetProps {
  files: ListedFile[];
  search: LibrarySearch;
  opened: string | undefined;
}

/** The files as pictures: the notch shows how often each is used. Withdrawn ones are not shown. */
export function LibrarySheet({ files, search, opened }: LibrarySheetProps) {
  if (search.tab === 'withdrawn')
    return (
      <List>
        {files.map(({ id, displayName, withdrawn }) => (
          <WithdrawnFile key={id} id={id} called={displayName} withdrawn={withdrawn!} />
        ))}
      </List>
    );
  return (
    <Tiles as="dense">
      {files.map((file, index) => (
        <FileTile key={file.id} {...{ file, index, search, opened }} />
      ))}
    </Tiles>
  );
}

interface FileTileProps extends Omit<LibrarySheetProps, 'files'> {
  file: ListedFile;
  index: number;
}

function FileTile({ file, index, search, opened }: FileTileProps) {
  const words = useStudioWords().library;
  const { id, displayName, uses, isKept, deletedOn } = file;
  const lack = file.lacksConsent ? words.marks.consent : file.lacksWords ? words.marks.words : '';
  const isUnused = search.tab === 'unused';
  return (
    <Tile
      index={index}
      picture={file.kind === 'image' ? file : undefined}
      inside={file.kind === 'image' ? undefined : <Icon name="file" />}
      number={<span aria-hidden="true">{uses === 0 ? '–' : words.number(uses)}</span>}
      wraps={Boolean(lack) || isUnused}
      text={
        <>
          <span className={lack ? 'unseen' : undefined}>{displayName}</span>
          {lack && (
            <>
              {' '}
              <State kind={file.lacksConsent ? 'late' : 'missing'}>{lack}</State>
            </>
          )}
          <span className="unseen">, {words.usedIn(uses)}</span>
          {isUnused && (isKept || deletedOn) && (
            <>
              {' '}
              <small className={isKept ? layout.good : layout.bad}>
                {isKept ? words.unused.kept : words.unused.until(deletedOn!)}
              </small>
            </>
          )}
        </>
      }
      link={{
        to: libraryFileHref(id, search),
        'aria-current': id === opened ? 'true' : undefined,
      }}
      tick={isUnused && !opened && <TileTick name="id" value={id} label={words.bulk.choose(displayName)} />}
    />
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
    <Row>
      <RowIcon>
        <Icon name="eye-off" />
      </RowIcon>
      <RowText title={called} to={studioHref('withdrawal', { id })} lang={languageOf(called)}>
        <RowMeta>{words.withdrawnBy(day(at), by)}</RowMeta>
        {why && (
          <RowMeta>
            <span lang={languageOf(why)}>{words.because(why)}</span>
          </RowMeta>
        )}
        <RowMeta>{until ? words.restorable(day(until)) : words.erased}</RowMeta>
      </RowText>
    </Row>
  );
}
