import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { GRACE_MS } from '#rules/exam-taking/exam-time.ts';
import { startClosingExams } from '#server/jobs/start-closing-exams.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';
import { ago, examTaking, MINUTE } from './take-exam.ts';
import { storeExams } from './timed-exam.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;
await storeExams(db);
const { begin, letPass, giveAnswer, stored, submit, update, view } = examTaking(service);

describe('the time of an attempt', () => {
  it('starts with its first command, by the corrected clock and never in the future', async () => {
    const learner = await registerLearner(service);
    const [slow, fast] = [randomUUID(), randomUUID()];
    const truth = ago(10);
    const answer = await update(learner, { attempt_id: slow, at: truth - 86_400_000, skew: 86_400_000 });
    expect(answer.data).toEqual({
      attempt_id: slow,
      began_at: truth,
      deadline_at: truth + 60 * MINUTE,
    });
    const ahead = await begin(learner, fast, Date.now() + 86_400_000);
    const { began_at } = ENDPOINTS.examTaking.updateAnswer.response.parse(ahead.data);
    expect(began_at).toBeLessThanOrEqual(Date.now());
    expect(await begin(learner, slow, ago(2))).toMatchObject({ status: 200, data: { began_at: truth } });
  });

  it('accepts the start command even after an answer', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const [began, answered] = [ago(20), ago(15)];
    const first = await giveAnswer(learner, attempt, 1, 'lamp', answered);
    expect(first.data).toMatchObject({ began_at: answered });
    expect((await begin(learner, attempt, began)).data).toMatchObject({ deadline_at: began + 60 * MINUTE });
    expect((await begin(learner, attempt, ago(3))).data).toMatchObject({ began_at: began });
  });

  it('rejects an answer given after the deadline and accepts one within the grace period', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const began = ago(70);
    const deadline = began + 60 * MINUTE;
    await begin(learner, attempt, began);
    expect((await giveAnswer(learner, attempt, 1, 'lamp', deadline + GRACE_MS)).status).toBe(200);
    expect(await giveAnswer(learner, attempt, 2, 'lamp', deadline + GRACE_MS + 1)).toMatchObject({
      status: 409,
      code: 'DEADLINE_PASSED',
    });
    const { questions, attempt: seen } = await view(learner, attempt);
    expect(seen).toMatchObject({ state: 2, submitted_at: deadline });
    expect(questions[0]?.user[0]).toMatchObject({ is_correct: true });
    expect(questions[1]?.user).toEqual([]);
  });

  it('done offline counts in full, even if it arrives long afterwards', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const began = ago(500);
    await begin(learner, attempt, began);
    await giveAnswer(learner, attempt, 1, 'lamp', began + 5 * MINUTE);
    await giveAnswer(learner, attempt, 2, 'lamp', began + 59 * MINUTE);
    expect((await submit(learner, attempt, began + 59.5 * MINUTE)).status).toBe(200);
    const { attempt: seen } = await view(learner, attempt);
    expect(seen).toMatchObject({
      began_at: began,
      submitted_at: began + 59.5 * MINUTE,
      user_result: { ielts_statistic: { correct_question: 2 } },
    });
  });
});

describe('the current attempt', () => {
  it('is the newest that has time left, else there is only the test', async () => {
    const learner = await registerLearner(service);
    const [over, submitted, older, newer] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    await begin(learner, over, ago(61));
    await begin(learner, submitted, ago(1));
    await submit(learner, submitted);
    expect((await view(learner, 'current')).attempt).toBeNull();
    await begin(learner, newer, ago(5));
    await begin(learner, older, ago(10));
    expect((await view(learner, 'current')).attempt?.id).toBe(newer);
    expect((await view(await registerLearner(service), 'current')).attempt).toBeNull();
  });
});

describe('the deadline', () => {
  const jobsOf = async (attempt: string): Promise<unknown[]> =>
    (
      await db.execute(
        sql`select state, start_after from pgboss.job where name = 'test-deadlines' and data->>'attemptId' = ${attempt}`,
      )
    ).rows;

  it('queues one job, to run when it is over', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const at = ago(1);
    await begin(learner, attempt, at);
    await giveAnswer(learner, attempt, 1, 'lamp', Date.now());
    await begin(learner, attempt, Date.now());
    const [job, ...others] = z
      .array(z.object({ state: z.string(), start_after: z.coerce.date() }))
      .parse(await jobsOf(attempt));
    expect(others).toEqual([]);
    expect(job?.state).toBe('created');
    expect(job?.start_after.getTime()).toBe(at + 60 * MINUTE + GRACE_MS + 1);
  });

  it('submits the answers automatically, and leaves submitted attempts alone', async () => {
    const learner = await registerLearner(service);
    const [left, handedIn, begunLate] = [randomUUID(), randomUUID(), randomUUID()];
    for (const attempt of [left, handedIn]) {
      await begin(learner, attempt, ago(100));
      await giveAnswer(learner, attempt, 1, 'lamp', ago(99));
    }
    await submit(learner, handedIn, ago(80));
    await begin(learner, begunLate, ago(1));
    await startClosingExams(service.platform);
    await expect
      .poll(async () => (await jobsOf(left))[0], { timeout: 15_000 })
      .toMatchObject({ state: 'completed' });
    const closed = await stored(left);
    expect(closed).toMatchObject({ closed_by_time: true });
    expect(closed?.submitted_at).toEqual(closed?.deadline_at);
    expect((await view(learner, left)).attempt?.user_result.ielts_statistic.correct_question).toBe(1);
    await expect.poll(async () => (await jobsOf(handedIn))[0]).toMatchObject({ state: 'completed' });
    expect((await stored(handedIn))?.closed_by_time).toBe(false);
    expect((await stored(begunLate))?.submitted_at).toBeNull();
  }, 30_000);

  it('takes effect in a query that comes before the job', async () => {
    const learner = await registerLearner(service);
    const attempt = randomUUID();
    const at = Date.now();
    await begin(learner, attempt, at);
    await giveAnswer(learner, attempt, 1, 'lamp', at);
    await letPass(attempt, 61);
    const seen = await Promise.all([1, 2, 3].map(() => view(learner, attempt)));
    for (const { attempt: each, questions } of seen) {
      expect(each).toMatchObject({ state: 2, submitted_at: at - MINUTE });
      expect(questions[0]?.answers).not.toBeNull();
    }
  });
});
