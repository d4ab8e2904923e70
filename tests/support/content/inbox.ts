import { searchTextOf } from '#app/features/enquiries/inbox/inbox-search.server.ts';
import { newId } from '#app/core/ids.ts';
import type { Database } from '#app/platform/db/database.ts';
import type { Schema } from '#app/platform/db/schema.ts';
import { NOW, SCHOOL } from './school.ts';

type Row = Schema['enquiries'];

/** An enquiry's row, received this many minutes ago. */
export function enquiryRow({ minutesAgo = 60, ...change }: Partial<Row> & { minutesAgo?: number } = {}): Row {
  const received = new Date(NOW.getTime() - minutesAgo * 60_000);
  const id = change.id ?? newId(received.getTime());
  const row = {
    id,
    school_code: SCHOOL,
    receipt: `LFIS-${id.slice(-8).toUpperCase()}`,
    name: 'Asha Sample',
    email: 'asha@mail.example',
    phone: '98765 43210',
    message: 'When does the school year begin?',
    state: 'new' as const,
    delivery: 'delivered' as const,
    received_at: received.toISOString(),
    updated_at: received.toISOString(),
    assigned_to_id: null,
    assigned_to_name: null,
    answered_at: null,
    ...change,
  };
  return { ...row, search: searchTextOf(row) };
}

export async function keepEnquiries(database: Database, rows: Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500)
    await database.writes
      .insertInto('enquiries')
      .values(rows.slice(from, from + 500))
      .execute();
}

/** The names in the list, in order. */
export const namesIn = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="\/studio\/enquiries\/[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name!);
