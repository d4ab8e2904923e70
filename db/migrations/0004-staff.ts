import { type ColumnBuilderCallback, type Kysely, sql } from 'kysely';
import type { Engine } from '#app/platform/db/database.ts';

// Frozen: a change to the schema is a new migration beside this one.
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
  const count = engine === 'postgres' ? sql`bigint` : sql`integer`;
  const key: ColumnBuilderCallback = (column) => column.primaryKey();
  const required: ColumnBuilderCallback = (column) => column.notNull();
  const school: ColumnBuilderCallback = (column) => column.notNull().references('schools.code');
  const person: ColumnBuilderCallback = (column) =>
    column.notNull().references('staff_users.id').onDelete('cascade');

  // The tables of better-auth, in our words; see access/sign-in/auth.server.ts.
  await db.schema
    .createTable('staff_users')
    .addColumn('id', text, key)
    .addColumn('school_code', text, school)
    .addColumn('role', text, (column) => column.notNull().check(sql`role in ('administrator', 'editor')`))
    .addColumn('name', text, required)
    .addColumn('email', text, (column) => column.notNull().unique())
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('image', text)
    .addColumn('two_factor_enabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();

  await db.schema
    .createTable('staff_sessions')
    .addColumn('id', text, key)
    .addColumn('user_id', text, person)
    .addColumn('token', text, (column) => column.notNull().unique())
    .addColumn('expires_at', text, required)
    .addColumn('ip_address', text)
    .addColumn('user_agent', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await db.schema.createIndex('staff_sessions_of').on('staff_sessions').column('user_id').execute();

  await db.schema
    .createTable('staff_accounts')
    .addColumn('id', text, key)
    .addColumn('user_id', text, person)
    .addColumn('account_id', text, required)
    .addColumn('provider_id', text, required)
    .addColumn('password', text)
    .addColumn('access_token', text)
    .addColumn('refresh_token', text)
    .addColumn('id_token', text)
    .addColumn('access_token_expires_at', text)
    .addColumn('refresh_token_expires_at', text)
    .addColumn('scope', text)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await db.schema.createIndex('staff_accounts_of').on('staff_accounts').column('user_id').execute();

  await db.schema
    .createTable('staff_verifications')
    .addColumn('id', text, key)
    .addColumn('identifier', text, required)
    .addColumn('value', text, required)
    .addColumn('expires_at', text, required)
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await db.schema
    .createIndex('staff_verifications_of')
    .on('staff_verifications')
    .column('identifier')
    .execute();

  await db.schema
    .createTable('staff_two_factors')
    .addColumn('id', text, key)
    .addColumn('user_id', text, person)
    .addColumn('secret', text, required)
    .addColumn('backup_codes', text, required)
    .addColumn('verified', 'integer')
    .addColumn('failed_verification_count', 'integer')
    .addColumn('locked_until', text)
    .execute();
  await db.schema.createIndex('staff_two_factors_of').on('staff_two_factors').column('user_id').execute();

  await db.schema
    .createTable('staff_passkeys')
    .addColumn('id', text, key)
    .addColumn('user_id', text, person)
    .addColumn('name', text)
    .addColumn('public_key', text, required)
    .addColumn('credential_id', text, required)
    .addColumn('counter', count, required)
    .addColumn('device_type', text, required)
    .addColumn('backed_up', 'integer', required)
    .addColumn('transports', text)
    .addColumn('aaguid', text)
    .addColumn('created_at', text)
    .execute();
  await db.schema.createIndex('staff_passkeys_of').on('staff_passkeys').column('user_id').execute();

  // A link that makes somebody staff, once. Only the hash of its code is kept.
  await db.schema
    .createTable('staff_invitations')
    .addColumn('id', text, key)
    .addColumn('school_code', text, school)
    .addColumn('code_hash', text, (column) => column.notNull().unique())
    .addColumn('role', text, required)
    // Empty for the first administrator, whom nobody knows yet.
    .addColumn('email', text, required)
    .addColumn('invited_by', text)
    .addColumn('created_at', text, required)
    .addColumn('expires_at', text, required)
    .execute();

  await db.schema
    .createTable('sign_in_failures')
    .addColumn('subject', text, key)
    .addColumn('failures', 'integer', required)
    .addColumn('last_at', text, required)
    .execute();

  await db.schema
    .createTable('audit_entries')
    .addColumn('id', text, key)
    .addColumn('school_code', text, school)
    .addColumn('at', text, required)
    // Without a reference, and with the name: what somebody did stays told when they are gone.
    .addColumn('staff_id', text, required)
    .addColumn('staff_name', text, required)
    .addColumn('action', text, required)
    .addColumn('subject_type', text, required)
    .addColumn('subject_id', text, required)
    .addColumn('subject_title', text, required)
    .addColumn('before', text)
    .addColumn('after', text)
    .execute();
  await db.schema
    .createIndex('audit_entries_newest')
    .on('audit_entries')
    .columns(['school_code', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_entries_about')
    .on('audit_entries')
    .columns(['subject_type', 'subject_id', 'at'])
    .execute();
}
