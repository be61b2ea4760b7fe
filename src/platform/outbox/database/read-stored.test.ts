import { describe, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { TEXT_MAX } from '#contract/protocol/text.ts';
import { isOwnedBy, readEach, readStored } from './read-stored.ts';
import { answerRow, attemptRow, chunkRow, commandRow, receiptRow, recordingRow } from './rows.ts';

const command = {
  seq: 1,
  id: 'c',
  v: 1,
  owner: 'lan',
  operation: 'practice.submit',
  params: null,
  body: {},
  label: 'nộp',
  recordingId: null,
  after: [],
  slot: null,
  state: 'queued',
  tries: 0,
  savedAt: 1,
  nextTryAt: 0,
  size: 2,
  lastCode: null,
  lastMessage: null,
};
const recording = {
  id: 'r',
  owner: 'lan',
  type: 'audio/webm',
  attemptId: 'a',
  questionId: 'q',
  state: 'complete',
  startedAt: 1,
  bytes: 3,
  sha256: null,
  acked: 0,
};
const attempt = { id: 'a', owner: 'lan', practiceId: 'p', openedAt: 1, submittedAt: null };
const test = { skew: 0, deadlineAt: 9, marks: { q: true } };
const followUp = { text: 'Why?', vi: 'Vì sao?', voice: '/v.m4a', by: 'author' };
const answer = { attemptId: 'a', questionId: 'q', owner: 'lan', savedAt: 1 };
const receipt = { id: 'c', owner: 'lan', kind: 'command', at: 1, sha256: null };
const chunk = { recordingId: 'r', index: 0, bytes: new ArrayBuffer(3) };

describe('a stored row', () => {
  it.each<[what: string, schema: z.ZodMiniType, row: object]>([
    ['a command', commandRow, command],
    ['a recording', recordingRow, { ...recording, page: '/practice/p' }],
    ['a recording of a version that did not note its page', recordingRow, recording],
    ['a piece of sound', chunkRow, chunk],
    ['an attempt', attemptRow, attempt],
    ['an attempt at a timed test', attemptRow, { ...attempt, test }],
    ['an attempt in a conversation', attemptRow, { ...attempt, place: { questionId: 'q', followUp } }],
    ['an answer', answerRow, { ...answer, answer: { type_code: 'free_text', text: 'lamp' } }],
    [
      'an essay that is longer than the server takes',
      answerRow,
      { ...answer, answer: { type_code: 'ielts_writing', u: 'a'.repeat(TEXT_MAX.essay + 1) } },
    ],
    [
      'a blank with a name that the contract would not take',
      answerRow,
      { ...answer, answer: { type_code: 'fill_paragraph', blanks: { 'blank-number-1': 'lamp' } } },
    ],
    ['a receipt with its command', receiptRow, { ...receipt, row: command }],
    ['a receipt of a version that stored no commands', receiptRow, { ...receipt, unknown: true }],
    ['what a newer version has added', recordingRow, { ...recording, heard: 3 }],
  ])('is read as it is, not copied: %s', (_, schema, row) => {
    expect(readStored(schema, row)).toBe(row);
  });

  it.each<[what: string, schema: z.ZodMiniType, row: unknown]>([
    ['nothing', recordingRow, undefined],
    ['a recording without its size', recordingRow, { ...recording, bytes: undefined }],
    ['a recording in a state of a newer version', recordingRow, { ...recording, state: 'held' }],
    ['sound stored otherwise', chunkRow, { ...chunk, bytes: 'AAAA' }],
    ['a timed test without its deadline', attemptRow, { ...attempt, test: { skew: 0, marks: {} } }],
    ['an answer of a type of a newer version', answerRow, { ...answer, answer: { type_code: 'drawing' } }],
    ['an answer without its text', answerRow, { ...answer, answer: { type_code: 'free_text' } }],
    ['a receipt whose command lacks its place', receiptRow, { ...receipt, row: { ...command, seq: null } }],
  ])('is not read: %s', (_, schema, row) => {
    expect(readStored(schema, row)).toBeUndefined();
  });

  it('that cannot be read leaves no gap in a list', () => {
    expect(readEach(attemptRow, [{}, attempt, undefined])).toEqual([attempt]);
  });

  it.each([
    [{ owner: 'lan' }, true],
    [{ owner: 'minh' }, false],
    [{}, false],
    [null, false],
  ])('belongs to its owner, readable or not: %j', (row, expected) => {
    expect(isOwnedBy('lan')(row)).toBe(expected);
  });
});
