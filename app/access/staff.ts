import type { StaffRole } from '#app/access/permissions.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';

/** Somebody who is signed in. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** In which the studio speaks to them. */
  language: StudioLanguage;
  schoolCode: string;
  sessionId: string;
  /** When they last showed, in this session, that they are who they are. */
  provedAt: string | null;
}

/** How somebody of the staff may hear of enquiries by mail; the school's mailbox gets them in any case. */
export const enquiryMail = ['', 'at-once', 'daily'] as const;
export type EnquiryMail = (typeof enquiryMail)[number];
