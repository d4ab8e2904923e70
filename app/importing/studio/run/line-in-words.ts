import type { ImportEvent } from '#app/importing/run/import-events.server.ts';
import type { ImportedContentType } from '#app/importing/provider/remote-item.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';
import { kindName } from '../kind-name.ts';

/** Neutral events, successes, and problems. */
export type LineMood = 'plain' | 'good' | 'bad';

/** An event of an import in words; undefined if this version does not know it. */
export function lineInWords(
  { code, about }: ImportEvent,
  words: StudioWords,
): { text: string; mood: LineMood } | undefined {
  const { importing } = words;
  const { log } = importing.importRun;
  const number = (name: string) => Number(about[name] ?? 0);
  const kind = kindName(words, String(about['kind'] ?? '') as ImportedContentType);
  const title = String(about['title'] ?? '');
  const photos = importing.photos(number('photos'));
  const missing = number('missing');
  switch (code) {
    case 'list-read':
      return { text: log.read(kind, number('there')), mood: 'plain' };
    case 'list-failed':
      return { text: log.failed(kind, importing.reason(String(about['reason']))), mood: 'bad' };
    case 'list-shrunk':
      return { text: log.shrunk(kind, number('now'), number('before')), mood: 'bad' };
    case 'provider-away':
      return { text: log.away, mood: 'bad' };
    case 'parked':
      return { text: log.parked, mood: 'bad' };
    case 'thing-differs':
      return { text: log.differs(kind, title), mood: 'plain' };
    case 'album-complete':
      return missing > 0
        ? { text: log.albumWithout(title, photos, missing), mood: 'bad' }
        : { text: log.album(title, photos), mood: 'good' };
    default:
      return undefined;
  }
}
