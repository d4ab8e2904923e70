import { type BrowseSearch, ItemId, parseBrowseSearch } from '#app/platform/http/browse-input.ts';

export const ALBUMS_A_PAGE = 24;

export const AlbumId = ItemId;

/** A photo goes by the id of its file: it stays the same wherever the photo stands in the album. */
export const PhotoId = ItemId;

export type GallerySearch = BrowseSearch;
export const parseGallerySearch = (params: URLSearchParams): GallerySearch => parseBrowseSearch(params);
