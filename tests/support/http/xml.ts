import { expect } from 'vitest';

/** Every tag closed in order, no bare & or <, one root: checked by a small parser, which needs no library. */
export function expectWellFormed(xml: string): void {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  expect(body, 'begins with a declaration').not.toBe(xml);
  const open: string[] = [];
  const token = /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
  let roots = 0;
  let end = 0;
  for (let match = token.exec(body); match; match = token.exec(body)) {
    end = token.lastIndex;
    const [, closing, name, attributes = '', selfClosing, text] = match;
    expect(`${attributes}${text ?? ''}`).not.toMatch(/&(?!(amp|lt|gt|quot|apos|#\d+|#x[0-9a-f]+);)/i);
    if (closing) expect(name, 'closes what was opened last').toBe(open.pop());
    else if (name && !selfClosing) {
      if (open.length === 0) roots += 1;
      open.push(name);
    } else if (text && open.length === 0) expect(text.trim(), 'outside the root').toBe('');
  }
  expect(body.slice(end), 'the rest is no XML').toBe('');
  expect([open, roots]).toEqual([[], 1]);
}
