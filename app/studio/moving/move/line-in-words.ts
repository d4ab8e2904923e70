import type { MoveLine } from '#app/moving/move/lines.server.ts';
import type { ThingKind } from '#app/moving/provider/thing.ts';
import type { StudioWords } from '../../words/en/index.ts';
import { kindName } from '../kind-name.ts';

/** What is told in passing, what went well and what somebody may want to look at. */
export type LineMood = 'plain' | 'good' | 'bad';

/** A line of a move as it is read; nothing for one that this house does not know. */
export function lineInWords(
  { code, about }: MoveLine,
  words: StudioWords,
): { text: string; mood: LineMood } | undefined {
  const { moving } = words;
  const { lines } = moving.move;
  const number = (name: string) => Number(about[name] ?? 0);
  const kind = kindName(words, String(about['kind'] ?? '') as ThingKind);
  const title = String(about['title'] ?? '');
  const photos = moving.photos(number('photos'));
  const missing = number('missing');
  switch (code) {
    case 'list-read':
      return { text: lines.read(kind, number('there')), mood: 'plain' };
    case 'list-failed':
      return { text: lines.failed(kind, moving.reason(String(about['reason']))), mood: 'bad' };
    case 'list-shrunk':
      return { text: lines.shrunk(kind, number('now'), number('before')), mood: 'bad' };
    case 'provider-away':
      return { text: lines.away, mood: 'bad' };
    case 'parked':
      return { text: lines.parked, mood: 'bad' };
    case 'thing-differs':
      return { text: lines.differs(kind, title), mood: 'plain' };
    case 'album-complete':
      return missing > 0
        ? { text: lines.albumWithout(title, photos, missing), mood: 'bad' }
        : { text: lines.album(title, photos), mood: 'good' };
    default:
      return undefined;
  }
}
