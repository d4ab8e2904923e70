import type { Route } from './+types/choice-page.ts';
import { listLibrary } from '#app/publishing/library/library-list.server.ts';
import { studioContext } from '#app/studio/content/studio-context.server.ts';
import type { StoredFile } from '#app/studio/content/load-item.server.ts';
import { cursorInAddress } from './library-href.ts';
import { readLibrarySearch } from './library-input.server.ts';

/** A file of the library, with all that a form needs to use it. */
export interface OfferedFile extends StoredFile {
  mediaId: string;
  called: string;
  alt: string;
}

export interface LibraryChoice {
  files: OfferedFile[];
  next: string | undefined;
}

/** The pictures or documents as JSON, paged, for the pickers in forms. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { services, staff } = studioContext(context, 'content.read');
  const search = readLibrarySearch(new URL(request.url).searchParams);
  const { files, next } = await listLibrary(services.database.reads, {
    ...search,
    schoolCode: staff.schoolCode,
    tab: search.tab === 'papers' ? 'papers' : 'pictures',
    answered: true,
  });
  const choice: LibraryChoice = {
    files: files.map(({ id, path, kind, focus, consent, displayName, alt }) => ({
      mediaId: id,
      path,
      kind,
      focus,
      consent,
      called: displayName,
      alt,
    })),
    next: next && cursorInAddress(next),
  };
  return Response.json(choice);
}
