import { findPage, hrefOf, ITEM_ID } from '#app/addresses.ts';
import { type FoundPhoto, findPhoto } from '#app/features/gallery/album.ts';
import { renditionUrl } from '#app/media/picture.ts';
import { NOT_DESCRIBED, type PageDescription } from '#app/platform/http/page-meta.ts';
import type { Crumb } from '#app/ui/banner/page-banner.tsx';
import { trailTo } from '#app/site/frame/menu.ts';
import { cardAddress, CARD_SIZE, cardOf } from './card.server.ts';
import { type Asked, findSubject, type Subject } from './find-subject.server.ts';
import { albumData, breadcrumbData, newsArticleData, schoolData, websiteData } from './structured-data.ts';

/**
 * What every page tells of itself besides its own words, worked out by its address: pages need not think of
 * it. Nothing is formatted here, so that an odd row spoils its own page and never the frame.
 */
export async function describePage(asked: Asked, url: URL): Promise<PageDescription> {
  const page = findPage(url.pathname);
  if (!page) return NOT_DESCRIBED;
  const id = url.searchParams.get('id') ?? '';
  const subject = await findSubject(asked, page.name, ITEM_ID.test(id) ? id : '');
  const photo = subject?.album && findPhoto(subject.album, url.searchParams.get('photo') ?? '');
  // A page without a subject of its own is shared under the school's card.
  const shown = subject ?? (await findSubject(asked, 'home'));
  const { profile } = asked.school;
  const { url: siteUrl } = asked.site;
  return {
    card: photo
      ? photoCard(photo, siteUrl)
      : shown && {
          url: siteUrl + cardAddress(shown, cardOf(shown, asked.school)),
          ...CARD_SIZE,
          alt: `${shown.title} · ${profile.name}`,
        },
    structuredData:
      page.name === 'home'
        ? [schoolData(profile, siteUrl), websiteData(profile, siteUrl)]
        : subject
          ? structuredDataOf(asked, subject)
          : [],
  };
}

/** Whoever shares one photo means that photo: it is its own card. */
function photoCard({ photo }: FoundPhoto, siteUrl: string): PageDescription['card'] {
  const width = Math.min(CARD_PHOTO_WIDTH, photo.width);
  return {
    url: siteUrl + renditionUrl(photo.path, CARD_PHOTO_WIDTH, 'jpeg'),
    width,
    height: Math.round((width * photo.height) / photo.width),
    alt: photo.alt,
  };
}

const CARD_PHOTO_WIDTH = 1280;

function structuredDataOf({ site: { words, url: siteUrl } }: Asked, subject: Subject): object[] {
  const address = hrefOf(subject.page, { id: subject.id });
  const trail: Crumb[] = [
    ...trailTo(subject.page, words),
    ...(subject.album ? [{ name: words.gallery.title, href: hrefOf('gallery') }] : []),
    ...(subject.story ? [{ name: words.news.title, href: hrefOf('news') }] : []),
    { name: subject.title, href: address },
  ];
  return [
    breadcrumbData(trail, siteUrl),
    ...(subject.album ? [albumData(subject.album, address, siteUrl)] : []),
    ...(subject.story ? [newsArticleData(subject.story, address, siteUrl)] : []),
  ];
}
