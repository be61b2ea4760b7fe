import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { exercises } from '#server/db/schema-content.ts';
import { runGradingJob } from '#server/jobs/run-grading-job.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { ago, type Command, examTaking, MINUTE, text } from './take-exam.ts';
import { storeExams } from './timed-exam.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
await storeExams(db);
const { begin, letPass, read, giveAnswer, stored, submit, update, view } = examTaking(service);

const write = (learner: TestLearner, attempt_id: string, task: number, u: string, at: number) =>
  update(learner, {
    attempt_id,
    test_id: 'writing',
    question_id: `writing.${task}`,
    answer: { type_code: 'ielts_writing', u },
    at,
  });

/** Grades an essay with a given band, as the job does; `meanwhile` runs while the engine is working. */
async function grade(attemptId: string, task: number, band: number, meanwhile?: () => Promise<unknown>) {
  const unused = () => Promise.reject(new Error('nothing was recorded'));
  const estimate = { low: band, point: band, high: band };
  const engine = { name: 'test', version: '1' };
  const writing = {
    grade: async () => {
      await meanwhile?.();
      return {
        outcome: 'graded' as const,
        engine,
        band: estimate,
        confidence: 1,
        word_count: 1,
        criteria: [],
      };
    },
  };
  const engines = {
    writing,
    scoreRecording: unused,
    listenToTalk: unused,
    reportTalk: unused,
    transcriber: null,
  };
  const job = { attemptId, questionId: `writing.${task}` };
  await runGradingJob({ db, engines, loadRecording: unused }, job, false);
}

describe('a timed test', () => {
  it('is public, with its numbers but without keys, proofs and transcripts', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, Date.now(), 'listening');
    for (const shown of [
      await view(null, undefined, 'listening'),
      await view(learner, undefined, 'listening'),
      await view(learner, attempt, 'listening'),
      await view(learner, 'current', 'listening'),
    ]) {
      expect(shown.questions.map((each) => [each.part, each.first_number, each.last_number])).toEqual([
        [1, 1, 1],
        [1, 2, 3],
        [2, 4, 4],
        [2, 5, 5],
      ]);
      expect(shown.test).toMatchObject({ skill: 'listening', minutes: 60, parts: [{ position: 1 }, {}] });
      expect(JSON.stringify(shown)).not.toMatch(/spoken-words|because-of|lamp stood|accepted|"choices"/);
    }
  });

  it('returns all of it after submission', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, ago(5), 'listening');
    expect((await submit(learner, attempt, Date.now(), 'listening')).status).toBe(200);
    const shown = await view(learner, attempt, 'listening');
    expect(shown.test.parts[0]?.audio?.transcript).toMatchObject([{ text: 'spoken-words' }]);
    expect(shown.questions[0]).toMatchObject({
      answers: { accepted: 'lamp' },
      explanation: 'because-of-the-lamp',
      proofs: [{ quote: 'lamp stood' }],
    });
    expect(JSON.stringify(await view(learner, undefined, 'listening'))).not.toContain('spoken-words');
  });

  it('has a band by its table once its 40 marks are counted', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, ago(50));
    for (let question = 1; question <= 29; question++)
      await giveAnswer(learner, attempt, question, 'Lamp', ago(40));
    await update(learner, {
      attempt_id: attempt,
      question_id: 'reading.39',
      answer: { type_code: 'multiple_choice', choices: ['A', 'B'] },
      at: ago(39),
    });
    const answer = await submit(learner, attempt);
    expect(answer.data).toMatchObject({
      attempt: {
        state: 2,
        grading_scale: 1,
        user_result: { ielts_statistic: { band_score: 7, correct_question: 29, total_question: 39 } },
      },
    });
    expect((await view(learner, attempt)).attempt).toMatchObject({
      user_result: { ielts_statistic: { band_score: 7 } },
    });
  });

  it('of writing waits for grading, and has a band once both tasks have one', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    for (const task of [1, 2]) {
      await write(learner, attempt, task, 'Bees live on the roof of the library.', ago(1));
    }
    const answer = await submit(learner, attempt, Date.now(), 'writing');
    expect(answer.data).toMatchObject({
      attempt: { state: 1, waiting: 2, user_result: { ielts_statistic: { band_score: null } } },
    });
    await grade(attempt, 1, 6.5);
    expect((await view(learner, attempt, 'writing')).attempt).toMatchObject({
      state: 1,
      user_result: { ielts_statistic: { band_score: null } },
    });
    await grade(attempt, 2, 5);
    expect((await view(learner, attempt, 'writing')).attempt).toMatchObject({
      state: 2,
      user_result: { ielts_statistic: { band_score: 6, total_question: 0 } },
    });
    const notified = await service.get('/notify', { token: learner.token });
    expect(JSON.stringify(notified.data)).toContain(`/test-result-detail/${attempt}?test=writing`);
  });
});

