/**
 * The name under which a document is saved (RFC 6266): its original name, in ASCII for the oldest browsers and in its
 * own script. A wrong ending is replaced by the one that fits its content.
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
