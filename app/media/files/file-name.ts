/** Of what came before names were kept, the last part of its address. */
export const fileNameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
