import { hrefOf, type PageName } from '#app/addresses.ts';
import { frameMeta, pageMeta } from '#app/platform/http/page-meta.ts';

type Matches = Parameters<typeof frameMeta>[0];

/** Title, description and address of a page whose words come from `content/`. */
export function contentMeta(
  matches: Matches,
  page: PageName,
  content: { title: string; description: string } | undefined,
  personal = false,
) {
  if (!content) return [];
  const { title, description } = content;
  return pageMeta(frameMeta(matches), { title, description, address: hrefOf(page), personal });
}
