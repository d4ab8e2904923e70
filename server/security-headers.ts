/**
 * On every answer. Scripts and styles come from here alone, none inline, nothing evaluated; nobody may frame
 * us; what a page does not need is switched off.
 */
export const securityHeaders: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy("style-src 'self'"),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000',
};

/** Vite puts styles into the page while one develops; nothing else differs. */
export const developmentSecurityHeaders: Record<string, string> = {
  ...securityHeaders,
  'content-security-policy': contentSecurityPolicy("style-src 'self' 'unsafe-inline'"),
};

function contentSecurityPolicy(styles: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    styles,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
