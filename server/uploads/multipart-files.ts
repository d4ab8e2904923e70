const MOST_HEAD_BYTES = 16 * 1024;
const CRLF = '\r\n';

export interface FormPart {
  name: string;
  /** Undefined for a plain field. */
  fileName: string | undefined;
  /** At most so many bytes; undefined where there are more, which are passed over. */
  read(most: number): Promise<Buffer | undefined>;
}

export const boundaryOf = (contentType: string | null): string | undefined =>
  /^multipart\/form-data\s*;.*?\bboundary="?([\w'()+,./:=? -]{1,70}?)"?\s*(;|$)/i.exec(
    contentType ?? '',
  )?.[1];

/**
 * The parts of a form with files as they come in, one after the other, so that sixty photos never stand in memory
 * together. Ends early where the form does.
 */
export async function* readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<FormPart> {
  const chunks = body[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`${CRLF}--${boundary}`);
  // As if a line had gone before, so that the first delimiter looks like all others.
  let buffer = Buffer.from(CRLF);

  async function more(): Promise<boolean> {
    const { value, done } = await chunks.next();
    if (done) return false;
    buffer = Buffer.concat([buffer, value]);
    return true;
  }

  /** Hands on what stands before the next delimiter and goes past it; false where the form ends before one. */
  async function pass(take: (piece: Buffer) => void): Promise<boolean> {
    for (;;) {
      const at = buffer.indexOf(delimiter);
      if (at >= 0) {
        take(buffer.subarray(0, at));
        buffer = buffer.subarray(at + delimiter.length);
        return true;
      }
      const sure = Math.max(0, buffer.length - delimiter.length);
      take(buffer.subarray(0, sure));
      buffer = buffer.subarray(sure);
      if (!(await more())) return false;
    }
  }

  async function readHead(): Promise<string | undefined> {
    for (;;) {
      // The last delimiter is followed by two hyphens instead of a head.
      if (buffer.length >= 2 && buffer.subarray(0, 2).equals(Buffer.from('--'))) return undefined;
      const end = buffer.indexOf(CRLF + CRLF);
      if (end >= 0) {
        const head = buffer.subarray(0, end).toString('utf8');
        buffer = buffer.subarray(end + 4);
        return head;
      }
      if (buffer.length > MOST_HEAD_BYTES || !(await more())) return undefined;
    }
  }

  if (!(await pass(() => undefined))) return;
  for (let head = await readHead(); head !== undefined; head = await readHead()) {
    let passed = false;
    let whole = true;
    const read = async (most: number) => {
      const pieces: Buffer[] = [];
      let size = 0;
      passed = true;
      whole = await pass((piece) => {
        size += piece.length;
        if (size <= most) pieces.push(Buffer.from(piece));
      });
      return whole && size <= most ? Buffer.concat(pieces) : undefined;
    };
    const disposition = /^content-disposition:\s*form-data\s*;(.*)$/im.exec(head)?.[1] ?? '';
    const named = (key: string) => new RegExp(`\\b${key}="([^"]*)"`, 'i').exec(disposition)?.[1];
    yield { name: named('(?<!file)name') ?? '', fileName: named('filename'), read };
    if (!passed) whole = await pass(() => undefined);
    if (!whole) return;
  }
}
