import { createHash } from 'node:crypto';
import { SAMPLE_RATE } from '#speech/frames.ts';
import { cutAtPauses } from '#speech/recognition/cut-at-pauses.ts';
import type { RecognisedWord } from '#speech/recognition/word-confidence.ts';

/** A stretch between two pauses, and the words in it. */
type RunStretch = (stretch: { pcm: Int16Array; voiced: number }) => Promise<RecognisedWord[]>;

/** A stretch that was heard: what a longer version of the recording begins with. */
interface Heard {
  /** Where it ends, samples, and the hash of everything until there. */
  to: number;
  hash: string;
  words: RecognisedWord[];
  /** It ends in a pause. */
  isOver: boolean;
}

/** A silence that ends a stretch, samples. */
const SILENCE = 0.4 * SAMPLE_RATE;
/** Recordings are told apart by so much of their beginning, samples. */
const HEAD = 2 * SAMPLE_RATE;
/** Recordings that are remembered, and for how long: whoever speaks sends the next version within a minute. */
const MOST = 200;
const FORGET_MS = 600_000;

const hashOf = (pcm: Int16Array): string =>
  createHash('sha256')
    .update(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
    .digest('base64');

/**
 * Remembers the words of recordings that grow while somebody speaks: when the whole arrives, only what was said since the
 * version before has to be heard. Nothing of the sound is kept.
 */
export class HeardBefore {
  readonly #recordings = new Map<string, { heard: Heard[]; at: number }>();
  /** What is being heard, by the beginning of the recording: the whole waits for the version before. */
  readonly #running = new Map<string, Promise<unknown>>();

  /** The words of a recording, stretch by stretch. */
  async hear(pcm: Int16Array, run: RunStretch): Promise<RecognisedWord[][]> {
    if (pcm.length < HEAD) return (await this.#hearFrom([], pcm, run)).map(({ words }) => words);
    const head = hashOf(pcm.subarray(0, HEAD));
    const before = this.#running.get(head);
    const hearing = this.#hearRest(head, pcm, run, before);
    const settled = hearing.catch(() => undefined);
    this.#running.set(head, settled);
    try {
      return await hearing;
    } finally {
      if (this.#running.get(head) === settled) this.#running.delete(head);
    }
  }

  async #hearRest(
    head: string,
    pcm: Int16Array,
    run: RunStretch,
    before: Promise<unknown> | undefined,
  ): Promise<RecognisedWord[][]> {
    await before;
    const heard = await this.#hearFrom(this.#known(head, pcm), pcm, run);
    this.#remember(
      head,
      heard.filter(({ isOver }) => isOver),
    );
    return heard.map(({ words }) => words);
  }

  async #hearFrom(known: Heard[], pcm: Int16Array, run: RunStretch): Promise<Heard[]> {
    const heard = [...known];
    const since = known.at(-1)?.to ?? 0;
    for (const { from, to, voiced, quietFrom } of cutAtPauses(pcm, { since, goesOn: true })) {
      const words = await run({ pcm: pcm.slice(from, to), voiced });
      const isLast = to === pcm.length;
      // The last stretch may end in the middle of a word, or in the silence after an answer.
      const isOver = !isLast || to - quietFrom >= SILENCE;
      const end = isLast ? Math.min(to, quietFrom + SILENCE / 2) : to;
      heard.push({ to: end, hash: hashOf(pcm.subarray(0, end)), words, isOver });
    }
    return heard;
  }

  #known(head: string, pcm: Int16Array): Heard[] {
    const found = this.#recordings.get(head);
    if (!found || performance.now() - found.at > FORGET_MS) return [];
    const last = found.heard.findLastIndex(
      ({ to, hash }) => to <= pcm.length && hashOf(pcm.subarray(0, to)) === hash,
    );
    return found.heard.slice(0, last + 1);
  }

  #remember(head: string, heard: Heard[]): void {
    this.#recordings.delete(head);
    if (heard.length > 0) this.#recordings.set(head, { heard, at: performance.now() });
    const [oldest] = this.#recordings.keys();
    if (this.#recordings.size > MOST && oldest !== undefined) this.#recordings.delete(oldest);
  }
}
