/** The browsers that families have, by the engine in them. */
export const ENGINES = ['chromium', 'firefox', 'webkit', 'chromium-109', 'webkit-2.38'] as const;
export type EngineName = (typeof ENGINES)[number];

/** How somebody points: with a mouse, or with a finger where the engine can be told so. */
export type Pointer = 'mouse' | 'touch';

/** What a driver of an engine has to be able to do; all that journeys say is built upon it, in `tab.ts`. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, as JSON has it. */
  evaluate(expression: string): Promise<unknown>;
  /** At a point of what is seen. */
  point(x: number, y: number, pointer: Pointer): Promise<void>;
  /** To whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  attach(selector: string, files: string[]): Promise<void>;
  /** What is on the screen, as PNG. */
  screenshot(): Promise<Buffer>;
  /** What the page complained about so far: errors of its scripts, what the policy refused, what did not load. */
  complaints(): string[];
  /** Whether a finger can be told from a mouse. */
  canTouch: boolean;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'Space' | 'Backspace';
