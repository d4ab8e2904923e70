/** A file of an export, created when it is its turn to be written. */
export interface Entry {
  /** With slashes, relative to the export's folder. */
  name: string;
  /** Whole if it is small enough for memory; otherwise streamed. */
  body: Uint8Array | AsyncIterable<Uint8Array>;
}

const UTF8 = new TextEncoder();

export const textEntry = (name: string, text: string): Entry => ({ name, body: UTF8.encode(text) });

export const jsonEntry = (name: string, value: unknown): Entry =>
  textEntry(name, `${JSON.stringify(value, null, 2)}\n`);

/** A list of any length as one JSON array, a batch at a time. */
export const listEntry = (name: string, batches: AsyncIterable<readonly unknown[]>): Entry => ({
  name,
  body: arrayOf(batches),
});

async function* arrayOf(batches: AsyncIterable<readonly unknown[]>): AsyncGenerator<Uint8Array> {
  let before = '[';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    const rows = batch.map((item) => `\n${JSON.stringify(item)}`);
    yield UTF8.encode(before + rows.join(','));
    before = ',';
  }
  yield UTF8.encode(before === '[' ? '[]\n' : '\n]\n');
}

export async function* chunksOf(body: Entry['body']): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) yield body;
  else yield* body;
}
