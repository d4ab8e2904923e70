import { pageAddress, type PageName } from '#app/addresses.ts';
import { useHref, useLocalHref } from '#app/links.ts';
import { permanentLinks, useMenu } from '#app/site/frame/menu.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import styles from '#app/ui/error-page.module.css';
import { useWords } from '#app/words/words.ts';
import { ClosedGate } from './closed-gate.tsx';

/** A page that every school has, by its name in the menu, or one of the school's own. */
export type Likely = PageName | { name: string; href: string };

/** What happened, the likely pages, a search, and a list of all pages. The typed address is never shown. */
export function NotFound({ likely = [] }: { likely?: Likely[] }) {
  const localHref = useLocalHref();
  const hrefOf = useHref();
  const words = useWords();
  const { errors } = words;
  const { groups, bar } = useMenu();
  const beyond = [...bar, ...permanentLinks(words)].filter(
    ({ href }, index, all) => all.findIndex((other) => other.href === href) === index,
  );
  const menu = [...groups, { id: 'office', name: words.menu.office, items: beyond }];
  const items = menu.flatMap((group) => group.items);
  const suggestions = likely.flatMap((page) =>
    typeof page === 'string' ? (items.find(({ href }) => href === pageAddress(page)) ?? []) : [page],
  );
  return (
    <>
      <title>{errors.notFoundTitle}</title>
      <meta name="robots" content="noindex" />
      <PageBanner
        title={errors.notFoundTitle}
        lead={errors.notFoundText}
        trail={[{ name: words.home, href: hrefOf('home') }]}
        picture={<ClosedGate />}
      />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.ways}>
          <section className={styles.likely} aria-labelledby="likely">
            <h2 id="likely">{suggestions.length > 0 ? errors.likelyPages : errors.wayOn}</h2>
            {suggestions.length > 0 && (
              <ul role="list">
                {suggestions.map(({ name, href }) => (
                  <li key={href}>
                    <a href={localHref(href)}>{name}</a>
                  </li>
                ))}
              </ul>
            )}
            <a className="button button--primary" href={hrefOf('home')}>
              {errors.wayHome}
            </a>
          </section>
          <search>
            <form className={styles.search} method="get" action={hrefOf('gallery')}>
              <div className="field">
                <label htmlFor="not-found-search">{errors.searchAlbums}</label>
                <span className="field__hint" id="not-found-hint">
                  {errors.searchHint}
                </span>
                <input
                  id="not-found-search"
                  type="search"
                  name="q"
                  maxLength={100}
                  required
                  aria-describedby="not-found-hint"
                />
              </div>
              <button className="button button--dark" type="submit">
                {errors.search}
              </button>
            </form>
          </search>
        </div>
        <nav className={styles.pages} aria-labelledby="all-pages">
          <h2 id="all-pages">{errors.allPages}</h2>
          <ul role="list">
            {menu.map(({ id, name, items: inGroup }) => (
              <li key={id}>
                <h3>{name}</h3>
                <ul role="list">
                  {inGroup.map((item) => (
                    <li key={item.name}>
                      <a href={localHref(item.href)}>{item.name}</a>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
