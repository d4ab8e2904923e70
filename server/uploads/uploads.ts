import type { Context } from 'hono';
import {
  findUpload,
  deleteUpload,
  isStillThere,
  type PhotoUpload,
} from '#app/features/gallery/photos/photos-uploads.server.ts';
import { mayDo } from '#app/access/permissions.ts';
import type { Staff } from '#app/access/staff.ts';
import type { Services } from '#app/platform/services.ts';
import type { AppEnv } from '#server/app-env.ts';
import { staffOf } from '#server/studio/rules.ts';
import { createTusServer, OUTCOME_HEADER, UPLOADS_PATH } from './tus-server.ts';

const UPLOAD_ID = /^[0-9a-z]{26}$/;
const PROTOCOL = { 'tus-resumable': '1.0.0' };

/**
 * Photos being uploaded to an album, by the tus protocol: each in chunks, so that a broken connection costs a
 * chunk and not the photo. The response to the last chunk says what became of the photo.
 */
export function createUploads(services: Services, onEnd: (outcome: string) => void) {
  const { database } = services;
  const servers = new Map<string, ReturnType<typeof createTusServer>>();
  /** Created when first needed: most server processes for families never do. */
  const serverOf = ({ schoolCode }: Staff) => {
    const server = servers.get(schoolCode) ?? createTusServer(services, schoolCode);
    servers.set(schoolCode, server);
    return server;
  };

  /** For a client that lost the last response and asks how far it had come; undefined if it should continue. */
  async function answerHead(staff: Staff, upload: PhotoUpload): Promise<Response | undefined> {
    const whole = { 'upload-offset': String(upload.bytes), 'upload-length': String(upload.bytes) };
    const settled = (state: string) =>
      new Response(null, { headers: { ...PROTOCOL, ...whole, [OUTCOME_HEADER]: state } });
    if (upload.state !== 'arriving')
      return (await isStillThere(database.writes, upload)) ? settled(upload.state) : refuse(404, 'gone');
    const stored = await serverOf(staff).find(upload.id);
    if (stored.offset !== stored.size) return undefined;
    const outcome = await serverOf(staff).settle(staff, upload);
    if (!('refused' in outcome)) return settled(outcome.state);
    return refuse(outcome.refused === 'busy' ? 503 : 404, outcome.refused);
  }

  async function answer(request: Request, staff: Staff, id: string): Promise<Response> {
    const { method } = request;
    if (method === 'POST' || method === 'OPTIONS') {
      if (id !== '') return refuse(404, 'gone');
      await serverOf(staff).tidy();
      return serverOf(staff).handle(request, staff);
    }
    const allow = id === '' ? 'POST, OPTIONS' : 'HEAD, PATCH, DELETE';
    if (!['HEAD', 'PATCH', 'DELETE'].includes(method)) return refuse(405, 'method', { allow });
    const { schoolCode, id: staffId } = staff;
    const upload = UPLOAD_ID.test(id)
      ? await findUpload(database.writes, { id, schoolCode, staffId })
      : undefined;
    if (!upload || (method !== 'HEAD' && upload.state !== 'arriving')) return refuse(404, 'gone');
    const headAnswer = method === 'HEAD' && (await answerHead(staff, upload));
    if (headAnswer) return headAnswer;
    const done = await serverOf(staff).handle(request, staff);
    if (method === 'DELETE' && done.status === 204) await deleteUpload(database.writes, schoolCode, id);
    return done;
  }

  return async (c: Context<AppEnv>): Promise<Response> => {
    const request = c.req.raw;
    const staff = await staffOf(c);
    if (!staff) return refuse(401, 'signed-out');
    if (!mayDo(staff.role, 'photos.upload')) return refuse(403, 'forbidden');
    const id = c.req.path.slice(UPLOADS_PATH.length).replace(/^\//, '');
    const done = await answer(request, staff, id);
    await servers.get(staff.schoolCode)?.removeFinished();
    // The client disconnected: nobody to answer, and no error here.
    const { incoming } = c.env ?? {};
    const hungUp = incoming?.destroyed && !incoming.complete;
    const status = done.status >= 500 && hungUp ? 400 : done.status;
    const headers = new Headers(done.headers);
    for (const [name, value] of Object.entries(PROTOCOL)) headers.set(name, value);
    if (request.method === 'PATCH') {
      const outcome = outcomeOf(status, headers.get(OUTCOME_HEADER));
      if (outcome) onEnd(outcome);
    }
    return new Response(done.body, { status, headers });
  };
}

/** Undefined for a chunk that is not the last. */
function outcomeOf(status: number, state: string | null): string | undefined {
  if (status >= 500) return 'failed';
  return status === 422 ? 'refused' : (state ?? undefined);
}

const refuse = (status: number, reason: string, more = {}) =>
  Response.json({ reason }, { status, headers: { ...PROTOCOL, ...more } });
