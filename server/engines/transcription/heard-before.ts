import { createHash } from 'node:crypto';
import { SAMPLE_RATE } from '#speech/frames.ts';
import { cutAtPauses } from '#speech/recognition/cut-at-pauses.ts';
import type { RecognisedWord } from '#speech/recognition/word-confidence.ts';

/** A stretch between two pauses, and the words in it. */
type RunStretch = (stretch: { pcm: Int16Array; voiced: number }) => Promise<RecognisedWord[]>;

/** A stretch that is over: what a longer version of the recording begins with. */
interface Heard {
  /** Where it ends, samples, and the hash of everything until there. */
  to: number;
  hash: string;
  words: RecognisedWord[];
}

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

  /** The words of a recording, stretch by stretch. */
  async hear(pcm: Int16Array, run: RunStretch): Promise<RecognisedWord[][]> {
    const head = pcm.length < HEAD ? null : hashOf(pcm.subarray(0, HEAD));
    const before = head === null ? [] : this.#known(head, pcm);
    const since = before.at(-1)?.to ?? 0;
    const rest = pcm.subarray(since);
    const fresh: Heard[] = [];
    for (const { from, to, voiced } of cutAtPauses(rest)) {
      const end = since + to;
      const words = await run({ pcm: rest.slice(from, to), voiced });
      fresh.push({ to: end, hash: hashOf(pcm.subarray(0, end)), words });
    }
    const heard = [...before, ...fresh];
    // The last stretch may end in the middle of a word.
    if (head !== null) this.#remember(head, heard.slice(0, -1));
    return heard.map(({ words }) => words);
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
