import { type Attachment, fileUrl } from '#app/media/picture.ts';

/** A registration notice, with a link to a site or a document. */
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
  /** On a site, or on a document to be filled in. */
  kind: 'site' | 'paper';
}

/** The newest one with a target; if there is none, registration is closed, on every page. */
export function openRegistration(inOrder: Registration[]): OpenRegistration | undefined {
  return inOrder.map(leadsTo).find((registration) => registration !== undefined);
}

function leadsTo({ title, url, attachments: [file] }: Registration): OpenRegistration | undefined {
  if (url) return { title, href: url, kind: 'site' };
  return file && { title, href: fileUrl(file.path), kind: 'paper' };
}
