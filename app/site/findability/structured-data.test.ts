import { expect, test } from 'vitest';
import { profileWith } from '#tests/support/content/profile.ts';
import type { Attachment } from '#app/media/picture.ts';
import { albumData } from '#app/features/gallery/structured-data.ts';
import { newsArticleData } from '#app/features/news/structured-data.ts';
import { breadcrumbData } from '#app/platform/http/breadcrumb-data.ts';
import { schoolData } from './structured-data.ts';

const SITE = 'https://school.example';
const urlOf = (address: string) => SITE + address;
const frame = { siteUrl: SITE, urlOf };
const photo: Attachment = {
  mediaId: 'm',
  path: 'LFIS/public/Images/0123.jpg',
  kind: 'image',
  alt: 'Lamps in rows',
  caption: '',
  width: 1600,
  height: 900,
  placeholder: null,
};

test('a school has what its profile says, and nothing for empty fields', () => {
  expect(schoolData(profileWith({ name: 'LFIS' }), SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'School',
    '@id': `${SITE}/#school`,
    name: 'LFIS',
    url: `${SITE}/`,
  });
  const full = profileWith({
    name: 'LFIS',
    phone: '+91 00000 00000',
    email: 'office@lfis.example',
    addressLines: ['Sample Road', 'Sample City'],
    social: [
      { network: 'facebook', url: 'https://www.facebook.com/' },
      { network: 'youtube', url: 'https://www.youtube.com/@sample' },
      { network: 'x', url: '' },
    ],
  });
  expect(schoolData(full, SITE)).toMatchObject({
    telephone: '+91 00000 00000',
    email: 'office@lfis.example',
    address: 'Sample Road, Sample City',
    // A network's front page is not the school's.
    sameAs: ['https://www.youtube.com/@sample'],
  });
});

test('breadcrumbs contain only pages with an address', () => {
  const crumbs = [{ name: 'Home', href: '/' }, { name: 'Overview' }, { name: 'Sports', href: '/Sports' }];
  expect(breadcrumbData(crumbs, urlOf).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: 'Sports', item: `${SITE}/Sports` },
  ]);
});

test('an album lists its images, fifty at most; without photos it has no image', () => {
  const album = {
    id: 'a',
    language: 'en' as const,
    title: 'Diwali',
    description: '',
    date: '2026-11-06',
    updatedAt: '2026-11-07T00:00:00.000Z',
  };
  const many = albumData({ ...album, photos: Array.from({ length: 60 }, () => photo) }, frame);
  expect(many).toMatchObject({
    name: 'Diwali',
    url: `${SITE}/SubGallery?id=a`,
    dateModified: album.updatedAt,
  });
  expect(many).not.toHaveProperty('description');
  const images = (many as unknown as { image: object[] }).image;
  expect(images).toHaveLength(50);
  expect(images[0]).toEqual({
    '@type': 'ImageObject',
    contentUrl: `${SITE}/api/image/LFIS/public/Images/0123.jpg?w=1280&f=jpeg`,
    description: 'Lamps in rows',
  });
  expect(albumData({ ...album, photos: [] }, frame)).not.toHaveProperty('image');
});

test('a story is an article of its publication date, by the school', () => {
  const story = {
    id: 's',
    language: 'en' as const,
    title: 'Kites',
    description: 'They flew.',
    date: '2026-02-14',
    fromDate: '2026-02-13',
  };
  expect(newsArticleData({ ...story, attachments: [photo] }, frame)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'Kites',
    url: `${SITE}/NewsArticle?id=s`,
    datePublished: '2026-02-13T18:30:00.000Z',
    articleBody: 'They flew.',
    image: `${SITE}/api/image/LFIS/public/Images/0123.jpg?w=1280&f=jpeg`,
    author: { '@id': `${SITE}/#school` },
    publisher: { '@id': `${SITE}/#school` },
  });
});
