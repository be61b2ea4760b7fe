import type { AcousticModel } from '../acoustic-model.ts';
import type { SenoneScores } from '../senones.ts';
import { Boundaries } from './boundaries.ts';
import { FrameScores } from './frame-scores.ts';
import { OtherSound } from './other-sound.ts';
import { StatePaths } from './state-paths.ts';
import { type TalkNetwork, talkNetwork } from './talk-network.ts';
import { type TalkStretch, Trail, unitOf } from './trail.ts';

/** Where a transcript's words were found. */
export interface FoundWords {
  /** In the order of time; words left out have none. */
  stretches: TalkStretch[];
  /** About the log-likelihood of each frame under the best state of speech. */
  best: Float32Array;
}

/** Paths this much less likely than the best one are given up: log-likelihood. */
const BEAM = 400;

const NEVER = Number.NEGATIVE_INFINITY;

/** Token passing with a beam: paths go on, and are given up, between the boundaries `low` and `high`. */
class WordSearch {
  readonly #network: TalkNetwork;
  readonly #frame: FrameScores;
  readonly #trail = new Trail();
  readonly #boundaries: Boundaries;
  readonly #paths: StatePaths;
  readonly #other: OtherSound;
  #low = 0;
  #high = 0;

  constructor(model: AcousticModel, scores: SenoneScores, words: readonly (readonly number[])[]) {
    this.#network = talkNetwork(model, words);
    this.#frame = new FrameScores(model, scores);
    this.#boundaries = new Boundaries(words.length, this.#trail);
    this.#paths = new StatePaths(this.#network, this.#frame, this.#boundaries);
    this.#other = new OtherSound(words.length, this.#boundaries);
    this.#spread(-BEAM);
  }

  /** Takes the next frame. @returns about the log-likelihood of its best state of speech */
  take(now: number): number {
    this.#frame.to(now);
    this.#boundaries.begin(this.#low, this.#high);
    const threshold = this.#advance(now) - BEAM;
    this.#narrow(threshold);
    this.#leave();
    this.#spread(threshold);
    return this.#frame.best;
  }

  /** What the likeliest path went through. */
  stretches(frames: number): TalkStretch[] {
    const end = this.#boundaries.end(this.#low, this.#high);
    this.#boundaries.begin(end, end);
    return this.#trail.back(this.#boundaries.pastAt(end, frames));
  }

  /** First states of a boundary's pause, of the word after it, and of the pause after that. */
  #statesAt(boundary: number): [pause: number, word: number, after: number] {
    const { pauseAt, wordAt, states } = this.#network;
    return [pauseAt[boundary] ?? 0, wordAt[boundary] ?? 0, pauseAt[boundary + 1] ?? states];
  }

  #advance(now: number): number {
    let top = NEVER;
    for (let b = this.#low; b <= this.#high; b++) {
      const [pause, word, after] = this.#statesAt(b);
      top = Math.max(top, this.#paths.advance(pause, word, b, now));
      if (b < this.#network.words) top = Math.max(top, this.#paths.advance(word, after, b, now));
      top = Math.max(top, this.#other.advance(b, now, this.#frame.best));
    }
    this.#paths.turn();
    return top;
  }

  /** Gives up paths, and then the boundaries at both ends that none is left at. */
  #narrow(threshold: number): void {
    const { words } = this.#network;
    let [firstAlive, lastAlive] = [-1, this.#low];
    for (let b = this.#low; b <= this.#high; b++) {
      const [pause, word, after] = this.#statesAt(b);
      const isIn = this.#paths.prune(pause, b < words ? after : word, threshold);
      const isOther = this.#other.prune(b, threshold);
      if (!isIn && !isOther) continue;
      if (firstAlive < 0) firstAlive = b;
      lastAlive = b;
    }
    if (firstAlive > this.#low) this.#low = firstAlive;
    const reachable = Math.min(words, lastAlive + 1);
    if (reachable > this.#high) this.#open(reachable);
    this.#high = reachable;
  }

  /** Paths come to the boundaries out of words, pauses and other sound. */
  #leave(): void {
    this.#boundaries.reached.fill(NEVER, this.#low, this.#high + 1);
    for (let b = this.#low; b <= this.#high; b++) {
      const [pause, word] = this.#statesAt(b);
      this.#paths.leave(b, pause, word, unitOf('pause', b), 2 * b);
      this.#other.leave(b);
      const [, wordBefore] = this.#statesAt(b - 1);
      if (b > this.#low) this.#paths.leave(b, wordBefore, pause, unitOf('word', b - 1), 2 * b - 1);
    }
  }

  #spread(threshold: number): void {
    this.#high = this.#boundaries.spread(this.#low, this.#high, threshold, (b) => this.#open(b));
  }

  #open(boundary: number): void {
    const [pause, , after] = this.#statesAt(boundary);
    this.#paths.clear(pause, after);
    this.#other.clear(boundary);
    this.#boundaries.reached[boundary] = NEVER;
  }
}

/**
 * Finds where the words of a transcript are said in a long recording; time and memory grow with the length alone. Words
 * that were not said are left out, and sound that the transcript does not tell of may stand between words.
 * @param words the phones of each word, none empty
 */
export function findWords(
  model: AcousticModel,
  scores: SenoneScores,
  words: readonly (readonly number[])[],
): FoundWords {
  const search = new WordSearch(model, scores, words);
  const best = Float32Array.from({ length: scores.frames }, (_, now) => search.take(now));
  return { stretches: search.stretches(scores.frames), best };
}
