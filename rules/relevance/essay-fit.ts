import type { EssayText } from '../writing/essay-text.ts';
import { SUBJECT_AREAS } from '../writing/topic-families.ts';
import { closenessOf, type Likeness, withoutCommon } from './likeness.ts';
import { countContent, promptWords } from './prompt-words.ts';

/** Likeness from which two words may be about one thing, and from which they are. */
const PERHAPS = 0.3;
const SURELY = 0.45;
/** A word that says less is about nothing. */
const TELLING = 0.2;
/** Likenesses, squared and summed, from which a word of the prompt is spoken of for the whole of a text. */
const SPOKEN_OF = 3;
/** Likeness that any two words have. */
const BY_CHANCE = 0.15;

export interface EssayFit {
  /** About 0.6 beside the prompt, 1.6 on it. */
  fit: number;
  /** How much the prompt tells of what it asks for: 0.5 of a place near home, 1.5 of learning with a teacher. */
  told: number;
  /** Whether a word is about what the prompt asks; lower case. */
  isNear: (word: string) => boolean;
}

/**
 * How well an essay fits its prompt: how much of what is asked it speaks of, and how often; how near its own words are; in how
 * many of its sentences; and whether the whole points where the prompt does.
 */
export function essayFit(essay: EssayText, prompt: string, likeness: Likeness): EssayFit {
  const asked = promptWords(prompt);
  const used = countContent(essay.tokens.map(({ word }) => word));
  const words = [...used.keys()];
  const nearest = new Map<string, number>();
  let [spoken, weights] = [0, 0];
  for (const word of asked) {
    let [best, sum] = [0, 0];
    for (const own of words) {
      const alike = likeness.alike(own, word);
      best = Math.max(best, alike);
      if (alike >= PERHAPS) sum += alike * alike * (used.get(own) ?? 0);
      nearest.set(own, Math.max(nearest.get(own) ?? 0, alike));
    }
    const weight = likeness.weightOf(word);
    weights += weight;
    spoken += (weight * (best + Math.min(1, sum / SPOKEN_OF))) / 2;
  }
  const own = words.map((word) => [likeness.weightOf(word), nearest.get(word) ?? 0] as const);
  const ownWeight = own.reduce((sum, [weight]) => sum + weight, 0);
  const nearness = own.reduce((sum, [weight, near]) => sum + weight * Math.max(0, near - BY_CHANCE), 0);
  const isNear = (word: string) => (nearest.get(word) ?? 0) >= SURELY && likeness.weightOf(word) >= TELLING;
  const near = essay.sentences.filter(({ tokens }) => tokens.some(({ word }) => isNear(word)));
  const nearWords = near.reduce((sum, { tokens }) => sum + tokens.length, 0);
  const common = likeness.directionOf(SUBJECT_AREAS.flatMap((area) => area.split(' ')));
  const points = (list: readonly string[]) => withoutCommon(likeness.directionOf(list), common);
  return {
    fit:
      spoken / Math.max(1e-9, weights) +
      0.8 * closenessOf(points(words), points(asked)) +
      (0.3 * nearWords) / Math.max(1, essay.tokens.length) +
      (1.2 * nearness) / Math.max(1e-9, ownWeight),
    told: weights,
    isNear,
  };
}
