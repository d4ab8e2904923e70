import type { Words } from '#app/words/en.ts';
import type { PageSubject } from './page-card.ts';

/** The pages that list things. What stands above each list is the school's own. */
export const LIST_NAMES = ['gallery', 'news', 'videos', 'calendar'] as const;
export type ListName = (typeof LIST_NAMES)[number];

export interface ListWords {
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** Stands for the list where somebody shares a link to it. */
  card?: PageSubject['picture'];
}

/** Where the school's own cannot be read, a list goes by what it is, and claims nothing more. */
export const wordsOfList = <Head extends ListWords>(
  heads: Partial<Record<ListName, Head>> | undefined,
  name: ListName,
  words: Words,
): Head | ListWords => heads?.[name] ?? { title: words[name].title, lead: '', description: '' };
