import type { Encoding } from '#server/pages/page-forms.ts';

/** The best encoding that a client accepts. `q=0` refuses one; an unusual header gets plain bytes. */
export function preferredEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const accepted = acceptEncoding.toLowerCase();
  if (accepted.includes('br') && takes(accepted, 'br')) return 'br';
  if (accepted.includes('gzip') && takes(accepted, 'gzip')) return 'gzip';
  return 'identity';
}

function takes(accepted: string, encoding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((segment) => segment.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
