import { endpoints } from '#app/site/for-machines.server.ts';

interface Pattern {
  method: string;
  segments: string[];
  /** A file path takes all remaining segments. */
  open: boolean;
}

const patterns: Pattern[] = [
  ...endpoints.map(({ method, path }) => ({ method: method as string, path })),
  { method: 'GET', path: '/openapi.json' },
].map(({ method, path }) => {
  const segments = ['api', ...path.slice(1).split('/')];
  const open = segments.at(-1)!.includes('{');
  return { method, segments: open ? segments.slice(0, -1) : segments, open };
});

function matches({ segments, open }: Pattern, parts: string[]): boolean {
  if (open ? parts.slice(segments.length).join('/') === '' : parts.length !== segments.length) return false;
  return segments.every(
    (segment, index) =>
      (segment.startsWith(':') && parts[index] !== '') ||
      segment.toLowerCase() === parts[index]!.toLowerCase(),
  );
}

/** The methods that an address allows; none if it does not exist. */
export function methodsAt(path: string): string[] {
  const parts = path.slice(1).split('/');
  const taken = patterns.filter((pattern) => matches(pattern, parts)).map(({ method }) => method);
  return [...new Set(taken.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

/** '/API/Gallery/all/LFIS' → '/api/gallery/All/LFIS': the fixed words in the table's spelling, the rest unchanged. */
export function canonicalApiPath(path: string): string {
  if (!/^\/api(\/|$)/i.test(path)) return path;
  const parts = path.slice(1).split('/');
  const segments = patterns.find((candidate) => matches(candidate, parts))?.segments ?? ['api'];
  const spelled = parts.map((part, index) =>
    segments[index]?.startsWith(':') ? part : (segments[index] ?? part),
  );
  return `/${spelled.join('/')}`;
}
