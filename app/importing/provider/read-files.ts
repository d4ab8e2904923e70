import { isRecord } from './item-fields.ts';

const DEEPEST = 4;
/** No real album has that many photos. */
const MAX_FILES = 5000;
const NAMES = ['path', 'url', 'image', 'src', 'file', 'filename', 'location', 'key', 'attachments'];

/** The paths in an item's files: a text, a list, objects with a path, or any of these as JSON. */
export function pathsIn(value: unknown): string[] {
  return [...new Set(collect(value, 0))].slice(0, MAX_FILES);
}

function collect(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') return pathsInText(value.trim(), depth);
  if (Array.isArray(value)) return value.slice(0, MAX_FILES).flatMap((each) => collect(each, depth + 1));
  if (!isRecord(value)) return [];
  const name = NAMES.find((each) => Object.hasOwn(value, each) && value[each]);
  return name ? collect(value[name], depth + 1) : [];
}

function pathsInText(text: string, depth: number): string[] {
  if (text === '' || NOTHING.test(text)) return [];
  if (/^[[{"]/.test(text)) {
    const parsed = parsedJson(text);
    if (parsed !== undefined) return collect(parsed, depth + 1);
  }
  if (/^data:/i.test(text)) return [text.slice(0, 500)];
  const parts = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  // A comma may be part of a name: `Annual day, 2024.jpg`.
  return parts.every((part) => ENDING.test(part)) ? parts : [text];
}

/** The rest of a longer text is ignored. */
const LONGEST_TEXT = 120_000;
const IMG = /<img\b[^<>]*?\ssrc\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)'|([^\s"'<>]+))/gi;

/** The pictures in an HTML text, also if its tags are escaped. */
export function picturesInText(value: unknown): string[] {
  if (Array.isArray(value))
    return value.slice(0, MAX_FILES).flatMap((part) => (Array.isArray(part) ? [] : picturesInText(part)));
  if (typeof value !== 'string') return [];
  const text = value.slice(0, LONGEST_TEXT);
  const html = /&lt;img\b/i.test(text)
    ? text.replaceAll(/&(lt|gt|quot|#39);/gi, (_, name: string) => ESCAPED[name.toLowerCase()]!)
    : text;
  return [...html.matchAll(IMG)]
    .map(([, double, single, bare]) => (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').trim())
    .filter((path) => path !== '')
    .map((path) => path.slice(0, 500));
}

const ESCAPED: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'" };

const NOTHING = /^(?:null|undefined|none|n\/a|-|#|\[object object\])$/i;
const ENDING = /\.[a-z\d]{2,5}(?:[?#].*)?$/is;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
