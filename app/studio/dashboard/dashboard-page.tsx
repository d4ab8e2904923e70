import { useSearchParams } from 'react-router';
import { weekdayOf, dayInIndia } from '#app/core/time/days.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Route } from './+types/dashboard-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { LinkButton } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { type Figure, Figures } from '../kit/key-value.tsx';
import layout from '../kit/layout.module.css';
import { List } from '../kit/list.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { Section } from '../kit/section.tsx';
import { Tile, Tiles } from '../kit/tiles.tsx';
import { OwedFactorBanner } from '../frame/owed-factor.tsx';
import { studioMeta } from '../frame/studio-meta.ts';
import { inboxHref } from '../enquiries/inbox-href.ts';
import { UpcomingPane } from './upcoming-pane.tsx';
import { BringBack, FirstHourPane } from './first-hour/first-hour-pane.tsx';
import { firstHourSteps } from './first-hour/steps.ts';
import { EnquiriesPane } from './enquiries-pane.tsx';
import { loadDashboard, type Dashboard } from './load-dashboard.server.ts';
import { MissingPane } from './missing-pane.tsx';
import { NowPane } from './now-pane.tsx';
import { SystemPane } from './system-pane.tsx';
import { VisitsPane } from './visits-pane.tsx';
import { libraryHref } from '#app/studio/library/library-href.ts';
import { LATE_MINUTES } from '#app/features/enquiries/inbox/limits.ts';
import { Pane, TaskRow } from './pane.tsx';
import { contentHref, contentTypeName } from './content-href.ts';
import { studioHref } from '#app/access/studio-addresses.ts';

export function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  return loadDashboard(context, staff);
}

export const meta = studioMeta((words) => words.dashboard.title);

/** What is urgent first, then what is missing, then numbers. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dates } = useWords();
  const words = useStudioWords().dashboard;
  const [search] = useSearchParams();
  const { name, hour, today, now, mayEditProfile, enquiries, firstHour } = loaderData;
  const time = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  const firstHourPane = (
    <FirstHourPane
      firstHour={firstHour}
      may={{ editProfile: mayEditProfile, managePeople: loaderData.mayManagePeople }}
      mayOpenSite={loaderData.mayOpenSite}
    />
  );
  const isSetUp = !firstHour || firstHourSteps.every((step) => firstHour.done[step]);
  return (
    <div className={layout.page}>
      <PageHeader
        title={words.greeting[time](name)}
        lead={words.today(words.weekdays[weekdayOf(today)]!, dates.day(today))}
        actions={<StartButtons {...loaderData} />}
      />
      <OwedFactorBanner />
      <Outcome done={search.get('done') === 'job-retried' ? words.parked.retried : undefined} />
      {!loaderData.isPublic && <NotPublicNote />}
      <DashboardFigures {...loaderData} />
      <div className={layout.cols}>
        <div className={`${layout.stack} ${layout.wide}`}>
          <NowPane {...loaderData} />
          {!isSetUp && firstHourPane}
          <EnquiriesPane enquiries={enquiries} now={now} />
          <DraftsPane drafts={loaderData.drafts} />
          <MissingPane missing={loaderData.missing} mayEditProfile={mayEditProfile} />
        </div>
        <div className={`${layout.stack} ${layout.wide}`}>
          <UpcomingPane coming={loaderData.coming} />
          <DeletionsPane deletions={loaderData.deletions} />
          <VisitsPane visits={loaderData.visits} />
          {isSetUp && firstHourPane}
          <SystemPane {...loaderData} />
        </div>
      </div>
      {firstHour === undefined && loaderData.mayOpenSite && <BringBack />}
    </div>
  );
}

/** The most frequent tasks. */
function StartButtons({ mayWriteNews, mayAddPhotos }: Pick<Dashboard, 'mayWriteNews' | 'mayAddPhotos'>) {
  const words = useStudioWords().dashboard;
  return (
    <>
      {mayWriteNews && (
        <LinkButton
          kind="primary"
          icon={<Icon name="write" />}
          to={studioHref('newItem', { type: news.name })}
        >
          {words.writeNews}
        </LinkButton>
      )}
      {mayAddPhotos && (
        <LinkButton icon={<Icon name="image-plus" />} to={studioHref('newAlbum')}>
          {words.addPhotos}
        </LinkButton>
      )}
    </>
  );
}

