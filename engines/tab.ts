import { setTimeout as wait } from 'node:timers/promises';
import type { Driver, EngineName, Key, Pointer } from './engine.ts';

const PATIENCE_MS = 15_000;

/** A page in any engine, with a person's actions; every step waits for what it needs. */
export class Tab {
  readonly engine: EngineName;
  readonly #driver: Driver;
  readonly #site: string;

  constructor(engine: EngineName, driver: Driver, site: string) {
    this.engine = engine;
    this.#driver = driver;
    this.#site = site;
  }

  get canTouch(): boolean {
    return this.#driver.canTouch;
  }

  open = (path: string) => this.#driver.open(new URL(path, this.#site).href);
  reload = () => this.#driver.reload();
  back = () => this.#driver.back();
  forward = () => this.#driver.forward();
  press = (key: Key) => this.#driver.press(key);
  pointAt = (x: number, y: number) => this.#driver.point(x, y, 'mouse');
  screenshot = () => this.#driver.screenshot();
  complaints = () => this.#driver.complaints();
  close = () => this.#driver.close();

  /** Resizing a window takes a moment. */
  async resize(width: number, height: number): Promise<void> {
    await this.#driver.resize(width, height);
    await this.until(`${width} px wide`, () => this.run((width) => innerWidth === width, width));
  }

  /** Runs in the page, so it has access only to its arguments. */
  run<Given extends readonly unknown[], Answer>(
    work: (...given: Given) => Answer,
    ...given: Given
  ): Promise<Answer> {
    return this.#driver.evaluate(`(${work})(...${JSON.stringify(given)})`) as Promise<Answer>;
  }

  /** The address, without the site. */
  address = () => this.run(() => location.pathname + location.search + location.hash);

  /** Waits until the condition is met; returns the value. */
  async until<Answer>(
    what: string,
    read: () => Promise<Answer>,
    isRight: (seen: Answer) => boolean = Boolean,
  ): Promise<Answer> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      let seen: Answer | string;
      try {
        seen = await read();
        if (isRight(seen)) return seen;
      } catch (error) {
        // A page that is just being left cannot be checked.
        seen = String(error);
      }
      if (Date.now() > end)
        throw new Error(
          `${what}: not within ${PATIENCE_MS / 1000} s, but ${JSON.stringify(seen)} at ${await this.address()}`,
        );
      await wait(40);
    }
  }

  untilAddress = (address: string | RegExp) =>
    this.until(`address ${address}`, this.address, (seen) =>
      typeof address === 'string' ? seen === address : address.test(seen),
    );

  /** Whether it is visible: rendered, not transparent, not hidden. */
  isSeen = async (selector: string) => (await this.run(whyUnseen, selector)) === '';
  untilSeen = (selector: string) =>
    this.until(
      `${selector} is seen`,
      () => this.run(whyUnseen, selector),
      (why) => why === '',
    );
  untilGone = (selector: string) =>
    this.until(
      `${selector} is gone`,
      () => this.isSeen(selector),
      (seen) => !seen,
    );

  /** Its rendered text, without the whitespace of its source. */
  text = (selector: string) =>
    this.run(
      (selector) =>
        document.querySelector<HTMLElement>(selector)?.innerText.replace(/\s+/g, ' ').trim() ?? '',
      selector,
    );
  untilText = (selector: string, part: string) =>
    this.until(
      `${selector} says "${part}"`,
      () => this.text(selector),
      (text) => text.includes(part),
    );

  value = (selector: string) =>
    this.run((selector) => document.querySelector<HTMLInputElement>(selector)?.value ?? '', selector);

  /** A selector for the visible button, link or field with this name, once it exists. */
  async called(name: string): Promise<string> {
    const found = () => this.run(findCalled, name);
    return (await this.until(`something is called "${name}"`, found)) as string;
  }

  /** Presses the element with this name. */
  pressOn = async (name: string, pointer: Pointer = 'mouse') => this.click(await this.called(name), pointer);

  /** In its centre, once it does not move and nothing covers it. */
  async click(selector: string, pointer: Pointer = 'mouse'): Promise<void> {
    let last = '';
    const at = await this.until(
      `${selector} can be pointed at`,
      async () => {
        const point = await this.run(pointOf, selector);
        const steady = 'x' in point && JSON.stringify(point) === last;
        last = JSON.stringify(point);
        return steady ? point : { why: 'why' in point ? point.why : 'it moves' };
      },
      (point) => 'x' in point,
    );
    if ('x' in at) await this.#driver.point(at.x, at.y, pointer);
  }

  /** Replaces the value of a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.untilSeen(selector);
    await this.run((selector) => {
      const field = document.querySelector<HTMLInputElement>(selector)!;
      field.focus();
      field.select();
    }, selector);
    if ((await this.value(selector)) !== '') await this.press('Backspace');
    await this.#driver.type(text);
  }

  /** For the rich text editor, which is not a native field. */
  async write(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.#driver.type(text);
  }

  /** Sets the value of a select or a date field: no engine can operate the system's own pickers. */
  async choose(selector: string, value: string): Promise<void> {
    await this.untilSeen(selector);
    await this.run(
      (selector, value) => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)!;
        const fieldClass = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
        // Like the browser, bypassing property setters of libraries.
        Object.getOwnPropertyDescriptor(fieldClass.prototype, 'value')!.set!.call(field, value);
        field.dispatchEvent(new Event('input', { bubbles: true }));
        field.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );
  }

  attach = (selector: string, files: string[]) => this.#driver.attach(selector, files);

  /** Waits until an island is hydrated. */
  untilHydrated = (island: string) =>
    this.until(`${island} is hydrated`, () =>
      this.run((island) => {
        const part = document.querySelector<HTMLElement>(`[data-island="${island}"]`);
        part?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return part?.dataset['hydrated'] !== undefined;
      }, island),
    );
}

