// As much of S3 as the site needs: one bucket, objects written whole or in parts; wrong signatures are
// refused.
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

/** Answers like an S3 server that keeps this bucket in a folder, one file per object. */
export function s3Listener({ directory, bucket, accessKeyId, secretAccessKey }) {
  const objects = join(directory, 'objects');
  const uploads = join(directory, 'uploads');
  const fileOf = (key) => join(objects, encodeURIComponent(key));
  const partOf = (upload, number) => join(uploads, upload, String(number).padStart(5, '0'));

  /** Written completely or not at all, even with several writers. */
  async function put(path, bytes) {
    const part = join(directory, randomUUID());
    await writeFile(part, bytes);
    await rename(part, path);
  }

  async function answer(request, bytes) {
    const url = new URL(request.url, 'http://s3');
    const [, inBucket, ...rest] = url.pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (!isSigned(request, url, { accessKeyId, secretAccessKey }, bytes))
      return refusal(403, 'SignatureDoesNotMatch');
    if (inBucket !== bucket) return refusal(404, 'NoSuchBucket');
    const digest = request.headers['content-md5'];
    if (digest && digest !== createHash('md5').update(bytes).digest('base64'))
      return refusal(400, 'BadDigest');
    await mkdir(objects, { recursive: true });
    if (key === '')
      return request.method === 'HEAD' ? { status: 200 } : list(url.searchParams.get('prefix') ?? '');
    const upload = url.searchParams.get('uploadId');
    if (url.searchParams.has('uploads')) return begin(key);
    if (upload !== null) return inParts(request.method, { key, upload, url, bytes });
    switch (request.method) {
      case 'PUT':
        await put(fileOf(key), bytes);
        return { status: 200, headers: { etag: etagOf(bytes) } };
      case 'DELETE':
        await rm(fileOf(key), { force: true });
        return { status: 204 };
      default:
        return get(key, request.headers.range);
    }
  }

  async function get(key, range) {
    const found = await stat(fileOf(key)).catch(() => undefined);
    if (!found) return refusal(404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
    const start = Number(first ?? 0);
    const end = Math.min(last ? Number(last) : Infinity, found.size - 1);
    if (range && start > end) return refusal(416, 'InvalidRange');
    return {
      status: range ? 206 : 200,
      headers: {
        'content-length': end - start + 1,
        ...(range && { 'content-range': `bytes ${start}-${end}/${found.size}` }),
      },
      file: found.size > 0 ? { path: fileOf(key), start, end } : undefined,
    };
  }

  async function list(prefix) {
    const all = (await readdir(objects)).map(decodeURIComponent).sort();
    const keys = all.filter((key) => key.startsWith(prefix));
    const contents = await Promise.all(
      keys.map(async (key) => {
        const { size, mtime } = await stat(fileOf(key));
        return `<Contents><Key>${escaped(key)}</Key><Size>${size}</Size><LastModified>${mtime.toISOString()}</LastModified><ETag>&quot;x&quot;</ETag><StorageClass>STANDARD</StorageClass></Contents>`;
      }),
    );
    return xml(
      200,
      `<ListBucketResult><Name>${bucket}</Name><IsTruncated>false</IsTruncated><KeyCount>${keys.length}</KeyCount>${contents.join('')}</ListBucketResult>`,
    );
  }

  async function begin(key) {
    const upload = randomUUID();
    await mkdir(join(uploads, upload), { recursive: true });
    return xml(
      200,
      `<InitiateMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${escaped(key)}</Key><UploadId>${upload}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  async function inParts(method, { key, upload, url, bytes }) {
    if (!/^[\w-]+$/.test(upload) || !(await stat(join(uploads, upload)).catch(() => undefined)))
      return refusal(404, 'NoSuchUpload');
    if (method === 'PUT') {
      await put(partOf(upload, Number(url.searchParams.get('partNumber'))), bytes);
      return { status: 200, headers: { etag: etagOf(bytes) } };
    }
    if (method === 'DELETE') {
      await rm(join(uploads, upload), { recursive: true });
      return { status: 204 };
    }
    const parts = (await readdir(join(uploads, upload))).sort();
    const whole = Buffer.concat(
      await Promise.all(parts.map((part) => readFile(join(uploads, upload, part)))),
    );
    await put(fileOf(key), whole);
    await rm(join(uploads, upload), { recursive: true });
    return xml(
      200,
      `<CompleteMultipartUploadResult><Bucket>${bucket}</Bucket><Key>${escaped(key)}</Key><ETag>${escaped(etagOf(whole))}</ETag></CompleteMultipartUploadResult>`,
    );
  }

  return async (request, response) => {
    try {
      const { status, headers, body, file } = await answer(request, await buffer(request));
      response.writeHead(status, headers);
      if (!file || request.method === 'HEAD') response.end(request.method === 'HEAD' ? undefined : body);
      else createReadStream(file.path, file).pipe(response);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  };
}

const etagOf = (bytes) => `"${createHash('md5').update(bytes).digest('hex')}"`;
const escaped = (text) =>
  text.replaceAll(/[<>&"]/g, (sign) => ({ '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' })[sign]);
const xml = (status, body) => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});
const refusal = (status, code) =>
  xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

/** Signature version 4, from the header. */
function isSigned({ method, headers }, url, { accessKeyId, secretAccessKey }, bytes) {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    );
  if (!found || found[1] !== accessKeyId) return false;
  const [, , day, region, names, signature] = found;
  const payload = headers['x-amz-content-sha256'];
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(bytes)) return false;
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const canonicalRequest = [
    method,
    url.pathname,
    query,
    ...names.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    payload,
  ].join('\n');
  const toSign = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/s3/aws4_request`,
    sha256(canonicalRequest),
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce(
    (before, part) => hmac(before, part),
    `AWS4${secretAccessKey}`,
  );
  return hmac(key, toSign).toString('hex') === signature;
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const encoded = (text) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
