import { createContext, useContext } from 'react';
import type { Attachment } from '#app/media/picture.ts';
import { type ListName, type ListWords, wordsOfList } from '#app/platform/http/list-words.ts';
import { useWords } from '#app/words/words.ts';

/** The heading above a list: the school's texts, and its picture in the arch. */
export interface ListHead extends ListWords {
  banner?: Attachment | undefined;
}

export type ListHeads = Partial<Record<ListName, ListHead>>;

/** As the frame's loader has read it; undefined if it could not be read. */
export const ListHeadsContext = createContext<ListHeads | undefined>(undefined);

export function useListHead(name: ListName): ListHead {
  const words = useWords();
  return wordsOfList(useContext(ListHeadsContext), name, words);
}
