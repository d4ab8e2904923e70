/** The raw value of the cookie with this name; the first, if there are several. */
export function cookieNamed(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split('; ');
  const value = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  try {
    return value && decodeURIComponent(value);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
