import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { layOutAll } from './settle.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is now: the rule and the first elements that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  await layOutAll(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    // Within the page: the other way opens a second one for the result. Frames of other sites are not ours.
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id} (${nodes.length}×): ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' · ')}`,
  );
}
