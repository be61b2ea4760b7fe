import type { AcousticModel } from './acoustic-model.ts';
import { type Alignment, align, type Segment } from './alignment.ts';
import { extractFeatures } from './features.ts';
import { type FrameEvidence, weighFrames } from './frame-evidence.ts';
import { fitPhones, type PhoneFit } from './phone-fits.ts';
import { placePhones } from './phone-sequence.ts';
import { SenoneScores } from './senones.ts';

/** Phones of one word, by their index in the model. */
export type WordPhones = readonly number[];

/** A recording as heard by the model, before alignment with a text. */
export interface HeardRecording {
  /** Cepstra with their movement, one row per frame. */
  features: readonly Float32Array[];
  scores: SenoneScores;
  evidence: FrameEvidence;
}

/** A phone of the text with its location in the recording. */
export interface HeardPhone extends PhoneFit, Segment {
  /** Index of its word. */
  word: number;
}

/** How well a recording fits a text, before scoring. */
export interface HeardReading {
  /** Of the whole recording. */
  frames: number;
  phones: HeardPhone[];
  /** Log-likelihood of the text per frame. */
  likelihood: number;
  /**
   * How much better the text aligns than its own phones in reverse order, log-likelihood per frame of speech.
   */
  decoyMargin: number;
}

/** @param pcm mono, 16 kHz */
export function hearRecording(model: AcousticModel, pcm: Int16Array): HeardRecording {
  const features = extractFeatures(pcm, model.features);
  const scores = new SenoneScores(model, features);
  return { features, scores, evidence: weighFrames(model.definition, scores, pcm) };
}

/** The same phones in reverse order, in words of the same lengths: a text that was certainly not read. */
function decoyOf(words: readonly WordPhones[]): WordPhones[] {
  const reversed = words.flat().reverse();
  return words.map((word) => reversed.splice(0, word.length));
}

/**
 * @param known the alignment with these words, if it is known
 * @returns null if the recording has too few frames for the text
 */
export function hearReading(
  model: AcousticModel,
  { scores, evidence }: HeardRecording,
  words: readonly WordPhones[],
  known: Alignment | null = null,
): HeardReading | null {
  const placed = placePhones(model.definition, words);
  const alignment = known ?? align(model, scores, placed);
  const decoy = align(model, scores, placePhones(model.definition, decoyOf(words)));
  if (alignment === null || decoy === null) return null;
  const { segments } = alignment;
  const spoken = segments.reduce((sum, { start, end }) => sum + end - start, 0);
  const fits = fitPhones(model, scores, evidence, placed, segments);
  return {
    frames: scores.frames,
    phones: fits.map((fit, index) => {
      const { start, end } = segments[index] ?? { start: 0, end: 0 };
      return { ...fit, start, end, word: placed[index]?.word ?? 0 };
    }),
    likelihood: alignment.score / scores.frames,
    decoyMargin: (alignment.score - decoy.score) / spoken,
  };
}

interface HeardVariants {
  words: WordPhones[];
  /** With these variants; null where it is not known. */
  alignment: Alignment | null;
}

/**
 * Finds which pronunciation of each word was used: a first alignment with the first variants locates each
 * word, then the variants compete there.
 * @param words the pronunciations of each word, at least one
 * @returns null if the recording has too few frames for the text
 */
export function hearVariants(
  model: AcousticModel,
  scores: SenoneScores,
  words: readonly (readonly WordPhones[])[],
): HeardVariants | null {
  const firsts = words.map((variants) => variants[0] ?? []);
  const phones = placePhones(model.definition, firsts);
  const alignment = align(model, scores, phones);
  if (alignment === null) return null;
  const said = words.map((variants, word) => {
    if (variants.length === 1) return variants[0] ?? [];
    const segments = alignment.segments.filter((_, index) => phones[index]?.word === word);
    const within = { start: segments[0]?.start ?? 0, end: segments.at(-1)?.end ?? 0 };
    const likelihood = (variant: WordPhones) => {
      const tried = placePhones(model.definition, firsts.with(word, variant)).filter((p) => p.word === word);
      return align(model, scores, tried, within)?.score ?? Number.NEGATIVE_INFINITY;
    };
    const scored = variants.map((variant) => ({ variant, score: likelihood(variant) }));
    return scored.reduce((best, next) => (next.score > best.score ? next : best)).variant;
  });
  const isFirst = said.every((variant, word) => variant === firsts[word]);
  return { words: said, alignment: isFirst ? alignment : null };
}
