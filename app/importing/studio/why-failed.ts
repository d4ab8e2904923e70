import type { ListFigures } from '#app/importing/run/figures.ts';
import { readUrl } from '#app/core/read-url.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

interface FailedImport {
  trouble: string;
  source: string;
  schoolThere: string;
  lists: Partial<Record<string, ListFigures>>;
}

/**
 * Why nothing could be read and what to do, in one or two sentences: if every list failed, it is usually for
 * the same reason.
 */
export function whyFailed(
  { trouble, source, schoolThere, lists }: FailedImport,
  { importing }: StudioWords,
): string {
  const words = importing.dryRun.whyFailed;
  const host = readUrl(source)?.host ?? source;
  const failed = Object.values(lists).flatMap((list) => (list?.failed ? [list.failed] : []));
  const { reason = trouble, detail = '' } = failed[0] ?? {};
  if (reason === 'not-allowed') return words.refused(host);
  if (detail === 'noHost') return words.noHost(host);
  if (detail === 'notPublic' || detail === 'address') return words.private(host);
  if (['slow', 'lost'].includes(detail) || detail.startsWith('HTTP 5')) return words.noAnswer(host);
  if (['list-unreachable', 'list-not-json', 'list-not-a-list'].includes(reason))
    return words.noLists(host, schoolThere);
  return words.other(importing.trouble(trouble));
}
