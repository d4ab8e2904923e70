import type { Facts } from '#content/facts.ts';
import { readSections } from '#content/read-sections.ts';
import { type DeclaredSection, type SectionField, sectionKind } from '#content/section-kinds.ts';
import type { PageLayout } from '#content/page-text.ts';
import { cleanRichText } from '#app/core/text/rich/rich-text.server.ts';
import { isRich, richFrom, withDocumentLinks } from '#app/core/text/rich/rich-text.ts';
import { element, parseTree, type RichElement, type RichNode } from '#app/core/text/rich/rich-tree.ts';
import { type FilledPage, type FilledSection, fillPage } from '#app/features/pages/filled.ts';
import { chosenOf, type ContentType, type Field, isFilesField } from '#app/publishing/content-type.ts';
import { translatedFiles, translatedTexts } from '#app/publishing/translations/segments.ts';
import type { Locale } from '#app/words/locales.ts';
import { wordsOf } from '#app/words/words.ts';
import type { ExportedFile, ExportedItem } from '../exported-items.server.ts';
import type { ExportDocument } from './document.ts';
import { exportWords } from './words.ts';
import { paragraph } from './html-and-markdown.ts';

export interface RenderOptions {
  language: Locale;
  facts: Facts;
  /** The path of each of its files, as a link; undefined if it could not be copied. */
  hrefOf: (mediaId: string) => string | undefined;
  siteUrl: string;
}

/** An item as a document, in one of its languages. */
export function documentOf(
  type: ContentType,
  item: ExportedItem,
  renderOptions: RenderOptions,
): ExportDocument {
  const translation =
    renderOptions.language === item.language ? undefined : item.translations[renderOptions.language];
  const texts = translation ? translatedTexts(type, item.texts, translation) : item.texts;
  const files = translatedFiles(item.files, translation);
  const state = exportWords[renderOptions.language].states[item.state];
  const isPage = type.fields.some(({ kind }) => kind === 'sections');
  const page = isPage ? filledPage(texts, renderOptions.facts) : undefined;
  const nodes = page
    ? nodesOfPage(page, files, renderOptions)
    : nodesOfItem(type, texts, files, renderOptions);
  return {
    title: page?.title || texts[type.title] || type.nameOf?.(item.id) || type.words.one,
    language: renderOptions.language,
    nodes: [...(state ? [paragraph(element('strong', [state]))] : []), ...nodes].map((node) =>
      withWholeLinks(node, renderOptions.siteUrl),
    ),
  };
}

const filledPage = (texts: Record<string, string>, facts: Facts): FilledPage =>
  fillPage(
    {
      layout: (texts['layout'] ?? 'sheet') as PageLayout,
      title: texts['title'] ?? '',
      lead: texts['lead'] ?? '',
      description: texts['description'] ?? '',
      ...(texts['banner'] && { banner: texts['banner'] }),
      sections: readSections(texts['sections'] ?? '') ?? [],
    },
    facts,
  );

function nodesOfPage(page: FilledPage, files: ExportedFile[], renderOptions: RenderOptions): RichNode[] {
  return [
    ...(page.lead ? [paragraph(page.lead)] : []),
    ...picture(page.banner, files, renderOptions),
    ...page.sections
      .filter(({ hidden }) => !hidden)
      .flatMap((section) => nodesOfSection(section, files, renderOptions)),
  ];
}

function nodesOfSection(
  section: FilledSection,
  files: ExportedFile[],
  renderOptions: RenderOptions,
): RichNode[] {
  const kind: DeclaredSection = sectionKind(section.kind);
  const { heading, paragraphs, rich = '', values, items } = section;
  const table = section.kind === 'table' ? tableOf(values['rows'] ?? '', renderOptions) : [];
  return [
    ...(heading ? [element('h2', [heading])] : []),
    ...(rich ? richNodes(rich, renderOptions) : paragraphs.flatMap(textNodes)),
    ...table,
    ...fieldElements(
      kind.fields.filter(({ name }) => !['heading', 'text', 'rows'].includes(name)),
      values,
      files,
      renderOptions,
    ),
    ...(section.kind === 'list' || section.kind === 'steps'
      ? [
          element(
            section.kind === 'list' ? 'ul' : 'ol',
            items.map((item) => asItem(kind, item, files, renderOptions)),
          ),
        ]
      : items.flatMap((item) => asPart(kind, item, files, renderOptions, heading ? 'h3' : 'h2'))
    ).filter((node) => node.children.length > 0 || node.tag === 'img'),
  ];
}

const asItem = (
  kind: DeclaredSection,
  item: Values,
  files: ExportedFile[],
  renderOptions: RenderOptions,
): RichElement => element('li', fieldElements(kind.items?.fields ?? [], item, files, renderOptions));

/** The first line of a row is its name. */
function asPart(
  kind: DeclaredSection,
  item: Values,
  files: ExportedFile[],
  renderOptions: RenderOptions,
  level: 'h2' | 'h3',
): RichElement[] {
  const [first] = (kind.items?.fields ?? []).filter(({ kind: fieldKind }) => fieldKind === 'line');
  const name = first && item[first.name];
  const others = (kind.items?.fields ?? []).filter((field) => field !== first);
  return [...(name ? [element(level, [name])] : []), ...fieldElements(others, item, files, renderOptions)];
}

type Values = Partial<Record<string, string>>;

