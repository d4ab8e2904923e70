/**
 * How the studio's cookies are called and marked. `__Host-` binds them to this one host and to TLS. Over plain http on
 * one's own machine Safari and older Chromes keep no such cookie, and signing in would lead back to the form without a
 * word: there they go without.
 */
export function studioCookies(siteUrl: string): { prefix: string; secure: boolean } {
  const { protocol, hostname } = new URL(siteUrl);
  const isOwnMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return protocol === 'http:' && isOwnMachine
    ? { prefix: 'studio', secure: false }
    : { prefix: '__Host-studio', secure: true };
}
