import type { Db } from '#app/platform/db/database.ts';
import type { Site } from '#app/sites/site.ts';
import type { TextDocument } from './text-document.ts';

export interface DocumentRequest {
  db: Db;
  site: Site;
  now: Date;
  school: { name: string; description: string };
}

/** A text with its own address that is not a page; undefined if there is none of that name. */
export interface DocumentRoute {
  /** In Hono's syntax. */
  path: string;
  write(request: DocumentRequest, path: string): Promise<TextDocument | undefined>;
}
