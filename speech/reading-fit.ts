import type { AcousticModel } from './acoustic-model.ts';
import { type Alignment, align } from './alignment.ts';
import { fitPhones, type PhoneFit } from './phone-scores.ts';
import { type PlacedPhone, placePhones } from './phone-sequence.ts';
import type { SenoneScores } from './senones.ts';

/** Phones of one word, by their index in the model. */
export type WordPhones = readonly number[];

/** How a recording fits a text, before anything is made of it. */
export interface ReadingFit {
  phones: PlacedPhone[];
  alignment: Alignment;
  fits: PhoneFit[];
  /** How much better the text aligns than its own phones in reverse order, log-likelihood a frame of speech. */
  decoyMargin: number;
}

/** The same phones in reverse order, in words of the same lengths: a text that was surely not read. */
function decoyOf(words: readonly WordPhones[]): WordPhones[] {
  const reversed = words.flat().reverse();
  return words.map((word) => reversed.splice(0, word.length));
}

/** @returns null if the recording has too few frames for the text */
export function fitReading(
  model: AcousticModel,
  scores: SenoneScores,
  words: readonly WordPhones[],
): ReadingFit | null {
  const phones = placePhones(model.definition, words);
  const alignment = align(model, scores, phones);
  const decoy = align(model, scores, placePhones(model.definition, decoyOf(words)));
  if (alignment === null || decoy === null) return null;
  const spoken = alignment.segments.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    phones,
    alignment,
    fits: fitPhones(model, scores, phones, alignment.segments),
    decoyMargin: (alignment.score - decoy.score) / spoken,
  };
}

/**
 * Of the ways each word may be said, finds the one that was heard: a first alignment with the first ways shows
 * where each word is, then the ways compete there.
 * @param words the ways of each word, at least one
 * @returns null if the recording has too few frames for the text
 */
export function hearVariants(
  model: AcousticModel,
  scores: SenoneScores,
  words: readonly (readonly WordPhones[])[],
): WordPhones[] | null {
  const firsts = words.map((variants) => variants[0] ?? []);
  const phones = placePhones(model.definition, firsts);
  const alignment = align(model, scores, phones);
  if (alignment === null) return null;
  return words.map((variants, word) => {
    const segments = alignment.segments.filter((_, index) => phones[index]?.word === word);
    const within = { start: segments[0]?.start ?? 0, end: segments.at(-1)?.end ?? 0 };
    const likelihood = (variant: WordPhones) => {
      const tried = placePhones(model.definition, firsts.with(word, variant)).filter((p) => p.word === word);
      return align(model, scores, tried, within)?.score ?? Number.NEGATIVE_INFINITY;
    };
    if (variants.length === 1) return variants[0] ?? [];
    const scored = variants.map((variant) => ({ variant, score: likelihood(variant) }));
    return scored.reduce((best, next) => (next.score > best.score ? next : best)).variant;
  });
}
