import postcss, { list, type ChildNode, type Rule } from 'postcss';
import type { StyleChunk } from '#app/platform/http/page-styles.server.ts';

/** Splits a sheet into chunks, in order; chunks with nothing to style can be left out of a page. */
export function splitStyles(css: string): StyleChunk[] {
  const chunks: StyleChunk[] = [];
  let certain = '';
  const addRule = (rule: Rule) => {
    const needs = rule.selectors.flatMap(alternatives).map(classesOf);
    if (needs.some((names) => names.length === 0)) {
      certain += write(rule);
      return;
    }
    if (certain) chunks.push(certain);
    certain = '';
    chunks.push({ css: write(rule), needs });
  };
  const addNodes = (nodes: ChildNode[]) => {
    for (const node of nodes) {
      if (node.type === 'rule') addRule(node);
      else if (node.type === 'atrule' && node.nodes && GROUPS.has(node.name)) {
        certain += `@${node.name} ${node.params}{`;
        addNodes(node.nodes);
        certain += '}';
      } else certain += write(node);
    }
  };
  const sheet = postcss.parse(css);
  // The minifier skips values that contain a variable.
  sheet.walkDecls((declaration) => {
    if (!/["']/.test(declaration.value))
      declaration.value = declaration.value.replaceAll(/ ?([,/]) ?/g, '$1');
  });
  addNodes(sheet.nodes);
  if (certain) chunks.push(certain);
  return chunks;
}

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

/**
 * The classes that must be on a page for a selector to match; those in brackets are not looked for, and are ignored.
 */
function classesOf(selector: string): string[] {
  let bare = selector;
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '');
  }
  return [...bare.matchAll(/\.([\w-]+)/g)].map(([, name]) => name!);
}

/** A statement loses its semicolon when it is moved. */
const write = (node: ChildNode) =>
  node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
