import type { MetaDescriptor } from 'react-router';
import { localeIn } from '#app/platform/http/page-meta.ts';
import type { StudioWords } from '../words/en/index.ts';
import { studioWordsOf } from '../words/words.ts';

interface MetaArgs {
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** The head of a studio page. Search engines are also excluded by a header. */
export const studioMeta =
  <Args extends MetaArgs>(titleOf: (words: StudioWords, args: Args) => string) =>
  (args: Args): MetaDescriptor[] => {
    const words = studioWordsOf(localeIn(args.matches));
    return [{ title: `${titleOf(words, args)} · ${words.studio}` }, { name: 'robots', content: 'noindex' }];
  };