/** The work in numbers; each opens its list. */
function DashboardFigures({ enquiries, drafts, coming, now }: Dashboard) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.dashboard;
  const figures: Figure[] = [];
  if (enquiries) {
    const { counts, oldestNew } = enquiries;
    const minutes = oldestNew
      ? Math.max(0, Math.floor((Date.parse(now) - Date.parse(oldestNew)) / 60_000))
      : 0;
    const { duration, states } = studioWords.enquiries;
    figures.push(
      {
        value: words.number(counts.new),
        name: words.enquiries.title,
        note: oldestNew && words.figures.oldest(duration(minutes)),
        to: inboxHref({ state: 'new' }),
        isBad: minutes >= LATE_MINUTES,
      },
      {
        value: words.number(counts['in-progress']),
        name: states['in-progress'],
        to: inboxHref({ state: 'in-progress' }),
      },
    );
  }
  if (drafts) figures.push({ value: words.number(drafts.count), name: words.drafts.title });
  const next = coming?.changes[0];
  if (coming)
    figures.push({
      value: words.number(coming.count),
      name: words.coming.title,
      note: next && words.figures.next(dates.day(dayInIndia(next.at))),
    });
  return figures.length > 0 && <Figures label={words.figures.label} figures={figures} />;
}

/** Unused files that will be deleted soon, while they can still be kept. */
function DeletionsPane({ deletions }: Pick<Dashboard, 'deletions'>) {
  const { dates } = useWords();
  const words = useStudioWords().dashboard.deletions;
  return (
    <Pane title={words.title} part={deletions}>
      {({ files, own, firstOn }) => (
        <List>
          <TaskRow
            icon="trash"
            title={words.files(files)}
            hint={[words.first(files, dates.day(dayInIndia(firstOn))), own > 0 && words.own(own, files)]
              .filter(Boolean)
              .join(' ')}
            href={libraryHref({ tab: 'unused' })}
            fix={words.see}
          />
        </List>
      )}
    </Pane>
  );
}

/** Drafts that were never published. */
function DraftsPane({ drafts }: Pick<Dashboard, 'drafts'>) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.dashboard.drafts;
  return (
    <Pane title={words.title} count={drafts?.count} part={drafts}>
      {({ drafts: some, count }) =>
        count === 0 ? (
          <p>{words.none}</p>
        ) : (
          <>
            <Tiles>
              {some.map(({ type, id, title, updatedAt, cover }, index) => (
                <Tile
                  key={`${type} ${id}`}
                  index={index}
                  picture={cover}
                  inside={!cover && <Icon name={type === albums.name ? 'images' : 'file'} />}
                  link={{ to: contentHref(type, id) }}
                  wraps
                  text={<b>{title || words.untitled}</b>}
                >
                  <small>
                    {words.changed(contentTypeName(studioWords, type), dates.day(dayInIndia(updatedAt)))}
                  </small>
                </Tile>
              ))}
            </Tiles>
            {count > some.length && <p className={layout.quiet}>{words.more(count - some.length)}</p>}
          </>
        )
      }
    </Pane>
  );
}

/** At the top, for people who believe that families see what they write. */
function NotPublicNote() {
  const { goingPublic: words } = useStudioWords();
  return (
    <Section title={words.notYet} note={words.notYetText}>
      <p>
        <LinkButton to={studioHref('goingPublic')}>{words.linkText}</LinkButton>
      </p>
    </Section>
  );
}
