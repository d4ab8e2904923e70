import { studioHref } from '#app/access/studio-addresses.ts';
import type { LanguageState } from '#app/publishing/translations/table.server.ts';

/** Of the first piece that is to be translated: the page opens there. */
export const FIRST_CHANGE = 'first-change';

/** Where something is translated; what is older is opened where it was changed, also without a script. */
export const translationHref = ({ type, id }: { type: string; id: string }, state?: LanguageState): string =>
  studioHref('translation', { type, id }) + (state === 'older' ? `#${FIRST_CHANGE}` : '');
