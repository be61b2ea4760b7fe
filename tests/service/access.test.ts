import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Tx } from '#server/db/connect.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { workGuard } from '#server/domain/course/access.ts';
import { STARTER } from '../support/starter.ts';
import { activeLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
/** A paid course of the starter content, and one of its lessons. */
const PAID = { course: 'buoc-toi-6', lesson: 'noi-y-ro-rang', revise: 'on-noi-tu-noi' };

const now = () => ({ at: Date.now(), skew: 0 });
const submit = (token: string | undefined, attempt_id: string) =>
  service.post('/practice/submit', {
    token,
    key: randomUUID(),
    body: { attempt_id, practice_id: STARTER.practice, ...now() },
  });

describe('a guest', () => {
  it.each([
    ['the list of courses', '/ielts/courses'],
    ['a free course', `/ielts/courses/${STARTER.course}/details`],
    ['a lesson of it', `/ielts/lessons/${STARTER.lesson}/assets`],
    ['its practice', `/practice/list-question?practice_id=${STARTER.practice}`],
    ['its study sheet', `/ielts/study-sheets/${STARTER.sheet}`],
  ])('may read %s', async (_, path) => {
    expect((await service.get(path)).status).toBe(200);
  });

  it('sees no key and no explanation in a practice', async () => {
    const { data } = await service.get(`/practice/list-question?practice_id=${STARTER.practice}`);
    expect(data).toMatchObject({ attempt: null });
    expect(JSON.stringify(data)).not.toMatch(/"(choice|accepted)":"/);
  });

  it('may not read a lesson of a paid course', async () => {
    expect((await service.get(`/ielts/lessons/${PAID.lesson}/assets`)).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await service.get(`/ielts/lessons/${PAID.lesson}/is-allowed`)).data).toEqual({
      is_allowed: false,
      course_activation_status: 0,
      course_id: PAID.course,
      course_name: expect.any(String),
    });
  });

  it.each(['/profile', '/ielts/courses/my-courses'])('may not call %s', async (path) => {
    expect(await service.get(path)).toMatchObject({ status: 401, code: 'NOT_SIGNED_IN' });
  });

  it('with an invalid token is asked to sign in, also where guests have access', async () => {
    expect((await service.get('/ielts/courses', { token: 'a'.repeat(43) })).code).toBe('NOT_SIGNED_IN');
  });
});

describe('a learner', () => {
  it('may activate a free course any number of times', async () => {
    const { token } = await registerLearner(service);
    const allowed = () => service.get(`/ielts/lessons/${STARTER.lesson}/is-allowed`, { token });
    expect((await allowed()).data).toMatchObject({ is_allowed: false, course_activation_status: 2 });
    const path = `/practice/list-question?practice_id=${STARTER.practice}`;
    expect((await service.get(path, { token })).code).toBe('COURSE_NOT_ACTIVATED');
    for (let time = 0; time < 2; time++) {
      const answer = await service.post(`/ielts/course/${STARTER.course}/activate`, { token });
      expect(answer.data).toEqual({ course_activation_status: 1 });
    }
    expect((await allowed()).data).toMatchObject({ is_allowed: true, course_activation_status: 1 });
    expect((await service.get('/ielts/courses/my-courses', { token })).data).toMatchObject({ total: 1 });
  });

  it('activates a free course implicitly by their first work in it', async () => {
    const { token } = await registerLearner(service);
    expect((await submit(token, randomUUID())).status).toBe(200);
    const status = await service.get(`/ielts/exercises/${STARTER.practice}/is-allowed`, { token });
    expect(status.data).toMatchObject({ is_allowed: true, course_activation_status: 1 });
  });

  it('may not work in a course that they lack or that has expired', async () => {
    const { token, id } = await registerLearner(service);
    const allowed = () => service.get(`/ielts/exercises/${PAID.revise}/is-allowed`, { token });
    const answer = () =>
      service.post('/revise/submit-question', {
        token,
        key: randomUUID(),
        body: {
          revise_id: PAID.revise,
          question_id: `${PAID.revise}.1`,
          answer: { type_code: 'single_choice', choice: 'A' },
          ...now(),
        },
      });
    expect((await answer()).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await allowed()).data).toMatchObject({ is_allowed: false, course_activation_status: 0 });
    await db.insert(courseActivations).values({ learner_id: id, course_id: PAID.course, status: 'pending' });
    expect((await answer()).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await allowed()).data).toMatchObject({ is_allowed: false, course_activation_status: 2 });
    await db
      .update(courseActivations)
      .set({ status: 'activated', study_end_date: '2020-01-01' })
      .where(eq(courseActivations.learner_id, id));
    expect((await answer()).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await allowed()).data).toMatchObject({
      is_allowed: false,
      course_activation_status: 10,
      course_id: PAID.course,
      course_name: expect.any(String),
      study_end_date: '2020-01-01',
      lesson_id: expect.any(String),
    });
    expect((await service.get('/ielts/exercises/none/is-allowed', { token })).code).toBe('NOT_FOUND');
  });

  it('cannot activate a course that was not granted', async () => {
    const { token, id } = await registerLearner(service);
    const activate = () => service.post(`/ielts/course/${PAID.course}/activate`, { token });
    expect(await activate()).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    await db.insert(courseActivations).values({ learner_id: id, course_id: PAID.course, status: 'pending' });
    expect((await activate()).data).toEqual({ course_activation_status: 1 });
    const own = and(eq(courseActivations.learner_id, id), eq(courseActivations.course_id, PAID.course));
    await db.update(courseActivations).set({ study_end_date: '2020-01-01' }).where(own);
    expect((await activate()).code).toBe('FORBIDDEN');
    expect((await service.get(`/ielts/lessons/${PAID.lesson}/assets`, { token })).code).toBe(
      'COURSE_NOT_ACTIVATED',
    );
  });

  it("gets NOT_FOUND for another learner's attempt", async () => {
    const [owner, other] = [await activeLearner(service), await activeLearner(service)];
    const attempt = randomUUID();
    expect((await submit(owner.token, attempt)).status).toBe(200);
    const path = `/practice/list-question?practice_id=${STARTER.practice}&attempt_id=${attempt}`;
    expect((await service.get(path, { token: owner.token })).status).toBe(200);
    expect(await service.get(path, { token: other.token })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await submit(other.token, attempt)).code).toBe('NOT_FOUND');
  });

  it('sees progress that never decreases, and the attempt of a practice', async () => {
    const { token } = await activeLearner(service);
    const { data } = await service.get(`/ielts/lessons/${STARTER.lesson}/assets`, { token });
    const sections = JSON.parse(JSON.stringify(data)).list_section;
    const sheet = sections.find(({ kind }: { kind: string }) => kind === 'study_sheet');
    const report = (status: 1 | 2) =>
      service.post(`/ielts/lessons/${STARTER.lesson}/update-progress`, {
        token,
        key: randomUUID(),
        body: { section_id: sheet.id, status, ...now() },
      });
    expect((await report(2)).status).toBe(200);
    expect((await report(1)).status).toBe(200);
    const attempt = randomUUID();
    await submit(token, attempt);
    expect((await service.get(`/ielts/lessons/${STARTER.lesson}/assets`, { token })).data).toMatchObject({
      user_result: {
        lesson_section_result: expect.arrayContaining([
          expect.objectContaining({ section_id: sheet.id, status: 2, attempt_id: null }),
          expect.objectContaining({ module_id: STARTER.practice, status: 2, attempt_id: attempt }),
        ]),
      },
    });
    const details = await service.get(`/ielts/courses/${STARTER.course}/details`, { token });
    expect(JSON.parse(JSON.stringify(details.data)).lessons[0].progress).toBe(1);
  });

  it('gets NOT_FOUND for a section or a lesson that does not exist', async () => {
    const { token } = await activeLearner(service);
    const body = { section_id: 'none', status: 1, ...now() };
    for (const lesson of [STARTER.lesson, 'none']) {
      const path = `/ielts/lessons/${lesson}/update-progress`;
      expect((await service.post(path, { token, key: randomUUID(), body })).code).toBe('NOT_FOUND');
    }
  });

  it('is not admitted by an activation whose transaction was rolled back', async () => {
    const { id } = await registerLearner(service);
    const check = workGuard(service.platform);
    const work = (tx: Tx) => check(tx, { id, isGuest: false }, PAID.course, PAID.lesson, null);
    const undone = db.transaction(async (tx) => {
      await tx
        .insert(courseActivations)
        .values({ learner_id: id, course_id: PAID.course, status: 'activated' });
      await work(tx);
      tx.rollback();
    });
    await expect(undone).rejects.toThrow('Rollback');
    await expect(db.transaction(work)).rejects.toMatchObject({ code: 'COURSE_NOT_ACTIVATED' });
  });
});
