import { answerInThread } from '#app/platform/threads/answer-in-thread.ts';
import { boundedValue } from './bounded-value.ts';
import { parseJson, type Parsed } from './parse-json.ts';

/** A list of items, at most once wrapped; one item more than allowed, so that the excess is noticed. */
const BOUNDS = { deepest: 12, maxFields: 20_001, maxLetters: 60_000_000 };

/** Each takes many times its bytes in memory, and takes long to transfer. */
const MAX_VALUES = 6_000_000;

answerInThread((bytes: Uint8Array): Parsed | { failed: 'list-too-large' } => {
  if (countValues(bytes) > MAX_VALUES) return { failed: 'list-too-large' };
  const parsed = parseJson(bytes);
  return 'value' in parsed ? { value: boundedValue(parsed.value, BOUNDS).value } : parsed;
});

/** An estimate: commas within texts count too. */
function countValues(bytes: Uint8Array): number {
  const COMMA = 0x2c;
  let commas = 0;
  for (let at = bytes.indexOf(COMMA); at !== -1; at = bytes.indexOf(COMMA, at + 1)) commas++;
  return commas;
}
