import { describe, expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { DeclineReason } from '#contract/evaluation-parts.ts';
import type { Answer } from '#contract/question.ts';
import { isSameRecordingRetranscribed, mayCorrectTranscript } from './may-correct-transcript.ts';

const engine = { name: 'ears', version: '1' };
const talk = (text?: string, recording_id = 'r'): Answer => ({
  type_code: 'ielts_unscripted_speaking',
  recording_id,
  ...(text !== undefined && { transcript: { text, source: 'learner' } }),
});
const declined = (reason: DeclineReason, kind: 'talk' | 'speaking' = 'talk'): AiEvaluation => ({
  status: 'finished',
  content: { kind, result: { outcome: 'declined', engine, reason, message: '' } },
});

describe('a talk may be told again', () => {
  it.each([
    ['that nobody wrote down', talk(), declined('not_transcribed'), true],
    ['that an older engine declined for it', talk(), declined('not_transcribed', 'speaking'), true],
    ['whose words are of another talk', talk('a'), declined('other_text'), true],
    ['in which nobody is heard', talk('a'), declined('silence'), false],
    ['that waits', talk('a'), { status: 'waiting', content: null } as const, false],
    ['that has no evaluation', talk('a'), null, false],
  ])('%s', (_, answer, evaluation, may) => expect(mayCorrectTranscript(answer, evaluation)).toBe(may));

  it('but no other answer', () => {
    const word: Answer = { type_code: 'voice', recording_id: 'r' };
    expect(mayCorrectTranscript(word, declined('other_text', 'speaking'))).toBe(false);
  });
});

it.each([
  ['first words', talk(), talk('a'), true],
  ['other words', talk('a'), talk('b'), true],
  ['the same words', talk('a'), talk('a'), false],
  ['no words', talk('a'), talk(' '), false],
  ['another recording', talk('a'), talk('b', 's'), false],
])('%s for a recording', (_, before, after, retold) =>
  expect(isSameRecordingRetranscribed(before, after)).toBe(retold),
);
