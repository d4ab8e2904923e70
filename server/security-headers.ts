import { contentSecurityPolicy } from '#app/platform/http/content-security-policy.ts';

/**
 * On every answer. Scripts and styles come from here alone, none inline, nothing evaluated; nobody may frame
 * us; what a page does not need is switched off.
 */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy({ production: true }),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
};

export const developmentSecurityHeaders: Record<string, string> = {
  ...securityHeaders,
  'content-security-policy': contentSecurityPolicy({ production: false }),
};
