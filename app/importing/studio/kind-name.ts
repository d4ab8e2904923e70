import type { ReportGroup } from '#app/importing/run/report.server.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { typeIn } from '#app/studio/words/content-types.ts';

/** The name in the studio's menu. */
export const kindName = (words: StudioWords, kind: ReportGroup): string =>
  kind === 'files' ? words.importing.files : (typeIn(words, kind)?.words.many ?? kind);
