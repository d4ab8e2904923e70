import type { ContentTypeWords } from '../content-type-words.ts';
import { account } from './account.ts';
import { albums } from './albums.ts';
import { audit } from './audit.ts';
import { backup } from './backup.ts';
import { beforePublic } from './before-public.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { enquiries } from './enquiries.ts';
import { firstHour, goingPublic } from './first-hour.ts';
import { frame } from './frame.ts';
import { hindiTyping } from './hindi-typing.ts';
import { languages } from './languages.ts';
import { library } from './library.ts';
import { mergeWords } from '../merge-words.ts';
import { theme } from './theme.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { share } from './share.ts';
import { searchAll } from './search.ts';

/** All words of the studio; the names of types and fields are in their declarations. */
const own = {
  ...frame,
  account,
  albums,
  audit,
  backup,
  /** Replacements while the site is not public, see `../before-public.ts`. */
  beforePublic,
  content,
  dashboard,
  enquiries,
  firstHour,
  goingPublic,
  /** They are in the declarations. */
  contentTypes: undefined as ContentTypeWords | undefined,
  hindiTyping,
  languages,
  library,
  theme,
  people,
  /** The menu names of the modules' pages. */
  modulePages: {} as Record<string, string>,
  profile,
  share,
  searchAll,
};

/** Without those of modules. A second language must satisfy it. */
export type OwnWords = typeof own;

/** What the words of modules add for their own pages. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ModuleWords {}

export type StudioWords = OwnWords & ModuleWords;

const ofModules = import.meta.glob<object>('/app/*/words/en.ts', { eager: true, import: 'words' });
export const en = Object.values(ofModules).reduce(mergeWords, own) as StudioWords;
