/**
 * Whether an address of the studio carries what no link of ours ever does: a deed that is none, or a way back with a
 * line end in it. Nobody types these by mistake, so nothing is guessed and nothing is looked up.
 */
export function isOddAddress({ searchParams }: URL): boolean {
  const deeds = searchParams.getAll('done');
  const waysBack = searchParams.getAll('then');
  return deeds.some((deed) => !DEED.test(deed) || deed in {}) || waysBack.some((way) => LINE_END.test(way));
}

/** As our own pages name what was done: `saved`, `new-password`. */
const DEED = /^[a-z]+(-[a-z]+)*$/;

const LINE_END = /[\p{Cc}\u2028\u2029]/u;
