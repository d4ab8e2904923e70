import { trimEndOf } from '#app/core/text/trim-characters.ts';
import { element, type RichNode } from './rich-tree.ts';

const ADDRESS =
  /https?:\/\/[^\s<>"]+|www\.[^\s<>"]+\.[^\s<>"]+|[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\+\d[\d ]{7,}\d/;
const ANYWHERE = new RegExp(ADDRESS, 'g');
const JUST_HERE = new RegExp(ADDRESS, 'y');
/** Characters that end a sentence, not an address. */
const BEHIND = `.,;:!?)]’”'"`;

/** The address that begins at this position of a line, if there is one. */
export function addressAt(line: string, at: number): string {
  JUST_HERE.lastIndex = at;
  return trimEndOf(JUST_HERE.exec(line)?.[0] ?? '', BEHIND);
}

/** A line with links for its web addresses, mail addresses and international phone numbers. */
export function linkedText(line: string): RichNode[] {
  const parts: RichNode[] = [];
  let end = 0;
  for (const { 0: found, index } of line.matchAll(ANYWHERE)) {
    const address = trimEndOf(found, BEHIND);
    const href = hrefFor(address);
    if (!href) continue;
    if (index > end) parts.push(line.slice(end, index));
    parts.push(element('a', [address], { href }));
    end = index + address.length;
  }
  if (end < line.length) parts.push(line.slice(end));
  return parts;
}

const PHONE = /^\+?[\d][\d\s()/-]{5,}\d$/;
const ALLOWED_SCHEME = /^(https?:\/\/[^\s/]|mailto:\S+@|tel:\+?\d|paper:[\w-]+$)/i;
const HOST = /^[\w-]+(\.[\w-]+)+([:/?#]|$)/;

/**
 * Turns the typed address of a link into an href: a page of ours, a web address with or without its scheme, a
 * mail address, a phone number. Undefined for everything else, above all `javascript:`.
 */
export function hrefFor(typed: string): string | undefined {
  const trimmed = typed.trim();
  if (/^\/(?![/\\])\S*$/.test(trimmed) || /^#[\w-]+$/.test(trimmed)) return trimmed;
  if (ALLOWED_SCHEME.test(trimmed) && !/[\s<>"]/.test(trimmed)) return trimmed;
  if (/^[^\s@/:]+@[\w-]+(\.[\w-]+)+$/.test(trimmed)) return `mailto:${trimmed}`;
  if (PHONE.test(trimmed)) return telephoneHref(trimmed);
  return HOST.test(trimmed) && !/[\s<>"]/.test(trimmed) ? `https://${trimmed}` : undefined;
}

/**
 * Ten digits, or eleven that begin with 0, are an Indian number: with the country code it can be dialled from
 * anywhere.
 */
function telephoneHref(typed: string): string {
  const digits = typed.replaceAll(/[^\d+]/g, '');
  const { national } = INDIAN.exec(digits)?.groups ?? {};
  return `tel:${national && !TOLL_FREE.test(national) ? `+91${national}` : digits}`;
}

const INDIAN = /^0?(?<national>[1-9]\d{9})$/;
const TOLL_FREE = /^18[06]0/;
