import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from './addresses.ts';

export default [
  index('site/home/home-page.tsx'),
  route(pages.gallery.path, 'features/gallery/index-page.tsx'),
  route(pages.album.path, 'features/gallery/album-page.tsx'),
  route(pages.apiDocs.path, 'site/api/docs-page.tsx'),
  route('*', 'site/not-found-page.tsx'),
] satisfies RouteConfig;
