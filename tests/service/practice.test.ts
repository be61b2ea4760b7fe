import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { LocalWritingGrader } from '#server/engines/writing/local-writing-grader.ts';
import { startGrading } from '#server/jobs/start-grading.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const practice_id = STARTER.practice;
/** In a paid course. */
const PAID = 'gio-vao-lop';
const clock = { at: Date.now() - 5_000, skew: 0 };
const choice = (letter: string): Answer => ({ type_code: 'single_choice', choice: letter });
const essay: Answer = {
  type_code: 'ielts_writing',
  u: 'I think that bees help our city. They live on the roof of the library.',
};

const list = async (learner: TestLearner | null, attempt_id?: string) => {
  const query = new URLSearchParams({ practice_id, ...(attempt_id ? { attempt_id } : {}) });
  const answer = await service.get(`/practice/list-question?${query}`, { token: learner?.token });
  return { answer, data: z.nullish(ENDPOINTS.practice.listQuestion.response).safeParse(answer.data).data };
};

const questionIds = ((await list(null)).data?.questions ?? []).map(({ id }) => id);
const [first = '', second = ''] = questionIds;
const writing = questionIds.at(-2) ?? '';
const speaking = questionIds.at(-1) ?? '';

const save = (
  learner: TestLearner,
  attempt_id: string,
  question_id: string,
  answer: Answer,
  key = randomUUID(),
) =>
  service.post('/practice/update-single-answer', {
    token: learner.token,
    key,
    body: { attempt_id, practice_id, question_id, answer, ...clock },
  });
const submit = (learner: TestLearner, attempt_id: string, key = randomUUID()) =>
  service.post('/practice/submit', {
    token: learner.token,
    key,
    body: { attempt_id, practice_id, ...clock },
  });

