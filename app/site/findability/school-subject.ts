import { type Attachment } from '#app/media/picture.ts';
import type { FrameMeta } from '#app/platform/http/page-meta.ts';
import type { PageSubject } from '#app/platform/http/page-card.ts';

/** The slot of the picture that represents the school. */
export const SCHOOL_PICTURE = 'getting-started-banner';

/** For the home page, and every page that has no subject of its own. */
export const schoolSubject = (
  { mission, schoolName }: Pick<FrameMeta, 'mission' | 'schoolName'>,
  picture: Attachment | undefined,
): PageSubject => ({ page: 'home', title: mission || schoolName, section: '', picture });
