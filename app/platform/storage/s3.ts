import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { S3mini, type UploadPart } from 's3mini';
import {
  chunksWithin,
  fetchWithin,
  withRetries,
  type S3Limits,
  statusOf,
  DEFAULT_LIMITS,
  waitBeforeRetry,
} from './s3-requests.ts';
import type { Storage } from './storage.ts';
import { checkedFolder, checkedKey, folderOf } from './storage-key.ts';

export interface S3Location {
  /** The key without the bucket. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** A larger file is sent in parts of this size, each of which can be retried alone. */
export const PART_BYTES = 8 * 1024 * 1024;

export type S3Storage = Storage & {
  /** Throws if the bucket does not exist, is not ours, or cannot be reached. */
  expectBucket(): Promise<void>;
};

/** A mistake in the settings, not an outage. */
export class NoBucket extends Error {}

export function s3Storage(location: S3Location, limits: S3Limits = DEFAULT_LIMITS): S3Storage {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = location;
  const open = () =>
    new S3mini({
      endpoint: `${endpoint}/${bucket}`,
      region,
      accessKeyId,
      secretAccessKey,
      fetch: fetchWithin(limits),
    });
  let today = { day: '', client: open() };
  // One per day: at midnight a client would sign with yesterday's key while it computes today's.
  const client = () => {
    const day = new Date().toISOString().slice(0, 10);
    if (today.day !== day) today = { day, client: open() };
    return today.client;
  };
  const insist = <Answer>(work: () => Promise<Answer>) => withRetries(limits, work);

  async function write(key: string, bytes: Uint8Array): Promise<void> {
    checkedKey(key);
    if (bytes.byteLength > PART_BYTES) return writeInParts(key, bytes);
    await insist(() => client().putObject(key, bytes, undefined, undefined, digestOf(bytes)));
  }

  /** The key exists only after the last call; an upload that fails is aborted, so that nothing is paid for. */
  async function writeInParts(key: string, bytes: Uint8Array): Promise<void> {
    const upload = await insist(() => client().getMultipartUploadId(key));
    try {
      const parts: UploadPart[] = [];
      for (let at = 0; at < bytes.byteLength; at += PART_BYTES) {
        const part = bytes.subarray(at, at + PART_BYTES);
        const number = parts.length + 1;
        parts.push(
          await insist(() => client().uploadPart(key, upload, part, number, {}, undefined, digestOf(part))),
        );
      }
      const { etag } = await insist(() => client().completeMultipartUpload(key, upload, parts));
      // S3 starts to answer 200 before it knows whether it will succeed.
      if (!etag) throw new Error('S3 did not complete the multipart upload');
    } catch (error) {
      await insist(() => client().abortMultipartUpload(key, upload)).catch(() => undefined);
      throw error;
    }
  }

  /** After a broken connection reading continues from there. */
  async function* chunks(key: string, range?: { start: number; end: number }) {
    let at = range?.start ?? 0;
    let end = range?.end;
    for (let attempt = 1; ; attempt++) {
      try {
        const isPart = range !== undefined || at > 0;
        const response = await client().getObjectRaw(
          key,
          !isPart,
          at,
          end === undefined ? undefined : end + 1,
        );
        if (isPart && response.status !== 206)
          throw new Error('S3 sent the whole object although a part was requested');
        end ??= Number(response.headers.get('content-length') ?? Infinity) - 1;
        if (response.body)
          for await (const chunk of chunksWithin(response.body, limits)) {
            at += chunk.byteLength;
            attempt = 1;
            yield chunk;
          }
        if (at > end || end === Infinity) return;
        throw new Error('S3 closed the connection before the end of the object');
      } catch (error) {
        if (statusOf(error) === 404) throw missing(key);
        await waitBeforeRetry(limits, attempt, error);
      }
    }
  }

  return {
    write,
    async size(key) {
      checkedKey(key);
      try {
        return await insist(() => client().getContentLength(key));
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async read(key) {
      const parts: Uint8Array[] = [];
      for await (const chunk of chunks(checkedKey(key))) parts.push(chunk);
      return Buffer.concat(parts);
    },
    stream: (key, start, end) =>
      Readable.from(chunks(checkedKey(key), { start, end }), { objectMode: false }),
    async remove(key) {
      checkedKey(key);
      try {
        await insist(() => client().deleteObject(key));
      } catch (error) {
        if (statusOf(error) !== 404) throw error;
      }
    },
    async list(folder) {
      checkedFolder(folder);
      const objects = (await insist(() => client().listObjects('/', `${folder}/`))) ?? [];
      return objects.map(({ Key }) => Key).filter((key) => folderOf(key) === folder);
    },
    async expectBucket() {
      if (!(await insist(() => client().bucketExists())))
        throw new NoBucket(
          `There is no bucket ${bucket} at ${endpoint}, or the keys have no access to it. Check S3_BUCKET and the keys.`,
        );
    },
  };
}

/** The server refuses bytes that were damaged on the way. */
function digestOf(bytes: Uint8Array): Record<`x-amz-${string}`, string> {
  // The client's type lists only Amazon's headers; it signs and sends any.
  return { 'content-md5': createHash('md5').update(bytes).digest('base64') } as never;
}

/** The same error code as on the disk. */
const missing = (key: string) =>
  Object.assign(new Error(`ENOENT: no such object, ${key}`), { code: 'ENOENT' });
