// An editor on a running site: signs up, creates an album and uploads photos, with the same requests as the
// studio's pages.
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '#app/core/ids.ts';
import { type Answer, ask } from './ask.ts';

const PASSWORD = 'mango monsoon bicycle';
const LONGEST_WAIT_MS = 4000;

/** As pairs if a name occurs several times. */
type Fields = Record<string, string> | string[][];

export type Editor = Awaited<ReturnType<typeof signInAsEditor>>;

/** Whoever opens the invitation link that a new site prints becomes its first administrator. */
export async function signInAsEditor(siteUrl: string, invitation: string, url = siteUrl) {
  const { pathname, search } = new URL(invitation);
  const post = (path: string, fields: Fields, cookie = '', at = url) =>
    ask(at + path, {
      method: 'POST',
      headers: { origin: siteUrl, cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const person = { email: 'head@school.example', name: 'The head', password: PASSWORD };
  const joined = await post(pathname + search, person);
  const cookie = (joined.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  if (joined.status !== 302 || !cookie) throw new Error(`Joining was answered ${joined.status}`);
  /** Submits a button of the album's page, on the same server or another one. */
  async function press(albumId: string, fields: Fields, at = url): Promise<void> {
    const { status } = await post(`/studio/albums/${albumId}/photos`, fields, cookie, at);
    if (status !== 200)
      throw new Error(`${new URLSearchParams(fields).get('intent')} was answered ${status}`);
  }
  /** One text for all photos of the album. */
  async function describe(albumId: string, at = url): Promise<void> {
    const { body } = await ask(`${at}/studio/albums/${albumId}/state`, { headers: { cookie } });
    const { photos } = JSON.parse(String(body)) as { photos: { mediaId: string }[] };
    const chosen = photos.map(({ mediaId }) => ['mediaId', mediaId]);
    await press(albumId, [['intent', 'describe-chosen'], ['alt', 'A painted photo'], ...chosen], at);
  }
  return {
    cookie,
    async draftAlbum(title: string): Promise<string> {
      const id = newId();
      const fields = { id, title, date: '2026-11-14', description: '' };
      const { status } = await post('/studio/albums/new', fields, cookie);
      if (status !== 302) throw new Error(`A new album was answered ${status}`);
      return id;
    },
    press,
    describe,
    /**
     * With the photos that have arrived; a client whose server died before the upload was confirmed has
     * started another one.
     */
    async publish(albumId: string, at = url): Promise<void> {
      await press(albumId, { intent: 'forget-uploads' }, at);
      await describe(albumId, at);
      await press(albumId, { intent: 'publish', consent: 'yes' }, at);
    },
  };
}

export interface PhotoToSend {
  albumId: string;
  name: string;
  bytes: Uint8Array;
  /** The upload path of an earlier sender, to continue it. */
  path?: string | undefined;
}

export interface SendOptions {
  cookie: string;
  /** A function, because the site may have moved in the meantime. */
  url: () => string;
  localAddress?: string;
  /** Aborting it ends the attempts. */
  signal: AbortSignal;
  onRefused?: (why: string) => void;
}

/**
 * Uploads a photo in two chunks and resumes after every failure, as the studio does. Ends when the site
 * confirms the photo; otherwise returns where it stopped.
 */
export async function sendPhoto(photo: PhotoToSend, options: SendOptions) {
  let { path } = photo;
  for (let attempts = 0; !options.signal.aborted; attempts++) {
    if (attempts > 0)
      await wait(Math.min(LONGEST_WAIT_MS, 250 * 2 ** attempts), undefined, { signal: options.signal }).catch(
        () => undefined,
      );
    try {
      const started = await begin(photo, options, path);
      path = started.path;
      const isThere = started.outcome ?? (await sendRest(photo, options, started));
      if (isThere) return { isThere: true, path };
    } catch (error) {
      options.onRefused?.((error as Error).message);
    }
  }
  return { isThere: false, path };
}

async function begin(photo: PhotoToSend, options: SendOptions, path: string | undefined) {
  if (path) {
    const head = await call(options, path, 'HEAD');
    if (head.status === 200)
      return { path, offset: Number(head.headers['upload-offset']), outcome: outcomeOf(head) };
    if (head.status !== 404) throw new Error(`HEAD answered ${head.status}`);
  }
  const metadata = { albumId: photo.albumId, name: photo.name, batch: 'all', place: '0' };
  const created = await call(options, '/studio/uploads', 'POST', {
    'upload-length': String(photo.bytes.length),
    'upload-metadata': Object.entries(metadata)
      .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
      .join(','),
  });
  if (created.status !== 201) throw new Error(`POST answered ${created.status}`);
  return { path: created.headers.location!, offset: 0, outcome: undefined };
}

async function sendRest(
  { bytes }: PhotoToSend,
  options: SendOptions,
  from: { path: string; offset: number },
) {
  const half = Math.ceil(bytes.length / 2);
  let { offset } = from;
  for (;;) {
    const end = offset < half ? half : bytes.length;
    const headers = {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    };
    const answer = await call(options, from.path, 'PATCH', headers, bytes.subarray(offset, end));
    if (answer.status !== 204) throw new Error(`PATCH answered ${answer.status}`);
    if (end === bytes.length) return outcomeOf(answer);
    offset = end;
  }
}

const outcomeOf = ({ headers }: Answer) => headers['studio-photo'] as string | undefined;

function call(
  { url, cookie, localAddress, signal }: SendOptions,
  path: string,
  method: string,
  more = {},
  body?: Uint8Array,
) {
  return ask(url() + path, {
    method,
    headers: { 'tus-resumable': '1.0.0', cookie, ...more },
    signal,
    agent: false,
    ...(localAddress && { localAddress }),
    ...(body && { body }),
  });
}
