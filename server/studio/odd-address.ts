/**
 * Whether an address of the studio carries what no link or form of ours ever does: an action that does not exist, a way back with
 * a line end in it, a sign that cannot be written. Nobody types these by mistake, so nothing is guessed or looked up.
 */
export function isOddAddress({ searchParams }: URL): boolean {
  return (
    searchParams.getAll('done').some((action) => !ACTION.test(action) || action in {}) ||
    searchParams.getAll('then').some((way) => LINE_END.test(way)) ||
    [...searchParams.values()].some((value) => value.includes('\0'))
  );
}

/** As our own pages name what was done: `saved`, `new-password`. */
const ACTION = /^[a-z]+(-[a-z]+)*$/;

const LINE_END = /[\p{Cc}\u2028\u2029]/u;
