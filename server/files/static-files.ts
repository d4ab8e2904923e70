import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { MiddlewareHandler } from 'hono';
import { fileResponse } from '#app/platform/http/file-response.ts';
import { preferredEncoding } from '#server/requests/accept-encoding.ts';
import type { AppEnv } from '#server/app-env.ts';
import { settleAddress } from '#server/requests/canonical-address.ts';
import type { Encoding } from '#server/pages/page-forms.ts';

interface StaticFile {
  contentType: string;
  cacheControl: string;
  bodies: Partial<Record<Encoding, { bytes: Buffer; etag: string }>>;
}

/**
 * The built files, read once at the start with the forms compressed at build. Only files in this index can be
 * requested, so path traversal is impossible.
 */
export function staticFiles(folder: string): MiddlewareHandler<AppEnv> {
  const files = readFolder(folder);
  return async (c, next) => {
    const file = files.get(c.req.path);
    if (!file || (c.req.method !== 'GET' && c.req.method !== 'HEAD')) return next();
    c.set('area', 'static');
    const elsewhere = settleAddress(c, c.req.path, c.req.path.startsWith('/assets/') ? 'asset' : 'page');
    if (elsewhere) return elsewhere;
    const wanted = preferredEncoding(c.req.header('accept-encoding'));
    const encoding = file.bodies[wanted] ? wanted : 'identity';
    const { bytes, etag } = file.bodies[encoding]!;
    return fileResponse(c.req.raw, c.var.requestId, {
      size: bytes.length,
      contentType: file.contentType,
      etag,
      cacheControl: file.cacheControl,
      stream: (start, end) => Readable.from([bytes.subarray(start, end + 1)]),
      headers: {
        vary: 'accept-encoding',
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
    });
  };
}

const cache = new Map<string, Map<string, StaticFile>>();

/** Once per process: built files do not change while it runs, and all its sites share them. */
function readFolder(folder: string): Map<string, StaticFile> {
  const read = cache.get(folder);
  if (read) return read;
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  cache.set(folder, files);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name) || entry.parentPath.includes('.vite')) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const ending = /\.\w+$/.exec(entry.name)?.[0] ?? '';
    files.set(path, {
      contentType: CONTENT_TYPES[ending] ?? 'application/octet-stream',
      // Vite names the files in assets/ by their content; the others may change under the same name.
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      bodies: { identity: body(file), ...compressed(file, 'br', '.br'), ...compressed(file, 'gzip', '.gz') },
    });
  }
  return files;
}

function compressed(file: string, encoding: Encoding, ending: string) {
  return existsSync(file + ending) ? { [encoding]: body(file + ending) } : {};
}

function body(file: string) {
  const bytes = readFileSync(file);
  return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
}

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
