import { expect, it } from 'vitest';
import { warmUp } from '#speech/warm-up.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

it('goes the whole way: the buzz is declined only when all that was heard has been marked', () => {
  expect(warmUp(loadSpeechKnowledge())).toEqual({ outcome: 'declined', reason: 'other_text' });
});
