import type { AiEvaluation } from '#contract/evaluation.ts';
import type { SpeakingEvaluation } from '#contract/reading-evaluation.ts';

type Reading = Extract<SpeakingEvaluation['result'], { outcome: 'graded' }>;

const engine = { name: 'test', version: '1' };
const range = (point: number, spread = 0) => ({ low: point - spread, point, high: point + spread });

/** An essay that got this band. */
export const gradedEssay = (point: number): AiEvaluation => ({
  status: 'finished',
  content: {
    kind: 'writing',
    result: {
      outcome: 'graded',
      engine,
      band: range(point),
      confidence: 1,
      word_count: 200,
      criteria: [],
    },
  },
});

/** A reading aloud that got this score, of 100, give or take `spread`, and what was heard of its words. */
export const gradedReading = (point: number, words: Reading['words'] = [], spread = 0): AiEvaluation => ({
  status: 'finished',
  content: {
    kind: 'speaking',
    result: {
      outcome: 'graded',
      engine,
      score: range(point, spread),
      confidence: 1,
      duration: 1,
      speech_rate: 100,
      words,
    },
  },
});
