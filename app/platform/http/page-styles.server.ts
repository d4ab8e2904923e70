import { createHash } from 'node:crypto';
import { type PageContents, type PageElement, readPage } from './page-parts.server.ts';

/** A rule of a style sheet, or another statement of it such as a font. */
export interface StyleRule {
  css: string;
  /** `@layer`, `@media` and so on around it, outermost first. */
  groups: string[];
  selectors?: StyleSelector[];
  /** Of two rules for an element that have one of these in common, the later one may win. */
  sets?: string[];
}

/** What the build knows of a selector. It may match fewer elements than this says. */
export interface StyleSelector {
  /** The classes that a page must have. */
  needs: string[];
  /** Of the element itself. */
  tag?: string;
  classes?: string[];
  pseudo?: string;
  /** Whether others of the classes may be those of an element before it. */
  isBeside?: true;
}

/** What the build found out about the styles of public pages, by route name. */
export interface PageStyles {
  /** The statement of their order. */
  layers: string;
  frame: StyleRule[];
  sheets: StyleRule[][];
  /** Besides its sheet, the classes that its islands may write, and all those in the code that they load. */
  pages: Record<string, { sheet: number; byIslands: string[]; byAnything: string[] }>;
}

/**
 * Gives a page its styles: those for its elements, for an error page in its place, and for what its islands may add. In
 * a list a script inserts parts of other pages, so there all classes of its components count.
 *
 * Each rule is written once, before the first element that may need it: the head contains those for the frame and for
 * elements without classes, and a section begins with those that nothing before it needs. So a phone shows the first
 * words while the styles of the last are on their way.
 */
export function placeStyles(
  styles: PageStyles,
  route: string | undefined,
  html: string,
  themeCss = '',
): { html: string; blocks: string[] } {
  const page = route ? styles.pages[route] : undefined;
  const sheet = sheetOf(styles, page?.sheet);
  const contents = readPage(html);
  const { parts } = contents;
  const added = new Set([
    ...(contents.hasIsland ? (page?.byIslands ?? []) : []),
    ...(contents.hasList ? (page?.byAnything ?? []) : []),
  ]);
  const [first = '', ...others] = blocksOf(sheet.rules, placesOf(sheet, contents, added), parts.length);
  const blocks = [styles.layers + first + themeCss, ...others];
  let placed = '';
  let done = 0;
  for (const [index, at] of parts.entries()) {
    if (!blocks[index]) continue;
    placed += `${html.slice(done, at)}<style>${blocks[index]}</style>`;
    done = at;
  }
  return { html: placed + html.slice(done), blocks: blocks.filter(Boolean) };
}

/** The styles of each part; none where they are too few to be worth an element of their own. */
function blocksOf(rules: StyleRule[], places: number[], count: number): string[] {
  const chosen = Array.from({ length: count }, (): StyleRule[] => []);
  rules.forEach((rule, index) => chosen[places[index]!]?.push(rule));
  const order = new Map(rules.map((rule, index) => [rule, index]));
  for (let part = count - 1; part > 0; part -= 1) {
    if (chosen[part]!.reduce((length, { css }) => length + css.length, 0) >= WORTH_A_BLOCK) continue;
    chosen[part - 1]!.push(...chosen[part]!.splice(0));
  }
  return chosen.map((some) =>
    writeRules(unlayeredLast(some.toSorted((a, b) => order.get(a)! - order.get(b)!))),
  );
}

/** They win over every layer wherever they are; at the end, they do not divide a layer into two. */
const unlayeredLast = (rules: StyleRule[]): StyleRule[] =>
  rules.toSorted((a, b) => Number(!isLayered(a)) - Number(!isLayered(b)));

const isLayered = ({ groups }: StyleRule) => groups.some((group) => group.startsWith('@layer'));

const WORTH_A_BLOCK = 800;

/**
 * For each rule the first part that may need it. Where two rules may decide the same for an element, the later one
 * stays the later one.
 */
function placesOf({ rules, candidates, sets }: Sheet, contents: PageContents, added: Set<string>): number[] {
  const { parts, elements } = contents;
  const firstWith = new Map<string, number>();
  for (const { classes, part } of elements)
    for (const name of classes) if (!firstWith.has(name)) firstWith.set(name, part);
  // Scripts run when all of the page is there.
  const last = parts.length - 1;
  const partWith = (name: string) => firstWith.get(name) ?? (added.has(name) ? last : parts.length);
  const places = rules.map(({ selectors }) =>
    selectors ? Math.min(...selectors.map(({ needs }) => Math.max(0, ...needs.map(partWith)))) : 0,
  );
  const isUsed = (index: number) => places[index]! <= last;
  /** What is set by rules that are not in the head. */
  const disputed = new Set(sets.flatMap((some, index) => (isUsed(index) && places[index]! > 0 ? some : [])));
  const disputedBy = sets.map((some, index) =>
    isUsed(index) ? some.filter((what) => disputed.has(what)) : [],
  );
  const boxes = boxesOf(candidates, { contents, added, counts: (index) => disputedBy[index]!.length > 0 });
  /** By box and what is set for it: the first part with a later rule. */
  const later = new Map<number, number>();
  for (let index = rules.length - 1; index >= 0; index -= 1) {
    const keys = (boxes.get(index) ?? []).flatMap((box) =>
      disputedBy[index]!.map((what) => box * MAX_SETS + what),
    );
    for (const key of keys) places[index] = Math.min(places[index]!, later.get(key) ?? last);
    for (const key of keys) later.set(key, places[index]!);
  }
  return places;
}

