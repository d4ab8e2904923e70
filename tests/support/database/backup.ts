import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { inject } from 'vitest';
import { newId } from '#app/core/ids.ts';
import { addSavedTheme } from '#app/features/theme/saved-themes/commands.server.ts';
import { storeEnquiry } from '#app/features/enquiries/commands.server.ts';
import { acceptInvitation, invite } from '#app/access/people/invitation-codes.server.ts';
import { registerVisit } from '#app/features/visitors/commands.server.ts';
import { makeBackup } from '#app/features/backup/make-backup.server.ts';
import { restoreBackup } from '#app/features/backup/restore-backup.server.ts';
import { originalKey } from '#app/media/renditions/storage-keys.ts';
import type { Database, Engine } from '#app/platform/db/database.ts';
import { storedSecret } from '#app/platform/db/stored-secret.ts';
import { localDiskStorage } from '#app/platform/storage/local-disk.ts';
import type { Storage } from '#app/platform/storage/storage.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Theme } from '#app/sites/identity/identity.ts';
import { contentTypes } from '#app/content-types.ts';
import { migrations } from '#db/migrations/index.ts';
import { emptyServerData, type Home } from './server-data.ts';
import type { TestDatabase } from './engines.ts';
import { openMedia } from '#tests/support/content/media.ts';
import { publishOneOfEverything } from '#tests/support/content/one-of-everything.ts';
import { NOW, SCHOOL, storedDocument, storedPicture } from '#tests/support/content/school.ts';
import { allRows } from './tables.ts';
import { temporaryFolder } from '#tests/support/temporary-folder.ts';

export const engines: Engine[] = ['sqlite', 'postgres'];
export const enginesHere = () => engines.filter((engine) => engine === 'sqlite' || inject('postgresUrl'));

/** A school with something in every table and folder: content, files, waiting enquiries, staff, visits. */
export async function filledSchool(database: TestDatabase) {
  const { storage } = await openMedia(database);
  const deps = { database, storage };
  for (const colour of ['red', 'green', 'blue']) {
    const { mediaId } = await storedPicture(deps, colour);
    await publishOneOfEverything(database, `बाल दिवस ${colour} “q” \\ '`, { mediaId });
  }
  await storedDocument(deps);
  for (let number = 1; number <= 3; number++) await storeTestEnquiry(database, `Question ${number}\n\tपहला`);
  await registerVisit(database.writes, SCHOOL, NOW, {
    address: '10.0.0.1',
    userAgent: 'Mozilla/5.0 Firefox/140.0',
  });
  await storedSecret(database.writes, SCHOOL, 'staff-sessions');
  const person = { schoolCode: SCHOOL, now: NOW, email: 'asha@school.example' };
  const invitation = () =>
    invite(database.writes, { ...person, role: 'administrator', invitedBy: null, email: person.email });
  const joined = await acceptInvitation(database.writes, {
    ...person,
    code: await invitation(),
    name: 'आशा',
    password: 'three quiet words',
  });
  if ('refused' in joined) throw new Error(joined.refused);
  await invitation();
  const staff = { id: joined.staffId, name: 'आशा', schoolCode: SCHOOL } as Staff;
  const theme: Theme = { colours: 'river', gateway: 'round', letters: 'book' };
  await addSavedTheme(database.writes, { staff, now: NOW, name: 'नदी “q”', theme });
  await database.writes
    .insertInto('staff_sessions')
    .values({
      school_code: SCHOOL,
      id: newId(),
      user_id: joined.staffId,
      token: 'secret',
      expires_at: NOW.toISOString(),
      ip_address: null,
      user_agent: null,
      created_at: NOW.toISOString(),
      updated_at: NOW.toISOString(),
    })
    .execute();
  return { storage };
}

export const storeTestEnquiry = (database: Database, message: string) =>
  storeEnquiry(database.writes, {
    schoolCode: SCHOOL,
    now: NOW,
    enquiry: { name: 'A Parent', email: 'parent@example.com', phone: '+91 98765 43210', message },
    state: 'new',
    acknowledge: false,
    repetition: { claim: message, withinMs: 0 },
  });

export const backUp = (
  { where, storage }: { where: { dataDir: string; databaseUrl?: string | undefined }; storage: Storage },
  folder = temporaryFolder(),
) =>
  makeBackup(
    { config: { databaseUrl: undefined, ...where }, schoolCode: SCHOOL, storage },
    { folder, by: 'आशा', now: NOW },
  );

/** Restores into an unused database and storage, unless one is given. */
export async function restoreInto(engine: Engine, file: string, home?: Home, known = migrations) {
  const target = home ?? (await emptyServerData(engine));
  const storage = localDiskStorage(join(target.dataDir, 'media'));
  const { dataDir, databaseUrl } = target;
  const config = { dataDir, databaseUrl };
  const manifest = await restoreBackup(
    { config, schoolCode: SCHOOL, storage, migrations: known, contentTypes },
    file,
  );
  return { manifest, database: target.open(), storage, home: target };
}

const LEFT_OUT =
  /^(staff_(sessions|verifications|invitations)|sign_in_failures|enquiry_rates|daily_keys|visit_(marks|rates)|content_editing|photo_upload(s|_chunks|_locks))$|_search|_sounds/;

/** The search index is specific to each engine, and rebuilt. */
const isPromised =
  (table: string) =>
  ([column]: [string, unknown]) =>
    table !== 'content_items' || !['search', 'search_key'].includes(column);

/** Every row that a backup promises to restore, in an order and a format that both engines share. */
export async function promisedRows(database: Database): Promise<Record<string, string[]>> {
  const tables = Object.entries(await allRows(database)).filter(([name]) => !LEFT_OUT.test(name));
  return Object.fromEntries(
    tables.map(([name, rows]) => [
      name,
      rows.map((row) => JSON.stringify(Object.entries(row).filter(isPromised(name)).sort())).sort(),
    ]),
  );
}

/** The SHA-256 of every original that the database names. */
export async function originalHashes(database: Database, storage: Storage): Promise<Record<string, string>> {
  const rows = await database.reads.selectFrom('media_files').select('path').execute();
  const hashes = rows.map(async ({ path }) => {
    const bytes = await storage.read(originalKey(path));
    return [path, createHash('sha256').update(bytes).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}
