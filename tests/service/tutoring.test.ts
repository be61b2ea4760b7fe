import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { pushes } from '#server/db/schema-push.ts';
import { markAttendance } from '#server/domain/classes/attendance.ts';
import { setHomework } from '#server/domain/classes/homework.ts';
import { cancelLesson, moveLesson } from '#server/domain/classes/lessons.ts';
import { changeClass, closeClass } from '#server/domain/classes/make-class.ts';
import { addMaterial } from '#server/domain/classes/materials.ts';
import { addMember, removeMember } from '#server/domain/classes/members.ts';
import { writeNote } from '#server/domain/classes/notes.ts';
import { announceLessons } from '#server/jobs/push/announce-lessons.ts';
import { aClass, changing, HOUR, LINK, lessonIn, MINUTE, type TestClass } from './class-kit.ts';
import { registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService();
const { db } = service.platform;
const change = changing(service);
const DAY = 24 * HOUR;
/** Homework of courses that the members of the classes do not have. */
const PAID = { practice: 'noi-hai-chieu', revise: 'on-noi-tu-noi' };

const join = (lesson: string, token?: string) => service.post(`/tutoring/lessons/${lesson}/join`, { token });
const syllabus = async ({ id, member }: TestClass) => {
  const { data } = await service.get(`/tutoring/syllabus?class_id=${id}`, { token: member.token });
  return ENDPOINTS.tutoring.syllabus.response.parse(data).weeks.flatMap(({ lessons }) => lessons);
};
const clock = () => ({ at: Date.now(), skew: 0 });
const idsOf = z.object({ questions: z.array(z.object({ id: z.string() })) });

describe('classes', () => {
  it('are seen by their members alone', async () => {
    const own = await aClass(service);
    const lesson = await lessonIn(service, own.id, 5 * MINUTE);
    const stranger = await registerLearner(service);
    const paths = [
      `/tutoring/classes/${own.id}`,
      `/tutoring/classes/${own.id}/download-manifest`,
      `/tutoring/classes/past-lessons?class_id=${own.id}`,
      `/tutoring/learning-histories?class_id=${own.id}`,
      `/tutoring/syllabus?class_id=${own.id}`,
      `/tutoring/syllabus/lessons/${lesson}`,
      `/tutoring/final-test-result?class_id=${own.id}`,
      `/tutoring/self-study-statistics?class_id=${own.id}`,
      `/tutoring/learning-statistics?class_id=${own.id}`,
      `/tutoring/test-statistics?class_id=${own.id}`,
      `/tutoring/notification/classes/${own.id}`,
    ];
    for (const path of paths) {
      expect((await service.get(path)).code, path).toBe('NOT_SIGNED_IN');
      expect(await service.get(path, { token: stranger.token }), path).toMatchObject({ status: 404 });
      expect((await service.get(path, { token: own.member.token })).status, path).toBe(200);
    }
    await change((tx) => removeMember(tx, own.id, own.member.id, new Date()));
    for (const path of paths)
      expect((await service.get(path, { token: own.member.token })).code, path).toBe('NOT_FOUND');
    expect((await join(lesson, own.member.token)).code).toBe('NOT_FOUND');
    for (const path of ['/tutoring/classes', '/tutoring/incoming-lesson'])
      expect((await service.get(path, { token: stranger.token })).data).toEqual(
        path.endsWith('classes') ? { classes: [] } : { lesson: null },
      );
  });

  it('refuse an id that is none, and a page that is none', async () => {
    const { token } = await registerLearner(service);
    for (const path of [
      '/tutoring/classes/x',
      '/tutoring/syllabus?class_id=x',
      '/tutoring/syllabus',
      `/tutoring/classes/past-lessons?class_id=${randomUUID()}&page=0`,
      `/tutoring/classes/past-lessons?class_id=${randomUUID()}&page=x`,
    ])
      expect((await service.get(path, { token })).code, path).toBe('BAD_REQUEST');
  });

  it('have a status, counts and the next of all lessons', async () => {
    const own = await aClass(service);
    const { token, id } = own.member;
    const summary = async () => (await service.get('/tutoring/classes', { token })).data;
    expect(await summary()).toMatchObject({ classes: [{ status: 1, lessons: 0, incoming: null }] });
    const later = await lessonIn(service, own.id, 3 * DAY);
    expect(await summary()).toMatchObject({ classes: [{ status: 0, incoming: { id: later } }] });
    await lessonIn(service, own.id, -3 * HOUR);
    expect(await summary()).toMatchObject({ classes: [{ status: 3, lessons: 2, lessons_done: 1 }] });

    const other = await aClass(service);
    await change((tx) => addMember(tx, other.id, id, new Date()));
    const sooner = await lessonIn(service, other.id, HOUR);
    const incoming = async () => (await service.get('/tutoring/incoming-lesson', { token })).data;
    expect(await incoming()).toMatchObject({ lesson: { id: sooner, class_id: other.id } });
    await change((tx) => closeClass(tx, other.id, new Date()));
    expect(await incoming()).toMatchObject({ lesson: { id: later } });
    const detail = await service.get(`/tutoring/classes/${other.id}`, { token });
    expect(detail.data).toMatchObject({ status: 2, members: 2, access_until: expect.any(String) });
  });

  it('list what is over by pages, newest first', async () => {
    const own = await aClass(service);
    for (let hours = 1; hours <= 23; hours++)
      await lessonIn(service, own.id, -hours * 2 * HOUR, `Buổi ${hours}`);
    const path = (page: number) => `/tutoring/classes/past-lessons?class_id=${own.id}&page=${page}`;
    const read = async (page: number) =>
      ENDPOINTS.tutoring.pastLessons.response.parse(
        (await service.get(path(page), { token: own.member.token })).data,
      );
    const [first, second] = [await read(1), await read(2)];
    expect([first.total, first.lessons.length, second.lessons.length]).toEqual([23, 20, 3]);
    expect(first.lessons[0]?.title).toBe('Buổi 1');
    expect(second.lessons.at(-1)?.title).toBe('Buổi 23');
  });
});

describe('joining a lesson', () => {
  it('tells the link from 15 minutes before to the end, and counts once', async () => {
    const own = await aClass(service);
    const { token } = own.member;
    const early = await lessonIn(service, own.id, 16 * MINUTE);
    expect(await join(early, token)).toMatchObject({ status: 409, code: 'LESSON_NOT_OPEN' });
    expect((await join(early)).code).toBe('NOT_SIGNED_IN');
    const elsewhere = await aClass(service);
    await change((tx) => addMember(tx, elsewhere.id, own.member.id, new Date()));
    const soon = await lessonIn(service, elsewhere.id, 14 * MINUTE);
    const first = await join(soon, token);
    expect(first.data).toEqual({ url: `${LINK}`, attendance: 'present', joined_at: expect.any(Number) });
    expect((await join(soon, token)).data).toEqual(first.data);
    const over = await lessonIn(service, elsewhere.id, -61 * MINUTE);
    expect((await join(over, token)).code).toBe('LESSON_OVER');
    expect((await join(randomUUID(), token)).code).toBe('NOT_FOUND');
    // Nothing that a member reads contains the link.
    for (const path of [`/tutoring/classes/${elsewhere.id}`, `/tutoring/syllabus?class_id=${elsewhere.id}`])
      expect(JSON.stringify((await service.get(path, { token })).data)).not.toContain('hop.example');
  });

  it('late is late; what a teacher decided stays', async () => {
    const own = await aClass(service);
    const { token, id } = own.member;
    const lesson = await lessonIn(service, own.id, -11 * MINUTE);
    expect((await join(lesson, token)).data).toMatchObject({ attendance: 'late' });
    const mark = { learner_id: id, status: 'excused', by: own.teacher.id } as const;
    await change((tx) => markAttendance(tx, lesson, mark, new Date()));
    expect((await join(lesson, token)).data).toMatchObject({ attendance: 'excused' });
  });

  it('is refused to a cancelled lesson, one without a link, and in a closed class', async () => {
    const own = await aClass(service);
    const { token } = own.member;
    const cancelled = await lessonIn(service, own.id, MINUTE);
    await change((tx) => cancelLesson(tx, cancelled, new Date()));
    expect((await join(cancelled, token)).code).toBe('LESSON_CANCELLED');
    const lesson = await lessonIn(service, own.id, MINUTE);
    await change((tx) => changeClass(tx, own.id, { meeting_link: null }, new Date()));
    expect((await join(lesson, token)).code).toBe('LESSON_WITHOUT_LINK');
    await change((tx) => closeClass(tx, own.id, new Date()));
    expect((await join(lesson, token)).code).toBe('LESSON_OVER');
  });
});

describe('homework', () => {
  it('is open to members without its course, and to nobody else', async () => {
    const own = await aClass(service);
    const stranger = await registerLearner(service);
    const lesson = await lessonIn(service, own.id, -2 * HOUR);
    const practice = `/practice/list-question?practice_id=${PAID.practice}`;
    const revise = `/revise/list-question?revise_id=${PAID.revise}`;
    const { token } = own.member;
    for (const path of [practice, revise])
      expect((await service.get(path, { token })).code).toBe('COURSE_NOT_ACTIVATED');
    for (const exercise_id of Object.values(PAID))
      await change((tx) => setHomework(tx, lesson, { exercise_id, due_at: null }, new Date()));
    for (const path of [practice, revise]) {
      expect((await service.get(path, { token })).status).toBe(200);
      expect((await service.get(path, { token: stranger.token })).code).toBe('COURSE_NOT_ACTIVATED');
      expect((await service.get(path)).code).toBe('COURSE_NOT_ACTIVATED');
    }
    const manifest = await service.get(`/tutoring/classes/${own.id}/download-manifest`, { token });
    const { reads } = ENDPOINTS.download.classById.response.parse(manifest.data);
    expect(reads.map(({ operation, id }) => `${operation} ${id}`)).toEqual(
      expect.arrayContaining([
        `tutoring.syllabus ${own.id}`,
        `practice.listQuestion ${PAID.practice}`,
        `revise.listQuestion ${PAID.revise}`,
      ]),
    );
    await change((tx) => removeMember(tx, own.id, own.member.id, new Date()));
    expect((await service.get(practice, { token })).code).toBe('COURSE_NOT_ACTIVATED');
  });

  it('closes thirty days after the class', async () => {
    const own = await aClass(service);
    const { token } = own.member;
    const lesson = await lessonIn(service, own.id, -2 * HOUR);
    const set = { exercise_id: PAID.practice, due_at: null };
    await change((tx) => setHomework(tx, lesson, set, new Date()));
    const read = () => service.get(`/practice/list-question?practice_id=${PAID.practice}`, { token });
    await change((tx) => closeClass(tx, own.id, new Date(Date.now() - 29 * DAY)));
    expect((await read()).status).toBe(200);
    await db.execute(sql`
      update tutoring_classes set closed_at = now() - interval '31 days' where id = ${own.id}`);
    expect((await read()).code).toBe('COURSE_NOT_ACTIVATED');
  });

  it('is done by what is handed in after it was set, even when that is begun anew', async () => {
    const own = await aClass(service);
    const { token } = own.member;
    const lesson = await lessonIn(service, own.id, -2 * HOUR);
    for (const exercise_id of Object.values(PAID))
      await change((tx) =>
        setHomework(tx, lesson, { exercise_id, due_at: new Date(Date.now() + DAY) }, new Date()),
      );
    const states = async () => {
      const [one] = await syllabus(own);
      return new Map(one?.homework.map((item) => [item.exercise_id, item]));
    };
    expect((await states()).get(PAID.practice)).toMatchObject({ done: null, is_begun: false });

    const practice = await service.get(`/practice/list-question?practice_id=${PAID.practice}`, { token });
    const [question] = idsOf.parse(practice.data).questions;
    const attempt_id = randomUUID();
    const body = { practice_id: PAID.practice, attempt_id, ...clock() };
    const answer = { type_code: 'ielts_writing', u: 'One.' };
    await service.post('/practice/update-single-answer', {
      token,
      key: randomUUID(),
      body: { ...body, question_id: question?.id, answer },
    });
    const submitted = await service.post('/practice/submit', { token, key: randomUUID(), body });
    expect(submitted.status).toBe(200);
    expect((await states()).get(PAID.practice)).toMatchObject({ done: { attempt_id } });

    await db.execute(sql`
      insert into revise_answers (learner_id, revise_id, question_id, answer, is_correct, marks_won, at)
      select ${own.member.id}, exercise_id, id, '{"type_code":"free_text","text":"x"}', false, 0, now()
      from questions where exercise_id = ${PAID.revise}`);
    expect((await states()).get(PAID.revise)).toMatchObject({ done: { attempt_id: null } });
    const redo = { revise_id: PAID.revise, course_id: 'buoc-toi-6', ...clock() };
    const again = await service.post('/revise/redo', { token, key: randomUUID(), body: redo });
    expect(again.status).toBe(200);
    expect((await states()).get(PAID.revise)).toMatchObject({ done: { attempt_id: null } });

    const histories = await service.get(`/tutoring/learning-histories?class_id=${own.id}`, { token });
    expect(histories.data).toMatchObject({ total: 2 });
    const learning = await service.get(`/tutoring/learning-statistics?class_id=${own.id}`, { token });
    expect(learning.data).toMatchObject({
      homework: { done: 2, open: 0, overdue: 0, done_late: 0 },
      attendance: { unrecorded: 1 },
      weeks: [{ week: 1, set: 2, done: 2 }],
    });
  });
});

describe('what members are told', () => {
  it('is news of their class; a note for one is read by that one', async () => {
    const own = await aClass(service);
    const other = await registerLearner(service);
    await change((tx) => addMember(tx, own.id, other.id, new Date()));
    const held = await lessonIn(service, own.id, -2 * HOUR);
    const coming = await lessonIn(service, own.id, 2 * DAY);
    const note = { learner_id: own.member.id, author_id: own.teacher.id, text: 'Đọc to mỗi tối.' };
    await change((tx) => writeNote(tx, held, note, new Date()));
    const starts_at = new Date(Date.now() + 3 * DAY);
    const to = { starts_at, ends_at: new Date(starts_at.getTime() + HOUR) };
    await change((tx) => moveLesson(tx, coming, to, 1, new Date()));
    await change((tx) => addMaterial(tx, held, { kind: 'study_sheet', target: 'thi-hien-tai' }));
    const kinds = async (token: string) => {
      const { data } = await service.get(`/tutoring/notification/classes/${own.id}`, { token });
      return ENDPOINTS.tutoring.notices.response.parse(data).notices.map(({ kind }) => kind);
    };
    expect(await kinds(own.member.token)).toEqual(['moved', 'note']);
    expect(await kinds(other.token)).toEqual(['moved']);
    const lesson = await service.get(`/tutoring/syllabus/lessons/${held}`, { token: other.token });
    expect(lesson.data).toMatchObject({ notes: [], materials: [{ target: 'thi-hien-tai' }] });
  });

  it('is that a lesson begins, once, and again when it is moved', async () => {
    const own = await aClass(service);
    const { token, id } = own.member;
    const kinds = { streak: false, graded: false, class: true, news: false };
    const settings = { kinds, quiet_from: '00:00', quiet_to: '00:00' };
    const set = await service.post('/push/settings', {
      token,
      key: randomUUID(),
      body: { ...settings, ...clock() },
    });
    expect(set.status).toBe(200);
    await lessonIn(service, own.id, 31 * MINUTE);
    const elsewhere = await aClass(service);
    await change((tx) => addMember(tx, elsewhere.id, id, new Date()));
    const lesson = await lessonIn(service, elsewhere.id, 29 * MINUTE);
    await announceLessons(service.platform);
    await announceLessons(service.platform);
    const told = async () =>
      (await db.select().from(pushes).where(eq(pushes.learner_id, id))).filter(({ tag }) =>
        tag.startsWith('class:begins'),
      );
    expect(await told()).toMatchObject([{ kind: 'class', path: `/class-detail/${elsewhere.id}` }]);
    const starts_at = new Date(Date.now() + 25 * MINUTE);
    const to = { starts_at, ends_at: new Date(starts_at.getTime() + HOUR) };
    await change((tx) => moveLesson(tx, lesson, to, 1, new Date()));
    await announceLessons(service.platform);
    expect(await told()).toHaveLength(2);
  });
});
