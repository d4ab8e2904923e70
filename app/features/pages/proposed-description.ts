import { type Facts, fillIn, paragraphsOf } from '#content/facts.ts';
import { fillRich } from '#content/fill-rich.ts';
import type { PageSection } from '#content/page-text.ts';
import { isRich, plainFrom } from '#app/core/text/rich/rich-text.ts';

/** About as much as search engines show. */
const MOST = 155;

/** A description for search engines, derived from the page's text if nobody has written one. */
export function proposedDescription(
  { title, lead, sections }: { title: string; lead: string; sections: readonly PageSection[] },
  facts: Facts,
): string {
  const texts = [lead, ...sections.map(({ values }) => values['text'] ?? '')];
  const first = texts
    .flatMap((text) =>
      isRich(text) ? plainFrom(fillRich(text, facts)).split('\n\n') : paragraphsOf(text, facts),
    )
    .map((text) => text.replaceAll(LINK, '$1').trim())
    .find(Boolean);
  return shortened(first ?? fillIn(title, facts));
}

/** `[words](contact)` is a link on the page. */
const LINK = /\[([^\]\n]{1,300})\]\([a-zA-Z#-]{1,80}\)/g;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MOST / 2))}…`;
}
