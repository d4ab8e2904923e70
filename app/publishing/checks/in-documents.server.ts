import { detectText } from '#app/media/files/detect-text.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import type { SiteServices } from '#app/platform/services.ts';
import { type ContentType, isFilesField } from '#app/publishing/content-type.ts';
import { type Fields, filesOf } from '#app/publishing/fields.ts';
import type { PublishWarning } from './publish-warning.ts';

const HEAVY = 5_000_000;
/** A larger document is reported as heavy, and not checked for text as well. */
const MAX_READ = 25_000_000;

type Deps = Pick<SiteServices, 'database' | 'storage' | 'site'>;

/** Documents that are slow to load, and scans that cannot be read aloud or enlarged. */
export async function warningsInDocuments(
  deps: Deps,
  type: ContentType,
  fields: Fields,
): Promise<PublishWarning[]> {
  const found: PublishWarning[] = [];
  for (const { name } of type.fields.filter(isFilesField))
    for (const document of await findPdfs(
      deps,
      filesOf(fields, name).map(({ mediaId }) => mediaId),
    )) {
      const what = document.name || document.path.split('/').at(-1)!;
      if (document.bytes > HEAVY) found.push({ kind: 'heavyPaper', field: name, what });
      if ((document.has_text ?? (await checkForText(deps, document))) === 'no')
        found.push({ kind: 'scannedPaper', field: name, what });
    }
  return found;
}

/** Documents stored before this was recorded: checked once, then recorded. */
async function checkForText({ database, storage, site }: Deps, { id, path, bytes }: PdfRow) {
  if (bytes > MAX_READ) return undefined;
  // If the storage is unavailable there is no warning, and publishing continues.
  const read = await storage.read(originalKey(path)).catch(() => undefined);
  if (!read) return undefined;
  const hasText = await detectText(read);
  // It was replaced in the meantime.
  await database.writes
    .updateTable('media_files')
    .set({ has_text: hasText })
    .where('school_code', '=', site.schoolCode)
    .where('id', '=', id)
    .where('path', '=', path)
    .execute();
  return hasText;
}

type PdfRow = Awaited<ReturnType<typeof findPdfs>>[number];

async function findPdfs({ database, site }: Deps, ids: string[]) {
  if (ids.length === 0) return [];
  return database.reads
    .selectFrom('media_files')
    .select(['id', 'path', 'name', 'bytes', 'has_text'])
    .where('school_code', '=', site.schoolCode)
    .where('id', 'in', ids)
    .where('content_type', '=', 'application/pdf')
    .orderBy('id')
    .execute();
}
