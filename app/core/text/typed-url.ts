/** People type addresses as they see them: `www.school.in/map` is one. */
export const typedUrl = (text: string): string =>
  /^[\w-]+(\.[\w-]+)+([/?#:]|$)/.test(text) ? `https://${text}` : text;
