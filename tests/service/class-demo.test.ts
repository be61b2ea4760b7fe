import { expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { makeDemo } from '../../operator/make-demo.ts';
import { newPhone } from '../support/new-phone.ts';
import { starterPack } from '../support/starter-pack.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;

it('a demonstration class is laid around today, once; a second time only adds learners', async () => {
  const pack = await starterPack();
  const [plan] = pack.classes;
  if (!plan) throw new Error('the starter content has no class');
  expect(plan.lessons).toHaveLength(16);
  const learner = await registerLearner(service);
  const people = { teacher: newPhone(), learners: [learner.phone], meeting_link: 'https://meet.example/lop' };
  const demo = (learners: readonly string[]) =>
    db.transaction((tx) => makeDemo(tx, { ...plan, code: 'DEMO' }, { ...people, learners }, new Date()));
  const first = await demo([learner.phone]);
  expect(first).toMatchObject({ isNew: true, added: 1 });
  expect(await demo([learner.phone, newPhone()])).toEqual({ id: first.id, isNew: false, added: 1 });
  await expect(demo([people.teacher])).rejects.toThrow('cannot be a learner');
  await expect(demo(['12345'])).rejects.toThrow('no mobile number');

  const { token } = learner;
  const { classes } = ENDPOINTS.tutoring.classes.response.parse(
    (await service.get('/tutoring/classes', { token })).data,
  );
  expect(classes).toMatchObject([{ status: 3, lessons: 16, teacher_name: 'Cô Thu Hà' }]);
  const { starts_at = 0 } = classes[0]?.incoming ?? {};
  expect(starts_at).toBeGreaterThan(Date.now());
  expect(starts_at).toBeLessThan(Date.now() + 3_600_000);
  const { data } = await service.get(`/tutoring/syllabus?class_id=${first.id}`, { token });
  const { weeks } = ENDPOINTS.tutoring.syllabus.response.parse(data);
  const lessons = weeks.flatMap((week) => week.lessons);
  const due = lessons.flatMap(({ homework }) => homework.map(({ due_at }) => due_at ?? Number.NaN));
  expect(due.length).toBeGreaterThan(6);
  expect(due.filter((at) => !(at > Date.now()))).toEqual([]);
  const over = lessons.filter(({ ends_at }) => ends_at <= Date.now());
  expect(over.length).toBeGreaterThanOrEqual(6);
  for (const { notes, homework, attendance, materials } of over)
    expect([notes.length, homework.length > 0, attendance !== null, materials.length]).toEqual([
      1,
      true,
      true,
      1,
    ]);
});
