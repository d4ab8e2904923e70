import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { singleFlight } from '#app/core/flow/single-flight.ts';
import { mayDo } from '#app/access/permissions.ts';
import { findActiveStaff, hasSession } from '#app/access/sessions/signed-in.server.ts';
import { bearerTokenFits } from '#app/platform/http/bearer-token.ts';
import type { Endpoint } from '#app/platform/http/endpoint.ts';
import { matchesEtag } from '#app/platform/http/file-response.ts';
import { parseInput } from '#app/platform/http/parse-input.ts';
import { problem, type ProblemExtra, type ProblemKind } from '#app/platform/http/problem.ts';
import type { Site } from '#app/sites/site.ts';
import type { Services, SiteServices } from '#app/platform/services.ts';
import { endpointsIn } from '#app/site/for-machines.server.ts';
import { openApiDocument } from '#app/site/api/openapi.server.ts';
import { methodsAt } from './api-paths.ts';
import type { AppEnv } from '#server/app-env.ts';
import { clientAddress } from '#server/requests/client-address.ts';
import { readUpTo } from '#server/requests/posted-form.ts';

const MAX_BODY_BYTES = 64 * 1024;

/** The API of the specification's section 7, mounted from its declarations. */
export function createApi(services: Services): Hono<AppEnv> {
  const api = new Hono<AppEnv>();
  const offered = endpointsIn(services.config.languages);
  const findSchoolCode = rememberSchools(services);
  const documents = new WeakMap<Site, object>();
  const documentOf = (site: Site) => {
    const document = documents.get(site) ?? openApiDocument(offered, site.url);
    documents.set(site, document);
    return document;
  };

  api.use(async (c, next) => {
    c.set('area', c.req.path.startsWith('/api/image/') ? 'image' : 'api');
    await next();
  });
  api.get('/openapi.json', (c) =>
    c.json(documentOf(c.var.services.site), 200, { 'cache-control': 'public, max-age=300' }),
  );
  for (const endpoint of offered) {
    api.on(endpoint.method, endpoint.path, (c) => answer(c, endpoint, findSchoolCode));
  }
  api.all('*', (c) => {
    const methods = methodsAt(c.req.path);
    if (methods.length === 0) return problem('not-found', c.var.requestId);
    return problem('method-not-allowed', c.var.requestId, { headers: { allow: methods.join(', ') } });
  });
  return api;
}

