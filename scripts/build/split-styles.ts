import postcss, { type ChildNode, type Rule } from 'postcss';
import type { StyleChunk } from '#app/platform/http/page-styles.server.ts';

/** Splits a sheet into chunks, in order; chunks with nothing to style can be left out of a page. */
export function splitStyles(css: string): StyleChunk[] {
  const chunks: StyleChunk[] = [];
  let certain = '';
  const addRule = (rule: Rule) => {
    const needs = rule.selectors.map(classesOf);
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

/**
 * The classes that must be on a page for a selector to match; those in brackets may be alternatives and are ignored.
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
