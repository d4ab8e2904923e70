import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { richFromMessage } from '#app/core/text/rich/message.ts';
import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { parseTree } from '#app/core/text/rich/rich-tree.ts';
import { MAX_ROWS } from './cut-tables.ts';
import { fromPasted } from './pasted.ts';

const copied = (name: string) => readFileSync(`tests/fixtures/pasted/${name}`, 'utf8');
const bodyOf = (html: string) => html.replace(/^[\s\S]*<body[^>]*>|<\/body>[\s\S]*$/g, '');
const pasted = (html: string) => fromPasted(parseTree(bodyOf(html)), 'https://lfis.example').html;

describe('pasting', () => {
  test('from Word keeps headings, bold, links, its lists and its table', () => {
    const html = pasted(copied('word.html'));
    expect(html).toBe(
      '<h2>Half-yearly tests</h2>' +
        '<p>The tests begin on <strong>Monday</strong>, as every year. See <a href="https://school.example/tests">the plan</a>.</p>' +
        '<h3>What to bring</h3>' +
        '<ul><li><p>A blue pen</p><ul><li><p>no red one</p></li></ul></li><li><p>Water</p></li></ul>' +
        '<ol><li><p>Find your seat</p></li><li><p>Write your name</p></li></ol>' +
        '<table><thead><tr><th scope="col">Class</th><th scope="col">Subject</th><th scope="col">Day</th></tr></thead>' +
        '<tbody><tr><td>III</td><td>English</td><td>23 November</td></tr><tr><td>III</td><td>Hindi</td><td>24 November</td></tr></tbody></table>',
    );
    expect(cleanRichText(html)).toBe(html);
  });

  test('from Google Docs keeps the same, and links lead to their visible target', () => {
    const html = pasted(copied('google-docs.html'));
    expect(html).toBe(
      '<h2>Sports Day</h2>' +
        '<p>Come to the <strong>main lawn</strong> at nine. <a href="https://school.example/route?a=1">The way there</a></p>' +
        '<ul><li><p>Races</p><ul><li><p>100 m</p></li></ul></li><li><p><strong>Tug of war</strong></p></li></ul>' +
        '<table><thead><tr><th scope="col">House</th><th scope="col">Colour</th></tr></thead><tbody><tr><td>Ganga</td><td>Blue</td></tr></tbody></table>',
    );
    expect(cleanRichText(html)).toBe(html);
  });

  test('from WhatsApp keeps bold, lists and links', () => {
    const html = richFromMessage(copied('whatsapp.txt'));
    expect(html).toBe(
      '<p><strong>Fee counter</strong> 🙏<br />From tomorrow on the counter is open 9 to 1 <strong>10 to 2</strong>:</p>' +
        '<ul><li><p>Bring the <strong>fee book</strong></p></li><li><p>Cheques in the name of the school</p></li><li><p>No cash</p></li></ul>' +
        '<ol><li><p>Class I to III: window 1</p></li><li><p>Class IV to VIII: window 2</p></li></ol>' +
        '<p>Questions: <a href="mailto:office@school.example">office@school.example</a> or <a href="https://school.example/fees_2026_27">https://school.example/fees_2026_27</a>.</p>',
    );
    expect(cleanRichText(html)).toBe(html);
  });

  test.each([
    [
      'a page of ours is linked by its path',
      '<a href="https://lfis.example/Gallery?year=2026">a</a>',
      '<p><a href="/Gallery?year=2026">a</a></p>',
    ],
    ['a script is no link', '<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['a place in the document that was copied is none', '<a href="#_Toc1">a</a>', '<p>a</p>'],
    ['one cell is a frame', '<table><tr><td><p>a</p><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
    [
      'the largest headings are ours, whatever they were',
      '<h3>a</h3><h4>b</h4><h3>c</h3>',
      '<h2>a</h2><h3>b</h3><h2>c</h2>',
    ],
    [
      'quotations, italics, pictures and lines go',
      '<blockquote><p><i>a</i><img src="x" alt="y"></p></blockquote><hr>',
      '<p>a</p>',
    ],
    ['two line ends part paragraphs', 'a<br>b<br><br>c', '<p>a<br />b</p><p>c</p>'],
    [
      'lists that lie apart are one',
      '<div><ul><li>a</li></ul></div><div><ul><li>b</li></ul></div>',
      '<ul><li><p>a</p></li><li><p>b</p></li></ul>',
    ],
    [
      'a heading of Word in a browser',
      '<div role="heading" aria-level="1"><span>a</span></div><p>b</p>',
      '<h2>a</h2><p>b</p>',
    ],
    ['emoji are letters', '<span>a<img data-plain-text="🙏" src="x"></span>', '<p>a🙏</p>'],
  ])('%s', (_, html, kept) => {
    expect(pasted(html)).toBe(kept);
  });

  test('the first of ten thousand rows are taken, and the number of the others is reported', () => {
    const { html, rowsLeftOut } = fromPasted(
      parseTree(`<table>${'<tr><td>a</td><td>b</td></tr>'.repeat(10_000)}</table>`),
      '',
    );
    expect(html.match(/<tr>/g)).toHaveLength(MAX_ROWS);
    expect(rowsLeftOut).toBe(10_000 - MAX_ROWS);
  });
});
