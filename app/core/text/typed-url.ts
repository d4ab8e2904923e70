/** People omit the scheme: `www.school.in/map` is an address. */
export const typedUrl = (text: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text) ? `https://${text}` : text;
