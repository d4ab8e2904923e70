import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database, Engine } from '#app/platform/db/database.ts';
import { onEachEngine } from '#tests/support/database/engines.ts';

/**
 * Tables of the whole installation, see decision 48: a school is identified by its own code, and other sites'
 * hosts and what a build makes belong to no school.
 */
const OF_EVERY_SCHOOL = ['outside_hosts', 'page_dictionaries', 'schools'];

/** A migration that has landed must not change: installations that ran it would never get the change. */
const FROZEN: Record<string, string> = {
  '0001-initial.ts': '903066eb3a72a07f3be415073b8cbf293f90769769bfee83666f86c91337f577',
  '0002-consent-with-the-picture.ts': '4dfd4c7399f95fe3573b5fd00da5940e2890c5989f8943884e9bb2a2e294bde9',
  '0003-language-of-drafts.ts': 'e944c45561391d067816ccd0aceb8ac412d4e767d9d8f666a49f06dc6c275158',
  '0004-profile-is-content.ts': '6d0b9cad68745bf2673cff62fdca715ee5a43bad17a29d6c650a8accc81ca031',
  '0005-theme-is-content.ts': '99add697568ba68e7dd05e4815ab9ceaad55edd511228cf44ade6f837983f0a5',
  '0006-roles-are-code.ts': 'c23b4344e9697f3324281bda3499a9cdb37e165ce4b309938eae233a67a7d535',
  '0007-enquiries-of-a-person.ts': '956243f7cdd052a3cc0b8eea86619131ad979f2a3956a0dae36e41b2b1f26b00',
  '0008-page-dictionaries.ts': '292db67bf20f245beb4585d61f00a4e3e1dd50676336ad3786abecc97c3d25d8',
};

test('a migration that has landed is unchanged', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\d{4}-.*(?<!\.test)\.ts$/.test(name));
  const hashes = files.map((name) => {
    const text = readFileSync(`${import.meta.dirname}/${name}`);
    return [name, createHash('sha256').update(text).digest('hex')];
  });
  expect(Object.fromEntries(hashes)).toEqual(FROZEN);
});

onEachEngine((open, engine) => {
  test('every table belongs to a school, except the few of the installation', async () => {
    const tables = await listTables(await open());
    expect(tables.filter(({ columns }) => !columns.includes('school_code')).map(({ name }) => name)).toEqual(
      OF_EVERY_SCHOOL,
    );
  });

  test('the school is the first column of every key, unique index and reference of its tables', async () => {
    const database = await open();
    const own = (await listTables(database))
      .map(({ name }) => name)
      .filter((name) => !OF_EVERY_SCHOOL.includes(name));
    const unique = (await listUnique(database, engine)).filter(({ table }) => own.includes(table));
    expect([...new Set(unique.map(({ table }) => table))].sort()).toEqual(own);
    expect(unique.filter(({ first }) => first !== 'school_code')).toEqual([]);
    const references = await listReferences(database, engine);
    expect(references.length).toBeGreaterThan(own.length);
    expect(references.filter(({ first }) => first !== 'school_code')).toEqual([]);
  });
});

async function listTables({ reads }: Database): Promise<{ name: string; columns: string[] }[]> {
  const tables = await reads.introspection.getTables();
  return tables
    .filter(({ name }) => !/^content_(search|sounds)/.test(name))
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface Key {
  table: string;
  name: string;
  first: string;
}

/** Including primary keys: both engines have an index for each. */
const listUnique = async ({ reads }: Database, engine: Engine): Promise<Key[]> =>
  (
    await (
      engine === 'sqlite'
        ? sql<Key>`select listed.name as "table", indexes.name, columns.name as first
          from pragma_table_list as listed, pragma_index_list(listed.name) as indexes,
            pragma_index_info(indexes.name) as columns
          where listed.schema = 'main' and listed.type = 'table' and indexes."unique" = 1 and columns.seqno = 0`
        : sql<Key>`select indrelid::regclass::text as "table", indexrelid::regclass::text as name, attname as first
          from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0]
          join pg_class on pg_class.oid = indrelid
          where indisunique and relnamespace = 'public'::regnamespace`
    ).execute(reads)
  ).rows;

const listReferences = async ({ reads }: Database, engine: Engine): Promise<Key[]> =>
  (
    await (
      engine === 'sqlite'
        ? sql<Key>`select listed.name as "table", keys."table" as name, keys."from" as first
          from pragma_table_list as listed, pragma_foreign_key_list(listed.name) as keys
          where listed.schema = 'main' and keys.seq = 0`
        : sql<Key>`select conrelid::regclass::text as "table", conname as name, attname as first
          from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
          where contype = 'f' and connamespace = 'public'::regnamespace`
    ).execute(reads)
  ).rows;
