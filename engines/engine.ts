/** The browsers that families use, by engine. */
export const ENGINES = ['chromium', 'firefox', 'webkit', 'chromium-109', 'webkit-2.38'] as const;
export type EngineName = (typeof ENGINES)[number];

/** The pointing device: a mouse, or touch where the engine supports it. */
export type Pointer = 'mouse' | 'touch';

/** The interface of an engine's driver; `tab.ts` builds all steps of the journeys on it. */
export interface Driver {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** At a point of the viewport. */
  point(x: number, y: number, pointer: Pointer): Promise<void>;
  /** Into the focused element. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  attach(selector: string, files: string[]): Promise<void>;
  /** The visible part of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  /** The page's errors so far: script errors, policy violations, failed requests. */
  complaints(): string[];
  /** Whether touch is supported in addition to the mouse. */
  canTouch: boolean;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowLeft' | 'Space' | 'Backspace';
