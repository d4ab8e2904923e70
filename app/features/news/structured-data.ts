import type { FrameMeta } from '#app/platform/http/page-meta.ts';
import type { NewsArticle, WithContext } from 'schema-dts';
import { pageAddress } from '#app/addresses.ts';
import { plainFrom } from '#app/core/text/rich/rich-text.ts';
import { startOfDayInIndia } from '#app/core/time/days.ts';
import { firstImage, renditionUrl } from '#app/media/picture.ts';
import type { Story } from './story.ts';

/** Structured data with what the page shows; empty fields are left out. */
export function newsArticleData(
  story: Story,
  { siteUrl, urlOf }: Pick<FrameMeta, 'siteUrl' | 'urlOf'>,
): WithContext<NewsArticle> {
  const picture = firstImage(story.attachments);
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: story.title,
    url: urlOf(pageAddress('news', { id: story.id })),
    datePublished: startOfDayInIndia(story.date),
    ...(story.description && { articleBody: plainFrom(story.description) }),
    ...(picture && { image: siteUrl + renditionUrl(picture.path, 1280, 'jpeg') }),
    author: { '@id': `${siteUrl}/#school` },
    publisher: { '@id': `${siteUrl}/#school` },
  };
}