describe('answers', () => {
  it('that arrive out of order leave the newest', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, ago(30));
    await giveAnswer(learner, attempt, 1, 'newest', ago(10));
    expect((await giveAnswer(learner, attempt, 1, 'older', ago(20))).status).toBe(200);
    const { questions } = await view(learner, attempt);
    expect(questions[0]?.user[0]?.bai_lam).toEqual(text('newest'));
  });

  it('sent twice are stored once, and the same key with another answer is rejected', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const key = randomUUID();
    const body = { attempt_id: attempt, question_id: 'reading.1', answer: text('lamp'), at: ago(1) };
    const sent = await Promise.all([1, 2, 3].map(() => update(learner, body, key)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await update(learner, { ...body, answer: text('other') }, key)).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect((await view(learner, attempt)).questions[0]?.user[0]?.bai_lam).toEqual(text('lamp'));
  });

  it('given in time replace what the deadline submitted, and are marked again', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const began = ago(90);
    await begin(learner, attempt, began + 80 * MINUTE);
    await giveAnswer(learner, attempt, 1, 'wrong', began + 81 * MINUTE);
    await letPass(attempt, 80);
    // The list query submits it, and reveals no keys.
    await service.get('/practice-test/list', { token: learner.token });
    expect((await stored(attempt))?.submitted_at?.getTime()).toBe(began + 60 * MINUTE);
    expect((await giveAnswer(learner, attempt, 1, 'lamp', began + 2 * MINUTE)).status).toBe(200);
    expect((await giveAnswer(learner, attempt, 2, 'lamp', began + 3 * MINUTE)).status).toBe(200);
    expect((await giveAnswer(learner, attempt, 1, 'older', began + 1.5 * MINUTE)).status).toBe(200);
    expect((await submit(learner, attempt, began + 50 * MINUTE)).status).toBe(200);
    const { attempt: seen, questions } = await view(learner, attempt);
    expect(seen).toMatchObject({
      submitted_at: began + 50 * MINUTE,
      user_result: { ielts_statistic: { correct_question: 2 } },
    });
    expect(questions[0]?.user[0]).toMatchObject({ bai_lam: text('lamp'), is_correct: true });
  });

  it('replaced after an evaluation are evaluated again', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const began = ago(90);
    await write(learner, attempt, 1, 'First.', began);
    expect((await view(learner, attempt, 'writing')).attempt).toMatchObject({ waiting: 1 });
    await grade(attempt, 1, 6);
    await write(learner, attempt, 1, 'Second, in time.', began + MINUTE);
    expect((await view(learner, attempt, 'writing')).attempt).toMatchObject({ state: 1, waiting: 1 });
    await write(learner, attempt, 1, ' ', began + 2 * MINUTE);
    expect((await view(learner, attempt, 'writing')).attempt).toMatchObject({ state: 3, waiting: 0 });
    await grade(attempt, 1, 6);
    expect((await view(learner, attempt, 'writing')).questions[0]?.user[0]?.ai_evaluation).toBeNull();
  });

  it('replaced during an evaluation wait for their own', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const began = ago(90);
    await write(learner, attempt, 1, 'First.', began);
    await view(learner, attempt, 'writing');
    await grade(attempt, 1, 4, () => write(learner, attempt, 1, 'Second, in time.', began + MINUTE));
    expect((await view(learner, attempt, 'writing')).attempt).toMatchObject({ state: 1, waiting: 1 });
    await grade(attempt, 1, 7);
    expect((await view(learner, attempt, 'writing')).questions[0]?.user[0]).toMatchObject({
      bai_lam: { u: 'Second, in time.' },
      ai_evaluation: { content: { result: { band: { point: 7 } } } },
    });
  });

  it('change nothing after the learner submitted, unless one was missing', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, ago(30));
    await giveAnswer(learner, attempt, 1, 'lamp', ago(20));
    await submit(learner, attempt, ago(10));
    expect(await giveAnswer(learner, attempt, 1, 'other', ago(5))).toMatchObject({
      status: 409,
      code: 'ATTEMPT_SUBMITTED',
    });
    expect((await giveAnswer(learner, attempt, 1, 'roof', ago(15))).status).toBe(200);
    expect((await giveAnswer(learner, attempt, 2, 'lamp', ago(15))).status).toBe(200);
    const { questions } = await view(learner, attempt);
    expect(questions[0]?.user[0]).toMatchObject({ bai_lam: text('roof'), is_correct: false });
    expect(questions[1]?.user[0]).toMatchObject({ is_correct: true });
    const again = await submit(learner, attempt);
    expect(again).toMatchObject({ status: 200 });
    expect(again.data).toMatchObject({
      attempt: { user_result: { ielts_statistic: { correct_question: 1 } } },
    });
  });
});

