// @vitest-environment node
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import type { ApiResult } from '#src/platform/http/api-result.ts';
import { db } from '#src/platform/outbox/database/db.ts';
import type { CommandRow } from '#src/platform/outbox/database/rows.ts';
import { setSender } from '#src/platform/outbox/owner/sender.ts';
import { drain } from '#src/platform/outbox/sending/drain.ts';
import type { Transport } from '#src/platform/outbox/sending/transport.ts';
import { findLocalExam, unsubmittedExam } from '#src/shared/exam/find-local-exam.ts';
import { beginExam } from './begin-exam.ts';
import { mergeServerAttempt } from './merge-server-attempt.ts';
import { ExamClosed, markForReview, saveExamAnswer } from './save-exam-answer.ts';
import { submitExam } from './submit-exam.ts';

const LAN = '019aa000-0000-7000-8000-000000000001';
const MINH = '019aa000-0000-7000-8000-000000000002';
const ELSEWHERE = '019aa000-0000-7000-8000-0000000000e1';
const START = 1_795_000_000_000;
const MINUTE = 60_000;
const EXAM = { owner: LAN, examId: 'reading-1', minutes: 60, label: 'Reading 1' };

const choice = (letter: string): Answer => ({ type_code: 'single_choice', choice: letter });
const setMinute = (at: number): void => void vi.setSystemTime(START + at * MINUTE);
const answer = (attemptId: string, questionId: string, letter: string) =>
  saveExamAnswer({ owner: LAN, attemptId, questionId, answer: choice(letter), label: questionId });
const mark = (attemptId: string, questionId: string, marked: boolean) =>
  markForReview({ owner: LAN, attemptId, questionId, marked, label: questionId });
const submit = (attemptId: string) => submitExam({ owner: LAN, attemptId, label: 'Reading 1' });

const body = z.looseObject({ question_id: z.nullish(z.string()), at: z.number(), skew: z.number() });
const kindOf = (row: CommandRow): string => {
  const { question_id } = body.parse(row.body);
  if (row.operation === 'practice.submit') return 'submit';
  if (!question_id) return 'begin';
  return `${row.slot?.split(':')[0]} ${question_id}`;
};

/** A server that accepts everything except what a test makes it refuse. */
function server(refuse: (row: CommandRow) => ApiResult<unknown> | null = () => null) {
  const sent: CommandRow[] = [];
  const transport: Transport = {
    readConsents: async () => ({
      success: true,
      message: '',
      data: { consents: [], history: [] },
      timeCurrent: Date.now(),
    }),
    sendPiece: () => Promise.reject(new Error('no recording was made')),
    sendCommand: async (_, row) => {
      const refusal = refuse(row);
      if (refusal) return refusal;
      sent.push(row);
      return { success: true, message: '', data: {}, timeCurrent: Date.now() };
    },
  };
  return { sent, drain: () => drain({ transport, now: Date.now, random: () => 0.5 }) };
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setMinute(0);
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, run: () => Promise<unknown>) => run() },
  });
  await Promise.all(db.tables.map((table) => table.clear()));
  await setSender({ owner: LAN, token: 'token-of-lan' });
});

