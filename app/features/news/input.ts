import { type BrowseSearch, ItemId, parseBrowseSearch } from '#app/platform/http/browse-input.ts';

export const STORIES_A_PAGE = 12;

export const StoryId = ItemId;

export type NewsSearch = BrowseSearch;
export const parseNewsSearch = (params: URLSearchParams): NewsSearch => parseBrowseSearch(params);
