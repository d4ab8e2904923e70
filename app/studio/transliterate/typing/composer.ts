import { type Word, wordBeingWritten, wordJustEnded } from './word.ts';

/** A field with a caret. */
export interface TextTarget {
  /** The text before the caret; undefined while a range is selected. */
  before(): string | undefined;
  /** Replaces the last letters before the caret. */
  replace(letters: number, text: string): void;
}

/** Suggestions for a word, most likely first, including itself; `before` is the text before it. */
export type Suggest = (latin: string, before: string) => readonly string[];

export interface Suggested {
  latin: string;
  words: readonly string[];
  /** The suggestion used when the word ends. */
  at: number;
}

interface Turned extends Word {
  /** The text before the caret at the conversion. */
  before: string;
  hindi: string;
}

const DANDA = '।';

/** Converts the words of one field during typing. It only touches the word before the caret. */
export class Composer {
  readonly #suggest: Suggest;
  readonly #place: TextTarget;
  readonly #show: (suggested: Suggested | undefined) => void;
  #suggested: Suggested | undefined;
  #isChosen = false;
  #turned: Turned | undefined;
  /** The text up to the end of the word that stays in Latin letters. */
  #kept: string | undefined;

  constructor(textTarget: TextTarget, suggest: Suggest, show: (suggested: Suggested | undefined) => void) {
    this.#place = textTarget;
    this.#suggest = suggest;
    this.#show = show;
  }

  /** After letters were typed or deleted; `isComposing` while a keyboard is still composing them. */
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

  /** Ends the word like a space, but without inserting one. */
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

  /** By an arrow key; after that, Enter uses the selected suggestion. */
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

  /** Keeps the word as typed. */
  keepLatin(): boolean {
    if (!this.#suggested) return false;
    this.#kept = this.#place.before();
    this.hide();
    return true;
  }

  /** Directly behind a converted word: restores the Latin letters, so that another suggestion can be chosen. */
  turnBack(): boolean {
    const turned = this.#turned;
    if (!turned || this.#place.before() !== turned.before) return false;
    this.#turned = undefined;
    this.#place.replace(turned.hindi.length + turned.tail.length, turned.latin);
    this.#offer(turned.latin);
    return true;
  }

  /** The caret may have moved. */
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

  /** Adds a danda after the first of them, if that is Hindi. */
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