describe('an attempt on this device', () => {
  it('is queued in order, survives a reload, and is sent in order', async () => {
    const { id } = await beginExam(EXAM);
    setMinute(1);
    await answer(id, 'q1', 'A');
    await mark(id, 'q2', true);
    setMinute(2);
    await answer(id, 'q2', 'B');
    await answer(id, 'q1', 'C');
    setMinute(3);
    await submit(id);

    db.close();
    await db.open();
    const rows = await db.commands.orderBy('seq').toArray();
    expect(rows.map(kindOf)).toEqual(['begin', 'mark q2', 'answer q2', 'answer q1', 'submit']);
    for (const row of rows) {
      const endpoint =
        row.operation === 'practice.submit' ? ENDPOINTS.practice.submit : ENDPOINTS.examTaking.updateAnswer;
      expect(z.safeParse(endpoint.body ?? z.never(), row.body).success, row.operation).toBe(true);
    }
    const { sent, drain: send } = server();
    expect(await send()).toBe('idle');
    const order = sent.map(kindOf);
    expect(order[0]).toBe('begin');
    expect(order.at(-1)).toBe('submit');
    expect(new Set(order.slice(1, -1))).toEqual(new Set(['mark q2', 'answer q2', 'answer q1']));
    expect(sent.find((row) => kindOf(row) === 'answer q1')?.body).toMatchObject({
      answer: choice('C'),
      at: START + 2 * MINUTE,
    });
    expect(await db.commands.count()).toBe(0);
  });

  it('never dates an answer before its predecessor, even if the clock is set back', async () => {
    const { id } = await beginExam(EXAM);
    setMinute(10);
    await answer(id, 'q1', 'A');
    setMinute(-2_000);
    await answer(id, 'q1', 'B');
    await answer(id, 'q2', 'C');
    const { sent, drain: send } = server();
    await send();
    expect(sent.map((row) => [kindOf(row), body.parse(row.body).at - START])).toEqual([
      ['begin', 0],
      ['answer q1', 10 * MINUTE],
      ['answer q2', -2_000 * MINUTE],
    ]);
  });

  it('is continued instead of starting another one, even after a reload', async () => {
    const first = await beginExam(EXAM);
    await answer(first.id, 'q1', 'A');
    db.close();
    await db.open();
    setMinute(20);
    const again = await beginExam(EXAM);
    expect(again).toMatchObject({ id: first.id, test: { deadlineAt: START + 60 * MINUTE } });
    expect(await db.commands.count()).toBe(2);
  });

  it('is replaced by a new one once its time is over', async () => {
    const first = await beginExam(EXAM);
    setMinute(90);
    const second = await beginExam(EXAM);
    expect(second.id).not.toBe(first.id);
    expect(second.test.deadlineAt).toBe(START + 150 * MINUTE);
    expect((await findLocalExam(LAN, first.id))?.submittedAt).toBe(START + 60 * MINUTE);
  });

  it('started offline has its deadline from its start, and sends that time later', async () => {
    await db.meta.put({ key: 'skew', ms: -3_000 });
    const { test } = await beginExam(EXAM);
    expect(test).toMatchObject({ skew: -3_000, deadlineAt: START + 60 * MINUTE - 3_000 });
    setMinute(300);
    const { sent, drain: send } = server();
    await send();
    expect(sent[0]?.body).toMatchObject({ question_id: null, at: START, skew: -3_000 });
  });

  it('uses one skew throughout, even if a new one is measured meanwhile', async () => {
    const { id } = await beginExam(EXAM);
    await db.meta.put({ key: 'skew', ms: 2 * 86_400_000 });
    setMinute(30);
    await answer(id, 'q1', 'A');
    await submit(id);
    const skews = (await db.commands.toArray()).map((row) => body.parse(row.body).skew);
    expect(skews).toEqual([0, 0, 0]);
  });

  it('refuses answers once the time is over, and leaves earlier ones in the queue', async () => {
    const { id } = await beginExam(EXAM);
    setMinute(59);
    await answer(id, 'q1', 'A');
    vi.setSystemTime(START + 60 * MINUTE + 9_000);
    await answer(id, 'q2', 'B');
    vi.setSystemTime(START + 60 * MINUTE + 11_000);
    await expect(answer(id, 'q1', 'D')).rejects.toBeInstanceOf(ExamClosed);
    await expect(mark(id, 'q1', true)).rejects.toBeInstanceOf(ExamClosed);
    await submit(id);
    const rows = await db.commands.orderBy('seq').toArray();
    expect(rows.map(kindOf)).toEqual(['begin', 'answer q1', 'answer q2', 'submit']);
    expect(rows[1]?.body).toMatchObject({ answer: choice('A') });
    expect(rows[3]?.body).toMatchObject({ at: START + 60 * MINUTE });
  });

  it('is submitted once, and refuses answers afterwards and from another learner', async () => {
    const { id } = await beginExam(EXAM);
    await saveExamAnswer({
      owner: MINH,
      attemptId: id,
      questionId: 'q1',
      answer: choice('A'),
      label: '',
    }).then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toBeInstanceOf(ExamClosed),
    );
    await submitExam({ owner: MINH, attemptId: id, label: '' });
    expect((await findLocalExam(LAN, id))?.submittedAt).toBeNull();
    await submit(id);
    await submit(id);
    await expect(answer(id, 'q1', 'A')).rejects.toBeInstanceOf(ExamClosed);
    expect((await db.commands.toArray()).map(kindOf)).toEqual(['begin', 'submit']);
  });

  it('parks an answer that the server refuses as too late', async () => {
    const { id } = await beginExam(EXAM);
    await answer(id, 'q1', 'A');
    const { drain: send } = server((row) =>
      kindOf(row) === 'answer q1'
        ? {
            success: false,
            status: 500,
            code: 'DEADLINE_PASSED',
            message: 'too late',
            data: null,
            retryAfter: null,
          }
        : null,
    );
    await send();
    expect(await db.commands.toArray()).toMatchObject([{ state: 'parked', lastCode: 'DEADLINE_PASSED' }]);
    expect(await db.answers.get([id, 'q1'])).toMatchObject({ answer: choice('A') });
  });
});

