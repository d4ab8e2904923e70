import { hrefOf } from '#app/addresses.ts';
import { srcSet } from '#app/media/picture.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { SCHOOL_PICTURE, schoolSubject } from '#app/site/findability/school-subject.ts';
import { schoolData, websiteData } from '#app/site/findability/structured-data.ts';
import type { Route } from './+types/home-page.ts';
import { About } from './about.tsx';
import { Arcade } from './arcade.tsx';
import { DiscoverGallery } from './discover.tsx';
import { Doors } from './doors.tsx';
import { Hero } from './hero.tsx';
import { HERO_MOST, HERO_SIZES } from './hero-pictures.tsx';
import { Highlights } from './highlights.tsx';
import { loadHome } from './load-home.server.ts';
import { RecentNews } from './news.tsx';
import { Notices } from './notices.tsx';
import { SkillingCircle } from './skilling-circle.tsx';
import { Visitors } from './visitors.tsx';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { content, slides, profile } = loaderData;
  const frame = frameMeta(matches);
  const hero = slides[0];
  return [
    ...pageMeta(frame, {
      title: content.title,
      description: content.description,
      address: hrefOf('home'),
      subject: schoolSubject(frame, loaderData.files[SCHOOL_PICTURE]),
      structuredData: [schoolData(profile, frame.siteUrl), websiteData(profile, frame.siteUrl)],
    }),
    // The largest paint of the page: asked for before the browser has read as far as the picture.
    ...(hero
      ? [
          {
            tagName: 'link',
            rel: 'preload',
            as: 'image',
            type: 'image/avif',
            imageSrcSet: srcSet(hero, 'avif', HERO_MOST),
            imageSizes: HERO_SIZES,
            fetchPriority: 'high',
          },
        ]
      : []),
  ];
}

/** In the order of the specification. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { content, files, profile, registration } = loaderData;
  return (
    <>
      <Highlights highlights={loaderData.highlights} registration={registration} />
      <Hero
        schoolName={profile.name}
        tagline={content.tagline}
        lead={content.lead}
        slides={loaderData.slides}
      />
      <About content={content} picture={files.about} />
      <Notices notifications={loaderData.notifications} />
      <RecentNews stories={loaderData.stories} />
      <Doors boxes={content.infoBoxes} profile={profile} registration={registration} />
      <SkillingCircle content={content.skilling} files={files} />
      <Arcade content={content.infrastructure} files={files} />
      <DiscoverGallery schoolCode={loaderData.schoolCode} albums={loaderData.albums} />
      <Visitors content={content.visitors} />
    </>
  );
}
