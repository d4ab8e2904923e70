import { readUrl } from '#app/core/read-url.ts';

interface Allowed {
  production: boolean;
  /** What a page may show in a frame: one other site, or pages of this one. */
  frame?: string | undefined;
  /** Only in the studio: for the data that React Router writes into a page to hydrate it. */
  nonce?: string;
}

/**
 * What a page may load: from this site only, and inline only the styles that it names. Vite inlines styles during
 * development.
 */
export const contentSecurityPolicy = ({ production, frame, nonce }: Allowed): string =>
  [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    production ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    ...(frame ? [`frame-src ${frame}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The same policy for a page with inline styles, named by their hashes. */
export const allowStyles = (policy: string, hashes: string[]): string =>
  policy.replace("style-src 'self'", `style-src 'self' ${hashes.join(' ')}`);

/**
 * The same policy for a page that a page of this site may show in a frame. Only a page with an inline style has one.
 */
export const allowFraming = (policy: string | null): string =>
  (policy ?? contentSecurityPolicy({ production: false })).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );

/** The origin of an address, if it can be named in a policy: a host may contain `;`, which ends a rule. */
export function frameSource(address: string): string | undefined {
  const origin = readUrl(address)?.origin ?? '';
  return /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin) ? origin : undefined;
}
