import postcss, { list, type ChildNode, type Rule } from 'postcss';
import type { StyleRule, StyleSelector } from '#app/platform/http/page-styles.server.ts';

/** The rules of a sheet, in order, each with the groups around it; one with nothing to style can be left out of a page. */
export function splitStyles(css: string): StyleRule[] {
  const rules: StyleRule[] = [];
  const addRule = (rule: Rule, groups: string[]) => {
    const selectors = rule.selectors.flatMap(alternatives).map(describe);
    rules.push({ css: write(rule), groups, selectors, sets: whatIsSet(rule, groups) });
  };
  const addNodes = (nodes: ChildNode[], groups: string[]) => {
    for (const node of nodes) {
      if (node.type === 'rule') addRule(node, groups);
      else if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name))
        addNodes(node.nodes, [...groups, `@${node.name} ${node.params}`]);
      else if (node.type !== 'comment') rules.push({ css: write(node), groups });
    }
  };
  const sheet = postcss.parse(css);
  // The minifier skips values that contain a variable.
  sheet.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value))
      declaration.value = declaration.value.replaceAll(/ ?([,/]) ?/g, '$1');
  });
  addNodes(sheet.nodes, []);
  return rules;
}

/**
 * The outer layers of these sheets in their order, as a statement: a page may lack all rules of the first of them. Only
 * the studio has layers within them.
 */
export function layersOf(sheets: string[]): string {
  const names = new Set<string>();
  for (const sheet of sheets)
    postcss.parse(sheet).walkAtRules('layer', ({ params, parent }) => {
      if (parent?.type === 'root') for (const name of list.comma(params)) names.add(name.split('.')[0]!);
    });
  return names.size > 0 ? `@layer ${[...names].join(',')};` : '';
}

/**
 * What a rule decides, each property with its shorthand, in its layer: `components font`. Of two rules with one of
 * these in common and the same specificity, the later one wins.
 */
function whatIsSet(rule: Rule, groups: string[]): string[] {
  const layer = groups
    .filter((group) => group.startsWith('@layer '))
    .join(' ')
    .slice('@layer '.length);
  const set = new Set<string>();
  rule.walkDecls(({ prop }) => void set.add(`${layer} ${familyOf(prop)}`));
  return [...set];
}

/** `padding` for `padding-inline-start`, and one name for properties that a common shorthand sets. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  const first = property.replace(/^-(?:webkit|moz|ms)-/, '').split('-')[0]!;
  return SAME_FAMILY.find((names) => names.includes(first))?.[0] ?? first;
}

const SAME_FAMILY = [
  ['inset', 'top', 'right', 'bottom', 'left'],
  ['inline', 'block', 'width', 'height', 'min', 'max'],
  ['grid', 'row', 'column', 'columns', 'gap'],
  ['place', 'align', 'justify'],
  ['font', 'line'],
  ['text', 'white'],
];

const GROUPS = new Set(['layer', 'media', 'supports', 'container']);

/** The selectors that `:is()` and `:where()` of this one stand for: `:is(.a,.b) i` is `.a i` and `.b i`. */
function alternatives(selector: string): string[] {
  const start = firstOutsideBrackets(selector, /:(?:is|where)\(/y);
  if (!start) return [selector];
  const end = closingBracket(selector, start.after);
  const before = selector.slice(0, start.at);
  const after = selector.slice(end + 1);
  return (
    list
      .comma(selector.slice(start.after, end))
      // Apart, because an element after a class would become part of its name.
      .flatMap((choice) => alternatives(`${before} ${choice} ${after}`))
  );
}

/** Only what a page must have counts: within `:not()` and `:has()` nothing is looked for. */
function firstOutsideBrackets(selector: string, sticky: RegExp): { at: number; after: number } | undefined {
  for (let at = 0, depth = 0; at < selector.length; at += 1) {
    sticky.lastIndex = at;
    if (depth === 0 && sticky.test(selector)) return { at, after: sticky.lastIndex };
    if (selector[at] === '(' || selector[at] === '[') depth += 1;
    if (selector[at] === ')' || selector[at] === ']') depth -= 1;
  }
  return undefined;
}

function closingBracket(selector: string, start: number): number {
  for (let at = start, depth = 1; at < selector.length; at += 1) {
    if (selector[at] === '(') depth += 1;
    if (selector[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return selector.length;
}

/** What is in brackets is not looked for. */
function describe(selector: string): StyleSelector {
  const bare = withoutBrackets(selector).trim();
  const last = bare.split(/[\s>+~]/).at(-1)!;
  const tag = /^[a-z][\w-]*/i.exec(last)?.[0];
  const pseudo = /::[\w-]+|:(?:before|after)/.exec(last)?.[0].replace('::', ':');
  return {
    needs: classesOf(bare),
    ...(tag && { tag }),
    ...(last.includes('.') && { classes: classesOf(last) }),
    ...(pseudo && { pseudo }),
    ...(/[+~]/.test(bare) && { isBeside: true }),
  };
}

function withoutBrackets(selector: string): string {
  const fewer = selector.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  return fewer === selector ? selector : withoutBrackets(fewer);
}

const classesOf = (selector: string) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);

/** A statement loses its semicolon when it is moved. */
const write = (node: ChildNode) =>
  node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
