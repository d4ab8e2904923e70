import { globSync, readFileSync } from 'node:fs';
import postcss, { type Declaration, type Rule } from 'postcss';
import { expect, test } from 'vitest';

const declarationsOf = (rule: Rule) => rule.nodes.filter((node): node is Declaration => node.type === 'decl');

test('only fonts are for a single language; everything else is for each language but English', () => {
  const found: string[] = [];
  for (const file of globSync('app/**/*.css'))
    postcss.parse(readFileSync(file, 'utf8')).walkRules((rule) => {
      const names = [...rule.selector.matchAll(/(:not\()?(?::lang\(|\[lang[~|^]?=['"]?)(\w+)/g)];
      const isForEach = names.every(([, not, language]) => not && language === 'en');
      if (isForEach) return;
      for (const { prop } of declarationsOf(rule))
        if (!prop.startsWith('--') && prop !== 'font-family')
          found.push(`${rule.selector} ${prop} in ${file}`);
    });
  expect(found).toEqual([]);
});
