import { readUrl } from '#app/core/read-url.ts';
import type { FrameMeta } from '#app/platform/http/page-meta.ts';
import type { School as SchoolData, WebSite, WithContext } from 'schema-dts';
import { phoneNumbers, recognisedPhones } from '#app/core/text/phone-links.ts';
import type { SchoolProfile } from '#app/features/school/profile.ts';

/** Structured data with the same content as the page: only what the school wrote, empty fields left out. */
const CONTEXT = 'https://schema.org';

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
    ...(phone?.href && { telephone: recognisedPhones(phone.text) ?? phone.text }),
    ...(profile.email && { email: profile.email }),
    ...(profile.addressLines.length > 0 && { address: profile.addressLines.join(', ') }),
    ...(profile.mapUrl && { hasMap: profile.mapUrl }),
    ...(accounts.length > 0 && { sameAs: accounts }),
  };
}

export const websiteData = (
  profile: SchoolProfile,
  { siteUrl, urlOf, languageTag }: Pick<FrameMeta, 'siteUrl' | 'urlOf' | 'languageTag'>,
): WithContext<WebSite> => ({
  '@context': CONTEXT,
  '@type': 'WebSite',
  name: profile.name,
  url: urlOf('/'),
  inLanguage: languageTag,
  publisher: { '@id': `${siteUrl}/#school` },
});

/** A network's front page, a possible placeholder in a profile, is not the school's account. */
const namesAnAccount = (url: string) => (readUrl(url)?.pathname.length ?? 0) > 1;