/** Empty if one of them is visible. */
function whyUnseen(selector: string): string {
  const whyNot = (element: Element): string => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return 'takes no room';
    if (getComputedStyle(element).visibility === 'hidden') return 'hidden';
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { opacity, pointerEvents } = getComputedStyle(each);
      if (Number(opacity) < 0.9)
        return `${each.tagName} ${each.id} has opacity ${opacity}, pointer events ${pointerEvents}`;
    }
    return '';
  };
  const reasons = [...document.querySelectorAll(selector)].map(whyNot);
  return reasons.includes('') ? '' : (reasons[0] ?? 'is not there');
}

/** By its label, its text or the text of the surrounding label. */
function findCalled(name: string): string | undefined {
  const words = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelled = [...document.querySelectorAll('label')]
    .filter(
      (label) =>
        words(label.innerText).startsWith(name) || words(label.querySelector('span')?.innerText) === name,
    )
    .map(({ control }) => control);
  const named = [...document.querySelectorAll<HTMLElement>('a, button, summary, [aria-label]')].filter(
    (each) => words(each.getAttribute('aria-label')) === name || words(each.innerText) === name,
  );
  const found = [...labelled, ...named].find((each) => each && each.getClientRects().length > 0);
  if (!found) return undefined;
  found.dataset['called'] = name;
  return `[data-called="${CSS.escape(name)}"]`;
}

function pointOf(selector: string): { x: number; y: number } | { why: string } {
  const seen = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  const element = seen[0];
  if (!element) return { why: 'it is not there' };
  const isIn = ({ top, bottom }: DOMRect) => top >= 0 && bottom <= innerHeight;
  if (!isIn(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const found = () => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    return { x, y, hit: document.elementFromPoint(x, y) };
  };
  // Scrolls an element out from under a bar at the screen's edge, as a person would.
  if (!element.contains(found().hit)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, hit } = found();
  if (hit && element.contains(hit)) return { x, y };
  return { why: `${hit?.tagName} ${hit?.className} lies over it at ${x}, ${y}` };
}
