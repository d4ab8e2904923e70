import { paragraphsOf } from './paragraphs.ts';

/** Whether a text was written with bold, lists or links. What has no paragraph of HTML at its start is plain. */
export const isRich = (text: string): boolean => /^\s*<(p|ul|ol)>/.test(text);

/** Plain text as the same text in HTML; rich text as it is. */
export function richFrom(text: string): string {
  if (isRich(text)) return text;
  return paragraphsOf(text)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** What is left when the tags are gone: to count, to compare, to tell the language. */
export function plainFrom(text: string): string {
  if (!isRich(text)) return text;
  return text
    .replaceAll(/<\/(p|ul|ol)>/g, '\n\n')
    .replaceAll(/<br \/>|<br>|<\/li>/g, '\n')
    .replaceAll('<li>', '• ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
