import { expect, type Locator, type Page, test } from '@playwright/test';

/** On a busy machine photos take time. */
const PATIENCE = 45_000;

interface Counted {
  task: string;
  taps: number;
  words: number;
  screens: number;
  /** The product's messages on the way, word for word. */
  messages: string[];
}

/**
 * A person with a phone: taps what is visible, types at the caret, and reads. Every address but the first is
 * reached by tapping. A tapped element must be visible, and on top, after at most scrolling.
 */
export class Person {
  readonly counted: Counted[] = [];
  readonly #page: Page;
  #now: Counted | undefined;

  constructor(page: Page) {
    this.#page = page;
    page.setDefaultTimeout(PATIENCE);
    let shown = '';
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame !== page.mainFrame() || pathname === shown) return;
      shown = pathname;
      this.#count({ screens: 1 });
    });
  }

  /** Does one task from beginning to end, and counts its steps. */
  async does(task: string, steps: () => Promise<void>): Promise<void> {
    this.#now = { task, taps: 0, words: 0, screens: 0, messages: [] };
    this.counted.push(this.#now);
    await test.step(task, steps);
  }

  async taps(what: Locator): Promise<void> {
    await what.tap();
    this.#count({ taps: 1 });
  }

  /** A button or a link, by its name. */
  async presses(name: string | RegExp, within: Page | Locator = this.#page): Promise<void> {
    const named = { name, exact: typeof name === 'string' };
    const offered = within.getByRole('button', named).or(within.getByRole('link', named));
    await this.taps(offered.filter({ visible: true }).first());
  }

  /** A collapsed part. */
  async unfolds(name: string): Promise<void> {
    await this.taps(this.#page.locator('summary', { hasText: new RegExp(`^${name}`) }));
  }

  /** A task has no menu, but the way back to its place. */
  async opensFromMenu(name: string): Promise<void> {
    const bar = this.#page.getByRole('navigation', { name: 'Studio menu' });
    const back = this.#page.locator('header[data-task] > a');
    await expect(async () => {
      if (await bar.isVisible()) return;
      await back.tap({ timeout: 2000 });
      this.#count({ taps: 1 });
      await expect(bar).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: PATIENCE });
    const place = bar.getByRole('link', { name }).filter({ visible: true });
    if ((await place.count()) > 0) return this.taps(place.first());
    await this.presses('More', bar);
    await this.presses(name, this.#page.getByRole('main'));
  }

  /** By the phone's own button. */
  async goesBack(): Promise<void> {
    await this.#page.goBack();
    this.#count({ taps: 1 });
  }

  /** Taps a field and types on the phone's keyboard, after the existing text. */
  async writes(field: Locator, text: string): Promise<void> {
    await this.taps(field);
    await expect(field).toBeFocused();
    await this.types(text);
  }

  /** The same, replacing the existing text. */
  async writesAnew(field: Locator, text: string): Promise<void> {
    await this.taps(field);
    await expect(field).toBeFocused();
    // A long press and “Select all”.
    this.#count({ taps: 2 });
    await this.#page.keyboard.press('Control+A');
    await this.types(text);
  }

  /** At the caret. */
  async types(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    this.#count({ words: text.split(/\s+/).filter(Boolean).length });
  }

  /** From the phone's own gallery, where each photo is a tap, plus one to confirm. */
  async chooses(files: string[], opener: Locator): Promise<void> {
    const chooser = this.#page.waitForEvent('filechooser');
    await this.taps(opener);
    await (await chooser).setFiles(files);
    this.#count({ taps: files.length + 1 });
  }

  /** With the phone's own date and time picker: the field, the day, the hour, and done. */
  async sets(moment: Locator, value: string): Promise<void> {
    await moment.fill(value);
    this.#count({ taps: 4 });
  }

  /** A message of the product that is visible without scrolling when the person looks. */
  async reads(text: string | RegExp): Promise<void> {
    const answer = this.#page.getByText(text).filter({ visible: true }).first();
    await expect(answer).toBeInViewport({ timeout: PATIENCE });
    this.#now?.messages.push((await answer.innerText()).replaceAll(/\s+/g, ' ').trim());
  }

  #count({ taps = 0, words = 0, screens = 0 }): void {
    if (!this.#now) return;
    this.#now.taps += taps;
    this.#now.words += words;
    this.#now.screens += screens;
  }
}
