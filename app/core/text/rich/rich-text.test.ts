import { describe, expect, test } from 'vitest';
import { cleanRichText } from './rich-text.server.ts';
import {
  excerptFrom,
  isRich,
  papersIn,
  plainFrom,
  plainWithLinks,
  richFrom,
  withPapers,
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
    // What does not begin as our editor writes it is plain text, and is shown as such.
    expect(cleanRichText(dirty)).toBe(isRich(dirty) ? clean : dirty);
  });

  test('plain text is left alone, whatever it holds', () => {
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

  test('a table as an editor writes it gets one form: a head, and nothing of its looks', () => {
    const written =
      '<table style="min-width: 50px"><colgroup><col style="min-width: 25px"><col></colgroup><tbody><tr><th colspan="1" rowspan="1"><p>Class</p></th><th colspan="1" rowspan="1"><p>Day</p></th></tr><tr><td colspan="1" rowspan="1"><p>III</p></td><td><p><strong>Monday</strong></p></td></tr></tbody></table><p></p>';
    expect(isRich(written)).toBe(true);
    expect(cleanRichText(written)).toBe(table);
    expect(cleanRichText(table)).toBe(table);
  });

  test('rows have as many cells as the longest, a cell over several rows is said in each', () => {
    expect(
      cleanRichText(
        '<table><tr><td>Day</td><td></td><td>Class</td></tr><tr><td rowspan="2">Monday</td><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>',
      ),
    ).toBe(
      '<table><thead><tr><th scope="col">Day</th><td></td><th scope="col">Class</th></tr></thead><tbody><tr><td>Monday</td><td>a</td><td>b</td></tr><tr><td>Monday</td><td>c</td><td></td></tr></tbody></table>',
    );
  });

  test('a title over the whole width stands before the table', () => {
    expect(
      cleanRichText(
        '<table><tr><td colspan="2">Winter</td></tr><tr><td>Class</td><td>Day</td></tr><tr><td>III</td><td><b>Monday</b></td></tr></table>',
      ),
    ).toBe(`<p><strong>Winter</strong></p>${table}`);
  });

  test('a table within a cell becomes lines of it, however deep they lie', () => {
    const nested = '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>';
    expect(cleanRichText(nested)).toBe('<table><tbody><tr><td>a</td><td>b, c</td></tr></tbody></table>');
    const deep = `${'<table><tr><td>'.repeat(500)}x${'</td></tr></table>'.repeat(500)}`;
    const kept = cleanRichText(deep);
    expect(kept.match(/<table>/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(kept).not.toContain('<td><table>');
  });

  test('ten thousand rows and a cell over a million columns are borne', () => {
    const rows = cleanRichText(`<table>${'<tr><td>a</td></tr>'.repeat(10_000)}</table>`);
    expect(rows.match(/<tr>/g)).toHaveLength(10_000);
    const wide = cleanRichText(
      '<table><tr><td colspan="1000000" rowspan="1000000">a</td><td>b</td></tr></table>',
    );
    expect(wide.length).toBeLessThan(1000);
  });

  test.each([
    ['<h2>a</h2><h1>b</h1><h5>c</h5>', '<h2>a</h2><h2>b</h2><h3>c</h3>'],
    // Whoever listens to the page goes by the levels: none is left out.
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

  test('are words without tags where only words can stand', () => {
    const rich = `<h2>Tests</h2>${table}<ol start="2"><li><p>one</p><ul><li><p>two</p></li></ul></li></ol><p>See <a href="/Calendar">here</a></p>`;
    expect(plainFrom(rich)).toBe('Tests\n\nClass | Day\nIII | Monday\n\n2. one\n  • two\n\nSee here');
    expect(plainWithLinks(rich)).toContain('See here (/Calendar)');
    expect(excerptFrom(rich)).toBe('2. one\n  • two\n\nSee here');
    expect(excerptFrom('<h2>Only this</h2>')).toBe('Only this');
  });

  test('a paper is linked by its name and found at its address; one that is gone leaves the words', () => {
    const rich = '<p><a href="paper:here">a</a> <a href="paper:gone">b</a></p>';
    expect(papersIn(rich)).toEqual(['here', 'gone']);
    expect(withPapers(rich, (id) => (id === 'here' ? '/api/image/x.pdf' : undefined))).toBe(
      '<p><a href="/api/image/x.pdf">a</a> <a>b</a></p>',
    );
  });
});
