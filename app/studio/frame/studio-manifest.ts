import { studioHref, studioPaths } from '#app/access/studio-addresses.ts';
import { languageTags } from '#app/words/locales.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';
import { studioWordsOf } from '../words/words.ts';

/** The studio as an installed app, also in the share menu: shared photos are posted to its share address. */
export const studioManifest = (schoolName: string, language: StudioLanguage) => ({
  name: `${schoolName} ${studioWordsOf(language).studio}`,
  short_name: studioWordsOf(language).studio,
  lang: languageTags[language],
  id: studioHref('dashboard'),
  start_url: studioHref('dashboard'),
  scope: studioHref('dashboard'),
  display: 'standalone',
  theme_color: '#1f2a5c',
  background_color: '#fffaf0',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any',
  })),
  share_target: {
    action: studioPaths.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', files: [{ name: 'photos', accept: ['image/*', '.heic', '.heif'] }] },
  },
});
