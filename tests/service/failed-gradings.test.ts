import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { EngineStopped } from '#server/engines/engine-errors.ts';
import { LocalWritingGrader } from '#server/engines/writing/local-writing-grader.ts';
import { startGrading } from '#server/jobs/start-grading.ts';
import { listFailed, retryFailed } from '../../operator/grading-failed.ts';
import { storeGradedPractice, TEACHER_QUESTIONS, teachersOf } from './graded-practice.ts';
import { activeLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
await storeGradedPractice(db);
const { handIn, userOf } = teachersOf(service);
const { byAi } = TEACHER_QUESTIONS;

const unused = () => Promise.reject(new Error('no recording was sent'));

it('lists gradings that failed on every attempt, and grades them when an operator retries', async () => {
  const grader = new LocalWritingGrader();
  let isBroken = true;
  await startGrading(service.platform, {
    writing: {
      grade: (input) =>
        isBroken ? Promise.reject(new EngineStopped('the engine is broken')) : grader.grade(input),
    },
    decoder: { decode: unused },
    pronunciation: { score: unused, listen: unused, report: unused },
    transcriber: null,
  });
  const learner = await activeLearner(service);
  const status = async (attempt: string) => (await userOf(learner, attempt, byAi))?.ai_evaluation?.status;
  expect(await listFailed(db, false)).toBe('nothing failed');
  expect(await retryFailed(db, null)).toBe('nothing to try again');

  const attempts = [await handIn(learner, byAi), await handIn(learner, byAi)];
  // The last retry is half a minute after the one before; here it comes immediately.
  await expect
    .poll(
      async () => {
        await db.execute(
          sql`update pgboss.job set retry_limit = retry_count where name = 'grading' and state <> 'failed'`,
        );
        return (await Promise.all(attempts.map(status))).join();
      },
      { timeout: 30_000 },
    )
    .toBe('error,error');

  await expect.poll(() => listFailed(db, false)).toContain('\n');
  const lines = (await listFailed(db, false)).split('\n');
  expect(lines).toHaveLength(2);
  // Both were graded at the same time, so either may have failed first.
  const ids = attempts.map((attempt) => {
    const line = lines.find((candidate) => candidate.includes(attempt)) ?? '';
    expect(line).toContain('the engine is broken');
    expect(line).toContain(byAi);
    return line.split(' ')[0] ?? '';
  });
  expect(JSON.parse(await listFailed(db, true))).toEqual(
    expect.arrayContaining(ids.map((id) => expect.objectContaining({ id, questionId: byAi }))),
  );

  isBroken = false;
  expect(await retryFailed(db, ['00000000-0000-4000-8000-000000000000'])).toBe('nothing to try again');
  expect(await retryFailed(db, ids.slice(0, 1))).toBe(`${ids[0]} is tried again`);
  await expect.poll(() => status(attempts[0] ?? ''), { timeout: 20_000 }).toBe('finished');
  expect(await status(attempts[1] ?? '')).toBe('error');
  expect(await retryFailed(db, null)).toBe(`${ids[1]} is tried again`);
  await expect.poll(() => status(attempts[1] ?? ''), { timeout: 20_000 }).toBe('finished');
  expect(await listFailed(db, false)).toBe('nothing failed');
});
