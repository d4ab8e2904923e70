import sanitizeHtml from 'sanitize-html';
import { isRich } from './rich-text.ts';

/** Bold, lists and links; whatever else came along is gone. Plain text stays as it is: it is never shown as HTML. */
export function cleanRichText(text: string): string {
  if (!isRich(text)) return text;
  const clean = sanitizeHtml(text, {
    allowedTags: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em' },
    nestingLimit: 12,
  });
  // An editor ends with an empty paragraph, and an empty editor is one.
  return clean.replace(/(<p>(\s|<br \/>)*<\/p>\s*)+$/, '').trim();
}
