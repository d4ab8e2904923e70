import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The short form: every page reads it anew. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds on the page as it is now: the rule and the first elements that break it. axe is put into a document
 * once, and only what it finds comes back: with its own way of being called, that took as long as its looking.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  for (const frame of page.frames()) {
    try {
      if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
    } catch (error) {
      // Taken away meanwhile, as from a page that became narrower: there is nothing to be looked at.
      if (!frame.isDetached()) throw error;
    }
  }
  return page.evaluate(async (rules) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    // A colour half-way to another is nobody's choice. What turns for ever has no end to wait for.
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    const ended = Promise.allSettled(changing.map((animation) => animation.finished));
    // One that is not drawn never ends.
    await Promise.race([ended, new Promise((later) => setTimeout(later, 3000))]);
    const { violations } = await here.run(document, {
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
    });
    return violations.map(
      ({ id, nodes }) =>
        `${id} (${nodes.length}×): ${nodes
          .slice(0, 3)
          .map(({ html }) => html.slice(0, 160))
          .join(' · ')}`,
    );
  }, RULES);
}
