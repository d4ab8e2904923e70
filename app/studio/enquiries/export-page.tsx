import type { Route } from './+types/export-page.ts';
import { dayInIndia } from '#app/core/time/days.ts';
import { inboxBatches, recordExport } from '#app/features/enquiries/inbox/inbox-export.server.ts';
import { readInboxSearch } from '#app/features/enquiries/inbox/inbox-input.server.ts';
import { requireProof } from '#app/access/sign-in/proof.server.ts';
import { requirePermission } from '#app/access/sessions/signed-in.server.ts';
import { requestContext } from '#app/platform/http/request-context.ts';
import { csvOf } from './csv.server.ts';
import { studioWordsOf } from '#app/studio/words/words.ts';

/** A file, not a page: the enquiries of the current filter. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requirePermission(context, 'enquiries.export');
  await requireProof({ request, context }, 'enquiries.export');
  const {
    services,
    site: { schoolCode },
    now,
  } = context.get(requestContext);
  const words = studioWordsOf(staff.language).enquiries;
  const { state, q } = readInboxSearch(new URL(request.url).searchParams);
  await recordExport({ services, staff, now }, { title: words.csv.file(dayInIndia(now)), state, q });
  const batches = inboxBatches(services.database.reads, { schoolCode, staffId: staff.id, state, q });
  return new Response(csvOf(batches, words, { mailGoesToFiles: services.mailer.goesTo === 'files' }), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${words.csv.file(dayInIndia(now))}"`,
    },
  });
}
