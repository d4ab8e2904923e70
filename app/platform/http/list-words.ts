import type { Words } from '#app/words/en.ts';
import type { PageSubject } from './page-card.ts';

/** The pages that list items. The heading above each list is the school's own text. */
export const LIST_NAMES = ['gallery', 'news', 'videos', 'calendar'] as const;
export type ListName = (typeof LIST_NAMES)[number];

export interface ListWords {
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** The picture of the list when a link to it is shared. */
  card?: PageSubject['picture'];
}

/** If the school's heading cannot be read, a list is named after its type and has no other text. */
export const wordsOfList = <Head extends ListWords>(
  heads: Partial<Record<ListName, Head>> | undefined,
  name: ListName,
  words: Words,
): Head | ListWords => heads?.[name] ?? { title: words[name].title, lead: '', description: '' };