async function answer(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  findSchoolCode: FindSchoolCode,
): Promise<Response> {
  const { requestId, services } = c.var;
  c.set('route', `${endpoint.method} ${endpoint.path}`);
  const refuse = (kind: ProblemKind, extra?: ProblemExtra) => problem(kind, requestId, extra);

  if (endpoint.needsToken && !bearerTokenFits(c.req.header('authorization'), services.config.apiToken)) {
    return refuse('token-needed', { headers: { 'www-authenticate': 'Bearer' } });
  }

  const schoolNamed = (named: string | undefined) => resolveSchool(c, findSchoolCode, named);
  const inPath = c.req.param('schoolcode');
  // The school is checked before the body: if it is unknown, problems of fields do not matter.
  const addressed = inPath === undefined ? undefined : await schoolNamed(inPath);
  if (addressed?.refused) return refuse(addressed.refused);

  const query = endpoint.query && parseInput(endpoint.query, c.req.query());
  if (query?.errors) return refuse('invalid-input', { errors: query.errors });

  const address = clientAddress(c, services.config.trustProxy);
  const refusal = await endpoint.admit?.({ services, requestId, clientAddress: address });
  if (refusal) return refusal;

  let body: { schoolcode?: string } | undefined;
  if (endpoint.body) {
    if (!/^application\/json\s*(;|$)/i.test(c.req.header('content-type') ?? ''))
      return refuse('wrong-content-type');
    const sent = await readJson(c.req.raw);
    if (sent.refused) return refuse(sent.refused);
    const parsed = parseInput(endpoint.body, sent.value);
    if (parsed.errors) return refuse('invalid-input', { errors: parsed.errors });
    body = parsed.data as { schoolcode?: string };
  }

  const school = addressed ?? (await schoolNamed(body?.schoolcode));
  if (school.refused) return refuse(school.refused);

  const result = await endpoint.handle({
    services,
    schoolCode: school.code,
    query: query?.data as never,
    body: body as never,
    request: c.req.raw,
    requestId,
    clientAddress: address,
    mayEdit: (code) => mayEdit(services, c.req.raw.headers, code),
    // As it was sent, except the case of the school's code: nothing is decoded before the strict pattern that checks
    // it.
    filePath: c.req.path.replace(/^\/api\/image\//, '').replace(/^[a-z0-9]+(?=\/)/i, inCapitals),
    sentPath: c.req.path.replace(/^\/api\/image\//, ''),
  });
  if (result instanceof Response) return result;
  return jsonAnswer(c, endpoint, result, services.config.apiToken !== undefined);
}

async function mayEdit(services: SiteServices, headers: Headers, schoolCode: string): Promise<boolean> {
  const staff = hasSession(services.site, headers) ? await findActiveStaff(services, headers) : null;
  return staff?.schoolCode === schoolCode && mayDo(staff.role, 'content.read');
}

/** A list that has not changed since the client's last request is answered without a body. */
function jsonAnswer(c: Context<AppEnv>, endpoint: Endpoint, result: unknown, tokenIsSet: boolean): Response {
  const text = JSON.stringify(result);
  const headers: Record<string, string> = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  if (endpoint.method === 'GET') {
    headers['cache-control'] = endpoint.needsToken && tokenIsSet ? 'private, no-cache' : 'public, no-cache';
    headers.etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    if (matchesEtag(c.req.header('if-none-match'), headers.etag)) return c.body(null, 304, headers);
  }
  return c.body(text, endpoint.status ?? 200, headers);
}

type Sent = { value: unknown; refused?: never } | { refused: ProblemKind };

async function readJson(request: Request): Promise<Sent> {
  const bytes = await readUpTo(MAX_BODY_BYTES, request);
  if (!bytes) return { refused: 'too-large' };
  try {
    return { value: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch (error) {
    // Only a syntax error is the client's fault.
    if (!(error instanceof SyntaxError)) throw error;
    return { refused: 'invalid-json' };
  }
}

/** The school of a call: from the path or the body, else from the header, else the site's own. */
async function resolveSchool(
  c: Context<AppEnv>,
  findSchoolCode: FindSchoolCode,
  named: string | undefined,
): Promise<{ code: string; refused?: never } | { refused: ProblemKind }> {
  const inHeader = c.req.header('schoolcode');
  if (named !== undefined && inHeader !== undefined && inCapitals(inHeader) !== inCapitals(named))
    return { refused: 'school-mismatch' };
  const code = named ?? inHeader;
  if (code === undefined) return { code: c.var.services.site.schoolCode };
  if (!SCHOOL_CODE.test(code)) return { refused: 'unknown-school' };
  return (await findSchoolCode(inCapitals(code))) ?? { refused: 'unknown-school' };
}

/** School codes are upper-case here; callers may use any case. */
const SCHOOL_CODE = /^[A-Za-z0-9]{2,16}$/;
const inCapitals = (code: string) => code.toUpperCase();

type FindSchoolCode = (code: string) => Promise<{ code: string } | undefined>;

/** Schools are never deleted, so many visitors cause one query. */
function rememberSchools(services: Services): FindSchoolCode {
  const knownSchools = new Set<string>();
  const once = singleFlight<{ code: string } | undefined>();
  return async (code) => {
    if (knownSchools.has(code)) return { code };
    const found = await once(code, () =>
      services.database.reads
        .selectFrom('schools')
        .select('code')
        .where('code', '=', code)
        .executeTakeFirst(),
    );
    if (found) knownSchools.add(code);
    return found;
  };
}
