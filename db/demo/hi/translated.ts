import type { DemoAlbum, DemoEvent, DemoHighlight, DemoMessage, DemoNotification } from '../content-types.ts';
import type { DemoRegistration, DemoStory, DemoVideo } from '../content-types.ts';
import type { PictureName } from '../pictures.ts';

/** The Hindi texts of an item, by field. A missing field is in Hindi already, or empty. */
type Translated<Item, Fields extends keyof Item> = Partial<Record<string, Partial<Pick<Item, Fields>>>>;

export type Stories = Translated<DemoStory, 'title' | 'description'>;
export type Highlights = Translated<DemoHighlight, 'title'>;
export type Notifications = Translated<DemoNotification, 'title' | 'description'>;
export type Registrations = Translated<DemoRegistration, 'title'>;
export type Videos = Translated<DemoVideo, 'title'>;
export type Messages = Translated<DemoMessage, 'name' | 'designation' | 'message'>;
export type Events = Translated<DemoEvent, 'title' | 'place' | 'audience' | 'text'>;

export type Captions = Partial<Record<PictureName, string>>;
export type Albums = Partial<
  Record<string, Partial<Pick<DemoAlbum, 'title' | 'description'>> & { captions?: Captions }>
>;
