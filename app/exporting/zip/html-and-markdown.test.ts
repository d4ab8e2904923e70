import { expect, test } from 'vitest';
import { parseTree } from '#app/core/text/rich/rich-tree.ts';
import { htmlPage, markdownPage } from './document.ts';
import { htmlOf, markdownOf } from './html-and-markdown.ts';

test('headings, lists, links and a table have the same Markdown equivalent', () => {
  const html =
    '<h2>Day</h2><p>One <strong>two</strong> <em>three</em><br />four</p><ol start="3"><li><p>c</p></li><li><p>d</p></li></ol>' +
    '<blockquote><p>said</p></blockquote><table><tr><th>a</th><th>b</th></tr><tr><td>1|2</td><td>3</td></tr></table>' +
    '<p><a href="https://x.example/a b">there</a></p>';
  expect(markdownOf(parseTree(html))).toBe(
    [
      '## Day',
      'One **two** *three*  \nfour',
      '3. c\n4. d',
      '> said',
      String.raw`| a | b |` + '\n| --- | --- |\n' + String.raw`| 1\\|2 | 3 |`,
      '[there](<https://x.example/a b>)',
    ].join('\n\n'),
  );
});

test('text that looks like markup is escaped', () => {
  const nodes = parseTree('<p>&lt;script&gt;alert(1)&lt;/script&gt; *x* [y](z)</p><p>1. no list</p>');
  expect(htmlOf(nodes)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(markdownOf(nodes)).toBe(
    String.raw`\<script\>alert(1)\</script\> \*x\* \[y\](z)` + '\n\n1\\. no list',
  );
  const document = { title: '"><img src=x>\n# a', language: 'en' as const, nodes: [] };
  const page = htmlPage(document, { school: '<b>', depth: 1, kind: 'item' });
  expect(page).not.toMatch(/<img|<b>/);
  expect(markdownPage(document)).toMatch(/^# "\\>\\<img src=x\\> \\# a\n/);
});