const served = (
  attemptId: string,
  began: number,
  given: Record<string, [string, number]>,
  marked: string[],
) => ({
  test: {
    id: EXAM.examId,
    title: 'Reading 1',
    instructions: '',
    skill: 'reading' as const,
    minutes: 60,
    placement: false,
    parts: [],
  },
  attempt: {
    id: attemptId,
    state: 0 as const,
    submitted_at: null,
    grading_scale: 1 as const,
    user_result: {
      ielts_statistic: { hundred_score: null, band_score: null, correct_question: 0, total_question: 0 },
    },
    waiting: 0,
    began_at: began,
    deadline_at: began + 60 * MINUTE,
    marked_for_review: marked,
    placement: null,
  },
  questions: ['q1', 'q2'].map((id, index) => {
    const own = given[id];
    return {
      id,
      position: index + 1,
      folder_id: 'f',
      folder_name: 'F',
      question_id_stem: null,
      grading_object: 0 as const,
      marks: 1,
      content: { type_code: 'free_text' as const, prompt: 'p', word_limit: null },
      user: own
        ? [
            {
              id: attemptId,
              bai_lam: choice(own[0]),
              is_correct: null,
              marks_won: null,
              ai_evaluation: null,
              teacher_evaluation: null,
            },
          ]
        : [],
      answers: null,
      explanation: null,
      proofs: [],
      is_expired: false,
      part: 1,
      first_number: index + 1,
      last_number: index + 1,
      answered_at: own?.[1] ?? null,
    };
  }),
});

describe('an attempt started on another device', () => {
  it('is continued here with its answers, marks and deadline', async () => {
    setMinute(10);
    await mergeServerAttempt(LAN, served(ELSEWHERE, START, { q1: ['B', START + MINUTE] }, ['q2']), 500);
    const attempt = await unsubmittedExam(LAN, EXAM.examId);
    expect(attempt).toMatchObject({
      id: ELSEWHERE,
      openedAt: START - 500,
      test: { skew: 500, deadlineAt: START + 60 * MINUTE, marks: { q1: false, q2: true } },
    });
    expect(await beginExam(EXAM)).toMatchObject({ id: ELSEWHERE });
    expect(await db.answers.get([ELSEWHERE, 'q1'])).toMatchObject({ answer: choice('B') });
    await answer(ELSEWHERE, 'q1', 'C');
    expect((await db.commands.toArray()).map(kindOf)).toEqual(['answer q1']);
  });

  it('does not overwrite newer or queued data on this device', async () => {
    const { id } = await beginExam(EXAM);
    setMinute(5);
    await answer(id, 'q1', 'A');
    await mark(id, 'q1', true);
    await server().drain();
    setMinute(8);
    await answer(id, 'q2', 'A');
    const newer = { q1: ['B', START + 6 * MINUTE], q2: ['B', START + 9 * MINUTE] } as const;
    await mergeServerAttempt(LAN, served(id, START, { q1: [...newer.q1], q2: [...newer.q2] }, ['q2']), 0);
    expect(await db.answers.get([id, 'q1'])).toMatchObject({ answer: choice('B') });
    expect(await db.answers.get([id, 'q2'])).toMatchObject({ answer: choice('A') });
    expect((await findLocalExam(LAN, id))?.test.marks).toEqual({ q1: false, q2: true });
    await mergeServerAttempt(LAN, served(id, START, { q1: ['D', START + 5 * MINUTE] }, []), 0);
    expect(await db.answers.get([id, 'q1'])).toMatchObject({ answer: choice('B') });
  });

  it('is ignored if another attempt is running here, or if it was submitted here', async () => {
    const { id } = await beginExam(EXAM);
    await mergeServerAttempt(LAN, served(ELSEWHERE, START, {}, []), 0);
    expect(await db.attempts.get(ELSEWHERE)).toBeUndefined();
    await submit(id);
    await mergeServerAttempt(LAN, served(id, START, { q1: ['B', START] }, []), 0);
    expect((await findLocalExam(LAN, id))?.submittedAt).toBe(START);
    expect(await db.answers.count()).toBe(0);
  });
});