describe('a practice', () => {
  it('shows no keys before an attempt is submitted, and all of them afterwards', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    await save(learner, attempt, first, choice('A'));
    for (const shown of [await list(null), await list(learner), await list(learner, attempt)]) {
      expect(shown.answer.status).toBe(200);
      for (const question of shown.data?.questions ?? []) {
        expect(question).toMatchObject({ answers: null, explanation: null });
      }
    }
    expect((await submit(learner, attempt)).status).toBe(200);
    const { data } = await list(learner, attempt);
    expect(data?.attempt?.user_result.ielts_statistic.total_question).toBe(10);
    expect(data?.questions[0]).toMatchObject({
      answers: { type_code: 'single_choice' },
      user: [{ bai_lam: choice('A') }],
    });
  });

  it("hides another learner's attempt when reading, answering and submitting", async () => {
    const [owner, stranger] = [await activeLearner(service), await activeLearner(service)];
    const attempt = randomUUID();
    await save(owner, attempt, first, choice('A'));
    expect((await list(stranger, attempt)).answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await save(stranger, attempt, first, choice('B'))).toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    });
    expect(await submit(stranger, attempt)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    const detail = await service.get(`/practice/detail-question/${attempt}/${first}`, {
      token: stranger.token,
    });
    expect(detail).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('rejects a learner who has not activated the course', async () => {
    const learner = await registerLearner(service);
    const { token } = learner;
    const body = { attempt_id: randomUUID(), practice_id: PAID, question_id: `${PAID}.1`, ...clock };
    const saved = service.post('/practice/update-single-answer', {
      token,
      key: randomUUID(),
      body: { ...body, answer: choice('A') },
    });
    expect((await saved).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await service.get(`/practice/list-question?practice_id=${PAID}`, { token })).code).toBe(
      'COURSE_NOT_ACTIVATED',
    );
  });

  it.each([
    ['a choice that is not offered', () => first, choice('Z'), 'ANSWER_DOES_NOT_FIT'],
    ['an answer of another type', () => first, essay, 'ANSWER_DOES_NOT_FIT'],
    [
      'a recording that never arrived',
      () => speaking,
      { type_code: 'ielts_scripted_speaking', recording_id: randomUUID() },
      'RECORDING_MISSING',
    ],
    ['a question of another practice', () => 'gio-vao-lop.1', choice('A'), 'NOT_FOUND'],
  ] as [string, () => string, Answer, string][])('refuses %s', async (_name, question, answer, code) => {
    const learner = await activeLearner(service);
    expect(await save(learner, randomUUID(), question(), answer)).toMatchObject({ code });
  });

  it('changes nothing once submitted, but accepts and marks a delayed answer', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    await save(learner, attempt, first, choice('A'));
    await submit(learner, attempt);
    expect(await save(learner, attempt, first, choice('B'))).toMatchObject({ code: 'ATTEMPT_SUBMITTED' });
    expect((await save(learner, attempt, second, choice('D'))).status).toBe(200);
    const { data } = await list(learner, attempt);
    expect(data?.questions[0]?.user[0]?.bai_lam).toEqual(choice('A'));
    expect(data?.questions[1]?.user[0]).toMatchObject({ bai_lam: choice('D'), is_correct: true });
    expect(await submit(learner, attempt)).toMatchObject({ code: 'ATTEMPT_SUBMITTED' });
  });

  it('queues a grading exactly once, however often the submission is sent, and grades it', async () => {
    const learner = await activeLearner(service);
    const attempt = randomUUID();
    const key = randomUUID();
    await save(learner, attempt, writing, essay);
    const sent = await Promise.all([1, 2, 3].map(() => submit(learner, attempt, key)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    const jobs = await service.platform.db.execute(
      sql`select count(*)::int as jobs from pgboss.job where data->>'attemptId' = ${attempt}`,
    );
    expect(jobs.rows).toEqual([{ jobs: 1 }]);
    expect((await list(learner, attempt)).data?.attempt).toMatchObject({ state: 1, waiting: 1 });

    const unused = () => Promise.reject(new Error('no recording was sent'));
    await startGrading(service.platform, {
      writing: new LocalWritingGrader(),
      decoder: { decode: unused },
      pronunciation: { score: unused, listen: unused, report: unused },
      transcriber: null,
    });
    await expect
      .poll(async () => (await list(learner, attempt)).data?.attempt?.state, { timeout: 20_000 })
      .toBe(2);
    const graded = (await list(learner, attempt)).data?.questions.find(({ id }) => id === writing)?.user[0];
    expect(graded?.ai_evaluation).toMatchObject({
      status: 'finished',
      content: { kind: 'writing', result: { outcome: 'graded', engine: { name: 'luyen-writing' } } },
    });
  });

  it('shows the previous version beside a rewritten essay, only to its writer', async () => {
    const [learner, other] = await Promise.all([activeLearner(service), activeLearner(service)]);
    const versions = [
      'I am agree that bees help our city. They live on the roof of the library and nobody was stung in ten year, so I think it is good.',
      'I agree that bees help our city. They live on the roof of the library and nobody was stung in ten years, so I think it is good.',
    ];
    const attempts = versions.map(() => randomUUID());
    for (const [index, u] of versions.entries()) {
      const attempt = attempts[index] ?? '';
      await save(learner, attempt, writing, { type_code: 'ielts_writing', u });
      const at = Date.now() - 4_000 + 1_000 * index;
      const sent = await service.post('/practice/submit', {
        token: learner.token,
        key: randomUUID(),
        body: { attempt_id: attempt, practice_id, at, skew: 0 },
      });
      expect(sent.status).toBe(200);
      await expect
        .poll(async () => (await list(learner, attempt)).data?.attempt?.waiting, { timeout: 20_000 })
        .toBe(0);
    }
    const [one = '', two = ''] = attempts;
    const read = async (who: TestLearner, attempt: string) => {
      const { data } = await list(who, attempt);
      return { attempt: data?.attempt, user: data?.questions.find(({ id }) => id === writing)?.user[0] };
    };
    expect((await read(learner, one)).user?.earlier_draft).toBeUndefined();
    const second = await read(learner, two);
    expect(second.user?.earlier_draft).toMatchObject({ attempt_id: one, essay: versions[0] });
    expect(second.user?.earlier_draft?.evaluation.result).toMatchObject({ outcome: 'graded' });
    // Questions not attempted again are not reported as wrong.
    expect(second.attempt?.user_result.ielts_statistic).toMatchObject({
      hundred_score: null,
      total_question: 0,
    });

    expect((await list(other, two)).answer.status).toBe(404);
    const own = randomUUID();
    await save(other, own, writing, essay);
    await submit(other, own);
    expect((await read(other, own)).user?.earlier_draft).toBeUndefined();
  });
});
