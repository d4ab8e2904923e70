/** For files without a stored name: the last part of their path. */
export const fileNameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