describe('marks for review', () => {
  it('are stored with the attempt, the newest one wins, and returned to every device', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const mark = (question: number, marked_for_review: boolean, at: number) =>
      update(learner, {
        attempt_id: attempt,
        question_id: `reading.${question}`,
        marked_for_review,
        at,
      });
    await begin(learner, attempt, ago(30));
    await giveAnswer(learner, attempt, 1, 'lamp', ago(29));
    await mark(1, true, ago(20));
    await mark(2, true, ago(19));
    await mark(2, false, ago(10));
    await mark(2, true, ago(15));
    const { attempt: seen, questions } = await view(learner, 'current');
    expect(seen).toMatchObject({ id: attempt, marked_for_review: ['reading.1'] });
    expect(questions[0]?.user[0]?.bai_lam).toEqual(text('lamp'));
    expect(questions[0]?.answered_at).toBeGreaterThan(ago(30));
    await submit(learner, attempt, ago(5));
    expect((await mark(3, true, ago(4))).status).toBe(200);
    expect((await view(learner, attempt)).attempt?.marked_for_review).toEqual(['reading.1']);
  });

  it('are accepted together with an answer', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await update(learner, {
      attempt_id: attempt,
      question_id: 'reading.4',
      answer: text('lamp'),
      marked_for_review: true,
    });
    const { attempt: seen, questions } = await view(learner, attempt);
    expect(seen?.marked_for_review).toEqual(['reading.4']);
    expect(questions[3]?.user[0]?.bai_lam).toEqual(text('lamp'));
  });
});

