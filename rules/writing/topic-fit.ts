import type { Relevance } from '#contract/talk-evaluation.ts';

/** What a written answer may be, of what spoken ones may. */
export type EssayRelevance = Extract<Relevance, 'about' | 'beside' | 'memorised' | 'unsure'>;

/** How an essay and its prompt fit, as `rules/relevance/` judges it. */
export interface TopicFit {
  is: EssayRelevance;
  /** The essay as a whole is so near its prompt that no stretch of it is held against it. */
  isSure: boolean;
  /** Whether a word is about what the prompt asks; lower case. */
  isNear: (word: string) => boolean;
}
