import { createHash } from 'node:crypto';
import { findType } from '#app/content-types.ts';
import { readUrl } from '#app/core/read-url.ts';
import { typedUrl } from '#app/core/text/typed-url.ts';
import type { Day } from '#app/core/time/days.ts';
import {
  type ContentType,
  declaredTexts,
  isFilesField,
  type TextField,
  textFields,
} from '#app/publishing/content-type.ts';
import { cleanTexts } from '#app/publishing/drafts/clean-texts.server.ts';
import { readImagePath } from './image-path.ts';
import { fieldOf, idOf, isRecord, type Item, titleOf, toJson } from './item-fields.ts';
import { pathsIn, picturesInText } from './read-files.ts';
import { readRemoteDay } from './read-remote-day.ts';
import { readLine, readPlain, readRich } from './read-text.server.ts';
import type { PassedReason, PassedItem, ReadList, RemoteItem, ImportedContentType } from './remote-item.ts';

export interface ReadOptions {
  address: string;
  schoolThere: string;
  /** A year: earlier items are skipped. */
  since?: string | undefined;
}

/** Converts a list of the old site to our fields; for the rest, the reasons why that is not possible. */
export const readRemoteItems = (
  contentType: ImportedContentType,
  items: readonly unknown[],
  options: ReadOptions,
): ReadList => listOf(contentType, readItems(contentType, items, options));

/** One by one: an unreadable item does not affect the others. */
export const readItems = (
  contentType: ImportedContentType,
  items: readonly unknown[],
  options: ReadOptions,
): (ParsedItem | Passed)[] =>
  items.map((item) => {
    try {
      return readItem(contentType, item, options);
    } catch {
      return failedItem(item);
    }
  });

/** An item at which our own code failed, described without reading further into it. */
export function failedItem(item: unknown): Passed {
  const id = isRecord(item) ? idOf(item) : undefined;
  const title = titleOf(item);
  return { id, title, digest: digestOf(id ?? title), reason: 'item-failed' };
}

/** The combined result of a list. */
export function listOf(contentType: ImportedContentType, read: readonly (ParsedItem | Passed)[]): ReadList {
  const items = distinct(read.flatMap((each) => ('remoteItem' in each ? [each] : [])));
  const taken = new Set(items.map(({ remoteItem }) => remoteItem.id));
  const passed = new Map<string, PassedItem>();
  const pass = (each: PassedItem) => passed.set(JSON.stringify([each.id, each.reason, each.detail]), each);
  for (const { remoteItem, parts } of items)
    for (const part of parts) pass({ contentType, id: remoteItem.id, title: remoteItem.title, ...part });
  for (const each of read)
    if ('reason' in each) {
      const { id, digest, title, reason, detail } = each;
      const own = id === undefined || taken.has(id) ? namedBy(id, digest) : id;
      pass({ contentType, id: own, title, reason, detail });
    }
  return { remoteItems: items.map(({ remoteItem }) => remoteItem), passed: [...passed.values()] };
}

/** A skipped part of an imported item. */
interface Part {
  reason: PassedReason;
  detail?: string | undefined;
}
export interface ParsedItem {
  remoteItem: RemoteItem;
  /** Of its texts. */
  digest: string;
  hasId: boolean;
  parts: Part[];
}
export interface Passed extends Part {
  id: string | undefined;
  title: string;
  /** Of everything. */
  digest: string;
}

