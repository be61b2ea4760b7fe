import { createHash } from 'node:crypto';
import {
  type HeardSoFar,
  type HearingStage,
  heardUntil,
  hearOn,
  NOTHING_YET,
} from '#speech/recognition/hear-on.ts';
import type { RecognisedWord } from '#speech/recognition/word-confidence.ts';

interface HearingPorts {
  /** The samples of a recording from so many seconds on. */
  decode: (bytes: Uint8Array, from: number) => Promise<Int16Array>;
  run: Parameters<typeof hearOn>[2]['run'];
}

/** A version of a recording, and what was heard of it. */
interface Version {
  bytes: number;
  hash: string;
  soFar: HeardSoFar;
  at: number;
}

/** Recordings are told apart by so much of their beginning, bytes: a second or two. */
const HEAD = 4096;
/** Recordings that are remembered, and for how long: whoever speaks sends the next version within a minute. */
const MOST = 200;
const FORGET_MS = 600_000;

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('base64');

/**
 * Remembers the words of recordings that grow while somebody speaks: of the next version, which begins with the same bytes,
 * only what was said since is decoded and heard. Nothing of the sound is kept.
 */
export class HeardBefore {
  readonly #ports: HearingPorts;
  readonly #versions = new Map<string, Version>();
  /** What is being heard, by the beginning of the recording: the next version waits for the one before. */
  readonly #running = new Map<string, Promise<unknown>>();

  constructor(ports: HearingPorts) {
    this.#ports = ports;
  }

  /** The words of a recording, stretch by stretch. */
  async hear(bytes: Uint8Array, stage: HearingStage): Promise<RecognisedWord[][]> {
    if (bytes.length < HEAD) return (await this.#hearOn(NOTHING_YET, bytes, stage)).words;
    const head = hashOf(bytes.subarray(0, HEAD));
    const before = this.#running.get(head);
    const hearing = this.#hearNext(head, bytes, stage, before);
    const settled = hearing.catch(() => undefined);
    this.#running.set(head, settled);
    try {
      return await hearing;
    } finally {
      if (this.#running.get(head) === settled) this.#running.delete(head);
    }
  }

  async #hearNext(
    head: string,
    bytes: Uint8Array,
    stage: HearingStage,
    before: Promise<unknown> | undefined,
  ): Promise<RecognisedWord[][]> {
    await before;
    const { words, soFar } = await this.#hearOn(this.#known(head, bytes), bytes, stage);
    this.#remember(head, { bytes: bytes.length, hash: hashOf(bytes), soFar, at: performance.now() });
    return words;
  }

  async #hearOn(soFar: HeardSoFar, bytes: Uint8Array, stage: HearingStage) {
    const pcm = await this.#ports.decode(bytes, heardUntil(soFar));
    return hearOn(soFar, pcm, { stage, run: this.#ports.run });
  }

  #known(head: string, bytes: Uint8Array): HeardSoFar {
    const found = this.#versions.get(head);
    if (!found || performance.now() - found.at > FORGET_MS || found.bytes > bytes.length) return NOTHING_YET;
    return hashOf(bytes.subarray(0, found.bytes)) === found.hash ? found.soFar : NOTHING_YET;
  }

  #remember(head: string, version: Version): void {
    this.#versions.delete(head);
    if (version.soFar.words.length > 0) this.#versions.set(head, version);
    const [oldest] = this.#versions.keys();
    if (this.#versions.size > MOST && oldest !== undefined) this.#versions.delete(oldest);
  }
}
