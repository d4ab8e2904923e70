import { describe, expect, test } from 'vitest';
import { cleanRichText } from './rich-text.server.ts';
import { isRich, plainFrom, richFrom } from './rich-text.ts';

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