function readItem(
  contentType: ImportedContentType,
  item: unknown,
  options: ReadOptions,
): ParsedItem | Passed {
  const digest = () => digestOf(toJson(item).slice(0, 10_000));
  if (!isRecord(item)) return { id: undefined, title: '', reason: 'not-an-item', digest: digest() };
  const id = idOf(item);
  const passed = (reason: PassedReason, detail?: string): Passed => ({
    id,
    title: readLine(titleOf(item), 300),
    digest: digest(),
    reason,
    detail: detail?.slice(0, 200),
  });
  const school = schoolOf(item);
  if (school && school.toLowerCase() !== options.schoolThere.trim().toLowerCase())
    return passed('foreign-school', school);

  const type = findType(contentType)!;
  const { files, parts, elsewhere } = filesOf(type, item, options.address);
  const { texts, wrong, hasLargeTable } = textsOf(type, item, elsewhere);
  const linkTo = elsewhere === undefined ? undefined : texts['url'] === elsewhere && elsewhere;
  const left = parts.filter(({ detail }) => !linkTo || detail !== linkTo.slice(0, 200));
  const title = texts[type.title]!;
  if (hasLargeTable) left.push({ reason: 'table-too-large', detail: title.slice(0, 200) });

  const isEmpty = files.length === 0 && Object.values(texts).every((text) => text === '');
  if (isEmpty) return passed('nothing-in-it');
  if (contentType === 'leadership' && texts['category'] === '')
    return passed('not-an-item', readLine(fieldOf(item, 'category'), 200));
  if (title === '')
    return passed(contentType === 'albums' && files.length === 0 ? 'nothing-in-it' : 'no-title');
  if (wrong && (wrong.isRequired || wrong.reason === 'too-long')) return passed(wrong.reason, wrong.detail);
  if (type.needsFile?.(texts) && files.length === 0)
    return wrong ? passed(wrong.reason, wrong.detail) : passed('nothing-in-it');
  const day = type.day && texts[type.day];
  if (day && options.since && day < `${options.since}-01-01`) return passed('before-since', day);
  return {
    remoteItem: { contentType, id: id ?? '', title, texts, files },
    digest: digestOf(JSON.stringify([texts, files])),
    hasId: id !== undefined,
    parts: wrong ? [...left, { reason: wrong.reason, detail: wrong.detail }] : left,
  };
}

/** Its school, if given. A school's name or internal id is not a code. */
function schoolOf(item: Item): string | undefined {
  const code = fieldOf(item, 'schoolcode', 'school_code');
  if (typeof code === 'string' || typeof code === 'number') return String(code).trim();
  const school = fieldOf(item, 'school');
  const named = isRecord(school) ? fieldOf(school, 'schoolcode', 'code') : school;
  return typeof named === 'string' && /^[\w-]{2,16}$/.test(named.trim()) ? named.trim() : undefined;
}

/** Alternative names of fields. */
const OTHER_NAMES: Record<string, string[]> = {
  description: ['message', 'content', 'text', 'details'],
  message: ['description', 'content', 'text'],
  title: ['heading', 'name', 'subject'],
  videoUrl: ['video', 'url', 'link', 'youtubeUrl'],
  url: ['link', 'href'],
  date: ['fromDate', 'eventDate'],
  fromDate: ['date', 'eventDate'],
};
const WRITTEN = [
  'createdAt',
  'created_at',
  'createdOn',
  'createdDate',
  'updatedAt',
  'updated_at',
  'updatedOn',
];

type Wrong = { reason: 'bad-link' | 'too-long'; detail: string; isRequired: boolean };

function textsOf(
  type: ContentType,
  item: Item,
  elsewhere: string | undefined,
): { texts: Record<string, string>; wrong?: Wrong; hasLargeTable: boolean } {
  const texts: Record<string, string> = {};
  let wrong: Wrong | undefined;
  let hasLargeTable = false;
  for (const field of textFields(type)) {
    const { name, kind } = field;
    const names = [name, ...(OTHER_NAMES[name] ?? [])];
    const value = fieldOf(item, ...names);
    if (kind === 'choice') texts[name] = choiceOf(field.options, value);
    else if (kind === 'rich') {
      const rich = readRich(value, field.max);
      texts[name] = rich.text;
      hasLargeTable ||= rich.hasLargeTable;
    } else if (kind === 'text') texts[name] = readPlain(value, field.max);
    else if (kind === 'line') texts[name] = readLine(value, field.max);
    else if (kind === 'day') texts[name] = firstDay(item, [...names, ...WRITTEN]);
    else if (kind === 'url') {
      const link = readLink(field, value);
      if ('reason' in link) wrong = link;
      texts[name] = 'url' in link ? link.url || (name === 'url' && elsewhere) || '' : '';
    }
  }
  // Without another field, the signature says whose letter it is.
  if (texts['designation'] === '') texts['designation'] = texts['category'] ?? '';
  return { texts: cleanTexts(type, declaredTexts(type, texts)), hasLargeTable, ...(wrong && { wrong }) };
}

const choiceOf = (options: readonly { value: string }[], text: unknown): string =>
  options.find(({ value }) => value.toLowerCase() === readLine(text, 100).toLowerCase())?.value ?? '';

function firstDay(item: Item, names: string[]): Day {
  for (const name of names) {
    const day = readRemoteDay(fieldOf(item, name));
    if (day) return day;
  }
  return '';
}

