import { readUrl } from '#app/core/read-url.ts';

interface Allowed {
  production: boolean;
  /** What a page may show in a frame: one other site, or pages of our own. */
  frame?: string | undefined;
  /** Only in the studio: for the data that React Router writes into a page it is to wake. */
  nonce?: string;
}

/** What a page may load: from here alone, nothing inline but a style that it names. Vite puts styles into the page while one develops. */
export const contentSecurityPolicy = ({ production, frame, nonce }: Allowed): string =>
  [
    "default-src 'none'",
    nonce ? `script-src 'self' 'nonce-${nonce}'` : "script-src 'self'",
    production ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    ...(frame ? [`frame-src ${frame}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The same policy for a page that has a style written into it, named by its hash. */
export const allowStyle = (policy: string, hash: string): string =>
  policy.replace("style-src 'self'", `style-src 'self' ${hash}`);

/** The same policy for a page that one of our own may show in a frame. Only a page with styles of its own has one. */
export const allowFraming = (policy: string | null): string =>
  (policy ?? contentSecurityPolicy({ production: false })).replace(
    "frame-ancestors 'none'",
    "frame-ancestors 'self'",
  );

/** The site that an address lies on, if it can be named in a policy: a host may hold `;`, which ends a rule. */
export function frameSource(address: string): string | undefined {
  const origin = readUrl(address)?.origin ?? '';
  return /^https?:\/\/[\w.-]+(:\d+)?$/.test(origin) ? origin : undefined;
}
