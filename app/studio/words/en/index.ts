import type { KindWords } from '../kind-words.ts';
import { account } from './account.ts';
import { albums } from './albums.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import type { SomeOf } from '../before-public.ts';
import { beforePublic } from './before-public.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { enquiries } from './enquiries.ts';
import { firstHour, goingPublic } from './first-hour.ts';
import { frame } from './frame.ts';
import { hindiTyping } from './hindi-typing.ts';
import { languages } from './languages.ts';
import { library } from './library.ts';
import { look } from './look.ts';
import { moving } from './moving.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { share } from './share.ts';
import { searchAll } from './search.ts';

/** Every word of the studio; the names of kinds and of their fields stand in their declarations. */
const always = {
  ...frame,
  account,
  albums,
  audit,
  backup,
  content,
  dashboard,
  enquiries,
  firstHour,
  goingPublic,
  /** They stand in their declarations. */
  kinds: undefined as KindWords | undefined,
  hindiTyping,
  languages,
  library,
  look,
  moving,
  people,
  profile,
  share,
  searchAll,
};

/** What differs while the site is not public is said in place of these, see `../before-public.ts`. */
export const en = { ...always, beforePublic: beforePublic satisfies SomeOf<typeof always> };

/** A second language satisfies it. */
export type StudioWords = typeof en;
