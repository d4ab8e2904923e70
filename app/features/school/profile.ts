import { z } from 'zod';
import { MAX_AGES } from './ages.ts';

const link = z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default('');
const line = z.string().max(500).default('');

export const networks = ['facebook', 'instagram', 'youtube', 'x', 'linkedin'] as const;

/**
 * All that the site says of the school itself, editable by staff. Every field may be empty: a page then
 * leaves that part out.
 */
export const SchoolProfile = z.object({
  name: z.string().min(1).max(200),
  /** A picture of the school's own; else the drawn logo is shown. */
  logo: z
    .object({
      mediaId: z.string(),
      path: z.string(),
      width: z.number().int().min(1),
      height: z.number().int().min(1),
    })
    .nullable()
    .default(null),
  mission: line,
  description: z.string().max(2000).default(''),
  /** That the parents' app asks for. Missing in what was stored before it had a field: then it is the one of all calls. */
  schoolCode: z.string().max(40).optional(),
  phone: line,
  whatsapp: line,
  email: line,
  addressLines: z.array(z.string().max(200)).max(8).default([]),
  officeHours: line,
  mapEmbedUrl: link,
  mapUrl: link,
  parentPortalUrl: link,
  social: z
    .array(z.object({ network: z.enum(networks), url: link }))
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
    .max(MAX_AGES)
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
