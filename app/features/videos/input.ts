import { PageNumber } from '#app/platform/http/browse-input.ts';

export const VIDEOS_A_PAGE = 24;

export const parseVideosPage = (params: URLSearchParams): number =>
  PageNumber.parse(params.get('page') || undefined);