describe('rejected input', () => {
  it("includes another learner's attempt, in every call", async () => {
    const [owner, stranger] = [await registerLearner(service), await registerLearner(service)];
    const attempt = randomUUID();
    await begin(owner, attempt, ago(1));
    const tried = [
      await begin(stranger, attempt, Date.now()),
      await giveAnswer(stranger, attempt, 1, 'lamp', Date.now()),
      await submit(stranger, attempt),
      await read(stranger, attempt),
    ];
    for (const answer of tried) expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await view(owner, attempt)).questions[0]?.user).toEqual([]);
  });

  it('includes an attempt at another exercise', async () => {
    const learner = await activeLearner(service);
    const [practice, test] = [randomUUID(), randomUUID()];
    await submit(learner, practice, Date.now(), STARTER.practice);
    await begin(learner, test, Date.now());
    for (const answer of [
      await begin(learner, practice, Date.now()),
      await read(learner, practice),
      await read(learner, test, 'listening'),
      await submit(learner, test, Date.now(), 'listening'),
      await submit(learner, test, Date.now(), STARTER.practice),
      await service.get(`/practice/detail-question/${test}/reading.1`, { token: learner.token }),
    ]) {
      expect(answer).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    }
  });

  it.each([
    ['an unknown test', { test_id: 'no-such-test' }, 404],
    ['a practice in its place', { test_id: STARTER.practice }, 404],
    ['a question of another test', { question_id: 'listening.1', answer: text('lamp') }, 404],
    [
      'an answer of another type',
      { question_id: 'reading.1', answer: { type_code: 'true_false', value: 'TRUE' } },
      422,
    ],
    [
      'a third choice of two',
      { question_id: 'reading.39', answer: { type_code: 'multiple_choice', choices: ['A', 'B', 'C'] } },
      422,
    ],
    ['an answer to no question', { answer: text('lamp') }, 400],
    ['a mark on no question', { marked_for_review: true }, 400],
    ['a question with nothing of it', { question_id: 'reading.1' }, 400],
    ['an answer that is none', { question_id: 'reading.1', answer: 'lamp' }, 400],
    ['a megabyte of text', { question_id: 'reading.1', answer: text('a'.repeat(1_000_000)) }, 400],
    [
      'an essay of a megabyte',
      {
        test_id: 'writing',
        question_id: 'writing.1',
        answer: { type_code: 'ielts_writing', u: 'a'.repeat(1_000_000) },
      },
      400,
    ],
    ['a time that is none', { at: '2026-01-01' as unknown as number }, 400],
    ['an attempt that is no UUID', { attempt_id: 'mine' }, 400],
  ] satisfies [string, Partial<Command>, number][])('is %s', async (_, body, status) => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    expect((await update(learner, { attempt_id: attempt, ...body })).status).toBe(status);
    expect(await stored(attempt)).toBeUndefined();
  });

  it('includes calls without a session, and commands without a key', async () => {
    const attempt_id = randomUUID();
    const path = '/practice-test/update-answer';
    expect((await service.post(path, { key: randomUUID(), body: {} })).code).toBe('NOT_SIGNED_IN');
    expect((await read(null, attempt_id)).code).toBe('NOT_SIGNED_IN');
    const { token } = await registerLearner(service);
    const body = { attempt_id, test_id: 'reading', question_id: null, answer: null, at: 0, skew: 0 };
    expect((await service.post(path, { token, body })).code).toBe('IDEMPOTENCY_KEY_REQUIRED');
    expect((await read({ token, id: '', phone: '' }, 'newest')).status).toBe(400);
  });

  it('includes a test that is no longer served, except for learners who have started it', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, ago(1), 'listening');
    await db.update(exercises).set({ retired: true }).where(eq(exercises.id, 'listening'));
    expect((await view(learner, attempt, 'listening')).attempt?.id).toBe(attempt);
    expect((await submit(learner, attempt, Date.now(), 'listening')).status).toBe(200);
  });
});

describe('the export', () => {
  it('holds the attempt with its time and its marks', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    await begin(learner, attempt, ago(3));
    await update(learner, { attempt_id: attempt, question_id: 'reading.1', marked_for_review: true });
    const { data } = await service.get('/privacy/export', { token: learner.token });
    expect(data).toMatchObject({
      attempts: [
        {
          id: attempt,
          practice_id: 'reading',
          deadline_at: expect.any(String),
          closed_by_time: false,
          review_marks: { 'reading.1': { marked: true } },
        },
      ],
    });
  });
});
