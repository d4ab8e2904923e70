import type { Config } from '#app/platform/config.ts';
import { contentSecurityPolicy } from '#app/platform/http/content-security-policy.ts';

/**
 * On every answer. Scripts and styles come from here alone, none inline, nothing evaluated; nobody may frame
 * us; what a page does not need is switched off.
 */
const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
};

/** Where families come by https, a browser that was here once never tries it without again. */
const STAYS_ON_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

export const securityHeadersOf = ({ production, siteUrl }: Pick<Config, 'production' | 'siteUrl'>) => ({
  'content-security-policy': contentSecurityPolicy({ production }),
  ...always,
  ...(siteUrl.startsWith('https:') && STAYS_ON_HTTPS),
});

/** As they are where families come by https: the front's own pages have the same. */
export const securityHeaders = securityHeadersOf({ production: true, siteUrl: 'https://school.example' });
