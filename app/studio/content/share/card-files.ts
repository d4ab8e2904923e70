import { studioHref } from '#app/access/studio-addresses.ts';
import type { CardLanguage } from '#app/words/card-languages.ts';

/** The formats of an item's card, as the last segment of an address. */
export type CardKind = 'tall' | 'square' | 'a4' | 'a4-black';

export interface CardFile {
  kind: CardKind;
  language: CardLanguage;
  form: 'jpg' | 'pdf';
}

/** Undefined if no card in one of these languages has this name. */
export function readCardFile(name: string, languages: readonly CardLanguage[]): CardFile | undefined {
  const { groups } =
    /^(?<kind>tall|square|a4|a4-black)-(?<language>[a-z]{2})\.(?<form>jpg|pdf)$/.exec(name) ?? {};
  const language = readLanguage(groups?.['language'], languages);
  if (!groups || !language) return undefined;
  const [kind, form] = [groups['kind'] as CardKind, groups['form'] as CardFile['form']];
  return form === 'pdf' && !kind.startsWith('a4') ? undefined : { kind, language, form };
}

export const readLanguage = (
  name: string | null | undefined,
  languages: readonly CardLanguage[],
): CardLanguage | undefined => languages.find((language) => language === name);

export const cardHref = (
  item: { type: string; id: string },
  { kind, language, form }: CardFile,
  save?: string,
) => studioHref('itemCard', { ...item, file: `${kind}-${language}.${form}`, save });

/** The file name for saving. */
export const savedCardName = (name: string, { kind, form }: Pick<CardFile, 'kind' | 'form'>): string =>
  `${/^[\w-]{1,80}$/.test(name) ? name : 'card'}-${kind}.${form}`;

/** The display sizes on a screen. */
export const cardSizes = {
  tall: { width: 1080, height: 1350 },
  square: { width: 1080, height: 1080 },
  a4: { width: 794, height: 1123 },
} as const;
