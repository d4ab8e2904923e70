import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified form: every page parses it again. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * axe's findings on the current page: the rule and the first elements that break it. axe is injected once per
 * document, and only its findings are returned: its own runner took as long as its checks.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    try {
      if (await frame.evaluate(() => 'axe' in window)) continue;
      await frame.evaluate(source);
      await frame.evaluate(rememberColours);
    } catch (error) {
      // The frame was removed in the meantime, for example because the page became narrower.
      if (!frame.isDetached()) throw error;
    }
  }
  return page.evaluate(async (rules) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // A colour in the middle of a transition is not a real colour. Endless animations are not waited for.
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const ended = Promise.allSettled(changing.map((animation) => animation.finished));
    // An animation that is not drawn never ends.
    await Promise.race([ended, new Promise((later) => setTimeout(later, 3000))]);
    const { violations } = await here.run(document, {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    });
    // A target that a bar at the screen's edge partly covers is measured again in the middle of the screen.
    const isSmall = async (selector: string) => {
      document.querySelector(selector)!.scrollIntoView({ block: 'center', behavior: 'instant' });
      const again = await here.run(selector, { runOnly: { type: 'rule', values: ['target-size'] } });
      return again.violations.length > 0;
    };
    const before = scrollY;
    for (const violation of violations.filter(({ id }) => id === 'target-size')) {
      const small: typeof violation.nodes = [];
      for (const node of violation.nodes) {
        const [selector, ...inFrame] = node.target;
        if (typeof selector !== 'string' || inFrame.length > 0 || (await isSmall(selector))) small.push(node);
      }
      violation.nodes = small;
    }
    scrollTo({ top: before, behavior: 'instant' });
    return violations
      .filter(({ nodes }) => nodes.length > 0)
      .map(
        ({ id, nodes }) =>
          `${id} (${nodes.length}×): ${nodes
            .slice(0, 3)
            .map(({ html }) => html.slice(0, 160))
            .join(' · ')}`,
      );
  }, RULES);
}

/**
 * axe parses a page's few colours again for every overlapping element, which is its slowest part; the result
 * never changes.
 */
function rememberColours(): void {
  const { prototype } = (window as unknown as { axe: WithColours }).axe.commons.color.Color;
  const read = prototype.parseString;
  const cache = new Map<string, Channels>();
  prototype.parseString = function (text) {
    const before = cache.get(text);
    if (before) return Object.assign(this, before);
    const { r, g, b, alpha } = read.call(this, text);
    cache.set(text, { r, g, b, alpha });
    return this;
  };
}

interface Channels {
  r: number;
  g: number;
  b: number;
  alpha: number;
}

interface WithColours {
  commons: {
    color: { Color: { prototype: Channels & { parseString(this: Channels, text: string): Channels } } };
  };
}
