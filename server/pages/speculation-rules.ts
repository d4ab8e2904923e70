import type { Context } from 'hono';
import { inLanguage, pages } from '#app/addresses.ts';
import type { Languages } from '#app/words/locales.ts';
import type { AppEnv } from '#server/app-env.ts';
import { settleAddress } from '#server/requests/canonical-address.ts';

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/**
 * On every page: where the browser finds the rules for prefetching links, and which client hints it must send
 * for that.
 */
export const speculationRulesHeader = {
  'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
  'accept-ch': 'ECT',
};

/**
 * Only our own pages, by their names: never the API, a file or another site. A page is only read, so prefetching it
 * changes nothing. A hovered link is fetched, and a pressed one also prerendered, so that a phone loads no pictures of
 * pages that nobody opens. A photo's page is not fetched: with scripts the photo opens in the viewer instead. On a
 * slow connection, and with data saving, nothing is prefetched. The answer therefore depends on the visitor, and no
 * proxy caches it.
 */
export function speculationRules(c: Context<AppEnv>): Response {
  c.set('area', 'static');
  const elsewhere = settleAddress(c, SPECULATION_RULES_PATH, 'page');
  if (elsewhere) return elsewhere;
  c.set('keptAs', undefined);
  const savesData = c.req.header('save-data')?.toLowerCase() === 'on';
  const isSlow = SLOW_CONNECTIONS.includes(c.req.header('ect')?.toLowerCase() ?? '');
  return c.body(savesData || isSlow ? NO_RULES : rulesFor(c.var.services.site.languages), 200, {
    'content-type': 'application/speculationrules+json',
    'cache-control': 'private, max-age=3600',
    vary: 'save-data, ect',
  });
}

/** The browsers' names for connections with at best a 270 ms round trip, or 700 kbit/s. */
const SLOW_CONNECTIONS = ['slow-2g', '2g', '3g'];
const NO_RULES = '{}';

const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => !path.startsWith('/api/'));

function rulesFor(languages: Languages): string {
  const where = {
    and: [
      {
        href_matches: paths.flatMap((path) =>
          languages.map((language) => ({ pathname: inLanguage(path, language, languages) })),
        ),
      },
      { not: { selector_matches: '[target], [download], [data-opens-viewer]' } },
    ],
  };
  return JSON.stringify({
    prefetch: [{ where, eagerness: 'moderate' }],
    prerender: [{ where, eagerness: 'conservative' }],
  });
}
