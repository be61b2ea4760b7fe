import { SAMPLE_RATE } from '#speech/frames.ts';
import { WIDE } from '#speech/recognition/beam-search.ts';
import { cutAtPauses } from '#speech/recognition/cut-at-pauses.ts';
import type { RecogniseOptions } from '#speech/recognition/recognise.ts';
import { type RecognisedText, textOf } from '#speech/recognition/transcript.ts';
import type { RecognisedWord } from '#speech/recognition/word-confidence.ts';

/** Sentences that are followed side by side where there is little time. */
const NARROW = 1;
/** A device that needs no more than this share of a stretch's length for it has time for the wider search. */
const QUICK = 0.25;

export interface Hearing {
  recognise: (pcm: Int16Array, options: RecogniseOptions) => Promise<RecognisedWord[]>;
  /** Milliseconds. */
  now: () => number;
  onProgress: (done: number, of: number) => void;
}

/**
 * Recognises recordings stretch by stretch; how many sentences are followed depends on how quick the device was with the
 * first stretch.
 */
export function stretchHearer({ recognise, now, onProgress }: Hearing) {
  let width: number | null = null;
  return async (pcm: Int16Array): Promise<RecognisedText> => {
    const stretches = cutAtPauses(pcm);
    const words: RecognisedWord[][] = [];
    for (const { from, to, voiced } of stretches) {
      const begun = now();
      words.push(await recognise(pcm.slice(from, to), { voiced, width: width ?? NARROW }));
      width ??= now() - begun < ((to - from) / SAMPLE_RATE) * 1000 * QUICK ? WIDE : NARROW;
      onProgress(words.length, stretches.length);
    }
    return textOf(words);
  };
}
