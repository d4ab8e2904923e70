import { type Attachment, fileUrl } from '#app/media/picture.ts';

/** An invitation to register, with the address of its site or the paper that it is. */
export interface Registration {
  id: string;
  title: string;
  url: string;
  attachments: Attachment[];
}

/** What a family is shown while registration is open. */
export interface OpenRegistration {
  title: string;
  href: string;
  /** On a site, or on a paper to be filled in. */
  kind: 'site' | 'paper';
}

/** Of several the newest that leads anywhere; where none does, registration is closed, on every page alike. */
export function openRegistration(inOrder: Registration[]): OpenRegistration | undefined {
  return inOrder.map(leadsTo).find((registration) => registration !== undefined);
}

function leadsTo({ title, url, attachments: [file] }: Registration): OpenRegistration | undefined {
  if (url) return { title, href: url, kind: 'site' };
  return file && { title, href: fileUrl(file.path), kind: 'paper' };
}
