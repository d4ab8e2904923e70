/**
 * A paper opens in the browser, and saved it is called what it was called when it came, as RFC 6266 has it: in plain
 * letters for the oldest, and in its own script. Called by another ending, it gets the one that it is.
 */
export function contentDisposition(name: string): string {
  const own = name.replace(/\.[a-z]{2,4}$/i, '');
  const plain = own.normalize('NFKD').replaceAll(/[^\w .()-]+/g, '_');
  const fallback = /[a-z0-9]/i.test(plain) ? plain : 'document';
  const full = encodeURIComponent(`${own.toWellFormed()}.pdf`).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${fallback}.pdf"; filename*=UTF-8''${full}`;
}
