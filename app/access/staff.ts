import type { StaffRole } from '#app/access/permissions.ts';
import type { StudioLanguage } from '#app/words/studio-languages.ts';

/** A signed-in person. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  /** The studio's language for them. */
  language: StudioLanguage;
  schoolCode: string;
  sessionId: string;
  /** When they last proved, in this session, who they are. */
  provedAt: string | null;
}

/** How a member of staff may be notified of enquiries by mail; the school's mailbox gets them in any case. */
export const enquiryMail = ['', 'at-once', 'daily'] as const;
export type EnquiryMail = (typeof enquiryMail)[number];
