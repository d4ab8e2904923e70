import { index, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from './addresses.ts';

export default [
  index('site/home/home-page.tsx'),
  route(pages.chairmanWelcome.path, 'site/overview/chairman-welcome-page.tsx'),
  route(pages.directorWelcome.path, 'site/overview/director-welcome-page.tsx'),
  route(pages.principalWelcome.path, 'site/overview/principal-welcome-page.tsx'),
  route(pages.gettingStarted.path, 'site/overview/getting-started-page.tsx'),
  route(pages.admissionProcess.path, 'site/admission/admission-process-page.tsx'),
  route(pages.parentGuidelines.path, 'site/admission/parent-guidelines-page.tsx'),
  route(pages.schoolErp.path, 'site/admission/school-erp-page.tsx'),
  route(pages.earlyLearning.path, 'site/learning/early-learning-page.tsx'),
  route(pages.primary.path, 'site/learning/primary-page.tsx'),
  route(pages.middle.path, 'site/learning/middle-page.tsx'),
  route(pages.facilities.path, 'site/infrastructure/facilities-page.tsx'),
  route(pages.computerLab.path, 'site/infrastructure/computer-lab-page.tsx'),
  route(pages.sports.path, 'site/infrastructure/sports-page.tsx'),
  route(pages.contact.path, 'site/contact/contact-page.tsx'),
  route(pages.privacy.path, 'site/contact/privacy-page.tsx'),
  route(pages.thankYou.path, 'site/overview/thank-you-page.tsx'),
  route(pages.gallery.path, 'features/gallery/index-page.tsx'),
  route(pages.album.path, 'features/gallery/album-page.tsx'),
  route(pages.news.path, 'features/news/news-page.tsx'),
  route(pages.videos.path, 'features/videos/videos-page.tsx'),
  route(pages.apiDocs.path, 'site/api/docs-page.tsx'),
  route(pages.styleguide.path, 'site/styleguide/styleguide-page.tsx'),
  route('*', 'site/not-found-page.tsx'),
] satisfies RouteConfig;
