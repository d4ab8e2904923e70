import type { Context } from 'hono';
import { inLanguage, pages } from '#app/addresses.ts';
import type { Languages } from '#app/words/locales.ts';
import type { AppEnv } from '#server/app-env.ts';
import { settleAddress } from '#server/requests/canonical-address.ts';

export const SPECULATION_RULES_PATH = '/speculation-rules.json';

/** On every page: where the browser finds which links it may follow ahead, asking for which it is to tell its line. */
export const speculationRulesHeader = {
  'speculation-rules': `"${SPECULATION_RULES_PATH}"`,
  'accept-ch': 'ECT',
};

/**
 * Only our own pages, by their names: never the API, a file or another site. A page is only read, so asking
 * for it ahead changes nothing. Once a link is pointed at, its page is fetched; once it is pressed, the page
 * is also made ready, so that it costs a phone no pictures of pages that nobody opens. A photo's page is not
 * asked for: where scripts run, the photo opens in the viewer instead. On a slow line, and for whoever saves data, no
 * link is followed ahead: what is on the screen needs the line. So it is for one visitor alone, and no front keeps it.
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

/** As browsers call them: at best 270 ms there and back, or 700 kbit/s. */
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
