import type { Encoding } from '#server/pages/page-forms.ts';

/** The best form a client takes. `q=0` refuses one; a header nobody sends in practice gets plain bytes. */
export function preferredEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const asked = acceptEncoding.toLowerCase();
  if (asked.includes('br') && takes(asked, 'br')) return 'br';
  if (asked.includes('gzip') && takes(asked, 'gzip')) return 'gzip';
  return 'identity';
}

function takes(asked: string, encoding: string): boolean {
  return asked.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
