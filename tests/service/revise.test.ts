import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import type { Answer } from '#contract/question.ts';
import { REVISE_FETCH_LIMIT } from '#contract/revise.ts';
import { grant } from '#server/domain/operations/grant.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { type Service, startService } from './service.ts';
import { uploadRecording } from './upload-recording.ts';

const settings = { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' };
const service = await startService({ settings });
const COURSE = 'buoc-toi-6';
const REVISE = 'on-noi-tu-noi';
const SPOKEN = `${REVISE}.5`;
const at = (minutesAgo: number) => ({ at: Date.now() - minutesAgo * 60_000, skew: 0 });
const spoken = (recording_id: string): Answer => ({ type_code: 'ielts_scripted_speaking', recording_id });
const choice = (letter: string): Answer => ({ type_code: 'single_choice', choice: letter });

async function courseLearner(on: Service = service): Promise<TestLearner> {
  const learner = await registerLearner(on);
  await grant(on.platform.db, learner.phone, COURSE, null);
  await on.post(`/ielts/course/${COURSE}/activate`, { token: learner.token });
  return learner;
}
const submit = (
  { token }: TestLearner,
  given: { question_id: string; answer: Answer; attempt_id?: string; minutesAgo?: number },
  on: Service = service,
) => {
  const { minutesAgo = 1, ...rest } = given;
  const body = { revise_id: REVISE, ...rest, ...at(minutesAgo) };
  return on.post('/revise/submit-question', { token, key: randomUUID(), body });
};
const detail = async ({ token }: TestLearner, question: string, on: Service = service) => {
  const answer = await on.get(`/revise/detail-question/${REVISE}/${question}`, { token });
  expect(answer.status).toBe(200);
  return ENDPOINTS.revise.detailQuestion.response.parse(answer.data).question;
};
const statistic = async ({ token }: TestLearner, on: Service = service, question?: string) => {
  const tail = question ? `?question_id=${question}` : '';
  const answer = await on.get(`/grading/statisic-number-of-grading${tail}`, { token });
  return ENDPOINTS.gradingCount.statistic.response.parse(answer.data);
};

describe('the questions of a revise set', () => {
  it('come five at a time', async () => {
    const learner = await courseLearner();
    const page = async (offset: number) => {
      const path = `/revise/list-question?revise_id=${REVISE}&offset=${offset}`;
      return ENDPOINTS.revise.listQuestion.response.parse(
        (await service.get(path, { token: learner.token })).data,
      );
    };
    const [first, second, third] = [await page(0), await page(5), await page(10)];
    expect([first.questions.length, second.questions.length, third.questions.length]).toEqual([
      REVISE_FETCH_LIMIT,
      2,
      0,
    ]);
    expect([first.total, first.revise.feedback]).toEqual([7, 'instant']);
  });

  it('are returned one by one with the last answer and its mark', async () => {
    const learner = await courseLearner();
    expect(await detail(learner, `${REVISE}.1`)).toMatchObject({ last_answer: null, is_correct: null });
    await submit(learner, { question_id: `${REVISE}.1`, answer: choice('A') });
    expect(await detail(learner, `${REVISE}.1`)).toMatchObject({
      last_answer: choice('A'),
      is_correct: false,
      is_expired: false,
      answers: { choice: 'B' },
    });
    for (const path of [`${REVISE}/none`, `none/${REVISE}.1`]) {
      expect((await service.get(`/revise/detail-question/${path}`, { token: learner.token })).code).toBe(
        'NOT_FOUND',
      );
    }
    expect((await service.get(`/revise/detail-question/${REVISE}/${REVISE}.1`)).code).toBe(
      'COURSE_NOT_ACTIVATED',
    );
  });
});

describe('a spoken answer of a revise set', () => {
  it('is queued for grading when it arrives, and replaced by a newer one', async () => {
    const learner = await courseLearner();
    const attempt_id = randomUUID();
    const [first, second] = [
      await uploadRecording(service, learner),
      await uploadRecording(service, learner),
    ];
    const given = { question_id: SPOKEN, attempt_id };
    expect((await submit(learner, { ...given, answer: spoken(second), minutesAgo: 1 })).status).toBe(200);
    expect((await submit(learner, { ...given, answer: spoken(first), minutesAgo: 2 })).status).toBe(200);
    expect(await detail(learner, SPOKEN)).toMatchObject({
      last_answer: spoken(second),
      is_correct: null,
      ai_evaluation: { status: 'waiting' },
      is_expired: false,
    });
    const jobs = await service.platform.db.execute(
      sql`select count(*)::int as jobs from pgboss.job where data->>'attemptId' = ${attempt_id}`,
    );
    expect(jobs.rows).toEqual([{ jobs: 1 }]);
    expect(await statistic(learner, service, SPOKEN)).toMatchObject({
      remain_number_of_grading: 99,
      number_of_grading: 100,
      last_user_answer: spoken(second),
    });
  });

  it('requires its recording, and an attempt of the learner’s own', async () => {
    const [learner, stranger] = [await courseLearner(), await courseLearner()];
    const recording = await uploadRecording(service, learner);
    const attempt_id = randomUUID();
    expect((await submit(learner, { question_id: SPOKEN, answer: spoken(randomUUID()) })).code).toBe(
      'RECORDING_MISSING',
    );
    expect((await submit(learner, { question_id: SPOKEN, answer: spoken(recording) })).code).toBe(
      'ANSWER_DOES_NOT_FIT',
    );
    await submit(learner, { question_id: SPOKEN, attempt_id, answer: spoken(recording) });
    const theirs = await uploadRecording(service, stranger);
    expect((await submit(stranger, { question_id: SPOKEN, attempt_id, answer: spoken(theirs) })).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('restarting a revise set', () => {
  const redo = (learner: TestLearner, minutesAgo: number, course_id = COURSE) =>
    service.post('/revise/redo', {
      token: learner.token,
      key: randomUUID(),
      body: { course_id, revise_id: REVISE, ...at(minutesAgo) },
    });

  it('clears the last answers, also an earlier one that arrives late', async () => {
    const learner = await courseLearner();
    const [one, two] = [`${REVISE}.1`, `${REVISE}.2`];
    await submit(learner, { question_id: one, answer: choice('A'), minutesAgo: 9 });
    expect((await redo(learner, 5)).status).toBe(200);
    await submit(learner, { question_id: two, answer: choice('A'), minutesAgo: 8 });
    for (const question of [one, two]) expect((await detail(learner, question)).last_answer).toBeNull();
    await submit(learner, { question_id: one, answer: choice('B'), minutesAgo: 2 });
    expect(await detail(learner, one)).toMatchObject({ last_answer: choice('B'), is_correct: true });
  });

  it('is refused to other learners, and for a set of another course', async () => {
    expect((await redo(await registerLearner(service), 1)).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await redo(await courseLearner(), 1, 'starter')).code).toBe('NOT_FOUND');
  });
});

describe('the daily gradings', () => {
  it('are limited; answers beyond are stored but graded only on a new request', async () => {
    const small = await startService({ settings: { ...settings, GRADINGS_PER_LEARNER_DAY: '1' } });
    const learner = await courseLearner(small);
    const attempt_id = randomUUID();
    const practice_id = 'noi-hai-chieu';
    const save = async (number: number, minutesAgo: number) => {
      const body = {
        attempt_id,
        practice_id,
        question_id: `${practice_id}.${number}`,
        answer: spoken(await uploadRecording(small, learner)),
        ...at(minutesAgo),
      };
      return small.post('/practice/update-single-answer', { token: learner.token, key: randomUUID(), body });
    };
    await save(1, 5);
    await save(2, 5);
    const body = { attempt_id, practice_id, ...at(4) };
    await small.post('/practice/submit', { token: learner.token, key: randomUUID(), body });
    const read = async () => {
      const path = `/practice/list-question?practice_id=${practice_id}&attempt_id=${attempt_id}`;
      return ENDPOINTS.practice.listQuestion.response.parse(
        (await small.get(path, { token: learner.token })).data,
      );
    };
    const { attempt, questions, practice } = await read();
    expect(practice.is_reported).toBe(true);
    expect(attempt).toMatchObject({ state: 1, waiting: 1 });
    const expired = questions.filter(({ is_expired }) => is_expired).map(({ id }) => id);
    expect(expired).toHaveLength(1);
    expect(await statistic(learner, small)).toMatchObject({
      remain_number_of_grading: 0,
      number_of_grading: 1,
    });

    // The next day the count starts again.
    await small.platform.db.execute(sql`update grading_counts set day = day - 1`);
    const again = Number(expired[0]?.split('.').at(-1));
    expect((await save(again, 3)).status).toBe(200);
    expect((await read()).attempt).toMatchObject({ state: 1, waiting: 2 });
    expect((await save(again, 2)).code).toBe('ATTEMPT_SUBMITTED');
  });

  it('are shown to learners only', async () => {
    expect((await service.get('/grading/statisic-number-of-grading')).code).toBe('NOT_SIGNED_IN');
  });
});
