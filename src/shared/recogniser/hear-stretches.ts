import { SAMPLE_RATE } from '#speech/frames.ts';
import { NARROW, WIDE } from '#speech/recognition/beam-search.ts';
import { type HeardSoFar, type HearingStage, hearOn, NOTHING_YET } from '#speech/recognition/hear-on.ts';
import type { RecogniseOptions } from '#speech/recognition/recognise.ts';
import { type RecognisedText, textOf } from '#speech/recognition/transcript.ts';
import type { RecognisedWord } from '#speech/recognition/word-confidence.ts';

/** A device that needs no more than this share of a stretch's length for it has time for the wider search. */
const QUICK = 0.25;

export interface Hearing {
  recognise: (pcm: Int16Array, options: RecogniseOptions) => Promise<RecognisedWord[]>;
  /** Milliseconds. */
  now: () => number;
}

/** A recording of which some may have been heard before. */
interface Asked {
  pcm: Int16Array;
  before?: HeardSoFar | undefined;
  stage?: HearingStage | undefined;
}

/**
 * Recognises recordings stretch by stretch; how many sentences are followed depends on how quick the device was with the
 * first stretch.
 */
export function stretchHearer({ recognise, now }: Hearing) {
  let width: number | null = null;
  return async ({
    pcm: sound,
    before = NOTHING_YET,
    stage = 'whole',
  }: Asked): Promise<{ text: RecognisedText; soFar: HeardSoFar }> => {
    const { words, soFar } = await hearOn(before, sound, {
      stage,
      run: async ({ pcm, voiced, isHurried }) => {
        const begun = now();
        const heard = await recognise(pcm, { voiced, width: isHurried ? NARROW : (width ?? NARROW) });
        width ??= now() - begun < (pcm.length / SAMPLE_RATE) * 1000 * QUICK ? WIDE : NARROW;
        return heard;
      },
    });
    return { text: textOf(words), soFar };
  };
}
