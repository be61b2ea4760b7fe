import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { roadmap } from '#contract/roadmap.ts';
import { mondayOf, vietnamDay } from '#rules/calendar.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner, type TestLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const read = async ({ token }: TestLearner) =>
  roadmap.response.parse((await service.get('/ielts/roadmap', { token })).data);

it('knows a new learner by nothing but the courses there are', async () => {
  const found = await read(await registerLearner(service));
  expect(found.bands).toEqual([]);
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

it('follows what is completed', async () => {
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
  expect(found.minutes_this_week).toBe(48);
  expect(found.week_starts_on).toBe(mondayOf(vietnamDay(Date.now())));
});

it('is for learners', async () => {
  expect((await service.get('/ielts/roadmap')).code).toBe('NOT_SIGNED_IN');
  expect(service.faults).toEqual([]);
});
