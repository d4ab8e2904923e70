import { Form, Link } from 'react-router';
import type { Route } from './+types/languages-page.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { SearchIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { useLanguages } from '#app/words/locale-context.ts';
import { languageNames, type Locale } from '#app/words/locales.ts';
import { studioContext } from '../content/studio-context.server.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { Tabs } from '../navigation/tabs.tsx';
import { useStudioWords } from '../words/words.ts';
import styles from './languages.module.css';
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
  const tabs = shows.map((show) => ({
    to: tableHref(search, { show }),
    name: words.shows[show],
    count: counts[show],
    isUrgent: show === 'older' && counts.older > 0,
    isCurrent: show === search.show,
  }));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.lead(loaderData.total)}</p>
      </header>
      <TallyBars tallies={loaderData.tallies} total={loaderData.total} />
      <Filters table={loaderData} />
      <Tabs label={words.show} tabs={tabs} />
      {rows.length === 0 ? <p className={styles.none}>{words.none}</p> : <Table rows={rows} />}
      {lastPage > 1 && (
        <nav className={styles.pages} aria-label={words.pages}>
          {search.page > 1 && (
            <Link className="button" to={tableHref(search, { page: search.page - 1 })}>
              {content.previous}
            </Link>
          )}
          <span>{content.pageOf(search.page, lastPage)}</span>
          {search.page < lastPage && (
            <Link className="button" to={tableHref(search, { page: search.page + 1 })}>
              {content.next}
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/** A plain form: shareable, and Back works. */
function Filters({ table: { search, contentTypes } }: { table: LoadedTable }) {
  const words = useStudioWords().languages;
  const { show, q, contentType, sort } = search;
  return (
    <Form
      className={styles.filters}
      action={studioHref('languages')}
      role="search"
      key={`${q} ${contentType} ${sort}`}
    >
      {show !== 'all' && <input type="hidden" name="show" value={show} />}
      <label className={styles.words}>
        <span className="unseen">{words.search}</span>
        <input type="search" name="q" defaultValue={q} placeholder={words.search} maxLength={100} />
      </label>
      <label>
        <span className="unseen">{words.contentType}</span>
        <select name="kind" defaultValue={contentType}>
          <option value="">{words.everyContentType}</option>
          {contentTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="unseen">{words.sort}</span>
        <select name="sort" defaultValue={sort}>
          {tableSorts.map((one) => (
            <option key={one} value={one}>
              {words.sorts[one]}
            </option>
          ))}
        </select>
      </label>
      <button className="button">
        <SearchIcon />
        <span className="unseen">{words.find}</span>
      </button>
    </Form>
  );
}

function Table({ rows }: Pick<LoadedTable, 'rows'>) {
  const words = useStudioWords().languages;
  const languages = useLanguages();
  return (
    <table className={styles.table}>
      <caption className="unseen">{words.caption}</caption>
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
            <td>
              <RowLink row={row} />
              {row.reads > 0 && <small className={styles.reads}>{words.reads(row.reads)}</small>}
            </td>
            {languages.map((language) => (
              <td key={language}>
                <Mark row={row} language={language} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Row = LoadedTable['rows'][number];

/** Links to the translation that needs work most: an outdated one, an incomplete one, or the first. */
function RowLink({ row: { type, id, typeName, title, language: from, translations } }: { row: Row }) {
  const languageOf = useLanguageOf();
  const translationHref = useTranslationHref();
  const all = useLanguages().flatMap((into) => {
    const state = translations[into]?.state;
    return state ? [{ into, state }] : [];
  });
  const to =
    all.find(({ state }) => state === 'older') ?? all.find(({ state }) => state !== 'written') ?? all[0];
  const name = (
    <>
      <small>{typeName}</small> <b lang={languageOf(title)}>{title}</b>
    </>
  );
  return to ? <Link to={translationHref({ type, id, from, into: to.into }, to.state)}>{name}</Link> : name;
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
