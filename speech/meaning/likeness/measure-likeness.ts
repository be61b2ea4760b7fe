import { negates, opposition } from './polarity.ts';
import type { MeaningWords, SentenceWords } from './turn-words.ts';
import type { WordLikeness } from './word-likeness.ts';

/** Said words and the partner's question, which both sides share. */
export interface SaidWords extends SentenceWords {
  asked: ReadonlySet<string>;
}

/** A word of the question tells less. */
const ASKED = 0.5;
const FILLS = 0.9;
/** From this share of the common words on, an answer says the opposite of a sentence. */
const TURNED = 0.5;

const dot = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** How like what was said a meaning is, by itself; and whether that was perhaps said with the opposite sense. */
export interface Likeness {
  measures: readonly number[];
  isTurned: boolean;
}

/** Compares what was said in one turn with its meanings. */
export class LikenessMeter {
  readonly #likeness: WordLikeness;
  readonly #said: SaidWords;
  readonly #direction: Float32Array;

  constructor(likeness: WordLikeness, said: SaidWords) {
    this.#likeness = likeness;
    this.#said = said;
    this.#direction = likeness.directionOf(said.words);
  }

  /** How much was said at all, 0–1. */
  get mass(): number {
    return (
      Math.min(
        2,
        this.#said.words.reduce((sum, word) => sum + this.#weight(word), 0),
      ) / 2
    );
  }

  measure({ sentences, name, slots, reply }: MeaningWords): Likeness {
    const { words, asks } = this.#said;
    let [like, near, closest] = [0, [] as readonly string[], 0];
    for (const { words: sentence } of sentences) {
      const found = this.#covered(sentence, words);
      const needed = this.#covered(words, sentence);
      const both = found + needed > 0 ? (2 * found * needed) / (found + needed) : 0;
      if (both > like) [like, near] = [both, sentence];
      closest = Math.max(closest, dot(this.#direction, this.#likeness.directionOf(sentence)));
    }
    const all = [...new Set([...name, ...sentences.flatMap((one) => one.words)])];
    const asking = sentences.filter((one) => one.asks).length / Math.max(1, sentences.length);
    const opposes = opposition(this.#likeness, words, near);
    const filled = this.#filled(slots);
    const measures = [
      like,
      this.#covered(words, all),
      closest,
      dot(this.#direction, this.#likeness.directionOf(all)),
      filled,
      this.#covered(words, reply),
      this.#covered(name, words),
      this.#same(all),
      1 - Math.abs(Number(asks) - asking),
      filled >= FILLS ? 1 : 0,
      opposes,
    ];
    const negated = negates(words);
    const isTurned = opposes >= TURNED || sentences.every((one) => negates(one.words) !== negated);
    return { measures, isTurned };
  }

  #weight(word: string): number {
    const { asked } = this.#said;
    return this.#likeness.weightOf(word) * (asked.has(this.#likeness.baseOf(word)) ? ASKED : 1);
  }

  /** The share of words, by what they say, that is found among others. */
  #covered(words: readonly string[], among: readonly string[]): number {
    let [sum, found] = [0, 0];
    for (const word of words) {
      const weight = this.#weight(word);
      sum += weight;
      found += weight * Math.max(0, ...among.map((other) => this.#likeness.alike(word, other)));
    }
    return sum > 0 ? found / sum : 0;
  }

  /** The same for the said words, where only the same word counts. */
  #same(among: readonly string[]): number {
    const bases = new Set(among.map((word) => this.#likeness.baseOf(word)));
    let [sum, found] = [0, 0];
    for (const word of this.#said.words) {
      const weight = this.#weight(word);
      sum += weight;
      if (bases.has(this.#likeness.baseOf(word))) found += weight;
    }
    return sum > 0 ? found / sum : 0;
  }

  /** How well the best slot is filled. */
  #filled(slots: MeaningWords['slots']): number {
    const saidOf = (word: string) =>
      Math.max(0, ...this.#said.words.map((said) => this.#likeness.alike(word, said)));
    return Math.max(
      0,
      ...slots.map((synonyms) => Math.max(0, ...synonyms.map((words) => Math.min(1, ...words.map(saidOf))))),
    );
  }
}
