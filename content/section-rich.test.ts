import { describe, expect, test } from 'vitest';
import { en } from './en/index.ts';
import { factNames, type Facts } from './facts.ts';
import { fillRich } from './fill-rich.ts';
import { hi } from './hi/index.ts';
import { readSections } from './read-sections.ts';
import { sectionKind, type SectionKind } from './section-kinds.ts';
import { richFromSection, richFromTable, sectionFromRich, tableFromRich } from './section-rich.ts';

interface Section {
  kind: SectionKind;
  values?: Partial<Record<string, string>>;
  items?: Partial<Record<string, string>>[];
}

/** Every text that comes with the software, from fields of this kind. */
const textsOf = (kind: 'rich' | 'table'): string[] => {
  const sections = [en, hi].flatMap(({ pages, starter, templates }) =>
    findSections([pages, starter, templates]),
  );
  return sections.flatMap(({ kind: of, values = {}, items = [] }) => {
    const { fields, items: rows } = sectionKind(of);
    const named = (each: Partial<Record<string, string>>, declared = fields) =>
      declared.flatMap((field) => (field.kind === kind ? (each[field.name] ?? []) : []));
    return [...named(values), ...items.flatMap((item) => named(item, rows?.fields))];
  });
};

const findSections = (found: unknown): Section[] => {
  if (typeof found !== 'object' || found === null) return [];
  const { kind, id } = found as { kind?: unknown; id?: unknown };
  return typeof kind === 'string' && typeof id === 'string'
    ? [found as Section]
    : Object.values(found).flatMap(findSections);
};

describe("a section's text", () => {
  test('stays plain text through the editor, byte by byte, on every starter page', () => {
    const texts = textsOf('rich');
    expect(texts.length).toBeGreaterThan(80);
    for (const text of texts) expect(sectionFromRich(richFromSection(text))).toBe(text);
  });

  test('stays a typed table through the editor, without showing its bars', () => {
    const tables = textsOf('table');
    expect(tables.length).toBeGreaterThan(4);
    for (const typed of tables) {
      expect(richFromTable(typed)).not.toContain('|');
      // Spaces around a bar are ignored.
      expect(tableFromRich(richFromTable(typed))).toBe(typed.replaceAll(/ *\| */g, ' | ').trim());
    }
    expect(tableFromRich(richFromTable(''))).toBe('');
    expect(tableFromRich(richFromTable('Class\tFee\nI\tRs. 500'))).toBe('Class | Fee\nI | Rs. 500');
  });

  test('is HTML only if it needs markup', () => {
    expect(sectionFromRich('<p>One <strong>bold</strong> word.</p>')).toBe(
      '<p>One <strong>bold</strong> word.</p>',
    );
    expect(sectionFromRich('<p>See <a href="/NewsArticle?id=1">it</a>.</p>')).toContain('href');
    expect(sectionFromRich('<p>See <a href="/ContactUs#form">us</a>.</p><p></p>')).toBe(
      'See [us](contact#form).',
    );
    expect(sectionFromRich('<p>[not](contact) a link</p>')).toBe('<p>[not](contact) a link</p>');
    const bold = '<table><tr><th>A</th><th>B</th></tr><tr><td><strong>1</strong></td><td>2</td></tr></table>';
    expect(tableFromRich(bold)).toContain('<strong>1</strong>');
    expect(tableFromRich('<table><tr><th>A|B</th></tr><tr><td>c</td></tr></table>')).toContain('A|B');
  });

  test('is cleaned when it is read, and only if it may contain markup', () => {
    const evil =
      '<p>Hi <a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)> <b onclick="x">bold</b></p>';
    const read = (kind: string, values: Record<string, string>) =>
      readSections(JSON.stringify([{ id: 'one', kind, values, items: [] }]))![0]!.values;
    expect(read('text', { text: evil })['text']).toBe('<p>Hi <a>x</a> <strong>bold</strong></p>');
    expect(
      read('table', { rows: `<table><tr><th>${evil}</th></tr><tr><td>a</td></tr></table>` })['rows'],
    ).not.toMatch(/script|onerror|onclick/);
    expect(read('quote', { text: evil })['text']).toBe(evil);
  });
});

describe('facts in a text with bold and links', () => {
  const facts = (given: Partial<Facts>) =>
    ({ ...Object.fromEntries(factNames.map((name) => [name, ''])), ...given }) as Facts;

  test('are replaced, whatever is bold', () => {
    expect(fillRich('<p>Call <strong>{phone}</strong> first.</p>', facts({ phone: '+91 1' }))).toBe(
      '<p>Call <strong>+91 1</strong> first.</p>',
    );
  });

  test('remove their sentence if they are empty, and only that', () => {
    const html =
      '<h2>Costs</h2><p><strong>Come in.</strong> Call <em>{phone}</em> first! It costs <a href="/x">{formAtCampus}</a>.</p><ul><li><p>Call {phone}.</p></li><li><p>Wait.</p></li></ul>';
    expect(fillRich(html, facts({ formAtCampus: 'Rs. 500' }))).toBe(
      '<h2>Costs</h2><p><strong>Come in.</strong> It costs <a href="/x">Rs. 500</a>.</p><ul><li><p>Wait.</p></li></ul>',
    );
    expect(fillRich('<p>Call {phone}.</p><p>Two.</p>', facts({}))).toBe('<p>Two.</p>');
    expect(fillRich('<p>Press.{?portal} Ask us.{!portal}</p>', facts({}))).toBe('<p>Ask us.</p>');
  });
});
