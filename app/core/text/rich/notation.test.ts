import { describe, expect, test } from 'vitest';
import { richFromMessage } from './message.ts';
import { fromNotation, notationFrom } from './notation.ts';
import { cleanRichText } from './rich-text.server.ts';
import { plainFrom, richFrom } from './rich-text.ts';

const EVERYTHING = `## Half-yearly tests

The tests begin on *Monday*. See [the calendar](/Calendar) or write to office@school.example.
Bring a _blue_ pen.

### Before the tests

- Sleep well
- Eat well
  - No sweets
- Come early

3. English
4. Hindi

> Calm children learn.

| Class | Day |
| III | 23 November |
| IV | 24 November |`;

describe('signs in a plain text', () => {
  test('become headings, bold, lists, links, quotations and tables', () => {
    expect(fromNotation(EVERYTHING)).toBe(
      '<h2>Half-yearly tests</h2>' +
        '<p>The tests begin on <strong>Monday</strong>. See <a href="/Calendar">the calendar</a> or write to ' +
        '<a href="mailto:office@school.example">office@school.example</a>.<br />Bring a <em>blue</em> pen.</p>' +
        '<h3>Before the tests</h3>' +
        '<ul><li><p>Sleep well</p></li><li><p>Eat well</p><ul><li><p>No sweets</p></li></ul></li><li><p>Come early</p></li></ul>' +
        '<ol start="3"><li><p>English</p></li><li><p>Hindi</p></li></ol>' +
        '<blockquote><p>Calm children learn.</p></blockquote>' +
        '<table><thead><tr><th scope="col">Class</th><th scope="col">Day</th></tr></thead>' +
        '<tbody><tr><td>III</td><td>23 November</td></tr><tr><td>IV</td><td>24 November</td></tr></tbody></table>',
    );
  });

  test('reappear when the text is opened, and saving it unchanged changes nothing', () => {
    const kept = fromNotation(EVERYTHING);
    expect(notationFrom(kept)).toBe(EVERYTHING);
    expect(cleanRichText(kept)).toBe(kept);
  });

  test.each([
    'Dear parents,\nof <all> grades\n\nYou are welcome.',
    '5 * 3 * 2 and snake_case_name',
    'C:\\temp\\new',
    'See https://school.example/a_b_c.\n\n\n\nCall +91 98765 43210',
  ])('plain text stays as it was typed: %j', (text) => {
    expect(notationFrom(text)).toBe(text);
    expect(fromNotation(text)).toBe(text);
  });

  test.each([
    '- no list\n- but lines',
    '*not bold*',
    '## no heading',
    '> 5 children',
    '1. not a list',
    '| a | b |',
    '[x](/y)',
  ])('a text that only resembles the notation is not misread: %j', (text) => {
    expect(notationFrom(text)).not.toBe(text);
    expect(fromNotation(notationFrom(text))).toBe(text);
    const rich = `${richFrom(text)}<ul><li><p>one</p></li></ul>`;
    expect(fromNotation(notationFrom(rich))).toBe(rich);
  });

  test('an address that is not a link does not become one, and a link may have signs in its words', () => {
    const rich =
      '<h2>A *star* and www.school.example</h2><p>https://school.example and <a href="/Gallery">a_b_ *c*</a> <strong>x</strong></p>';
    expect(fromNotation(notationFrom(rich))).toBe(rich);
  });

  test('no harmful address becomes a link', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])
      expect(fromNotation(`*a* [words](${address})`)).not.toContain('href');
  });

  test('malicious input is not slow', () => {
    for (const hostile of ['*a ', '[', '-', '_', '| ', '> ', 'a@', 'www.', '+1 ', '\\'])
      expect(fromNotation(hostile.repeat(40_000 / hostile.length)).length).toBeGreaterThan(0);
  });
});

describe('a message copied from a phone', () => {
  test('keeps bold, lists and links; other signs are removed and their words stay', () => {
    const message =
      '*Winter timings* ❄️\nFrom _Monday_ on:\n- Gates open at *8:30*\n- Bus 15 minutes later\n\n~8:00~ Details: https://school.example/winter.';
    expect(richFromMessage(message)).toBe(
      '<p><strong>Winter timings</strong> ❄️<br />From Monday on:</p>' +
        '<ul><li><p>Gates open at <strong>8:30</strong></p></li><li><p>Bus 15 minutes later</p></li></ul>' +
        '<p>8:00 Details: <a href="https://school.example/winter">https://school.example/winter</a>.</p>',
    );
  });

  test('has no headings, quotations or tables', () => {
    expect(plainFrom(richFromMessage('## a\n> b\n| c | d |'))).toBe('## a\n> b\n| c | d |');
  });
});
