import { describe, expect, it } from 'vitest';
import type { AiEvaluation } from '#contract/evaluation.ts';
import type { DeclineReason } from '#contract/evaluation-parts.ts';
import type { Answer } from '#contract/question.ts';
import { heardTalk } from '#tests/support/graded-set.ts';
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

const graded = (source: 'learner' | 'server'): AiEvaluation => {
  const result = heardTalk('I like tea.');
  return {
    status: 'finished',
    content: { kind: 'talk', result: { ...result, transcript: { ...result.transcript, source } } },
  };
};

describe('mayCorrectTranscript', () => {
  it.each([
    ['a talk without a transcript', talk(), declined('not_transcribed'), true],
    ['a talk declined by an older engine', talk(), declined('not_transcribed', 'speaking'), true],
    ['a transcript that does not match the talk', talk('a'), declined('other_text'), true],
    ['a talk that the server wrote down', talk(), graded('server'), true],
    ['a talk that was graded on what the learner typed', talk('a'), graded('learner'), false],
    ['a silent recording', talk('a'), declined('silence'), false],
    ['a talk that is being graded', talk('a'), { status: 'waiting', content: null } as const, false],
    ['a talk without an evaluation', talk('a'), null, false],
  ])('%s', (_, answer, evaluation, may) => expect(mayCorrectTranscript(answer, evaluation)).toBe(may));

  it('is false for other answers', () => {
    const word: Answer = { type_code: 'voice', recording_id: 'r' };
    expect(mayCorrectTranscript(word, declined('other_text', 'speaking'))).toBe(false);
  });
});

it.each([
  ['a first transcript', talk(), talk('a'), true],
  ['a different transcript', talk('a'), talk('b'), true],
  ['the same transcript', talk('a'), talk('a'), false],
  ['a blank transcript', talk('a'), talk(' '), false],
  ['another recording', talk('a'), talk('b', 's'), false],
])('isSameRecordingRetranscribed: %s', (_, before, after, expected) =>
  expect(isSameRecordingRetranscribed(before, after)).toBe(expected),
);
