import { useSearchParams } from 'react-router';
import { weekdayOf } from '#app/core/time/days.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Route } from './+types/dashboard-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { UpcomingPane } from './upcoming-pane.tsx';
import styles from './dashboard.module.css';
import { DeletionsPane } from './deletions-pane.tsx';
import { BringBack, FirstHourPane } from './first-hour/first-hour-pane.tsx';
import { DraftsPane } from './drafts-pane.tsx';
import { EnquiriesPane } from './enquiries-pane.tsx';
import { loadDashboard } from './load-dashboard.server.ts';
import { MailPane } from './mail-pane.tsx';
import { MissingPane } from './missing-pane.tsx';
import { NotPublicNote } from './not-public-note.tsx';
import { NowPane } from './now-pane.tsx';
import { StoragePane } from './storage-pane.tsx';
import { VisitsPane } from './visits-pane.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  return loadDashboard(context.get(requestContext), staff);
}

export const meta = studioMeta((words) => words.dashboard.title);

/** People who wait come first, then what is missing, then numbers. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { dates } = useWords();
  const words = useStudioWords().dashboard;
  const [search] = useSearchParams();
  const { name, hour, today, now, mayEditProfile } = loaderData;
  const time = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  const { enquiries, missing, visits, coming, drafts, mail, storage } = loaderData;
  return (
    <>
      <header className={styles.head}>
        <h1>{words.greeting[time](name)}</h1>
        <p>{words.today(words.weekdays[weekdayOf(today)]!, dates.day(today))}</p>
      </header>
      {!loaderData.isPublic && <NotPublicNote />}
      <Outcome done={search.get('done') === 'job-retried' ? words.parked.retried : undefined} />
      <NowPane {...loaderData} />
      <FirstHourPane
        firstHour={loaderData.firstHour}
        may={{ editProfile: mayEditProfile, managePeople: loaderData.mayManagePeople }}
        mayOpenSite={loaderData.mayOpenSite}
      />
      <div className={styles.desk}>
        <div className={styles.column}>
          <EnquiriesPane enquiries={enquiries} now={now} />
          <MissingPane missing={missing} mayEditProfile={mayEditProfile} />
          <DraftsPane drafts={drafts} />
        </div>
        <div className={styles.column}>
          <UpcomingPane coming={coming} />
          <DeletionsPane deletions={loaderData.deletions} />
          <VisitsPane visits={visits} />
          <MailPane mail={mail} now={now} />
          <StoragePane storage={storage} />
        </div>
      </div>
      {loaderData.firstHour === undefined && loaderData.mayOpenSite && <BringBack />}
    </>
  );
}
