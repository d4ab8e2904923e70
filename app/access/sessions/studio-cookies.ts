/**
 * The prefix and attributes of the studio's cookies. `__Host-` binds them to this host and to TLS. Over plain
 * http on one's own machine Safari and older Chromes drop such cookies, and signing in would lead back to the
 * form without a message, so there the prefix is left out.
 */
export function studioCookies(siteUrl: string): { prefix: string; secure: boolean } {
  const { protocol, hostname } = new URL(siteUrl);
  const isOwnMachine = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
  return protocol === 'http:' && isOwnMachine
    ? { prefix: 'studio', secure: false }
    : { prefix: '__Host-studio', secure: true };
}
