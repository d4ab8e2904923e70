import { data } from 'react-router';
import { pageAddress } from '#app/addresses.ts';
import { useHref } from '#app/links.ts';
import { paragraphsOf } from '#app/core/text/paragraphs.ts';
import { excerptFrom } from '#app/core/text/rich/rich-text.ts';
import { wellFormed } from '#app/core/text/well-formed.ts';
import { type Attachment, firstImage } from '#app/media/picture.ts';
import { type FrameMeta, frameMeta, pageMeta, languagesOfPage } from '#app/platform/http/page-meta.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { useListHead } from '#app/publishing/lists/list-head.ts';
import { PageBanner } from '#app/ui/banner/page-banner.tsx';
import { listParams, isWholeList } from '#app/ui/browse/browsed-page.ts';
import { timeOf } from '#app/ui/browse/time-of.ts';
import { PartTrouble } from '#app/ui/part-trouble.tsx';
import { useWords } from '#app/words/words.ts';
import type { Route } from './+types/news-page.ts';
import { parseNewsSearch, StoryId } from './input.ts';
import { NewsList } from './news-list.tsx';
import { browseStories, findNeighbourStories, findStory, listStories } from './queries.server.ts';
import { StoryView } from './story/story-view.tsx';
import { newsArticleData } from './structured-data.ts';

const MAX_OTHERS = 3;
const NO_NEIGHBOURS = { newer: undefined, older: undefined };

/** One address for the list and, with an id, for a story in full. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const {
    services,
    site: { schoolCode, language },
    now,
  } = context.get(requestContext);
  const query = { schoolCode, now, language };
  const id = url.searchParams.get('id');
  if (!id) {
    const search = parseNewsSearch(url.searchParams);
    const found = await readPart(context, () => browseStories(services, { ...search, ...query }));
    const newest = isWholeList(search)
      ? found?.items[0]
      : await readPart(context, () =>
          services.revisions.cached(schoolCode, 'newest story', async () => {
            const [story] = await listStories(services.database.reads, { ...query, limit: 1 });
            return story;
          }),
        );
    const picture = newest && firstImage(newest.attachments);
    return data({ kind: 'list' as const, search, found, picture }, found ? {} : MAIN_PART_MISSING);
  }
  const db = services.database.reads;
  const parsedId = StoryId.safeParse(id);
  if (!parsedId.success) throw data(null, { status: 404 });
  const read = await readPart(context, async () => ({
    story: await findStory(db, { ...query, id: parsedId.data }),
  }));
  if (!read) return data({ kind: 'missing' as const, id: parsedId.data }, MAIN_PART_MISSING);
  const { story } = read;
  if (!story) throw data(null, { status: 404 });
  const [neighbours = NO_NEIGHBOURS, newest = []] = await Promise.all([
    readPart(context, () => findNeighbourStories(db, { ...query, story })),
    readPart(context, () => listStories(db, { ...query, limit: MAX_OTHERS + 1 })),
  ]);
  const others = newest.filter((other) => other.id !== story.id).slice(0, MAX_OTHERS);
  return data({ kind: 'story' as const, story, neighbours, others });
}

type Loaded = Route.ComponentProps['loaderData'];

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const frame = frameMeta(matches);
  return pageMeta(
    frame,
    loaderData.kind === 'story'
      ? storyWords(loaderData.story, frame)
      : listWords(loaderData.kind === 'list' ? loaderData : { search: { page: 1 } }, frame),
  );
}

function storyWords(story: (Loaded & { kind: 'story' })['story'], frame: FrameMeta) {
  const { id, title, description } = story;
  const { title: section } = frame.listWords('news');
  return {
    title,
    description: shortened(description) || frame.words.news.storyDescription(title, frame.schoolName),
    address: pageAddress('news', { id }),
    type: 'article' as const,
    subject: {
      page: 'news' as const,
      id,
      title,
      section,
      day: story.fromDate,
      picture: firstImage(story.attachments),
    },
    within: { name: section, href: pageAddress('news') },
    ...languagesOfPage(story),
    structuredData: [newsArticleData(story, frame)],
  };
}

function listWords(
  {
    search,
    found,
    picture,
  }: Pick<Loaded & { kind: 'list' }, 'search'> & {
    found?: { items: unknown[] } | undefined;
    picture?: Attachment | undefined;
  },
  { words, listWords: wordsOf }: FrameMeta,
) {
  const { q } = search;
  const when = timeOf(search, words);
  const { title, description, card } = wordsOf('news');
  return {
    title: [title, when, q && `“${q}”`].filter(Boolean).join(' '),
    description,
    address: pageAddress('news', listParams(search)),
    empty: found?.items.length === 0,
    subject: { page: 'news' as const, title, section: '', picture: card ?? picture },
  };
}

/** The beginning of a long text, for search engines and cards; cut between words, never within a character. */
function shortened(text: string, most = 200): string {
  const [first = ''] = paragraphsOf(excerptFrom(text));
  const line = first.replaceAll(/\s+/g, ' ');
  if (line.length <= most) return line;
  const cut = wellFormed(line.slice(0, most));
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}

export default function NewsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'story') return <StoryView {...loaderData} />;
  if (loaderData.kind === 'list') return <NewsList {...loaderData} />;
  return <StoryTrouble id={loaderData.id} />;
}

function StoryTrouble({ id }: { id: string }) {
  const hrefOf = useHref();
  const words = useWords();
  return (
    <>
      <PageBanner title={useListHead('news').title} trail={[{ name: words.home, href: hrefOf('home') }]} />
      <div className="wrap part-alone">
        <PartTrouble of="story" again={hrefOf('news', { id })} />
      </div>
    </>
  );
}
