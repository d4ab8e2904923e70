import { data, type RouterContextProvider } from 'react-router';
import type { Category } from '#app/features/leadership/message.ts';
import { listMessages } from '#app/features/leadership/queries.server.ts';
import { MAIN_PART_MISSING, readPart, requestContext } from '#app/platform/http/request-context.ts';
import { loadPage } from '#app/site/pages/load-page.server.ts';

const keys = {
  Chairman: 'chairmanWelcome',
  Director: 'directorWelcome',
  Principal: 'principalWelcome',
} as const;

/** The newest message of this category; the Director's while the school has no Principal's. */
export async function loadWelcome(context: Readonly<RouterContextProvider>, category: Category) {
  const {
    services,
    site: { schoolCode, language },
    now,
  } = context.get(requestContext);
  const messages = await readPart(context, () =>
    listMessages(services.database.reads, { schoolCode, now, language }),
  );
  const newest = (wanted: Category) => messages?.find((message) => message.category === wanted);
  const own = newest(category);
  const message = own ?? (category === 'Principal' ? newest('Director') : undefined);
  const page = keys[category];
  const { content, isRead, languages } = await loadPage(context, page);
  const sectionOf = (kind: 'noMessage' | 'standIn') =>
    content.sections.find((section) => section.kind === kind);
  const standIn = message && !own ? sectionOf('standIn') : undefined;
  const others = (Object.keys(keys) as Category[]).filter(
    (other) => other !== category && other !== message?.category && newest(other),
  );
  return data(
    {
      page,
      content: {
        title: content.title,
        description: standIn?.values['description'] || content.description,
        noMessageYet: sectionOf('noMessage')?.paragraphs.join(' ') ?? '',
        standIn: standIn?.paragraphs.join(' '),
      },
      message,
      languages,
      others,
      isRead: messages !== undefined,
    },
    messages && isRead ? {} : MAIN_PART_MISSING,
  );
}
