import { Link } from 'react-router';
import type { Route } from './+types/languages-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useLanguages } from '#app/words/locale-context.ts';
import { languageNames, type Locale } from '#app/words/locales.ts';
import { studioContext } from '../content/studio-context.server.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { LinkButton } from '../kit/button.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Icon } from '../kit/icon.tsx';
import layout from '../kit/layout.module.css';
import { PageHeader } from '../kit/page-header.tsx';
import { Pagination } from '../kit/pagination.tsx';
import { Table, TableLink } from '../kit/table.tsx';
import { Tabs } from '../kit/tabs.tsx';
import { Toolbar, ToolbarSearch, ToolbarSort } from '../kit/toolbar.tsx';
import { useStudioWords } from '../words/words.ts';
import { type LoadedTable, loadTable } from './load-table.server.ts';
import { shows, tableHref, tableSorts } from './table-search.ts';
import { TallyBars } from './tally-bars.tsx';
import { LanguageMark } from './language-mark.tsx';
import { useTranslationHref } from './translation-href.ts';

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadTable(studioContext(context, 'content.read'), new URL(request.url).searchParams);

export const meta = studioMeta((words) => words.languages.title);

export default function LanguagesPage({ loaderData }: Route.ComponentProps) {
  const { languages: words, content } = useStudioWords();
  const { search, counts, rows, lastPage } = loaderData;
  const next = useNextTranslation(rows);
  const tabs = shows.map((show) => ({
    to: tableHref(search, { show }),
    name: words.shows[show],
    count: counts[show],
    isUrgent: show === 'older' && counts.older > 0,
    isCurrent: show === search.show,
  }));
  return (
    <div className={layout.page}>
      <PageHeader
        title={words.title}
        lead={words.lead(loaderData.total)}
        actions={
          next && (
            <LinkButton kind="primary" icon={<Icon name="languages" />} to={next}>
              {words.translateNext}
            </LinkButton>
          )
        }
      />
      <TallyBars tallies={loaderData.tallies} total={loaderData.total} />
      <Filters table={loaderData} />
      <Tabs label={words.show} tabs={tabs} />
      {rows.length === 0 ? <EmptyState>{words.none}</EmptyState> : <Rows rows={rows} />}
      <Pagination
        label={words.pages}
        shown={content.pageOf(search.page, lastPage)}
        previous={search.page > 1 ? tableHref(search, { page: search.page - 1 }) : undefined}
        next={search.page < lastPage ? tableHref(search, { page: search.page + 1 }) : undefined}
      />
    </div>
  );
}

/** Shareable, and Back works. */
function Filters({ table: { search, contentTypes } }: { table: LoadedTable }) {
  const words = useStudioWords().languages;
  const { show, q, contentType, sort } = search;
  return (
    <Toolbar>
      <ToolbarSearch label={words.search} search={words.find} value={q} action={studioHref('languages')}>
        {show !== 'all' && <input type="hidden" name="show" value={show} />}
        <ToolbarSort
          isFilter
          label={words.contentType}
          name="kind"
          value={contentType}
          options={[{ value: '', label: words.everyContentType }, ...contentTypes]}
        />
        <ToolbarSort
          label={words.sort}
          value={sort}
          options={tableSorts.map((value) => ({ value, label: words.sorts[value] }))}
        />
      </ToolbarSearch>
    </Toolbar>
  );
}

function Rows({ rows }: Pick<LoadedTable, 'rows'>) {
  const words = useStudioWords().languages;
  const languages = useLanguages();
  return (
    <Table kind="stack" label={words.caption}>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          {languages.map((language) => (
            <th key={language} scope="col" lang={language}>
              {languageNames[language]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={`${row.type} ${row.id}`}>
            <th scope="row">
              <small>{row.typeName}</small>
              <RowLink row={row} />
              {row.reads > 0 && <small>{words.reads(row.reads)}</small>}
            </th>
            {languages.map((language) => (
              <td key={language} data-label={languageNames[language]}>
                <Mark row={row} language={language} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

type Row = LoadedTable['rows'][number];

/** Links to the translation that needs work most: an outdated one, an incomplete one, or the first. */
function RowLink({ row }: { row: Row }) {
  const languageOf = useLanguageOf();
  const translationHref = useTranslationHref();
  const { type, id, title, language: from } = row;
  const to = neediest(row, useLanguages());
  if (!to) return <span lang={languageOf(title)}>{title}</span>;
  return (
    <TableLink to={translationHref({ type, id, from, into: to.into }, to.state)} lang={languageOf(title)}>
      {title}
    </TableLink>
  );
}

function neediest({ translations }: Row, languages: readonly Locale[]) {
  const all = languages.flatMap((into) => {
    const state = translations[into]?.state;
    return state ? [{ into, state }] : [];
  });
  return all.find(({ state }) => state === 'older') ?? all.find(({ state }) => state !== 'written') ?? all[0];
}

/** The first of these that needs work. */
function useNextTranslation(rows: readonly Row[]): string | undefined {
  const languages = useLanguages();
  const translationHref = useTranslationHref();
  for (const row of rows) {
    const to = neediest(row, languages);
    if (to && to.state !== 'written')
      return translationHref({ type: row.type, id: row.id, from: row.language, into: to.into }, to.state);
  }
  return undefined;
}

/** The state of a language; with several target languages, a link to each. */
function Mark({
  row: { type, id, own, language: from, translations },
  language,
}: {
  row: Row;
  language: Locale;
}) {
  const translationHref = useTranslationHref();
  const translation = translations[language];
  if (!translation) return <LanguageMark state={own} />;
  const mark = <LanguageMark {...translation} />;
  if (Object.keys(translations).length < 2) return mark;
  return <Link to={translationHref({ type, id, from, into: language }, translation.state)}>{mark}</Link>;
}
