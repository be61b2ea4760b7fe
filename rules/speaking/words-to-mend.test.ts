import { expect, it } from 'vitest';
import type { DeclineReason } from '#contract/evaluation-parts.ts';
import { talkEvaluationSchema } from '#contract/talk-evaluation.ts';
import { made } from '#tests/support/made.ts';
import { wantsWords } from './words-to-mend.ts';

const declined = (reason: DeclineReason) =>
  made(talkEvaluationSchema, { result: { outcome: 'declined', reason } }).result;
const graded = (source: 'learner' | 'server' | 'provider', unsure?: { start: number; end: number }[]) =>
  made(talkEvaluationSchema, {
    result: { outcome: 'graded', transcript: { text: 'A bee.', source, ...(unsure && { unsure }) } },
  }).result;
const UNSURE = [{ start: 0, end: 1 }];

it.each([
  ['without words', declined('not_transcribed'), true],
  ['whose words do not match', declined('other_text'), true],
  ['in which nobody spoke', declined('silence'), false],
  ['that is the question itself', declined('copied_prompt'), false],
  ['that the server is sure of', graded('server', []), false],
  ['that the server is not sure of', graded('server', UNSURE), true],
  ['that the learner confirmed', graded('learner', UNSURE), false],
  ['of which the engine does not say how sure it is', graded('provider'), false],
] as const)('a talk %s: %s', (_, result, expected) => {
  expect(wantsWords(result)).toBe(expected);
});

it('a talk that is not graded yet wants nothing', () => {
  expect(wantsWords(null)).toBe(false);
});
