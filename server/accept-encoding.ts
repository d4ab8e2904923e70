import type { Encoding } from './page-cache.ts';

/** The best form a client takes. `q=0` refuses one; a header nobody sends in practice gets plain bytes. */
export function preferredEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (acceptEncoding.includes('br') && takes(acceptEncoding, 'br')) return 'br';
  if (acceptEncoding.includes('gzip') && takes(acceptEncoding, 'gzip')) return 'gzip';
  return 'identity';
}

function takes(acceptEncoding: string, encoding: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
