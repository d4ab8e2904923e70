import type { SectionKind } from '#content/section-kinds.ts';
import { pageAddress } from '#app/addresses.ts';
import type { FilledSection } from '#app/features/pages/filled.ts';
import { type Attachment, srcSet } from '#app/media/picture.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { UpcomingEvents } from '#app/features/events/upcoming-events.tsx';
import { schoolSubject } from '#app/site/findability/school-subject.ts';
import { schoolData, websiteData } from '#app/site/findability/structured-data.ts';
import type { Route } from './+types/home-page.ts';
import { About } from './about.tsx';
import { Arcade } from './arcade.tsx';
import { DiscoverGallery } from './gallery/discover.tsx';
import { Doors } from './doors.tsx';
import { Hero } from './hero/hero.tsx';
import { heroFrame } from './hero/hero-pictures.tsx';
import { Highlights } from './highlights/highlights.tsx';
import { loadHome } from './load-home.server.ts';
import { RecentNews } from './news.tsx';
import { Notices } from './notices/notices.tsx';
import { SectionTrouble } from './section-trouble.tsx';
import { SkillingCircle } from './skilling-circle.tsx';
import { useWords } from '#app/words/words.ts';
import styles from './visitors/visitors.module.css';

export const loader = ({ context }: Route.LoaderArgs) => loadHome(context);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { content, slides, profile } = loaderData;
  const frame = frameMeta(matches);
  const hero = slides[0];
  return [
    ...pageMeta(frame, {
      title: profile.mission ? `${profile.name}: ${profile.mission}` : profile.name,
      description: content.description,
      address: pageAddress('home'),
      subject: schoolSubject(frame, loaderData.files[content.card ?? '']),
      structuredData: [schoolData(profile, frame.siteUrl), websiteData(profile, frame)],
    }),
    // The largest paint of the page: preloaded before the browser's parser reaches the picture.
    ...(hero ? [preloadOf(hero, heroFrame(loaderData.gateway, hero))] : []),
  ];
}

const preloadOf = (picture: Attachment, { most, shape, sizes }: ReturnType<typeof heroFrame>) => ({
  tagName: 'link',
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSrcSet: srcSet(picture, 'avif', most, shape),
  imageSizes: sizes,
  fetchPriority: 'high',
});

const nothing: FilledSection = { id: '', kind: 'text', heading: '', paragraphs: [], values: {}, items: [] };

/** In the specified order; upcoming dates are included if there are any and the school wants the section. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { content, files, profile, registration } = loaderData;
  const part = (kind: SectionKind) => content.sections.find((section) => section.kind === kind) ?? nothing;
  const [about, coming] = [part('about'), part('coming')];
  return (
    <>
      <Highlights highlights={loaderData.highlights} registration={registration} />
      <Hero
        schoolName={profile.name}
        tagline={content.title}
        lead={content.lead}
        slides={loaderData.slides}
      />
      <About about={about} ways={part('iconStrip')} picture={files[about.values['picture'] ?? '']} />
      <Notices notifications={loaderData.notifications} />
      {!coming.hidden && (
        <UpcomingEvents
          heading={coming.heading}
          events={loaderData.coming}
          today={loaderData.today}
          trouble={<SectionTrouble />}
        />
      )}
      <RecentNews stories={loaderData.stories} />
      <Doors section={part('infoBoxes')} profile={profile} registration={registration} />
      <SkillingCircle section={part('skilling')} files={files} />
      <Arcade section={part('rooms')} files={files} />
      <DiscoverGallery schoolCode={loaderData.schoolCode} albums={loaderData.albums} />
      <Visitors section={part('visitors')} before={loaderData.visitorsBefore} />
    </>
  );
}

const DIGITS = 6;

interface VisitorsProps {
  section: FilledSection;
  /** How many of them were counted on the school's old site. */
  before?: number | undefined;
}

/** Zeros until `visitor-count.ts` has registered the visit. */
function Visitors({ section, before }: VisitorsProps) {
  const { homePage } = useWords();
  return (
    <section className={`wrap ${styles.visitors}`} aria-labelledby="visitors-heading">
      <h2 id="visitors-heading">{section.heading}</h2>
      <div data-island="visitor-count" data-hydrate="idle">
        <p className={styles.count} role="img" aria-label="0">
          {Array.from({ length: DIGITS }, (_, index) => (
            <span key={index} className="arch" aria-hidden="true">
              0
            </span>
          ))}
        </p>
        <template>
          <p className={styles.failed} role="status">
            {homePage.countMissing}
          </p>
        </template>
      </div>
      <p className={styles.explanation}>
        {[...section.paragraphs, ...(before ? [homePage.countedBefore(before)] : [])].join(' ')}
      </p>
    </section>
  );
}
