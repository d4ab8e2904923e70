import { en as prose } from '#content/en/index.ts';
import type { Config } from '#app/platform/config.ts';
import { wordsOf } from '#app/words/words.ts';
import { everybodysFirst, type Identities } from './identity/kept-identities.server.ts';
import type { Site, Sites } from './site.ts';

/** The one place that reads from the settings which school is served, and where. */
export function createSites(
  config: Pick<Config, 'schoolCode' | 'siteUrl'>,
  identities: Identities = everybodysFirst,
): Sites {
  let only: Site = {
    schoolCode: config.schoolCode,
    url: config.siteUrl,
    language: 'en',
    words: wordsOf('en'),
    prose,
    identity: identities.of(config.schoolCode),
  };
  const asItIsNow = (): Site => {
    const identity = identities.of(only.schoolCode);
    if (identity !== only.identity) only = { ...only, identity };
    return only;
  };
  return {
    get all(): [Site] {
      return [asItIsNow()];
    },
    // Whatever host was named: a copy of a page is for everybody.
    at: asItIsNow,
    of(schoolCode) {
      if (schoolCode !== only.schoolCode) throw new Error(`The school ${schoolCode} is not served here`);
      return asItIsNow();
    },
  };
}
