import { expect, it } from 'vitest';
import { warmUp } from '#speech/warm-up.ts';
import { loadSpeechKnowledge } from './speech-knowledge.ts';

it('runs the whole pipeline: the buzz is declined only after everything heard has been scored', () => {
  expect(warmUp(loadSpeechKnowledge())).toEqual({ outcome: 'declined', reason: 'other_text' });
});
