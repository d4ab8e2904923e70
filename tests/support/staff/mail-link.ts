/** The path of the studio's link in a raw mail: a text of one part, in base64. */
export function linkIn(raw: string): string {
  const text = Buffer.from(raw.slice(raw.indexOf('\r\n\r\n')), 'base64').toString('utf8');
  const link = /https?:\/\/[^/\s]+(\/studio\/\S+)/.exec(text)?.[1];
  if (!link) throw new Error(`There is no link in the mail:\n${raw}`);
  return link;
}
