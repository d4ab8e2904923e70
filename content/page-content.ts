import type { PageName } from '#app/addresses.ts';

/** What the prose may mention of the school's editable profile. Any text may be empty, and the list too. */
export interface SchoolFacts {
  name: string;
  mission: string;
  phone: string;
  email: string;
  portalUrl: string;
  /** Where one registers, on a site or on a paper; missing while registration is closed. */
  registration: 'site' | 'paper' | undefined;
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
  /** Parts of a whole, each with its name. */
  terms?: TermText[];
  steps?: { heading: string; text: string }[];
  /** The name of a picture slot. */
  picture?: string;
  /** The one thing to do after reading it. */
  action?: { words: string; page: PageName };
}

export interface TermText {
  name: string;
  text: string;
}

/** A stage of learning as other pages point to it. */
export interface StageText {
  page: PageName;
  name: string;
  ages: string;
  text: string;
  /** The name of a picture slot. */
  picture: string;
}

export interface StageContent extends PageContent {
  /** All of them, from the youngest on. */
  stages: StageText[];
  /** Told in a line each, before the text. */
  facts: { name: string; value: string }[];
  /** One thing after another: a morning, or the life of a question. */
  moments?: { heading: string; lead: string; items: TermText[] };
  /** A sentence worth setting large. */
  quote?: string;
}

export interface AdmissionContent extends PageContent {
  /** Around the form that tells the class for an age. */
  calculator: { intro: string; guide: string };
  prices: { heading: string; price: string; text: string }[];
  /** Stands beside the text, with the ways to reach the school. */
  ask: Section;
}

export interface GuidelinesContent extends PageContent {
  /** Stands beside the text, with the ways to reach the help desk. */
  helpDesk: Section;
}

export interface PhotoText {
  /** The name of a picture slot. */
  picture: string;
  /** For a photo that brings no caption of its own. */
  caption: string;
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

export interface ErpContent extends GuidelinesContent {
  animations: AnimationText[];
}

export interface ContactContent extends Omit<PageContent, 'sections'> {
  office: { heading: string };
  form: { heading: string; text: string };
}

export interface ThankYouContent extends PageContent {
  /** The picture is a link home, and its alternative text says so. */
  picture: { picture: string; alt: string };
  /** What the page says instead to whoever has just sent a message. */
  received: Pick<PageContent, 'lead' | 'sections'>;
}

export interface WelcomeContent {
  title: string;
  description: string;
  /** Stands in for the message until there is one. */
  noMessageYet: string;
  /** Said before the message of another, which stands in. */
  standIn?: string;
}

export interface WelcomeContents {
  chairman: WelcomeContent;
  director: WelcomeContent;
  principal: WelcomeContent;
  /** The Principal’s page while only the Director has written. */
  directorForPrincipal: WelcomeContent;
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
  /** The words of its link; empty where there is nothing to link to, or where what it leads to has a name. */
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
