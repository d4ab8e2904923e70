/** What texts can mention of the school's profile. Any text may be empty, and the list too. */
export interface SchoolFacts {
  name: string;
  mission: string;
  phone: string;
  email: string;
  portalUrl: string;
  /** How one registers, on the site or on paper; missing while registration is closed. */
  registration: 'site' | 'paper' | undefined;
  helpDesk: { email: string; opens: string; closes: string };
  /** In whole rupees. */
  fees: { formAtCampus: number; formDownloaded: number };
  /** From the youngest class upwards. */
  agesAtEntrance: { grade: string; age: number }[];
}

/** How long this site keeps enquiries. */
export interface Keeping {
  enquiryDays: number;
  suspectedSpamDays: number;
  acknowledges: boolean;
}
