import type { NumberedMigration } from '#app/platform/db/migrate.ts';
import * as firstSchema from './0001-first-schema.ts';

/** In order. A migration that has landed is frozen. */
export const migrations: Record<string, NumberedMigration> = {
  '0001-first-schema': firstSchema,
};
