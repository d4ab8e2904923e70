import type { Route } from './+types/dashboard-page.ts';
import { formatDay } from '#app/core/days.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { ComingPane } from './coming-pane.tsx';
import styles from './dashboard.module.css';
import { DraftsPane } from './drafts-pane.tsx';
import { EnquiriesPane } from './enquiries-pane.tsx';
import { loadDashboard } from './load-dashboard.server.ts';
import { MailPane } from './mail-pane.tsx';
import { MissingPane } from './missing-pane.tsx';
import { NowPane } from './now-pane.tsx';
import { StoragePane } from './storage-pane.tsx';
import { VisitsPane } from './visits-pane.tsx';
import { weekdayOf } from './weekday.ts';
import { words } from './words.ts';

export function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  return loadDashboard(context.get(requestContext), staff);
}

export const meta = () => studioMeta(words.title);

/** People who wait come first, then what is missing, then numbers. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { name, hour, today, now, mayEditProfile } = loaderData;
  const time = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  const { enquiries, missing, visits, coming, drafts, mail, storage } = loaderData;
  return (
    <>
      <header className={styles.head}>
        <h1>{words.greeting[time](name)}</h1>
        <p>{words.today(weekdayOf(today), formatDay(today))}</p>
      </header>
      <NowPane {...loaderData} />
      <div className={styles.desk}>
        <div className={styles.column}>
          <EnquiriesPane enquiries={enquiries} now={now} />
          <MissingPane missing={missing} mayEditProfile={mayEditProfile} />
          <DraftsPane drafts={drafts} />
        </div>
        <div className={styles.column}>
          <ComingPane coming={coming} />
          <VisitsPane visits={visits} />
          <MailPane mail={mail} now={now} />
          <StoragePane storage={storage} />
        </div>
      </div>
    </>
  );
}
