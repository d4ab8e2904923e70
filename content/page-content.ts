/** What the prose may mention of the school's editable profile. Any text may be empty, and the list too. */
export interface SchoolFacts {
  name: string;
  mission: string;
  phone: string;
  email: string;
  portalUrl: string;
  registrationUrl: string;
  helpDesk: { email: string; opens: string; closes: string };
  /** In whole rupees. */
  fees: { formAtCampus: number; formDownloaded: number };
  /** From the youngest class upwards. */
  agesAtEntrance: { grade: string; age: number }[];
}

export interface PageContent {
  title: string;
  lead: string;
  /** For search engines, 110–155 characters. */
  description: string;
  /** The place of the picture that is seen through the banner's arch. */
  banner?: string;
  sections: Section[];
}

export interface Section {
  /** The anchor, in kebab-case. */
  id: string;
  heading: string;
  paragraphs: string[];
  list?: string[];
  steps?: { heading: string; text: string }[];
  /** The name of a picture slot. */
  picture?: string;
}

export interface PhotoText {
  /** The name of a picture slot. */
  picture: string;
  caption: string;
  alt: string;
}

export interface PhotoPageContent extends PageContent {
  photos: PhotoText[];
}

export interface AnimationText {
  /** The name of a picture slot. */
  picture: string;
  title: string;
  text: string;
  alt: string;
}

export interface ErpContent extends PageContent {
  animations: AnimationText[];
}

export interface ThankYouContent extends PageContent {
  /** The picture is a link home, and its alternative text says so. */
  picture: { picture: string; alt: string };
}

export interface WelcomeContent {
  title: string;
  lead: string;
  description: string;
  /** Stands in for the message until there is one. */
  noMessageYet: string;
}

export interface WelcomeContents {
  chairman: WelcomeContent;
  director: WelcomeContent;
  principal: WelcomeContent;
}

export interface NamedText {
  id: string;
  name: string;
  text: string;
}

export interface InfoBox {
  id: 'visit' | 'inquire' | 'apply';
  heading: string;
  text: string;
  /** The words of its link; empty where there is nothing to link to. */
  action: string;
}

export interface NamedTexts {
  heading: string;
  lead: string;
  items: NamedText[];
}

export type IconStripId = 'about-us' | 'management' | 'facilities' | 'sports' | 'enrichment-programs';

export interface HomeContent {
  title: string;
  description: string;
  tagline: string;
  lead: string;
  about: Section;
  iconStrip: (NamedText & { id: IconStripId })[];
  infoBoxes: InfoBox[];
  skilling: NamedTexts;
  infrastructure: NamedTexts;
  visitors: { heading: string; explanation: string };
}

export interface ParentsAppContent {
  heading: string;
  text: string;
  features: NamedText[];
}
