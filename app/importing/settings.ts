/** `old.school.example`, `localhost:8080`, `[::1]:8080`: no scheme, no path. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::\d{1,5})?$/;

export function readHosts(text = ''): readonly string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
  if (!hosts.every((host) => HOST.test(host)))
    throw new Error('must be host names separated by commas, without https:// and without a path');
  return hosts;
}

export function readToken(text?: string): string | undefined {
  if (text && text.length > 4000) throw new Error('must be at most 4000 characters');
  return text;
}
