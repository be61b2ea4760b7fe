import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { mondayOf, vietnamDay } from '#rules/calendar/calendar.ts';
import { exercises, questions } from '#server/db/schema-content.ts';
import { attemptAnswers, attempts } from '#server/db/schema-progress.ts';
import { rightAnswers } from '../support/key-answers.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const read = async ({ token }: TestLearner) =>
  ENDPOINTS.roadmap.roadmap.response.parse((await service.get('/ielts/roadmap', { token })).data);

it('has only the available courses for a new learner', async () => {
  const found = await read(await registerLearner(service));
  expect(found.bands).toEqual([]);
  expect(found.level).toBeNull();
  expect(found.minutes_this_week).toBe(0);
  expect(found.courses.length).toBeGreaterThan(1);
  expect(found.courses.map(({ level }) => level)).toEqual(
    found.courses.map(({ level }) => level).toSorted((a, b) => a - b),
  );
  for (const course of found.courses) {
    expect(course).toMatchObject({ lessons_done: 0, minutes_done: 0 });
    expect(course.minutes).toBeGreaterThan(0);
  }
});

it('follows completed work', async () => {
  const learner = await activeLearner(service);
  const finish = (section_id: string) =>
    service.post(`/ielts/lessons/${STARTER.lesson}/update-progress`, {
      token: learner.token,
      key: randomUUID(),
      body: { section_id, status: 2, at: Date.now(), skew: 0 },
    });
  const starter = async () => (await read(learner)).courses.find(({ id }) => id === STARTER.course);
  await finish('phieu');
  expect(await starter()).toMatchObject({ course_activation_status: 1, lessons_done: 0, minutes_done: 8 });
  await finish('on-tap');
  await finish('luyen-tap');
  expect(await starter()).toMatchObject({ lessons_done: 1, minutes_done: 48 });
  const found = await read(learner);
  // Planned, not measured.
  expect(found.minutes_this_week).toBe(0);
  expect(found.today?.day).toBe(vietnamDay(Date.now()));
  const subjects = ['phieu', 'on-tap', 'luyen-tap'].map((id) => `section:${STARTER.lesson}/${id}`);
  expect(found.today?.done.map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
  expect(found.today?.done.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(48);
  expect(found.week_starts_on).toBe(mondayOf(vietnamDay(Date.now())));
});

it('starts from the chosen level, or from that of a placement test once there is one', async () => {
  const learner = await registerLearner(service);
  await service.post('/ielts/courses/levels', { token: learner.token, body: { level: 2 } });
  expect((await read(learner)).level).toMatchObject({ level: 2, from: 'chosen' });
  const { db } = service.platform;
  // That of the starter content waits for its recordings.
  const [test] = await db.select().from(exercises).where(eq(exercises.id, 'academic-reading-1'));
  if (!test?.test) throw new Error('the starter content has no reading test');
  const levels = [
    { from: 0, level: 0 as const },
    { from: 0.5, level: 3 as const },
  ];
  await db
    .update(exercises)
    .set({ test: { ...test.test, skill: 'mixed', levels } })
    .where(eq(exercises.id, test.id));
  const rows = (await db.select().from(questions).where(eq(questions.exercise_id, test.id))).filter(
    ({ question }) => question.grading_object === 0,
  );
  const take = async (day: string, answered: typeof rows) => {
    const attempt_id = randomUUID();
    const at = new Date(`${day}T02:00:00Z`);
    await db.insert(attempts).values({
      id: attempt_id,
      learner_id: learner.id,
      exercise_id: test.id,
      opened_at: at,
      submitted_at: at,
    });
    await db.insert(attemptAnswers).values(
      answered.flatMap(({ id, question, key }) =>
        rightAnswers({ key })
          .slice(0, 1)
          .map((answer) => ({
            attempt_id,
            question_id: id,
            answer,
            answered_at: at,
            is_correct: true,
            marks_won: question.marks,
          })),
      ),
    );
  };
  await take('2026-03-05', rows);
  const placed = { level: 3, low: 3, high: 3, from: 'placement', on: '2026-03-05' };
  expect((await read(learner)).level).toEqual(placed);
  // A single answer gives no level, so the previous one remains.
  await take('2026-03-07', rows.slice(0, 1));
  expect((await read(learner)).level).toEqual(placed);
});

it('is only for learners', async () => {
  expect((await service.get('/ielts/roadmap')).code).toBe('NOT_SIGNED_IN');
  expect(service.faults).toEqual([]);
});
