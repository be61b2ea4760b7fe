import type { AcousticModel } from '../acoustic-model.ts';
import type { SenoneScores } from '../senones.ts';
import { Boundaries } from './boundaries.ts';
import { FrameScores } from './frame-scores.ts';
import { OtherSound } from './other-sound.ts';
import { StatePaths } from './state-paths.ts';
import { type TalkNetwork, talkNetwork } from './talk-network.ts';
import { type TalkStretch, Trail, unitOf } from './trail.ts';

/** Location of a transcript's words. */
export interface FoundWords {
  /** In time order; skipped words have none. */
  stretches: TalkStretch[];
  /** Approximate log-likelihood of each frame under the best speech state. */
  best: Float32Array;
}

/** Beam width: paths this much less likely than the best are pruned, log-likelihood. */
const BEAM = 400;

const NEVER = Number.NEGATIVE_INFINITY;

/** Token passing with a beam: active paths are between the boundaries `low` and `high`. */
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

  /** Processes the next frame. @returns approximate log-likelihood of its best speech state */
  take(now: number): number {
    this.#frame.to(now);
    this.#boundaries.begin(this.#low, this.#high);
    const threshold = this.#advance(now) - BEAM;
    this.#narrow(threshold);
    this.#leave();
    this.#spread(threshold);
    return this.#frame.best;
  }

  /** Stretches of the likeliest path. */
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

  /** Prunes paths, then drops boundaries without paths at both ends. */
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

  /** Moves paths from words, pauses and other sound to boundaries. */
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
 * Locates the words of a transcript in a long recording; time and memory grow linearly with its length. Words
 * that were not said are skipped, and sound missing from the transcript may occur between words.
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
