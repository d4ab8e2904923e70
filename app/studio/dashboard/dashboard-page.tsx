import { useSearchParams, Link } from 'react-router';
import { weekdayOf, dayInIndia } from '#app/core/time/days.ts';
import { Outcome } from '#app/studio/form/footer/outcome.tsx';
import { useWords } from '#app/words/words.ts';
import { useStudioWords } from '#app/studio/words/words.ts';
import type { Route } from './+types/dashboard-page.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { studioMeta } from '../frame/studio-meta.ts';
import { UpcomingPane } from './upcoming-pane.tsx';
import styles from './dashboard.module.css';
import { BringBack, FirstHourPane } from './first-hour/first-hour-pane.tsx';
import { EnquiriesPane } from './enquiries-pane.tsx';
import { loadDashboard, type Dashboard } from './load-dashboard.server.ts';
import { MailPane } from './mail-pane.tsx';
import { MissingPane } from './missing-pane.tsx';
import { NowPane } from './now-pane.tsx';
import { VisitsPane } from './visits-pane.tsx';
import { libraryHref } from '#app/studio/library/library-href.ts';
import { Pane, Row } from './pane.tsx';
import { contentHref, contentTypeName } from './content-href.ts';
import { studioHref } from '#app/access/studio-addresses.ts';
import { bytesInWords } from './bytes-in-words.ts';

export function loader({ context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'studio.enter');
  return loadDashboard(context.get(requestContext), staff);
}

export const meta = studioMeta((words) => words.dashboard.title);

/** What is urgent first, then what is missing, then numbers. */
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

/** Unused files that will be deleted soon, while they can still be kept. */
function DeletionsPane({ deletions }: Pick<Dashboard, 'deletions'>) {
  const { dates } = useWords();
  const words = useStudioWords().dashboard.deletions;
  return (
    <Pane id="deletions" title={words.title} part={deletions}>
      {({ files, own, firstOn }) => (
        <ul className={styles.rows} role="list">
          <Row
            title={words.files(files)}
            hint={[words.first(files, dates.day(dayInIndia(firstOn))), own > 0 && words.own(own, files)]
              .filter(Boolean)
              .join(' ')}
            href={libraryHref({ tab: 'unused' })}
            fix={words.see}
          />
        </ul>
      )}
    </Pane>
  );
}

/** Drafts that were never published. */
function DraftsPane({ drafts }: Pick<Dashboard, 'drafts'>) {
  const { dates } = useWords();
  const studioWords = useStudioWords();
  const words = studioWords.dashboard;
  const paneWords = words.drafts;
  return (
    <Pane id="drafts" title={paneWords.title} count={drafts?.count} part={drafts}>
      {({ drafts: some, count }) =>
        count === 0 ? (
          <p>{paneWords.none}</p>
        ) : (
          <ul className={styles.rows} role="list">
            {some.map(({ type, id, title, updatedAt }) => (
              <li className={styles.row} key={`${type} ${id}`}>
                <Link className={styles.about} to={contentHref(type, id)}>
                  <b>{title || paneWords.untitled}</b>
                  <span>
                    {paneWords.changed(contentTypeName(studioWords, type), dates.day(dayInIndia(updatedAt)))}
                  </span>
                </Link>
              </li>
            ))}
            {count > some.length && <li className={styles.row}>{paneWords.more(count - some.length)}</li>}
          </ul>
        )
      }
    </Pane>
  );
}

/** At the top, for people who believe that families see what they write. */
function NotPublicNote() {
  const { goingPublic: words } = useStudioWords();
  return (
    <section className={styles.closed} aria-labelledby="not-public">
      <h2 id="not-public">{words.notYet}</h2>
      <p>{words.notYetText}</p>
      <p>
        <Link className="link" to={studioHref('goingPublic')}>
          {words.linkText}
        </Link>
      </p>
    </section>
  );
}

function StoragePane({ storage }: Pick<Dashboard, 'storage'>) {
  const words = useStudioWords().dashboard;
  const paneWords = words.storage;
  return (
    <Pane
      id="storage"
      title={storage && storage.free === undefined ? paneWords.titleOfBucket : paneWords.title}
      part={storage}
    >
      {({ free, media, database, isLow }) => (
        <dl className={styles.pairs}>
          <div data-wrong={isLow ? '' : undefined}>
            <dt>{free === undefined ? paneWords.bucket : paneWords.free}</dt>
            <dd>{free === undefined ? paneWords.answers : bytesInWords(free)}</dd>
          </div>
          <div>
            <dt>{paneWords.media}</dt>
            <dd>{bytesInWords(media)}</dd>
          </div>
          <div>
            <dt>{paneWords.database}</dt>
            <dd>{bytesInWords(database)}</dd>
          </div>
        </dl>
      )}
    </Pane>
  );
}
