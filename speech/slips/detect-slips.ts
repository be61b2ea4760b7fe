import type { Slip } from '#contract/reading-evaluation.ts';
import type { AcousticModel } from '../acoustic-model.ts';
import type { Segment } from '../alignment.ts';
import type { SenoneScores } from '../senones.ts';
import { slipLevel } from './slip-levels.ts';
import { type ExpectedWord, weighSlips } from './weigh-slips.ts';

/**
 * Slips detected reliably enough to report.
 * @param heard where each phone of the words was heard
 * @returns by phone of the reading; phones dropped together each have an entry
 */
export function detectSlips(
  model: AcousticModel,
  scores: SenoneScores,
  words: readonly ExpectedWord[],
  heard: readonly Segment[],
): Map<number, Slip> {
  const names = words.flatMap(({ phones }) => phones.map((phone) => model.definition.phones[phone] ?? ''));
  const slips = weighSlips(model, scores, words, heard).flatMap(({ slip, phone, length, ratio }) => {
    const level = slipLevel(slip, names[phone + length - 1] ?? '');
    return level === null || ratio <= level ? [] : [{ slip, phone, length, above: ratio - level }];
  });
  // Of two slips of the same sound, the more certain one is reported.
  return new Map(
    slips
      .toSorted((a, b) => a.above - b.above)
      .flatMap(({ slip, phone, length }) =>
        Array.from({ length }, (_, place) => [phone + place, slip] as const),
      ),
  );
}
