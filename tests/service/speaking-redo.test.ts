import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { gradingCounts } from '#server/db/schema-progress.ts';
import { speakingBands, speakingTotals } from '#server/db/schema-speaking-practice.ts';
import { registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';
import { queuedOf, speakingOf, speakingVip } from './speaking-calls.ts';
import { grade, gradedTalk } from './spoken-attempts.ts';

const service = await startService({
  settings: { OTP_PER_NETWORK_HOUR: '1000', LOGIN_PER_NETWORK_HOUR: '1000' },
});
const { db } = service.platform;

afterAll(() => {
  expect(service.faults).toEqual([]);
});

const countedOf = async ({ id }: TestLearner) =>
  (await db.select().from(gradingCounts).where(eq(gradingCounts.learner_id, id)))[0]?.asked ?? 0;
const talksOf = async ({ id }: TestLearner) =>
  (await db.select().from(speakingTotals).where(eq(speakingTotals.learner_id, id)))[0]?.talks ?? 0;

/** A learner with a submitted attempt of three answers, one of them to a follow-up. */
async function submitted() {
  const learner = await registerLearner(service);
  const detail = speakingOf(service, learner);
  const attempt = randomUUID();
  await detail.answer(attempt, 'q1');
  await detail.answer(attempt, 'q1-more', { text: 'Who was with you?', by: 'model' });
  await detail.answer(attempt, 'q2');
  await detail.submit(attempt);
  return { learner, attempt, ...detail };
}
const ANSWERED = ['q1', 'q1-more', 'q2'];

describe('answering one question again', () => {
  it('takes over the other answers with what was found in them: none is graded or counted twice', async () => {
    const { learner, attempt, post, answer, submit, detail } = await submitted();
    for (const question of ANSWERED) await grade(db, attempt, question, gradedTalk());
    const again = randomUUID();
    const redo = { attempt_id: attempt, new_attempt_id: again, question_id: 'q1' };
    const once = { key: randomUUID(), at: Date.now() };
    for (let time = 0; time < 2; time++)
      expect((await post('redo-question', redo, once)).data).toEqual({ attempt_id: again });
    const begun = (await detail(again)).questions.filter(({ user }) => user.length > 0);
    expect(begun.map(({ id }) => id)).toEqual(['q2']);
    await answer(again, 'q1');
    await submit(again);
    expect(await queuedOf(service, again)).toEqual(['q1']);
    expect(await countedOf(learner)).toBe(4);
    await grade(db, again, 'q1', gradedTalk({ pronunciation: 90 }));
    expect(await talksOf(learner)).toBe(4);
    const { attempt: graded, questions } = await detail(again);
    expect(graded).toMatchObject({ waiting: 0, user_result: { speaking: { talks: 2 } } });
    expect(questions.find(({ id }) => id === 'q2')?.user[0]?.ai_evaluation?.status).toBe('finished');
    expect((await detail(attempt)).questions.filter(({ user }) => user.length > 0)).toHaveLength(3);
  });

  it('before the first attempt is graded waits for its gradings, without counting them again', async () => {
    const { learner, attempt, post, submit, detail, topics } = await submitted();
    const again = randomUUID();
    await post('redo-question', { attempt_id: attempt, new_attempt_id: again, question_id: 'q1' });
    await submit(again);
    expect((await detail(again)).attempt?.waiting).toBe(1);
    expect(await countedOf(learner)).toBe(3);
    const early = grade(db, again, 'q2', gradedTalk({ words: 1 }));
    await expect(early).rejects.toThrow('still being graded');
    await grade(db, attempt, 'q2', gradedTalk());
    await grade(db, again, 'q2', gradedTalk({ words: 1 }));
    const evaluated = (await detail(again)).questions.find(({ id }) => id === 'q2')?.user[0];
    expect(evaluated?.ai_evaluation?.content).toMatchObject({ result: { measures: { words: 120 } } });
    expect(await talksOf(learner)).toBe(1);
    expect((await topics()).topics.find(({ done }) => done > 0)).toMatchObject({ done: 2 });
  });

  it('has its band at once where everything was graded', async () => {
    const { attempt, post, submit } = await submitted();
    for (const question of ANSWERED) await grade(db, attempt, question, gradedTalk());
    const again = randomUUID();
    await post('redo-question', { attempt_id: attempt, new_attempt_id: again, question_id: 'q3' });
    await submit(again);
    expect(await queuedOf(service, again)).toEqual([]);
    const bands = await db.select().from(speakingBands).where(eq(speakingBands.attempt_id, again));
    expect(bands).toMatchObject([{ point: expect.any(Number) }]);
  });

  it('needs a submitted attempt, a question of it, and a topic', async () => {
    const { attempt, post, answer } = await submitted();
    const open = randomUUID();
    await answer(open, 'q1');
    const redo = { new_attempt_id: randomUUID(), question_id: 'q1' };
    expect((await post('redo-question', { attempt_id: open, ...redo })).code).toBe('ATTEMPT_NOT_SUBMITTED');
    const unknown = { attempt_id: attempt, ...redo, question_id: 'q99' };
    expect((await post('redo-question', unknown)).code).toBe('NOT_FOUND');
    const same = { attempt_id: attempt, new_attempt_id: attempt, question_id: 'q1' };
    expect((await post('redo-question', same)).code).toBe('ATTEMPT_SUBMITTED');
    const test = speakingOf(service, await speakingVip(service), 'speaking-test-1');
    const sat = randomUUID();
    const first = (await test.detail()).questions[0]?.id ?? '';
    await test.answer(sat, first);
    await test.submit(sat);
    const ofTest = { attempt_id: sat, ...redo, question_id: first };
    expect((await test.post('redo-question', ofTest)).code).toBe('NOT_FOUND');
  });
});

describe('beginning a topic again', () => {
  it('gives up the attempt that was open: it is kept, and no longer listed', async () => {
    const { answer, post, inProgress, submit, detail } = speakingOf(service, await registerLearner(service));
    const [one, two] = [randomUUID(), randomUUID()];
    await answer(one, 'q1');
    expect(await inProgress()).toMatchObject([{ open: { attempt_id: one, answered: 1 } }]);
    const redo = { attempt_id: one, new_attempt_id: two };
    const once = { key: randomUUID(), at: Date.now() };
    for (let time = 0; time < 2; time++)
      expect((await post('redo-topic', redo, once)).data).toEqual({ attempt_id: two });
    expect(await inProgress()).toMatchObject([{ open: { attempt_id: two, answered: 0 } }]);
    await submit(two);
    expect(await inProgress()).toEqual([]);
    expect((await detail(one)).questions[0]?.user).toHaveLength(1);
    expect((await submit(one)).status).toBe(200);
  });

  it('changes nothing in an attempt that was submitted, or never arrived', async () => {
    const { attempt, post, inProgress, detail } = await submitted();
    for (const before of [attempt, randomUUID()])
      expect((await post('redo-topic', { attempt_id: before, new_attempt_id: randomUUID() })).status).toBe(
        200,
      );
    expect(await inProgress()).toHaveLength(1);
    expect((await detail(attempt)).attempt?.submitted_at).not.toBeNull();
    const onto = { attempt_id: randomUUID(), new_attempt_id: attempt };
    expect((await post('redo-topic', onto)).code).toBe('ATTEMPT_SUBMITTED');
  });
});
