import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import type { Route } from './+types/search-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { cleanText } from '#app/core/text/text-input.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '#app/studio/frame/studio-meta.ts';
import { studioWordsOf, useStudioWords } from '#app/studio/words/words.ts';
import { SearchIcon } from '#app/ui/icons/interface.ts';
import { useLanguageOf } from '#app/words/language-of.ts';
import { searchEverything, suggestedWords } from './search-everything.server.ts';
import styles from './search.module.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  const { services, now, isInPreparation } = context.get(requestContext);
  const q = cleanText(new URL(request.url).searchParams.get('q') ?? '').slice(0, 100);
  const words = studioWordsOf(staff.language, { isBeforePublic: isInPreparation ?? false });
  const searchContext = { services, staff, now, words };
  const none = { groups: [], isSimilar: false };
  return {
    q,
    suggested: suggestedWords(searchContext),
    ...(q ? await searchEverything({ ...searchContext, q }) : none),
  };
}

export const meta: Route.MetaFunction = studioMeta(({ searchAll }) => searchAll.title);

/** All search results, by type. */
export default function SearchPage({
  loaderData: { q, suggested, groups, isSimilar },
}: Route.ComponentProps) {
  const languageOf = useLanguageOf();
  const words = useStudioWords().searchAll;
  const field = useRef<HTMLInputElement>(null);
  // People open this page to search, so the field gets the focus.
  useEffect(() => {
    if (q === '') field.current?.focus();
  }, [q]);
  return (
    <>
      <h1>{words.title}</h1>
      <Form action={studioHref('search')} role="search" className={styles.form} key={q}>
        <div className="field">
          <label htmlFor="everything">{words.field}</label>
          <input id="everything" type="search" name="q" defaultValue={q} maxLength={100} ref={field} />
        </div>
        <button className="button button--primary">
          <SearchIcon />
          {words.find}
        </button>
      </Form>
      <p role="status" className={styles.status}>
        {q
          ? groups.length === 0
            ? words.none(q)
            : isSimilar
              ? words.similar(q)
              : ''
          : words.help(suggested.map((word) => `“${word}”`).join(', '))}
      </p>
      <div className={styles.groups}>
        {groups.map(({ name, found, all }) => (
          <section key={name} aria-label={name}>
            <header>
              <h2>{name}</h2>
              {all && all.count !== String(found.length) && (
                <Link className="link" to={all.href}>
                  {words.all(all.count)}
                  <span className="unseen"> {name}</span>
                </Link>
              )}
            </header>
            <ul role="list">
              {found.map(({ href, title, detail }, at) => (
                <li key={`${href} ${at}`}>
                  <Link to={href}>
                    <b lang={languageOf(title)}>{title}</b>
                    {detail && <span lang={languageOf(detail)}>{detail}</span>}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
