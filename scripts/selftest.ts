// Sends a marked test enquiry to the running site and checks that the mail is sent.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  startSelfTest,
  failSelfTest,
  selfTestOutcome,
} from '#app/features/enquiries/delivery/self-test.server.ts';
import { parseConfig } from '#app/platform/config.ts';
import { createSites } from '#app/platform/sites/sites.ts';
import { openDatabase } from '#app/platform/db/database.ts';
import { systemClock as clock } from '#app/platform/clock.ts';

const config = parseConfig();
const [{ schoolCode }] = createSites(config).all;
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: `http://${config.host ?? 'localhost'}:${config.port}` },
    within: { type: 'string', default: '120' },
  },
});
const began = Date.now();
const seconds = () => ((Date.now() - began) / 1000).toFixed(1);
const database = openDatabase(config);
try {
  const submit = (path: string, request: RequestInit) =>
    fetch(values.url + path, { ...request, signal: AbortSignal.timeout(30_000) });
  const { id } = await startSelfTest({ config, database, clock }, schoolCode, submit);
  for (;;) {
    const outcome = await selfTestOutcome(database.writes, { schoolCode, id });
    if (outcome === 'arrived') {
      console.log(
        `The test enquiry was received, and the mail server accepted its e-mail within ${seconds()} s.`,
      );
      break;
    }
    if (outcome === 'filed') {
      console.log(
        `The test enquiry was received within ${seconds()} s, and its e-mail written to a file: no mail server is set.`,
      );
      break;
    }
    if (Number(seconds()) > Number(values.within)) {
      await failSelfTest(database.writes, { schoolCode, id }, clock());
      throw new Error(`the e-mail has not been sent after ${seconds()} s; see the server’s log`);
    }
    await wait(200);
  }
} catch (error) {
  console.error(`ALARM: the self-test of the contact form failed: ${whyOf(error)}`);
  process.exitCode = 1;
} finally {
  await database.close();
}

function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
