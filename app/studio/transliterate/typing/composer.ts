import { type Word, wordBeingWritten, wordJustEnded } from './word.ts';

/** Where somebody writes. */
export interface TextTarget {
  /** What stands before the caret; nothing where more than a place is chosen. */
  before(): string | undefined;
  /** Puts a text where the last letters before the caret are. */
  replace(letters: number, text: string): void;
}

/** What a word may become, the likeliest first, itself among it; `before` is what stands before it. */
export type Suggest = (latin: string, before: string) => readonly string[];

export interface Suggested {
  latin: string;
  words: readonly string[];
  /** The one that is taken when the word ends. */
  at: number;
}

interface Turned extends Word {
  /** What stood before the caret when it was turned. */
  before: string;
  hindi: string;
}

const DANDA = '।';

/** Turns the words of one place as they are written. It touches nothing but the word before the caret. */
export class Composer {
  readonly #suggest: Suggest;
  readonly #place: TextTarget;
  readonly #show: (suggested: Suggested | undefined) => void;
  #suggested: Suggested | undefined;
  #isChosen = false;
  #turned: Turned | undefined;
  /** Before and with the word that is to stay in Latin letters. */
  #kept: string | undefined;

  constructor(textTarget: TextTarget, suggest: Suggest, show: (suggested: Suggested | undefined) => void) {
    this.#place = textTarget;
    this.#suggest = suggest;
    this.#show = show;
  }

  /** After letters were typed or taken away; `isComposing` while a keyboard still holds on to them. */
  typed(isComposing = false): void {
    const before = this.#place.before() ?? '';
    if (this.#turned && !before.startsWith(this.#turned.before)) this.#turned = undefined;
    if (this.#kept && !before.startsWith(this.#kept)) this.#kept = undefined;
    const latin = wordBeingWritten(before);
    if (latin && before !== this.#kept) return this.#offer(latin);
    const ended = !isComposing && !latin ? wordJustEnded(before) : undefined;
    if (ended && before.slice(0, before.length - ended.tail.length) !== this.#kept) this.#turn(ended);
    this.hide();
  }

  /** Ends the word as a space would, without one. */
  end(): void {
    const before = this.#place.before();
    if (before === undefined || before === this.#kept) return;
    const ended = wordJustEnded(`${before} `);
    if (ended) this.#turn({ ...ended, tail: ended.tail.slice(0, -1) });
    this.hide();
  }

  choose(at: number): boolean {
    const { words, latin } = this.#suggested ?? {};
    const hindi = words?.[at];
    if (!hindi || !latin) return false;
    if (hindi === latin) return this.keepLatin();
    this.#put(latin, hindi, '');
    this.hide();
    return true;
  }

  /** By an arrow; once somebody has moved, Enter takes what they came to. */
  move(by: 1 | -1): boolean {
    if (!this.#suggested) return false;
    const { words, at } = this.#suggested;
    this.#isChosen = true;
    this.#tell({ ...this.#suggested, at: (at + by + words.length) % words.length });
    return true;
  }

  takeChosen(): boolean {
    return this.#isChosen && this.#suggested !== undefined && this.choose(this.#suggested.at);
  }

  /** The word stays as it is typed. */
  keepLatin(): boolean {
    if (!this.#suggested) return false;
    this.#kept = this.#place.before();
    this.hide();
    return true;
  }

  /** Right behind a word that was turned: it is Latin again, and another can be chosen. */
  turnBack(): boolean {
    const turned = this.#turned;
    if (!turned || this.#place.before() !== turned.before) return false;
    this.#turned = undefined;
    this.#place.replace(turned.hindi.length + turned.tail.length, turned.latin);
    this.#offer(turned.latin);
    return true;
  }

  /** The caret may have gone elsewhere. */
  moved(): void {
    if (this.#suggested && !this.#place.before()?.endsWith(this.#suggested.latin)) this.hide();
  }

  hide(): void {
    this.#isChosen = false;
    if (this.#suggested) this.#tell(undefined);
  }

  #offer(latin: string): void {
    this.#isChosen = false;
    const words = this.#wordsFor(latin, latin);
    this.#tell(words[0] ? { latin, words, at: 0 } : undefined);
  }

  #turn({ latin, tail }: Word): void {
    const current = this.#suggested?.latin === latin ? this.#suggested : undefined;
    const chosen = current ? current.words[current.at] : this.#wordsFor(latin, latin + tail)[0];
    if (chosen && (chosen !== latin || tail === '|')) this.#put(latin, chosen, tail);
  }

  /** With a danda behind the first of them, where that is Hindi. */
  #wordsFor(latin: string, written: string): readonly string[] {
    const before = this.#place.before() ?? '';
    const words = this.#suggest(latin, before.slice(0, before.length - written.length));
    const [first] = words;
    if (!first || first === latin) return words;
    return [
      ...words.filter((word) => word !== latin),
      first + DANDA,
      ...words.filter((word) => word === latin),
    ];
  }

  #put(latin: string, hindi: string, tail: string): void {
    const ending = tail === '|' ? DANDA : tail;
    this.#place.replace(latin.length + tail.length, hindi + ending);
    this.#turned = { latin, hindi, tail: ending, before: this.#place.before() ?? '' };
  }

  #tell(suggested: Suggested | undefined): void {
    this.#suggested = suggested;
    this.#show(suggested);
  }
}
