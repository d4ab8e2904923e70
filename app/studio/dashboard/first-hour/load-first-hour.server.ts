import { countAdministrators } from '#app/access/people/queries.server.ts';
import { hasEnquiryArrived } from '#app/features/enquiries/queries.server.ts';
import { findChosenTheme } from '#app/features/theme/queries.server.ts';
import { news } from '#app/features/news/content-type.ts';
import type { UneditedPage } from '#app/features/pages/unedited-pages.server.ts';
import { pages } from '#app/features/pages/content-type.ts';
import { pageId } from '#app/features/pages/page-id.ts';
import { findFilesOfPage, findPageText } from '#app/features/pages/queries.server.ts';
import { findOpenRegistration } from '#app/features/registration/queries.server.ts';
import { findProfileGaps } from '#app/features/school/profile-gaps.ts';
import { findSchool, hasLogo } from '#app/features/school/queries.server.ts';
import type { Db } from '#app/platform/db/database.ts';
import { listIds } from '#app/publishing/lists/dated-content.ts';
import { FEWEST_PICTURES, type FirstHourStep } from './steps.ts';

interface Query {
  schoolCode: string;
  now: Date;
  hasMailServer: boolean;
  /** Of all pages. */
  untouched: UneditedPage[];
}

export interface FirstHour {
  done: Record<FirstHourStep, boolean>;
  /** The number of pictures of the gate. */
  pictures: number;
  hasLogo: boolean;
  homeId: string;
  admissionId: string;
}

/** The needs of a new school before it goes public; each is checked only by what exists. */
export async function loadFirstHour(
  db: Db,
  { schoolCode, now, hasMailServer, untouched }: Query,
): Promise<FirstHour> {
  const query = { schoolCode, now };
  const [school, ownLogo, theme, pictures, stories, registration, administrators, arrived] =
    await Promise.all([
      findSchool(db, schoolCode),
      hasLogo(db, schoolCode),
      findChosenTheme(db, schoolCode),
      countHomePictures(db, query),
      listIds(db, news, { ...query, limit: 1 }),
      findOpenRegistration(db, query),
      countAdministrators(db, schoolCode),
      hasEnquiryArrived(db, { schoolCode, byMail: hasMailServer }),
    ]);
  const gaps = school ? findProfileGaps(school.profile) : undefined;
  const admissionId = pageId(schoolCode, 'admissionProcess');
  return {
    done: {
      contact:
        gaps !== undefined &&
        !(['phone', 'email', 'addressLines'] as const).some((field) => gaps.includes(field)),
      look: ownLogo && theme !== undefined,
      pictures: pictures >= FEWEST_PICTURES,
      news: stories.length > 0,
      admission: !untouched.some(({ id }) => id === admissionId),
      registration: registration !== undefined,
      administrators: administrators >= 2,
      enquiry: arrived,
    },
    pictures,
    hasLogo: ownLogo,
    homeId: pageId(schoolCode, 'home'),
    admissionId,
  };
}

async function countHomePictures(db: Db, query: { schoolCode: string; now: Date }): Promise<number> {
  const id = pageId(query.schoolCode, 'home');
  const [home, files] = await Promise.all([
    findPageText(db, pages, { ...query, id }),
    findFilesOfPage(db, pages, { ...query, id }),
  ]);
  const slides = home?.sections.find(({ kind }) => kind === 'slides')?.items ?? [];
  const shown = slides.flatMap(({ picture }) => (files[picture ?? '']?.kind === 'image' ? [picture!] : []));
  return new Set(shown).size;
}
