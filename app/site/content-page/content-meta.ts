import { hrefOf, type PageName } from '#app/addresses.ts';
import type { PageFiles } from '#app/media/page-files.server.ts';
import type { Attachment } from '#app/media/picture.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';

type Matches = Parameters<typeof frameMeta>[0];

interface Loaded {
  content: { title: string; description: string; banner?: string };
  files?: PageFiles;
}

/** What a page whose words come from `content/` tells of itself; its banner's picture stands for it. */
export function contentMeta(
  matches: Matches,
  page: PageName,
  loaded: Loaded | undefined,
  more: { picture?: Attachment | undefined; personal?: boolean } = {},
) {
  if (!loaded) return [];
  const { title, description, banner } = loaded.content;
  const { picture = banner ? loaded.files?.[banner] : undefined, personal = false } = more;
  return pageMeta(frameMeta(matches), {
    title,
    description,
    address: hrefOf(page),
    personal,
    subject: { page, title, picture },
  });
}
