import { hrefOf, type PageName, pages } from '#app/addresses.ts';
import { menuOf } from '#app/site/frame/menu.ts';
import styles from '#app/ui/error-page.module.css';
import { useWords } from '#app/words/words.tsx';

/** What happened, the pages most likely meant, a search, and every page there is. Nothing of what was typed. */
export function NotFound({ likely = [] }: { likely?: PageName[] }) {
  const words = useWords();
  const { errors } = words;
  const menu = menuOf(words);
  const items = menu.flatMap((group) => group.items);
  const suggestions = likely.flatMap(
    (page) => items.find((item) => item.page === page && !item.anchor) ?? [],
  );
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{errors.notFoundTitle}</title>
      <meta name="robots" content="noindex" />
      <h1>{errors.notFoundTitle}</h1>
      <p className="lead">{errors.notFoundText}</p>
      {suggestions.length > 0 && (
        <section className={styles.likely} aria-labelledby="likely">
          <h2 id="likely">{errors.likelyPages}</h2>
          <ul role="list">
            {suggestions.map(({ name, page }) => (
              <li key={page}>
                <a href={hrefOf(page)}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form className={styles.search} method="get" action={pages.gallery.path} role="search">
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
      <p>
        <a className="button button--primary" href={hrefOf('home')}>
          {errors.wayHome}
        </a>
      </p>
      <nav className={styles.pages} aria-labelledby="all-pages">
        <h2 id="all-pages">{errors.allPages}</h2>
        <ul role="list">
          {menu.map(({ id, name, items: inGroup }) => (
            <li key={id}>
              <h3>{name}</h3>
              <ul role="list">
                {inGroup.map((item) => (
                  <li key={item.name}>
                    <a href={hrefOf(item.page, {}, item.anchor)}>{item.name}</a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
