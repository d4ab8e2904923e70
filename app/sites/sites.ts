import { en as prose } from '#content/en/index.ts';
import type { Config } from '#app/platform/config.ts';
import { wordsOf } from '#app/words/words.ts';
import type { Site, Sites } from './site.ts';

/** The one place that reads from the settings which school is served, and where. */
export function createSites(config: Pick<Config, 'schoolCode' | 'siteUrl'>): Sites {
  const only: Site = {
    schoolCode: config.schoolCode,
    url: config.siteUrl,
    language: 'en',
    words: wordsOf('en'),
    prose,
  };
  return {
    all: [only],
    // Whatever host was named: a copy of a page is for everybody.
    at: () => only,
    of(schoolCode) {
      if (schoolCode !== only.schoolCode) throw new Error(`The school ${schoolCode} is not served here`);
      return only;
    },
  };
}
