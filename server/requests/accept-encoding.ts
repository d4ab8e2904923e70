import type { Encoding } from '#server/pages/page-forms.ts';

/** The best encoding that a client accepts. `q=0` refuses one; an unusual header gets plain bytes. */
export function preferredEncoding(acceptEncoding: string | null | undefined): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br';
  if (accepts(acceptEncoding, 'gzip')) return 'gzip';
  return 'identity';
}

export function accepts(acceptEncoding: string | null | undefined, encoding: string): boolean {
  const accepted = acceptEncoding?.toLowerCase();
  if (!accepted?.includes(encoding)) return false;
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((segment) => segment.trim());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
