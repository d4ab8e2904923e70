import { describe, expect, test } from 'vitest';
import { sectionKind, type SectionKind, sectionKinds } from '#content/section-kinds.ts';
import { contentTypes } from '#app/content-types.ts';
import type { Field } from '#app/publishing/content-type.ts';
import { faultsIn } from '#tests/support/content/hindi-faults.ts';
import { studioSamples } from '#tests/support/content/word-samples.ts';
import { en } from './en/index.ts';
import { hi } from './hi/index.ts';
import { translateSection, translateType } from './content-types.ts';

const examples = {
  /** Names that Hindi shares with English, and the languages in their own words. */
  same: [
    'WhatsApp',
    'Facebook',
    'Instagram',
    'YouTube',
    'X',
    'LinkedIn',
    'English',
    'हिंदी',
    'enquiries-1.csv',
    'enquiries-7.csv',
    '1-everything-1.zip',
    '7-everything-7.zip',
  ],
  /** Names, formats, and input to be typed exactly. */
  latin:
    /Esc\b|JavaScript|Facebook|Instagram|LinkedIn|\bX\b|Backspace|Google Play|App Store|WhatsApp|YouTube|Google Authenticator|Microsoft Authenticator|Aegis|LibreOffice|Excel|SELF_TEST=daily|SMTP_HOST|enquiries-|-everything-|\.zip|ZIP|API|\/api\/news\/CODE|WordPress|Wix|Google Sites|\.csv|CSV|PDF|QR|PNG|JPEG|HEIC|A4|ERP|\b[KMG]B\b|[\w.]+@school\.in|www\.school\.in|https(:\/\/)?|\/(ContactUs|Calendar|Gallery|FeeStructure)|\b[AP]M\b/g,
  samples: studioSamples,
};

/** The others are checked in `hi/content-and-pictures.test.ts`. */
const partOf = ({
  content: _content,
  albums: _albums,
  library: _library,
  theme: _theme,
  ...part
}: typeof hi) => part;

test("the studio's words are complete in Hindi, with consistent spelling", () => {
  expect(faultsIn(partOf(hi), partOf(en), examples)).toEqual([]);
});

describe('content types and their fields', () => {
  const labelsOf = (fields: readonly Pick<Field, 'name' | 'label'>[]) =>
    fields.flatMap((field) => [
      field.label,
      ...('help' in field && typeof field.help === 'string' ? [field.help] : []),
      ...('options' in field ? (field.options as { label: string }[]).map(({ label }) => label) : []),
    ]);

  const bare = (text: string) => text.replaceAll(examples.latin, '');
  const english = (texts: string[]) => texts.filter((text) => /\p{Script=Latin}/u.test(bare(text)));

  test.each(contentTypes.map((type) => [type.name, type] as const))('%s', (_, type) => {
    const translated = translateType(type, hi);
    expect(english([...Object.values(translated.words), ...labelsOf(translated.fields)])).toEqual([]);
    expect(labelsOf(translated.fields)).toHaveLength(labelsOf(type.fields).length);
    expect(translateType(type, hi)).toBe(translated);
    expect(translateType(type, en)).toBe(type);
  });

  test.each(Object.keys(sectionKinds) as SectionKind[])('section %s', (kind) => {
    const [translated, declared] = [translateSection(kind, hi), sectionKind(kind)];
    expect(
      english([
        translated.label,
        translated.about,
        ...labelsOf(translated.fields as Field[]),
        ...(translated.items ? [translated.items.one, ...labelsOf(translated.items.fields as Field[])] : []),
      ]),
    ).toEqual([]);
    expect(translated.fields.map(({ name }) => name)).toEqual(declared.fields.map(({ name }) => name));
    expect(translateSection(kind, en)).toBe(declared);
  });

  test('there are no names for undeclared entries', () => {
    const declared = contentTypes.flatMap(({ name, fields }) =>
      fields.map((field) => `${name} ${field.name}`),
    );
    const labels = Object.entries(hi.contentTypes!.types).flatMap(([name, { fields }]) =>
      Object.keys(fields).map((field) => `${name} ${field}`),
    );
    expect(labels.filter((name) => !declared.includes(name))).toEqual([]);
  });

  test('the pages of every school have Hindi names', () => {
    const pages = contentTypes.find(({ name }) => name === 'pages')!;
    expect(translateType(pages, hi).nameOf?.('demo-page-admission-process')).toBe('प्रवेश प्रक्रिया');
    expect(translateType(pages, hi).nameOf?.('demo-page-of-nobody')).toBeUndefined();
  });
});

test.each([en, hi])('each kind of entry in the audit has a name of its own', ({ audit }) => {
  const others = [
    'people',
    'sign-in',
    'school',
    'schools',
    'look',
    'enquiries',
    'pictures',
    'old-site',
    'moves',
  ];
  const names = [...contentTypes.map(({ name }) => name), ...others].map(audit.kindName);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
