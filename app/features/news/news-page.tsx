import { data } from 'react-router';
import { hrefOf } from '#app/addresses.ts';
import { paragraphsOf } from '#app/core/paragraphs.ts';
import { type FrameMeta, frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { hrefOfList } from '#app/ui/browse/browsed-page.ts';
import { timeOf } from '#app/ui/browse/time-of.ts';
import type { Route } from './+types/news-page.ts';
import { parseNewsSearch, StoryId } from './input.ts';
import { NewsList } from './news-list.tsx';
import { browseStories, findNeighbourStories, findStory, listStories } from './queries.server.ts';
import { StoryView } from './story-view.tsx';

const MOST_OTHERS = 3;

/** One address for the list and, with an id, for a story in full. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, schoolCode, now } = context.get(requestContext);
  const asked = { schoolCode, now };
  const id = url.searchParams.get('id');
  if (!id) {
    const search = parseNewsSearch(url.searchParams);
    const { items, ...found } = await browseStories(services, { ...search, ...asked });
    return { kind: 'list' as const, search, stories: items, ...found };
  }
  const db = services.database.reads;
  const known = StoryId.safeParse(id);
  const story = known.success && (await findStory(db, { ...asked, id: known.data }));
  if (!story) throw data(null, { status: 404 });
  const [neighbours, newest] = await Promise.all([
    findNeighbourStories(db, { ...asked, story }),
    listStories(db, { ...asked, limit: MOST_OTHERS + 1 }),
  ]);
  const others = newest.filter((other) => other.id !== story.id).slice(0, MOST_OTHERS);
  return { kind: 'story' as const, story, neighbours, others };
}

type Loaded = Route.ComponentProps['loaderData'];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = frameMeta(matches);
  return pageMeta(
    frame,
    loaderData.kind === 'story' ? storyWords(loaderData.story, frame) : listWords(loaderData, frame),
  );
}

function storyWords({ id, title, description }: (Loaded & { kind: 'story' })['story'], frame: FrameMeta) {
  return {
    title,
    description: shortened(description) || frame.words.news.storyDescription(title, frame.schoolName),
    address: hrefOf('news', { id }),
    type: 'article' as const,
  };
}

function listWords({ search, stories }: Loaded & { kind: 'list' }, { words, schoolName }: FrameMeta) {
  const { q } = search;
  const when = timeOf(search, words.browse);
  return {
    title: [words.news.title, when, q && `“${q}”`].filter(Boolean).join(' '),
    description: words.news.description(schoolName),
    address: hrefOfList('news', search),
    empty: stories.length === 0,
  };
}

/** The beginning of a long text, for those who only list it; cut between words, and never within a letter. */
function shortened(text: string, most = 200): string {
  const [first = ''] = paragraphsOf(text);
  const line = first.replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = line.slice(0, most).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  return loaderData.kind === 'story' ? <StoryView {...loaderData} /> : <NewsList {...loaderData} />;
}
