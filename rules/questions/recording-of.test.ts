import { expect, it } from 'vitest';
import type { Answer } from '#contract/question.ts';
import { recordingOf } from './recording-of.ts';

it.each([
  ['a text read aloud', { type_code: 'ielts_scripted_speaking', recording_id: 'r' }, 'r'],
  ['a talk', { type_code: 'ielts_unscripted_speaking', recording_id: 'r' }, 'r'],
  ['a word', { type_code: 'voice', recording_id: 'r' }, 'r'],
  ['an essay', { type_code: 'ielts_writing', u: 'r' }, null],
  ['nothing', null, null],
] satisfies [string, Answer | null, string | null][])('the recording of %s', (_, answer, expected) => {
  expect(recordingOf(answer)).toBe(expected);
});
