import type { NumberedMigration } from '#app/platform/db/migrate.ts';
import * as initial from './0001-initial.ts';

/** In order. A migration that has landed is frozen. */
export const migrations: Record<string, NumberedMigration> = {
  '0001-initial': initial,
};