/** More than all properties in all layers. */
const MAX_SETS = 10_000;

interface Sheet {
  rules: StyleRule[];
  /** The selectors by what an element must have for them. */
  candidates: Map<string, { index: number; selector: StyleSelector }[]>;
  /** As numbers, for each rule. */
  sets: number[][];
}

/** The frame's styles with those of a page. */
function sheetOf(styles: PageStyles, number = -1): Sheet {
  const kept = sheets.get(styles) ?? new Map<number, Sheet>();
  sheets.set(styles, kept);
  const sheet = kept.get(number) ?? makeSheet([...styles.frame, ...(styles.sheets[number] ?? [])]);
  kept.set(number, sheet);
  return sheet;
}

const sheets = new WeakMap<PageStyles, Map<number, Sheet>>();

function makeSheet(rules: StyleRule[]): Sheet {
  const candidates: Sheet['candidates'] = new Map();
  const numbers = new Map<string, number>();
  const numberOf = (what: string) => {
    if (!numbers.has(what)) numbers.set(what, numbers.size);
    return numbers.get(what)!;
  };
  rules.forEach(({ selectors = [] }, index) => {
    for (const selector of selectors) {
      const key = selector.classes ? `.${selector.classes[0]}` : (selector.tag ?? '*');
      candidates.set(key, [...(candidates.get(key) ?? []), { index, selector }]);
    }
  });
  return { rules, candidates, sets: rules.map((rule) => (rule.sets ?? []).map(numberOf)) };
}

/** For each rule that counts, the elements that it may match, or what is before or after their content. */
function boxesOf(
  candidates: Sheet['candidates'],
  {
    contents: { elements, aroundAdded },
    added,
    counts,
  }: { contents: PageContents; added: Set<string>; counts: (index: number) => boolean },
): Map<number, number[]> {
  const boxes = new Map<number, number[]>();
  const add = (index: number, element: number, { pseudo = '' }: StyleSelector) => {
    const box = element * PSEUDOS.length + Math.max(0, PSEUDOS.indexOf(pseudo));
    const known = boxes.get(index);
    if (known) known.push(box);
    else boxes.set(index, [box]);
  };
  elements.forEach((element, at) => {
    // All its rules are in the head.
    if (element.part === 0) return;
    for (const key of ['*', element.name, ...element.classes.map((name) => `.${name}`)])
      for (const { index, selector } of candidates.get(key) ?? [])
        if (counts(index) && mayMatch(selector, element)) add(index, at, selector);
  });
  if (added.size === 0) return boxes;
  // What a script adds may be any element of these classes.
  for (const { index, selector } of [...candidates.values()].flat())
    if (counts(index) && selector.needs.every((name) => added.has(name) || aroundAdded.has(name)))
      add(index, elements.length, selector);
  return boxes;
}

/** Others count as the element itself. */
const PSEUDOS = ['', ':before', ':after'];

function mayMatch({ needs, tag, classes = [], isBeside }: StyleSelector, element: PageElement): boolean {
  if (tag && tag !== element.name) return false;
  if (!classes.every((name) => element.classes.includes(name))) return false;
  return isBeside || needs.every((name) => isOnOrAround(name, element));
}

function isOnOrAround(name: string, element: PageElement | undefined): boolean {
  for (let one = element; one; one = one.around) if (one.classes.includes(name)) return true;
  return false;
}

/** These rules as a style sheet; those that follow each other in the same group share it. */
export function writeRules(rules: StyleRule[]): string {
  let written = '';
  let open: string[] = [];
  const moveTo = (groups: string[]) => {
    let common = 0;
    while (common < open.length && open[common] === groups[common]) common += 1;
    written += '}'.repeat(open.length - common);
    for (const group of groups.slice(common)) written += `${group}{`;
    open = groups;
  };
  for (const { css, groups } of rules) {
    moveTo(groups);
    written += css;
  }
  moveTo([]);
  return written;
}

/** How a policy names an inline style. */
export const styleHash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
