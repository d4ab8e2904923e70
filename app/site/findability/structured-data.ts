import type {
  BreadcrumbList,
  ImageGallery,
  NewsArticle,
  School as SchoolData,
  WebSite,
  WithContext,
} from 'schema-dts';
import { startOfDayInIndia } from '#app/core/days.ts';
import type { Album } from '#app/features/gallery/album.ts';
import type { Story } from '#app/features/news/story.ts';
import { phoneNumbers } from '#app/features/school/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';
import { type Attachment, firstImage, renditionUrl } from '#app/media/picture.ts';

/** For machines, the same that a page tells people: only what the school wrote, empty fields left out. */
const CONTEXT = 'https://schema.org';
const MOST_IMAGES = 50;

export function schoolData(profile: SchoolProfile, siteUrl: string): WithContext<SchoolData> {
  const [phone] = phoneNumbers(profile.phone);
  const accounts = profile.social.map(({ url }) => url).filter(namesAnAccount);
  return {
    '@context': CONTEXT,
    '@type': 'School',
    '@id': `${siteUrl}/#school`,
    name: profile.name,
    url: `${siteUrl}/`,
    ...(profile.mission && { slogan: profile.mission }),
    ...(profile.description && { description: profile.description }),
    ...(phone?.href && { telephone: phone.text }),
    ...(profile.email && { email: profile.email }),
    ...(profile.addressLines.length > 0 && { address: profile.addressLines.join(', ') }),
    ...(profile.mapUrl && { hasMap: profile.mapUrl }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

export const websiteData = (profile: SchoolProfile, siteUrl: string): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: profile.name,
  url: `${siteUrl}/`,
  inLanguage: 'en-IN',
  publisher: { '@id': `${siteUrl}/#school` },
});

/** A crumb that is no page of its own (a group of the menu) is left out: a machine could not follow it. */
export const breadcrumbData = (
  crumbs: { name: string; href?: string }[],
  siteUrl: string,
): WithContext<BreadcrumbList> => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: crumbs
    .filter((crumb): crumb is { name: string; href: string } => Boolean(crumb.href))
    .map(({ name, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: siteUrl + href,
    })),
});

export const albumData = (album: Album, address: string, siteUrl: string): WithContext<ImageGallery> => ({
  '@context': CONTEXT,
  '@type': 'ImageGallery',
  name: album.title,
  url: siteUrl + address,
  ...(album.description && { description: album.description }),
  dateModified: album.updatedAt,
  ...(album.photos.length > 0 && {
    image: album.photos.slice(0, MOST_IMAGES).map((photo) => ({
      '@type': 'ImageObject' as const,
      contentUrl: imageUrl(photo, siteUrl),
      ...(photo.caption && { caption: photo.caption }),
      ...(photo.alt && { description: photo.alt }),
    })),
  }),
});

export function newsArticleData(story: Story, address: string, siteUrl: string): WithContext<NewsArticle> {
  const picture = firstImage(story.attachments);
  return {
    '@context': CONTEXT,
    '@type': 'NewsArticle',
    headline: story.title,
    url: siteUrl + address,
    datePublished: startOfDayInIndia(story.date),
    ...(story.description && { articleBody: story.description }),
    ...(picture && { image: imageUrl(picture, siteUrl) }),
    author: { '@id': `${siteUrl}/#school` },
    publisher: { '@id': `${siteUrl}/#school` },
  };
}

const imageUrl = ({ path }: Attachment, siteUrl: string) => siteUrl + renditionUrl(path, 1280, 'jpeg');

/** The front page of a network, as a profile may carry for a placeholder, is not the school. */
const namesAnAccount = (url: string) => URL.canParse(url) && new URL(url).pathname.length > 1;
