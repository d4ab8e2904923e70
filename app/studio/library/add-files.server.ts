import type { CommandContext } from '#app/access/command-context.ts';
import { type DuplicateFile, describeDuplicate } from '#app/media/duplicates/describe-duplicate.server.ts';
import { ingestFile, type Refusal } from '#app/media/ingest/ingest.server.ts';

/** The result for a file that was sent into the library. */
export type AddedFile = { name: string } & (
  | { mediaId: string; wasThere: boolean; duplicate?: DuplicateFile | undefined }
  | { refused: Refusal['refused'] }
);

/** The maximum for one form; their total size is below the server's limit. */
const MAX_FILES = 40;

/** Stores the files of a form one after another, because unpacking takes memory. */
export async function addByForm({ services, staff }: CommandContext, form: FormData): Promise<AddedFile[]> {
  const sent = form.getAll('file').filter((file) => file instanceof File && file.name !== '') as File[];
  const added: AddedFile[] = [];
  for (const file of sent.slice(0, MAX_FILES)) {
    const taken = await ingestFile(services, staff.schoolCode, new Uint8Array(await file.arrayBuffer()), {
      sent: { name: file.name, by: staff.name },
    });
    const name = file.name.slice(0, 120);
    if ('refused' in taken) added.push({ name, refused: taken.refused });
    else {
      const { mediaId, wasThere = false } = taken;
      const duplicate = wasThere
        ? undefined
        : await describeDuplicate(services.database.writes, { schoolCode: staff.schoolCode, mediaId });
      added.push({ name, mediaId, wasThere, duplicate });
    }
  }
  return added;
}