function fieldElements(
  fields: readonly SectionField[],
  values: Values,
  files: ExportedFile[],
  renderOptions: RenderOptions,
): RichElement[] {
  return fields.flatMap(({ name, kind, options }): RichElement[] => {
    const value = values[name];
    if (!value) return [];
    if (kind === 'picture') return picture(value, files, renderOptions);
    if (kind === 'paper') return documentLink(value, files, renderOptions);
    if (kind === 'url') return [paragraph(link(value, values[name.replace(/To$/, 'Words')] ?? value))];
    if (kind === 'choice') return options && name === 'drawing' ? [paragraph(labelOf(options, value))] : [];
    // The words of a link are written together with its address.
    if (kind === 'line' && name.endsWith('Words') && values[name.replace(/Words$/, 'To')]) return [];
    if (kind === 'rich') return richNodes(value, renderOptions);
    return kind === 'text' ? textNodes(value) : [paragraph(value)];
  });
}

const labelOf = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** The same for fields that may contain rich text. */
const richNodes = (text: string, { hrefOf }: RenderOptions): RichElement[] =>
  textNodes(cleanRichText(withDocumentLinks(text, hrefOf)));

/** The blocks of a text, with links for its addresses. */
const textNodes = (text: string): RichElement[] =>
  parseTree(richFrom(text)).filter((node): node is RichElement => typeof node !== 'string');

/** Cells are separated by a bar or a tab. */
function tableOf(rows: string, renderOptions: RenderOptions): RichElement[] {
  if (isRich(rows)) return richNodes(rows, renderOptions);
  const rowLines = rows.split('\n').filter((line) => line.trim() !== '');
  const cells = (line: string) =>
    (line.includes('\t') ? line.split('\t') : line.replaceAll(/^\s*\||\|\s*$/g, '').split('|')).map((cell) =>
      cell.trim(),
    );
  if (rowLines.length === 0) return [];
  return [
    element(
      'table',
      rowLines.map((line, index) =>
        element(
          'tr',
          cells(line).map((cell) => element(index === 0 ? 'th' : 'td', [cell])),
        ),
      ),
    ),
  ];
}

function nodesOfItem(
  type: ContentType,
  texts: Record<string, string>,
  files: ExportedFile[],
  renderOptions: RenderOptions,
): RichNode[] {
  const facts = type.fields.flatMap((field) => factOf(type, field, texts, renderOptions));
  const blocks = type.fields.flatMap((field): RichNode[] => {
    const text = texts[field.name];
    if (!text || isFilesField(field)) return [];
    if (field.kind === 'rich')
      return parseTree(cleanRichText(withDocumentLinks(richFrom(text), renderOptions.hrefOf)));
    return field.kind === 'text' ? textNodes(text) : [];
  });
  const documents = files
    .filter(({ kind }) => kind === 'document')
    .flatMap(({ mediaId }) => documentLink(mediaId, files, renderOptions));
  return [
    ...(facts.length > 0 ? [element('dl', facts)] : []),
    ...blocks,
    ...files
      .filter(({ kind }) => kind === 'image')
      .flatMap(({ mediaId }) => picture(mediaId, files, renderOptions)),
    ...(documents.length > 0
      ? [element('h2', [exportWords[renderOptions.language].documents]), ...documents]
      : []),
  ];
}

/** A day, a place, an address: its label and its value. */
function factOf(
  type: ContentType,
  field: Field,
  texts: Record<string, string>,
  { language }: RenderOptions,
): RichElement[] {
  const text = texts[field.name];
  if (!text || field.name === type.title || ('isForOffice' in field && field.isForOffice)) return [];
  const value = factValue(field, text, language);
  if (!value) return [];
  const name = exportWords[language].fields[field.name] ?? field.label;
  return [element('dt', [name]), element('dd', [value])];
}

function factValue(field: Field, text: string, language: Locale): RichNode | undefined {
  if (field.kind === 'day') return wordsOf(language).dates.day(text);
  if (field.kind === 'time') return CLOCK_TIME.test(text) ? wordsOf(language).calendar.time(text) : text;
  if (field.kind === 'line' || field.kind === 'address') return text;
  if (field.kind === 'url') return link(text, text);
  if (field.kind === 'choice') return labelOf(field.options, text);
  return field.kind === 'choices'
    ? chosenOf(text)
        .map((one) => labelOf(field.options, one))
        .join(', ')
    : undefined;
}

const CLOCK_TIME = /^\d\d:\d\d$/;

/** An address that is safe as a link; any other becomes text. */
const link = (address: string, words: string): RichNode =>
  /^(https?:\/\/|\/(?!\/)|mailto:|tel:)/i.test(address) ? element('a', [words], { href: address }) : words;

function picture(
  mediaId: string | undefined,
  files: ExportedFile[],
  { hrefOf }: RenderOptions,
): RichElement[] {
  const file = files.find((one) => one.mediaId === mediaId);
  const src = file && hrefOf(file.mediaId);
  if (!src) return [];
  const caption = file.caption ? [element('figcaption', [file.caption])] : [];
  return [element('figure', [element('img', [], { src, alt: file.alt, loading: 'lazy' }), ...caption])];
}

function documentLink(mediaId: string, files: ExportedFile[], { hrefOf }: RenderOptions): RichElement[] {
  const file = files.find((one) => one.mediaId === mediaId);
  const href = file && hrefOf(file.mediaId);
  return href ? [paragraph(element('a', [file.alt || file.name || 'PDF'], { href }))] : [];
}

/** From the disk, `/Gallery` would lead nowhere. */
function withWholeLinks(node: RichNode, siteUrl: string): RichNode {
  if (typeof node === 'string') return node;
  const { href } = node.attributes;
  return {
    ...node,
    attributes: href?.startsWith('/') ? { ...node.attributes, href: siteUrl + href } : node.attributes,
    children: node.children.map((child) => withWholeLinks(child, siteUrl)),
  };
}
