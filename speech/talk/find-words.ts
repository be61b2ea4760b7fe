import type { AcousticModel } from '../acoustic-model.ts';
import type { Segment } from '../alignment.ts';
import type { SenoneScores } from '../senones.ts';
import { talkNetwork } from './talk-network.ts';

/** Where a transcript's words were found. */
export interface FoundWords {
  /** In the order of time; words left out have none. */
  stretches: TalkStretch[];
  /** About the log-likelihood of each frame under the best state of speech. */
  best: Float32Array;
}

/** What a stretch of a talk is: a word of the transcript, a pause, or sound that the transcript does not tell of. */
export interface TalkStretch extends Segment {
  kind: 'word' | 'pause' | 'other';
  /** Index of the word; of the others, of the word that follows. */
  word: number;
}

/** Paths this much less likely than the best one are given up: log-likelihood. */
const BEAM = 400;
/** Cost of leaving out words of the transcript: of beginning to, and of each. */
const LEAVE_OUT = 32;
const LEAVE_OUT_WORD = 1.5;
/** Cost of sound that the transcript does not tell of: of its beginning, and of each frame against the best phone. */
const OTHER = 30;
const OTHER_FRAME = 5.5;

const NEVER = Number.NEGATIVE_INFINITY;
const PAUSE = 0;
const WORD = 1;
const OTHER_SOUND = 2;
const KINDS = ['pause', 'word', 'other'] as const;

/** The stretches that paths have left behind, each with the one before it. */
class Trail {
  #size = 0;
  #unit = new Int32Array(1 << 16);
  #start = new Int32Array(1 << 16);
  #end = new Int32Array(1 << 16);
  #before = new Int32Array(1 << 16);

  add(unit: number, start: number, end: number, before: number): number {
    if (this.#size === this.#unit.length) {
      const grown = (old: Int32Array) => {
        const larger = new Int32Array(2 * old.length);
        larger.set(old);
        return larger;
      };
      this.#unit = grown(this.#unit);
      this.#start = grown(this.#start);
      this.#end = grown(this.#end);
      this.#before = grown(this.#before);
    }
    const index = this.#size++;
    this.#unit[index] = unit;
    this.#start[index] = start;
    this.#end[index] = end;
    this.#before[index] = before;
    return index;
  }

  back(from: number): TalkStretch[] {
    const stretches: TalkStretch[] = [];
    for (let at = from; at >= 0; at = this.#before[at] ?? -1) {
      const unit = this.#unit[at] ?? 0;
      const kind = KINDS[unit % 3] ?? 'pause';
      stretches.push({
        kind,
        word: Math.floor(unit / 3),
        start: this.#start[at] ?? 0,
        end: this.#end[at] ?? 0,
      });
    }
    return stretches.reverse();
  }
}

/** Of the states of speech, one in so many stands for its neighbours when the best of a frame is looked for. */
const SAMPLED = 8;

/** Likelihoods of the frame at hand, each worked out once, and about the best of all states of speech. */
class FrameScores {
  readonly #scores: SenoneScores;
  readonly #sampled: Uint16Array;
  readonly #known: Float64Array;
  readonly #frameOf: Int32Array;
  #frame = -1;
  best = 0;

  constructor(model: AcousticModel, scores: SenoneScores) {
    const { phones, silence, codebookOfSenone, senoneCount } = model.definition;
    this.#scores = scores;
    this.#known = new Float64Array(senoneCount);
    this.#frameOf = new Int32Array(senoneCount).fill(-1);
    const isSpeech = (phone: number) => phone !== silence && phones[phone]?.startsWith('+') === false;
    this.#sampled = Uint16Array.from(
      [...codebookOfSenone.keys()].filter(
        (senone) => senone % SAMPLED === 0 && isSpeech(codebookOfSenone[senone] ?? silence),
      ),
    );
  }

  to(frame: number): void {
    this.#frame = frame;
    this.best = NEVER;
    for (const senone of this.#sampled) this.best = Math.max(this.best, this.at(senone));
  }

  at(senone: number): number {
    if (this.#frameOf[senone] !== this.#frame) {
      this.#frameOf[senone] = this.#frame;
      this.#known[senone] = this.#scores.at(this.#frame, senone);
    }
    return this.#known[senone] ?? NEVER;
  }
}

