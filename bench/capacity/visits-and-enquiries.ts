import type { SmtpSink } from '../../scripts/lib/smtp-sink.ts';
import type { Subject } from '../subject.ts';

const VISITS = 400;
const ENQUIRIES = 150;
const AT_ONCE = 4;

/** The headers of another visitor's browser; the proxy passes on the address. */
const browser = (number: number) => ({
  'content-type': 'application/json',
  'user-agent': `Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0 browser-${number}`,
  'x-forwarded-for': `10.${Math.floor(number / 250)}.${number % 250}.1`,
});

/** Sends new visitors; returns how many. */
export async function sendVisits(site: Subject): Promise<number> {
  await eachOf(VISITS, (number) => post(`${site.url}/visit`, browser(number), ''));
  return VISITS;
}

/** Sends enquiries until the last one's mail has arrived; returns how many. */
export async function sendEnquiries(site: Subject, postOffice: SmtpSink): Promise<number> {
  const before = postOffice.received.length;
  await eachOf(ENQUIRIES, (number) =>
    post(`${site.url}/api/form/LFIS/dif`, browser(number), JSON.stringify(enquiry(number))),
  );
  while (postOffice.received.length < before + ENQUIRIES) await new Promise((later) => setTimeout(later, 50));
  // The mail arrives a moment before the server has recorded it.
  await new Promise((later) => setTimeout(later, 300));
  return ENQUIRIES;
}

const enquiry = (number: number) => ({
  name: `Sample Parent ${number}`,
  email: `parent-${number}@mail.example`,
  phone: '00000 00000',
  message: `We would like to see the school before our daughter joins (${number}). ${'Which day suits you? '.repeat(12)}`,
});

async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  const response = await fetch(url, { method: 'POST', headers, body });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${answer}`);
}

async function eachOf(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const hand = async () => {
    for (let number = next++; number < count; number = next++) await work(number);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}
