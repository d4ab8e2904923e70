import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import { backupsFolder, findNewestBackup } from '#app/features/backup/backups-folder.server.ts';
import { inboxFigures } from '#app/features/enquiries/inbox/inbox-figures.server.ts';
import { mailHealth } from '#app/features/enquiries/inbox/inbox-mail.server.ts';
import { listLongestWaiting } from '#app/features/enquiries/inbox/inbox-queries.server.ts';
import { mayDo, type Permission } from '#app/access/permissions.ts';
import type { Staff } from '#app/access/staff.ts';
import { lastDays, onEveryDay } from '#app/features/visitors/last-days.ts';
import { countVisitors, listVisitsByDay } from '#app/features/visitors/queries.server.ts';
import { deletionOf } from '#app/media/files/sweep-files.server.ts';
import { findFilesToDelete } from '#app/publishing/library/keep-files.server.ts';
import { mediaBytes } from '#app/publishing/picture-census.server.ts';
import { listUpcomingChanges, listDrafts } from '#app/publishing/upcoming-changes.ts';
import { listMissed } from '#app/publishing/drafts/due.server.ts';
import { listParkedJobs } from '#app/platform/jobs/parked.ts';
import { databaseBytes } from '#app/platform/db/database-size.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import type { RouterContextProvider } from 'react-router';
import { diskSpace, isLow } from '#app/platform/storage/disk-space.ts';
import { listUnconfirmedPages } from '#app/features/pages/unedited-pages.server.ts';
import { albums } from '#app/features/gallery/content-type.ts';
import { news } from '#app/features/news/content-type.ts';
import { loadSchool } from '#app/school-data/load-school.server.ts';
import { findSchoolSetup } from '#app/features/school/setup.server.ts';
import { typesFor } from '#app/studio/content/types/types-for.ts';
import { contentTypes } from '#app/content-types.ts';
import { listDeadLinks } from '#app/publishing/outside-links/dead-links.server.ts';
import { answerLinks, signatureOf } from '../enquiries/answer-links.server.ts';
import { coversOfItems } from './covers-of-items.server.ts';
import { findGaps } from './find-gaps.server.ts';
import { findOlderTranslations } from './find-older-translations.server.ts';
import { loadFirstHour } from './first-hour/load-first-hour.server.ts';

const DAYS = 30;
const UPCOMING_MS = 14 * 86_400_000;
const SHOWN = { enquiries: 4, coming: 8, drafts: 4, deadLinks: 5 };
/** Counted, among them those that this person may not see. */
const MOST_COMING = 200;

