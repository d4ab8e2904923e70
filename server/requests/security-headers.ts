import type { Config } from '#app/platform/config.ts';
import type { Site } from '#app/sites/site.ts';
import { contentSecurityPolicy } from '#app/platform/http/content-security-policy.ts';

/**
 * For every response. Scripts and styles only from this site, none inline, no eval; no framing; browser
 * features that no page needs are switched off.
 */
const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** If families use https, a browser that was here once never tries http again. */
const STAYS_ON_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

export function securityHeadersOf({ production }: Pick<Config, 'production'>) {
  const plain: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy({ production }),
    ...always,
  };
  const secure = { ...plain, ...STAYS_ON_HTTPS };
  return ({ url }: Pick<Site, 'url'>) => (url.startsWith('https:') ? secure : plain);
}

/** As they are when families use https: the proxy's own pages have the same. */
export const securityHeaders = securityHeadersOf({ production: true })({ url: 'https://school.example' });
