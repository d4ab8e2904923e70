import type { DocumentName } from './documents.ts';
import type { PictureName } from './pictures.ts';

/** Whatever an item can link to: a picture or a document of this folder, by its name. */
export type AttachmentName = PictureName | DocumentName;

export interface DemoPhoto {
  picture: PictureName;
  /** May be empty: not every photograph needs a caption. */
  caption: string;
}

export interface DemoAlbum {
  /** Stable kebab-case slug that carries the year. */
  id: string;
  title: string;
  description: string;
  /** Day of the event, YYYY-MM-DD. */
  date: string;
  /** The first one is the cover. */
  photos: DemoPhoto[];
}

export interface DemoStory {
  id: string;
  title: string;
  /** Paragraphs are separated by an empty line. */
  description: string;
  /** Day of publication, YYYY-MM-DD. */
  date: string;
  /** First day of what it is about, YYYY-MM-DD. */
  fromDate: string;
  attachments: AttachmentName[];
}

export interface DemoHighlight {
  id: string;
  title: string;
  attachments: AttachmentName[];
}

export interface DemoNotification {
  id: string;
  title: string;
  description: string;
  image: PictureName[];
  attachments: AttachmentName[];
  /** Empty when there is nothing to open. */
  url: string;
}

export interface DemoRegistration {
  id: string;
  title: string;
  url: string;
  attachments: AttachmentName[];
}

export interface DemoVideo {
  id: string;
  title: string;
  date: string;
  videoUrl: string;
}

export interface DemoMessage {
  id: string;
  category: 'Chairman' | 'Director' | 'Principal';
  name: string;
  designation: string;
  /** Paragraphs are separated by an empty line. */
  message: string;
  attachments: PictureName[];
}

/** Missing texts are empty. */
export interface DemoEvent {
  id: string;
  title: string;
  kind: 'event' | 'holiday' | 'test';
  fromDate: string;
  toDate?: string;
  begins?: string;
  ends?: string;
  place?: string;
  /** Comma-separated; all if missing. */
  classes?: string;
  audience?: string;
  text?: string;
  attachments?: PictureName[];
}
