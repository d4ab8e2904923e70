/** The list with these inserted at a position. Browsers of early 2023 have no `toSpliced`. */
export const insertAt = <Each>(list: readonly Each[], at: number, ...more: Each[]): Each[] => [
  ...list.slice(0, at),
  ...more,
  ...list.slice(at),
];
