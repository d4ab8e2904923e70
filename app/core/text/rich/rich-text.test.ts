import { describe, expect, test } from 'vitest';
import { cleanRichText, readRichText } from './rich-text.server.ts';
import {
  excerptFrom,
  isRich,
  documentLinksIn,
  plainFrom,
  plainWithLinks,
  richFrom,
  withDocumentLinks,
} from './rich-text.ts';

describe('rich text', () => {
  test('plain text is told from rich text by its beginning', () => {
    expect(isRich('Dear parents,\n\nwelcome.')).toBe(false);
    expect(isRich('a <p>b</p>')).toBe(false);
    expect(isRich('<p>Dear parents</p>')).toBe(true);
    expect(isRich('<ul><li>one</li></ul>')).toBe(true);
  });

  test('plain text becomes paragraphs, and back again', () => {
    const plain = 'Dear parents,\nof <all> grades & ages\n\nYou are welcome.';
    const rich = richFrom(plain);
    expect(rich).toBe('<p>Dear parents,<br />of &lt;all&gt; grades &amp; ages</p><p>You are welcome.</p>');
    expect(plainFrom(rich)).toBe(plain);
    expect(richFrom(rich)).toBe(rich);
  });

  test('keeps bold, lists and links', () => {
    const rich =
      '<p>A <strong>bold</strong> <em>word</em><br />and a <a href="https://school.example/a?b=1">link</a></p><ol><li><p>one</p></li></ol>';
    expect(cleanRichText(rich)).toBe(rich);
  });

  test.each([
    ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', ''],
    ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
    ['<p><a href="javascript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="//evil.example">a</a></p>', '<p><a>a</a></p>'],
    ['<p><a href="data:text/html,x">a</a></p>', '<p><a>a</a></p>'],
    ['<p>a</p><svg><script>alert(1)</script></svg>', '<p>a</p>'],
    ['<p>a</p><style>p{}</style><iframe src=x></iframe>', '<p>a</p>'],
    ['<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['<p>a</p><p></p><p><br /></p>', '<p>a</p>'],
    ['<p></p>', ''],
  ])('cleans %s', (dirty, clean) => {
    // A text that does not begin as our editor writes it is plain text, and shown as such.
    expect(cleanRichText(dirty)).toBe(isRich(dirty) ? clean : dirty);
  });

  test('plain text is left alone, whatever it contains', () => {
    expect(cleanRichText('a < b & <script>')).toBe('a < b & <script>');
  });
});

describe('headings, quotations and tables', () => {
  const table =
    '<table><thead><tr><th scope="col">Class</th><th scope="col">Day</th></tr></thead><tbody><tr><td>III</td><td><strong>Monday</strong></td></tr></tbody></table>';

  test('are kept as they are', () => {
    const rich = `<h2>Tests</h2><h3>Dates</h3>${table}<blockquote><p>Be calm.</p></blockquote>`;
    expect(cleanRichText(rich)).toBe(rich);
    for (const begins of ['<h2>a</h2>', '<h3>a</h3>', '<blockquote><p>a</p></blockquote>', table])
      expect(isRich(begins)).toBe(true);
  });

  test('a table is normalised: a header row, and no styling', () => {
    const written =
      '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"><col></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>Class</p></th><th colspan="1" rowspan="1"><p>Day</p></th></tr><tr><td colspan="1" rowspan="1"><p>III</p></td><td><p><strong>Monday</strong></p></td></tr></tbody></table><p></p>';
    expect(isRich(written)).toBe(true);
    expect(cleanRichText(written)).toBe(table);
    expect(cleanRichText(table)).toBe(table);
  });

  test('all rows have as many cells as the longest; a cell spanning rows is repeated in each', () => {
    expect(
      cleanRichText(
        '<table><tr><td>Day</td><td></td><td>Class</td></tr><tr><td rowspan="2">Monday</td><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      ),
    ).toBe(
      '<table><thead><tr><th scope="col">Day</th><td></td><th scope="col">Class</th></tr></thead><tbody><tr><td>Monday</td><td>a</td><td>b</td></tr><tr><td>Monday</td><td>c</td><td></td></tr></tbody></table>',
    );
  });

  test('a title over the full width is moved before the table', () => {
    expect(
      cleanRichText(
        '<table><tr><td colspan="2">Winter</td></tr><tr><td>Class</td><td>Day</td></tr><tr><td>III</td><td><b>Monday</b></td></tr></table>',
      ),
    ).toBe(`<p><strong>Winter</strong></p>${table}`);
  });

  test('tags nested too deeply are removed, and their text stays', () => {
    const clean = cleanRichText(`<p>${'<b>'.repeat(20_000)}deep${'</b>'.repeat(20_000)}</p><p>next</p>`);
    expect(clean.length).toBeLessThan(1000);
    expect(plainFrom(clean)).toBe('deep\n\nnext');
  });

  test('a table within a cell becomes lines of the cell, however deep', () => {
    const nested = '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>';
    expect(cleanRichText(nested)).toBe('<table><tbody><tr><td>a</td><td>b, c</td></tr></tbody></table>');
    const deep = `${'<table><tr><td>'.repeat(500)}x${'</td></tr></table>'.repeat(500)}`;
    const kept = cleanRichText(deep);
    expect(kept.match(/<table>/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(kept).not.toContain('<td><table>');
  });

  const largeTable = (cells: string, rows: number) => `<table>${`<tr>${cells}</tr>`.repeat(rows)}</table>`;

  test.each([
    ['700 columns by colspan', largeTable('<td colspan="20">a</td>'.repeat(35), 150)],
    ['31 columns', largeTable('<td>a</td>'.repeat(31), 2)],
    ['301 rows', largeTable('<td>a</td>', 301)],
    [
      'rows without cells beside a wide one',
      `<table><tr><td colspan="30">a</td></tr><tr><td>b${'<tr>'.repeat(9000)}`,
    ],
    ['many tables', largeTable('<td>a</td>'.repeat(30), 100).repeat(4)],
    ['a table within a cell', largeTable(`<td>${largeTable('<td>a</td>', 301)}</td><td>b</td>`, 2)],
  ])('a table that is too large is reported, and never grows: %s', (_, html) => {
    const { text, hasLargeTable } = readRichText(html);
    expect(hasLargeTable).toBe(true);
    expect(text.match(/<t[dh][ >]/g)?.length ?? 0).toBeLessThanOrEqual(9000);
    expect(readRichText(text).text).toBe(text);
  });

  test('the largest allowed table is kept whole, and so is a long one that was stored before', () => {
    const largest = readRichText(largeTable('<td>a</td>'.repeat(30), 300));
    expect(largest.hasLargeTable).toBe(false);
    expect(largest.text.match(/<t[dh][ >]/g)).toHaveLength(9000);
    const long = cleanRichText(largeTable('<td>a</td><td>b</td>', 1000));
    expect(long.match(/<tr>/g)).toHaveLength(1000);
  });

  test('a cell whose colspan or rowspan exceeds the table adds nothing', () => {
    const wide = readRichText(
      '<table><tr><td colspan="1000000">Fees</td></tr><tr><td>I</td><td>500</td></tr></table>',
    );
    expect(wide.hasLargeTable).toBe(false);
    expect(wide.text.length).toBeLessThan(1000);
    const [long, rows] = ['word '.repeat(2000), '<tr><td>a</td></tr>'.repeat(20)];
    const high = cleanRichText(`<table><tr><td rowspan="1000000">${long}</td></tr>${rows}</table>`);
    expect(high.length).toBeLessThan(long.length + 2000);
  });

  test.each([
    ['<h2>a</h2><h1>b</h1><h5>c</h5>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    // Screen reader users navigate by heading levels, so none is skipped.
    ['<h3>a</h3><h2>b</h2><h3>c</h3>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    ['<h2><strong>a</strong><br />b</h2><h2> </h2>', '<h2>a b</h2>'],
    [
      '<blockquote><h2>a</h2><table><tr><td>b</td></tr></table></blockquote>',
      '<blockquote><p>a</p><p>b</p></blockquote>',
    ],
    ['<p>a</p>loose <strong>words</strong><p>b</p>', '<p>a</p><p>loose <strong>words</strong></p><p>b</p>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>'],
    [
      '<p><a href="paper:01kabc">a</a><a href="paper:../x">b</a></p>',
      '<p><a href="paper:01kabc">a</a><a>b</a></p>',
    ],
    [
      '<table><tr><td><a href="javascript:alert(1)" onclick="x">a</a></td></tr></table>',
      '<table><tbody><tr><td><a>a</a></td></tr></tbody></table>',
    ],
  ])('cleans %s', (dirty, clean) => {
    expect(cleanRichText(dirty)).toBe(clean);
    expect(cleanRichText(clean)).toBe(clean);
  });

  test('is text without tags where only text is allowed', () => {
    const rich = `<h2>Tests</h2>${table}<ol start="2"><li><p>one</p><ul><li><p>two</p></li></ul></li></ol><p>See <a href="/Calendar">here</a></p>`;
    expect(plainFrom(rich)).toBe('Tests\n\nClass | Day\nIII | Monday\n\n2. one\n  • two\n\nSee here');
    expect(plainWithLinks(rich)).toContain('See here (/Calendar)');
    expect(excerptFrom(rich)).toBe('2. one\n  • two\n\nSee here');
    expect(excerptFrom('<h2>Only this</h2>')).toBe('Only this');
  });

  test('a document link uses its name and resolves to its address; if it is gone, the words stay', () => {
    const rich = '<p><a href="paper:here">a</a> <a href="paper:gone">b</a></p>';
    expect(documentLinksIn(rich)).toEqual(['here', 'gone']);
    expect(withDocumentLinks(rich, (id) => (id === 'here' ? '/api/image/x.pdf' : undefined))).toBe(
      '<p><a href="/api/image/x.pdf">a</a> <a>b</a></p>',
    );
  });
});
