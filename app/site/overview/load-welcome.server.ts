import { data, type RouterContextProvider } from 'react-router';
import type { Category } from '#app/features/leadership/message.ts';
import { listMessages } from '#app/features/leadership/queries.server.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { loadContent } from '#app/site/content-page/load-content.server.ts';

const keys = { Chairman: 'chairman', Director: 'director', Principal: 'principal' } as const;

/** The newest message of this category; the Director's stands in while the school has no Principal's. */
export async function loadWelcome(context: Readonly<RouterContextProvider>, category: Category) {
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const messages = await readPart(context, () => listMessages(services.database.reads, { schoolCode, now }));
  const newest = (wanted: Category) => messages?.find((message) => message.category === wanted);
  const own = newest(category);
  const message = own ?? (category === 'Principal' ? newest('Director') : undefined);
  const key = message && !own ? 'directorForPrincipal' : keys[category];
  const { content } = await loadContent(context, (prose, school) => prose.welcome(school)[key]);
  const others = (Object.keys(keys) as Category[]).filter(
    (other) => other !== category && other !== message?.category && newest(other),
  );
  return data(
    { content, message, others, isRead: messages !== undefined },
    messages ? {} : MAIN_PART_MISSING,
  );
}
