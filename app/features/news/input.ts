import { type BrowseSearch, ItemId, parseBrowseSearch } from '#app/platform/http/browse-input.ts';

/** One large story, and enough to fill rows of two and of three. */
export const STORIES_A_PAGE = 13;

export const StoryId = ItemId;

export type NewsSearch = BrowseSearch;
export const parseNewsSearch = (params: URLSearchParams): NewsSearch => parseBrowseSearch(params);