/**
 * Finds where the words of a transcript are said in a long recording (token passing with a beam, so that time and
 * memory grow with the length alone). Words that were not said are left out, and sound that the transcript does not
 * tell of may stand between words.
 * @param words the phones of each word, none empty
 */
export function findWords(
  model: AcousticModel,
  scores: SenoneScores,
  words: readonly (readonly number[])[],
): FoundWords {
  const network = talkNetwork(model, words);
  const { stay, step, leap, senones, pauseAt, wordAt, leaveLast, leaveMiddle } = network;
  const boundaries = words.length + 1;
  const frame = new FrameScores(model, scores);
  const trail = new Trail();
  const best = new Float32Array(scores.frames);

  // A path in a state: its likelihood, when it entered the word or pause, and the trail up to there.
  let score = new Float64Array(network.states).fill(NEVER);
  let entered = new Int32Array(network.states);
  let past = new Int32Array(network.states);
  let nextScore = new Float64Array(network.states).fill(NEVER);
  let nextEntered = new Int32Array(network.states);
  let nextPast = new Int32Array(network.states);
  const other = new Float64Array(boundaries).fill(NEVER);
  const otherEntered = new Int32Array(boundaries);
  const otherPast = new Int32Array(boundaries);
  // The best path that has come to each boundary, by what it came out of; words before it may have been left out.
  const reached = new Float64Array(boundaries).fill(NEVER);
  const unitOf = new Int32Array(boundaries);
  const startOf = new Int32Array(boundaries);
  const pastOf = new Int32Array(boundaries);
  const leaving = new Float64Array(boundaries).fill(NEVER);
  const leavingFrom = new Int32Array(boundaries);
  /** The stretch at a boundary as part of the trail, once it is needed. */
  const written = new Int32Array(boundaries).fill(-2);

  let [low, high] = [0, 0];
  reached[0] = 0;
  pastOf[0] = -1;
  unitOf[0] = -1;

  const open = (b: number) => {
    const end = pauseAt[b + 1] ?? network.states;
    score.fill(NEVER, pauseAt[b] ?? 0, end);
    nextScore.fill(NEVER, pauseAt[b] ?? 0, end);
    other[b] = NEVER;
    reached[b] = NEVER;
  };
  const spread = (threshold: number) => {
    // Leaving words out leads from boundary to boundary within one frame.
    for (let b = low; b < boundaries; b++) {
      leaving[b] = NEVER;
      if (b > low) {
        const begin = (reached[b - 1] ?? NEVER) - LEAVE_OUT - LEAVE_OUT_WORD;
        const goOn = (leaving[b - 1] ?? NEVER) - LEAVE_OUT_WORD;
        leaving[b] = Math.max(begin, goOn);
        leavingFrom[b] = begin >= goOn ? b - 1 : (leavingFrom[b - 1] ?? 0);
      }
      if (b > high) {
        if ((leaving[b] ?? NEVER) < threshold) break;
        open(b);
        high = b;
      }
    }
    for (let b = high; b > low; b--) {
      if ((leaving[b] ?? NEVER) <= (reached[b] ?? NEVER)) continue;
      const from = leavingFrom[b] ?? 0;
      reached[b] = leaving[b] ?? NEVER;
      unitOf[b] = unitOf[from] ?? -1;
      startOf[b] = startOf[from] ?? 0;
      pastOf[b] = pastOf[from] ?? -1;
    }
  };
  const pastAt = (b: number, now: number): number => {
    const known = written[b] ?? -2;
    if (known !== -2) return known;
    const unit = unitOf[b] ?? -1;
    const index = unit < 0 ? (pastOf[b] ?? -1) : trail.add(unit, startOf[b] ?? 0, now, pastOf[b] ?? -1);
    written[b] = index;
    return index;
  };
  /** One step of all states of a word or pause, which paths enter from its boundary. */
  const advance = (first: number, end: number, b: number, now: number): number => {
    let best = NEVER;
    for (let state = first; state < end; state++) {
      let from = state;
      let value = (score[state] ?? NEVER) + (stay[state] ?? NEVER);
      if (state > first) {
        const stepped = (score[state - 1] ?? NEVER) + (step[state] ?? NEVER);
        if (stepped > value) [value, from] = [stepped, state - 1];
        if (state > first + 1) {
          const leapt = (score[state - 2] ?? NEVER) + (leap[state] ?? NEVER);
          if (leapt > value) [value, from] = [leapt, state - 2];
        }
      } else if ((reached[b] ?? NEVER) > value) {
        value = reached[b] ?? NEVER;
        from = -1;
      }
      if (value === NEVER) {
        nextScore[state] = NEVER;
        continue;
      }
      value += frame.at(senones[state] ?? 0);
      nextScore[state] = value;
      nextEntered[state] = from < 0 ? now : (entered[from] ?? 0);
      nextPast[state] = from < 0 ? pastAt(b, now) : (past[from] ?? -1);
      if (value > best) best = value;
    }
    return best;
  };
  const offer = (b: number, value: number, unit: number, start: number, before: number) => {
    if (value <= (reached[b] ?? NEVER)) return;
    reached[b] = value;
    unitOf[b] = unit;
    startOf[b] = start;
    pastOf[b] = before;
  };
  const leave = (b: number, first: number, end: number, unit: number, index: number) => {
    if (end - first < 2) return;
    const [last, middle] = [end - 1, end - 2];
    offer(
      b,
      (score[last] ?? NEVER) + (leaveLast[index] ?? NEVER),
      unit,
      entered[last] ?? 0,
      past[last] ?? -1,
    );
    offer(
      b,
      (score[middle] ?? NEVER) + (leaveMiddle[index] ?? NEVER),
      unit,
      entered[middle] ?? 0,
      past[middle] ?? -1,
    );
  };

  spread(-BEAM);
  for (let now = 0; now < scores.frames; now++) {
    frame.to(now);
    best[now] = frame.best;
    written.fill(-2, low, high + 1);
    let top = NEVER;
    for (let b = low; b <= high; b++) {
      const [pause, word, after] = [pauseAt[b] ?? 0, wordAt[b] ?? 0, pauseAt[b + 1] ?? network.states];
      top = Math.max(top, advance(pause, word, b, now));
      if (b < words.length) top = Math.max(top, advance(word, after, b, now));
      const began = (reached[b] ?? NEVER) - OTHER;
      if (began > (other[b] ?? NEVER)) {
        other[b] = began;
        otherEntered[b] = now;
        otherPast[b] = pastAt(b, now);
      }
      if ((other[b] ?? NEVER) !== NEVER) {
        other[b] = (other[b] ?? NEVER) + frame.best - OTHER_FRAME;
        top = Math.max(top, other[b] ?? NEVER);
      }
    }
    [score, nextScore] = [nextScore, score];
    [entered, nextEntered] = [nextEntered, entered];
    [past, nextPast] = [nextPast, past];

    const threshold = top - BEAM;
    let [firstAlive, lastAlive] = [-1, low];
    for (let b = low; b <= high; b++) {
      const [pause, word, after] = [pauseAt[b] ?? 0, wordAt[b] ?? 0, pauseAt[b + 1] ?? network.states];
      let isAlive = false;
      for (let state = pause; state < (b < words.length ? after : word); state++) {
        if ((score[state] ?? NEVER) < threshold) score[state] = NEVER;
        else isAlive = true;
      }
      if ((other[b] ?? NEVER) < threshold) other[b] = NEVER;
      else isAlive = true;
      if (!isAlive) continue;
      if (firstAlive < 0) firstAlive = b;
      lastAlive = b;
    }
    if (firstAlive > low) low = firstAlive;
    const reachable = Math.min(words.length, lastAlive + 1);
    if (reachable > high) open(reachable);
    high = reachable;
    reached.fill(NEVER, low, high + 1);
    for (let b = low; b <= high; b++) {
      const [pause, word] = [pauseAt[b] ?? 0, wordAt[b] ?? 0];
      leave(b, pause, word, 3 * b + PAUSE, 2 * b);
      offer(b, other[b] ?? NEVER, 3 * b + OTHER_SOUND, otherEntered[b] ?? 0, otherPast[b] ?? -1);
      if (b > low) leave(b, wordAt[b - 1] ?? 0, pause, 3 * (b - 1) + WORD, 2 * b - 1);
    }
    spread(threshold);
  }

  // What follows the last word that can be told is left out.
  let end = low;
  const cost = (b: number) =>
    (reached[b] ?? NEVER) - (b < words.length ? LEAVE_OUT : 0) - LEAVE_OUT_WORD * (words.length - b);
  for (let b = low; b <= high; b++) if (cost(b) > cost(end)) end = b;
  written.fill(-2);
  return { stretches: trail.back(pastAt(end, scores.frames)), best };
}