/** Each part is loaded on its own: one that fails shows an error, and the others are shown. */
export async function loadDashboard(context: Readonly<RouterContextProvider>, staff: Staff) {
  const {
    services,
    site: { schoolCode, url: siteUrl },
    now,
  } = context.get(requestContext);
  const { config, log, database, mailer } = services;
  const db = database.reads;
  const part = async <Part>(name: string, work: () => Promise<Part>): Promise<Part | null> => {
    try {
      return await work();
    } catch (error) {
      log.error({ err: error, part: name }, 'a part of the dashboard could not be read');
      return null;
    }
  };
  /** Nothing is queried for somebody without the permission. */
  const partFor = <Part>(permission: Permission, name: string, work: () => Promise<Part>) =>
    mayDo(staff.role, permission) ? part(name, work) : undefined;
  const types = typesFor(staff.role).map(({ name }) => name);
  /** Only what this person may open: each entry is a link to its form. */
  const mine = <Change extends { type: string }>(changes: readonly Change[]) =>
    changes.filter(({ type }) => types.includes(type));
  // Two parts need it, so it is queried once.
  const untouchedPages = listUnconfirmedPages(db, schoolCode);
  untouchedPages.catch(() => undefined);
  const setup = await part('setup', () => findSchoolSetup(db, schoolCode));
  const [
    firstHour,
    enquiries,
    missing,
    visits,
    coming,
    missed,
    drafts,
    mail,
    storage,
    parkedJobs,
    backup,
    deletions,
  ] = await Promise.all([
    setup?.showsChecklist
      ? partFor('content.read', 'first hour', async () =>
          loadFirstHour(db, {
            schoolCode,
            now,
            hasMailServer: mailer.goesTo === 'recipients',
            untouched: await untouchedPages,
          }),
        )
      : undefined,
    partFor('enquiries.read', 'enquiries', async () => {
      const [school, longest, figures] = await Promise.all([
        loadSchool(context),
        listLongestWaiting(db, schoolCode, SHOWN.enquiries),
        inboxFigures(db, schoolCode),
      ]);
      const signature = signatureOf(staff, school);
      return {
        ...figures,
        longest: longest.map((enquiry) => ({
          ...enquiry,
          links: answerLinks(enquiry, enquiry.opening, signature),
        })),
      };
    }),
    partFor('content.read', 'missing', async () => ({
      ...(await findGaps(db, schoolCode, now)),
      untouchedPages: (await untouchedPages).length,
      older: await findOlderTranslations(db, {
        schoolCode,
        languages: services.sites.of(schoolCode).languages,
        now,
        types,
      }),
      deadLinks: await listDeadLinks(db, contentTypes, { schoolCode, siteUrl, now, limit: SHOWN.deadLinks }),
    })),
    part('visits', async () => {
      const days = lastDays(now, 2 * DAYS);
      const counted = await listVisitsByDay(db, schoolCode, { from: days[0]!, to: days.at(-1)! });
      const all = onEveryDay(days, counted);
      return {
        days: all.slice(DAYS),
        before: all.slice(0, DAYS).reduce((sum, { visits }) => sum + visits, 0),
        ever: await countVisitors(db, schoolCode),
      };
    }),
    part('coming', async () => {
      const until = new Date(now.getTime() + UPCOMING_MS);
      const changes = mine(await listUpcomingChanges(db, { schoolCode, now, until, limit: MOST_COMING }));
      return { changes: changes.slice(0, SHOWN.coming), count: changes.length };
    }),
    part('missed', async () => mine(await listMissed(db, schoolCode))),
    part('drafts', async () => {
      const { drafts, count } = await listDrafts(db, { schoolCode, types, limit: SHOWN.drafts });
      const coverOf = await coversOfItems(db, schoolCode, drafts);
      return { drafts: drafts.map((draft) => ({ ...draft, cover: coverOf(draft) })), count };
    }),
    partFor('enquiries.read', 'mail', async () => ({
      ...(await mailHealth(db, schoolCode, now)),
      toFiles: mailer.goesTo === 'files',
      isTested: config.dailySelfTest,
    })),
    part('storage', async () => {
      // A bucket has no size limit. Asking for a file that does not exist only tells whether it answers.
      if (config.s3) await services.storage.size(`${schoolCode}/health/nothing.txt`);
      const disk = config.s3 ? undefined : await diskSpace(config.dataDir);
      return {
        free: disk?.free,
        isLow: disk !== undefined && isLow(disk),
        media: await mediaBytes(db, schoolCode),
        database: await databaseBytes(db),
      };
    }),
    part('parked jobs', () => listParkedJobs(db, schoolCode)),
    partFor('backup.make', 'backup', async () => {
      const newest = await findNewestBackup(backupsFolder(config.dataDir));
      return { madeAt: newest?.madeAt, isDaily: config.dailyBackup };
    }),
    partFor('content.read', 'deletions', async () => {
      const found = await findFilesToDelete(db, { schoolCode, sentBy: staff.name });
      return found && { ...found, firstOn: deletionOf(found.since) };
    }),
  ]);
  return {
    name: staff.name,
    hour: Number(timeInIndia(now).slice(0, 2)),
    today: dayInIndia(now),
    now: now.toISOString(),
    mayWriteNews: types.includes(news.name) && mayDo(staff.role, 'content.edit'),
    mayAddPhotos: types.includes(albums.name) && mayDo(staff.role, 'albums.edit'),
    mayEditProfile: mayDo(staff.role, 'profile.edit'),
    mayManagePeople: mayDo(staff.role, 'people.manage'),
    mayOpenSite: mayDo(staff.role, 'site.open'),
    mayRetryJobs: mayDo(staff.role, 'jobs.retry'),
    isPublic: setup?.isPublic ?? true,
    firstHour,
    enquiries,
    missing,
    visits,
    coming,
    missed,
    drafts,
    mail,
    storage,
    parkedJobs,
    backup,
    deletions,
  };
}

export type Dashboard = Awaited<ReturnType<typeof loadDashboard>>;
