import { putUnderLoad } from '../load.ts';
import { askFor } from '../saved-page.ts';
import { familyProcessorSeconds, type Subject } from '../subject.ts';

const SHORT = { warmUpSeconds: 1, seconds: 2, connections: 16 };

/** The processor time of the most frequent requests: cached pages, and the files that belong to them. */
export async function measureReading(wrk: string, site: Subject) {
  const cost = costUnderLoad(wrk, site);
  const { etag } = (await askFor('gzip', `${site.url}/`)).headers;
  const html = await (await fetch(`${site.url}/`)).text();
  return {
    cachedPageMs: await cost('/'),
    unchangedPageMs: await cost('/', [`If-None-Match: ${etag}`]),
    assetMs: await cost(/\/assets\/[\w.-]+\.js/.exec(html)![0]),
    imageMs: await cost(await tileOf(site)),
  };
}

/** A picture queries the database each time, so with PostgreSQL that uses processor time, too. */
export async function measureImages(wrk: string, site: Subject, postgres: number) {
  const tile = await tileOf(site);
  let requests = 0;
  const before = familyProcessorSeconds(postgres);
  const { perCoreSecond } = await putUnderLoad(wrk, site, {
    ...SHORT,
    path: tile,
    onRequests: (count) => (requests += count),
  });
  return {
    imageOnPostgresMs: 1000 / perCoreSecond,
    imageInPostgresMs: ((familyProcessorSeconds(postgres) - before) * 1000) / requests,
  };
}

const costUnderLoad =
  (wrk: string, site: Subject) =>
  async (path: string, headers: string[] = []) =>
    1000 / (await putUnderLoad(wrk, site, { ...SHORT, path, headers })).perCoreSecond;

/** A gallery tile, already rendered when it is measured. */
async function tileOf(site: Subject): Promise<string> {
  const html = await (await fetch(`${site.url}/Gallery`)).text();
  const tile = /\/api\/image\/[^" ]+\?w=480&amp;f=avif/.exec(html)![0].replace('&amp;', '&');
  await (await fetch(site.url + tile)).arrayBuffer();
  return tile;
}
