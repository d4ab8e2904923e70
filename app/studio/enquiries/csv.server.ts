import { CSV_START, csvLine } from '#app/core/text/csv.ts';
import { dayInIndia, timeInIndia } from '#app/core/time/days.ts';
import type { ExportedEnquiry } from '#app/features/enquiries/inbox/inbox-export.server.ts';
import type { StudioWords } from '#app/studio/words/en/index.ts';

/** Streamed: each batch is read while the one before is sent. */
export function csvOf(
  batches: AsyncGenerator<ExportedEnquiry[]>,
  words: StudioWords['enquiries'],
  { mailGoesToFiles }: { mailGoesToFiles: boolean },
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      start: (stream) => stream.enqueue(encoder.encode(CSV_START + csvLine(words.csv.headings))),
      async pull(stream) {
        const { value, done } = await batches.next();
        if (done) return stream.close();
        stream.enqueue(
          encoder.encode(
            value.map((enquiry) => lineOf(withFiledDelivery(enquiry, mailGoesToFiles), words)).join(''),
          ),
        );
      },
      // The download was cancelled: nothing more is read.
      cancel: async () => void (await batches.return(undefined)),
    },
    { highWaterMark: 1 },
  );
}

/** For enquiries from before delivery was recorded, the current settings decide. */
const withFiledDelivery = (enquiry: ExportedEnquiry, mailGoesToFiles: boolean): ExportedEnquiry =>
  mailGoesToFiles && enquiry.delivery === 'delivered' ? { ...enquiry, delivery: 'filed' } : enquiry;

const lineOf = (enquiry: ExportedEnquiry, words: StudioWords['enquiries']): string =>
  csvLine([
    enquiry.receipt,
    sortable(enquiry.receivedAt),
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.message,
    words.states[enquiry.state],
    enquiry.assigneeName ?? '',
    words.csv.deliveries[enquiry.delivery],
    enquiry.answeredAt ? sortable(enquiry.answeredAt) : '',
    enquiry.notes
      .map(({ writtenAt, staffName, text }) => `${sortable(writtenAt)} ${staffName}: ${text}`)
      .join('\n'),
  ]);

/** A format that every spreadsheet reads as a time. */
const sortable = (at: string) => `${dayInIndia(at)} ${timeInIndia(at)}`;
