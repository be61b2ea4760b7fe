import { SAMPLE_RATE } from '#speech/frames.ts';
import { resample, toPcm16 } from '#speech/resample.ts';
import { MAX_DECODED_SECONDS } from './sound-limits.ts';

/** Length of what is resampled at a time, seconds: little memory, and the filter is made seldom. */
const BLOCK_SECONDS = 20;
/** What the filter looks at before and after a sample, and more, seconds. */
const MARGIN_SECONDS = 1;

/**
 * Takes sound as it is decoded and keeps it as it is heard: mono, 16 kHz. Blocks are whole seconds with their
 * surroundings, so the samples are those of resampling all at once.
 */
export class PcmSink {
  readonly #rate: number;
  /** A margin of what was resampled before, then what comes next. */
  readonly #pending: Float32Array;
  #length = 0;
  #margin = 0;
  #taken = 0;
  #parts: Int16Array[] = [];
  #made = 0;
  #skip: number;

  /** @param skip samples at the beginning that are not heard: what a codec needed to get going */
  constructor(rate: number, skip = 0) {
    this.#rate = rate;
    this.#skip = skip;
    this.#pending = new Float32Array((BLOCK_SECONDS + 2 * MARGIN_SECONDS) * rate);
  }

  /** Whether all that is listened to has come. */
  get isFull(): boolean {
    return this.#taken >= MAX_DECODED_SECONDS * this.#rate;
  }

  /** @param all mono, full scale ±1; what is beyond the limit is dropped */
  push(all: Float32Array): void {
    const samples = all.subarray(this.#skip);
    this.#skip = Math.max(0, this.#skip - all.length);
    const wanted = Math.min(samples.length, MAX_DECODED_SECONDS * this.#rate - this.#taken);
    this.#taken += wanted;
    for (let from = 0; from < wanted; ) {
      const some = samples.subarray(from, Math.min(wanted, from + this.#pending.length - this.#length));
      this.#pending.set(some, this.#length);
      this.#length += some.length;
      from += some.length;
      if (this.#length === this.#pending.length) this.#resampleBlock();
    }
  }

  /** The samples, full scale ±32767. */
  finish(): Int16Array {
    const rest = this.#resampled(this.#length).subarray(this.#margin * SAMPLE_RATE);
    const pcm = new Int16Array(this.#made + rest.length);
    let at = 0;
    for (const part of [...this.#parts, rest]) {
      pcm.set(part, at);
      at += part.length;
    }
    return pcm;
  }

  #resampled(length: number): Int16Array {
    return toPcm16(resample(this.#pending.subarray(0, length), this.#rate, SAMPLE_RATE));
  }

  #resampleBlock(): void {
    const ready = this.#pending.length / this.#rate - MARGIN_SECONDS;
    const part = this.#resampled(this.#length).slice(this.#margin * SAMPLE_RATE, ready * SAMPLE_RATE);
    this.#parts.push(part);
    this.#made += part.length;
    this.#pending.copyWithin(0, (ready - MARGIN_SECONDS) * this.#rate);
    this.#margin = MARGIN_SECONDS;
    this.#length = 2 * MARGIN_SECONDS * this.#rate;
  }
}
