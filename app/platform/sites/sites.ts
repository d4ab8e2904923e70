import { proseIn } from '#content/languages.ts';
import { prefixOf } from '#app/addresses.ts';
import { linksUnder } from '#app/links-under.ts';
import type { Config } from '#app/platform/config.ts';
import { type Locale, locales } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import { defaultIdentities, type Identities } from './cached-identities.server.ts';
import type { Site, Sites } from '../../sites/site.ts';

/** The only place that reads from the settings which school is served, and at which address. */
export function createSites(
  config: Pick<Config, 'schoolCode' | 'siteUrl' | 'languages'>,
  identities: Identities = defaultIdentities,
): Sites {
  const { schoolCode, siteUrl: url, languages } = config;
  const made = (language: Locale): Site => ({
    schoolCode,
    url,
    language,
    languages,
    words: wordsOf(language),
    prose: proseIn[language],
    identity: identities.of(schoolCode),
    ...linksUnder(prefixOf(language, languages)),
  });
  const only = Object.fromEntries(locales.map((language) => [language, made(language)])) as Record<
    Locale,
    Site
  >;
  const asItIsNow = (language: Locale = languages[0]): Site => {
    const identity = identities.of(schoolCode);
    if (identity !== only[language].identity) only[language] = { ...only[language], identity };
    return only[language];
  };
  return {
    get all(): [Site] {
      return [asItIsNow()];
    },
    // Independent of the request's host, because cached pages are for everyone.
    at: (_host, language) => asItIsNow(language),
    of(requested, language) {
      if (requested !== schoolCode) throw new Error(`The school ${requested} is not served here`);
      return asItIsNow(language);
    },
  };
}
