import { z } from 'zod';

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');
const line = z.string().max(500).default('');

/**
 * All that the site says of the school itself, editable by staff. Every field may be empty: a page then
 * leaves that part out.
 */
export const SchoolProfile = z.object({
  name: z.string().min(1).max(200),
  mission: line,
  description: z.string().max(2000).default(''),
  phone: line,
  whatsapp: line,
  email: line,
  addressLines: z.array(z.string().max(200)).max(8).default([]),
  officeHours: line,
  mapEmbedUrl: link,
  mapUrl: link,
  parentPortalUrl: link,
  social: z
    .array(z.object({ network: z.enum(['facebook', 'instagram', 'youtube', 'x', 'linkedin']), url: link }))
    .max(8)
    .default([]),
  parentsApp: z
    .object({ googlePlayUrl: link, appStoreUrl: link })
    .default({ googlePlayUrl: '', appStoreUrl: '' }),
  helpDesk: z
    .object({ email: line, opens: line, closes: line })
    .default({ email: '', opens: '8:00 AM', closes: '8:00 PM' }),
  agesAtEntrance: z
    .array(z.object({ grade: z.string().max(40), age: z.number().int().min(1).max(25) }))
    .max(20)
    .default([]),
  fees: z
    .object({
      formAtCampus: z.number().int().min(0),
      formDownloaded: z.number().int().min(0),
    })
    .default({ formAtCampus: 500, formDownloaded: 400 }),
});
export type SchoolProfile = z.infer<typeof SchoolProfile>;

export interface School {
  code: string;
  profile: SchoolProfile;
}

/** The link that dials a number as people write it: '+91 00000 00000' → 'tel:+910000000000'. */
export const telephoneLink = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The link that opens a chat with a number as people write it. */
export const whatsappLink = (number: string) => `https://wa.me/${number.replace(/\D/g, '')}`;