/** Empty if missing; a broken or unsafe link is reported. */
function readLink({ max, ownPages, required = false }: TextField, value: unknown): { url: string } | Wrong {
  const text = typeof value === 'string' ? value.trim().slice(0, 20_000) : '';
  const address = /^<iframe[^>]*?\ssrc=["']([^"']+)/i.exec(text)?.[1] ?? text;
  const isNothing = address === '' || /^(?:#|null|undefined|none|n\/a|-)$/i.test(address);
  const wrong = (reason: Wrong['reason']): Wrong => ({
    reason,
    detail: readLine(address, 200),
    isRequired: required,
  });
  if (isNothing) return required ? wrong('bad-link') : { url: '' };
  if (ownPages && /^\/(?![/\\])\S*$/.test(address))
    return address.length > max ? wrong('too-long') : { url: address };
  const typed = typedUrl(address.startsWith('//') ? `https:${address}` : address);
  const url = readUrl(typed);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return wrong('bad-link');
  const written = /[\s\p{Cc}\p{Surrogate}]/u.test(typed) ? url.href : typed;
  return written.length > max ? wrong('too-long') : { url: written };
}

interface ReadFiles {
  files: RemoteItem['files'];
  parts: Part[];
  /** The first on another host, if a link may lead there. */
  elsewhere: string | undefined;
}

const FILES_IN = {
  attachments: ['attachments', 'attachment', 'images', 'photos', 'files'],
  image: ['image', 'images', 'photo'],
} as const;

function filesOf(type: ContentType, item: Item, address: string): ReadFiles {
  const roles = new Map<keyof typeof FILES_IN, number>();
  for (const field of type.fields.filter(isFilesField))
    if (field.role === 'attachments' || field.role === 'image')
      roles.set(field.role, (roles.get(field.role) ?? 0) + field.max);
  // An album's photos are not a field of its form and are unlimited; a video has none.
  if (type.name === 'albums') roles.set('attachments', Infinity);
  const found: ReadFiles = { files: [], parts: [], elsewhere: undefined };
  const isAlone = roles.size === 1;
  // Our texts contain no pictures: those inside a text are added to the item's other pictures.
  const written = textFields(type)
    .filter(({ kind }) => kind === 'rich' || kind === 'text')
    .flatMap(({ name }) => picturesInText(fieldOf(item, name, ...(OTHER_NAMES[name] ?? []))));
  for (const [role, most] of roles) {
    const values = namedIn(item, role, isAlone);
    // A document field cannot hold a picture.
    const isForText = isAlone || role === 'image';
    readRole(found, isForText ? [...values, ...written] : values, { role, most, address });
  }
  return found;
}

function namedIn(item: Item, role: keyof typeof FILES_IN, isAlone: boolean): string[] {
  const names = [...FILES_IN[role], ...(isAlone ? FILES_IN.image : [])];
  return names.map((name) => pathsIn(fieldOf(item, name))).find((paths) => paths.length > 0) ?? [];
}

function readRole(
  found: ReadFiles,
  values: string[],
  { role, most, address }: { role: keyof typeof FILES_IN; most: number; address: string },
): void {
  const paths = new Set<string>();
  for (const value of values) {
    const read = readImagePath(value, address);
    if ('path' in read) paths.add(read.path);
    else {
      found.parts.push({ reason: read.failed, detail: read.detail });
      const url = /^https?:\/\/\S+$/i.test(value) && value.length <= 500 ? value : undefined;
      if (read.failed === 'file-elsewhere') found.elsewhere ??= url;
    }
  }
  const all = [...paths];
  found.files.push(...all.slice(0, most).map((path) => ({ role, path })));
  for (const path of all.slice(most))
    found.parts.push({ reason: 'file-too-many', detail: path.slice(0, 200) });
}

/**
 * Removes duplicates. Different items with the same id, or without one, get an id derived from their content,
 * so that the order of the list cannot confuse them.
 */
function distinct(all: ParsedItem[]): ParsedItem[] {
  const byId = new Map<string, Map<string, ParsedItem>>();
  for (const each of all) {
    const { id } = each.remoteItem;
    const same = byId.get(id) ?? new Map<string, ParsedItem>();
    byId.set(id, same);
    if (!same.has(each.digest)) same.set(each.digest, each);
  }
  const kept = new Set([...byId.values()].flatMap((same) => [...same.values()]));
  for (const [id, same] of byId)
    for (const [digest, { remoteItem, hasId }] of same)
      if (!hasId || same.size > 1) remoteItem.id = namedBy(hasId ? id : undefined, digest);
  return all.filter((each) => kept.has(each));
}

const namedBy = (id: string | undefined, digest: string): string => `${id ?? 'unnamed'}-${digest}`;

const digestOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 16);
