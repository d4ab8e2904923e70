import { type BrowseSearch, ItemId, parseBrowseSearch } from '#app/platform/http/browse-input.ts';

export const ALBUMS_A_PAGE = 24;

export const AlbumId = ItemId;

/** A photo is identified by the id of its file, which stays the same wherever the photo is in the album. */
export const PhotoId = ItemId;

export type GallerySearch = BrowseSearch;
export const parseGallerySearch = (params: URLSearchParams): GallerySearch => parseBrowseSearch(params);
