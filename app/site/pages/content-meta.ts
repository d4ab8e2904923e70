import { pageAddress, type PageName } from '#app/addresses.ts';
import type { Locale } from '#app/words/locales.ts';
import type { PageFiles } from '#app/media/files/page-files.server.ts';
import type { Attachment } from '#app/media/picture.ts';
import { frameMeta, pageMeta, languagesOfPage } from '#app/platform/http/page-meta.ts';

type Matches = Parameters<typeof frameMeta>[0];

interface Loaded {
  page: PageName | 'ownPage';
  address?: string;
  id?: string;
  content: { title: string; description: string; banner?: string; card?: string };
  files?: PageFiles;
  languages?: readonly Locale[];
}

/** Meta data of a page of text; its picture is the banner's. */
export function contentMeta(
  matches: Matches,
  loaded: Loaded | undefined,
  more: { picture?: Attachment | undefined; personal?: boolean } = {},
) {
  if (!loaded) return [];
  const { page, content, files, id } = loaded;
  const address = page === 'ownPage' ? (loaded.address ?? '') : pageAddress(page);
  const { title, description, card = content.banner } = content;
  const { picture = card ? files?.[card] : undefined, personal = false } = more;
  return pageMeta(frameMeta(matches), {
    title,
    description,
    address,
    personal,
    ...languagesOfPage(loaded),
    subject: { page, address, ...(id && { id }), title, picture },
  });
}
