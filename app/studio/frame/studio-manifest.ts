import { en } from '../words/en.ts';

/** The studio beside a phone's apps, and in its share menu: photos that are shared with it come to `/studio/share`. */
export const studioManifest = (schoolName: string, language: string) => ({
  name: `${schoolName} ${en.studio}`,
  short_name: en.studio,
  lang: language,
  id: '/studio',
  start_url: '/studio',
  scope: '/studio',
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
    action: '/studio/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', files: [{ name: 'photos', accept: ['image/*', '.heic', '.heif'] }] },
  },
});
