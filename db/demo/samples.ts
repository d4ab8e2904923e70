import type { NewAttachment } from '#app/media/attachments.server.ts';
import { albums } from './albums.ts';
import type { AttachmentName, DemoPhoto } from './content-types.ts';
import { events } from './events.ts';
import { highlights } from './highlights.ts';
import { leadership } from './leadership.ts';
import { menus } from './menus.ts';
import { news } from './news.ts';
import { notifications } from './notifications.ts';
import { ownPages } from './own-pages.ts';
import { pages } from './pages.ts';
import { PROFILE, THEME } from '#app/platform/content/school-items.ts';
import { asTyped } from '#app/features/theme/input.ts';
import { defaultTheme } from '#app/sites/identity/identity.ts';
import { textsOfProfile } from '#app/features/school/profile.ts';
import { registrations } from './registration.ts';
import { demoProfile } from './school.ts';
import { videos } from './videos.ts';

/** In addition, the texts by field name. */
interface Sample {
  id: string;
  attachments?: readonly AttachmentName[];
  image?: readonly AttachmentName[];
  photos?: readonly DemoPhoto[];
}

/** The sample school's content of every type. */
export const samples: Record<string, readonly Sample[]> = {
  albums,
  events,
  highlights,
  leadership,
  menus,
  news,
  notifications,
  ownpages: ownPages,
  pages,
  [PROFILE]: [{ id: PROFILE, ...textsOfProfile(demoProfile) }],
  registrations,
  [THEME]: [{ id: THEME, ...asTyped(defaultTheme) }],
  videos,
};

export function filesOf(
  { attachments = [], image = [], photos = [] }: Sample,
  attachment: (name: AttachmentName) => NewAttachment,
) {
  const captioned = photos.map(({ picture, caption }) => ({ ...attachment(picture), caption }));
  return { attachments: [...attachments.map(attachment), ...captioned], image: image.map(attachment) };
}
