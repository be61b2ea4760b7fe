import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#contract/protocol/endpoints.ts';
import { courses, lessons } from '#server/db/schema-content.ts';
import { courseActivations } from '#server/db/schema-progress.ts';
import { grant } from '#server/domain/operations/grant.ts';
import { STARTER } from '../support/starter.ts';
import { starterPack } from '../support/starter-pack.ts';
import { courseCalls } from './course-calls.ts';
import { activeLearner, registerLearner } from './learner.ts';
import { startService } from './service.ts';

const service = await startService({ settings: { OTP_PER_NETWORK_HOUR: '1000' } });
const { db } = service.platform;
const { read, complete } = courseCalls(service);
const GUEST = {};
/** A paid course of the starter content, its trial lesson with a practice, and a closed lesson. */
const PAID = {
  course: 'buoc-toi-6',
  trial: 'noi-va-dien',
  practice: 'thu-vien-do-vat',
  closed: 'noi-y-ro-rang',
};

const pack = await starterPack();
function packCourse(id: string) {
  const found = pack.courses.find((one) => one.id === id);
  if (!found) throw new Error(`the starter content has no ${id}`);
  return found;
}

describe('what a course teaches', () => {
  it('is shown to guests: sections, skills and which lessons are open', async () => {
    const infos = await read(ENDPOINTS.courseOffers.infos, GUEST, PAID.course);
    expect(infos).toMatchObject({ is_free: false, course_activation_status: 0, study_end_date: null });
    const stored = await db.select().from(lessons).where(eq(lessons.course_id, PAID.course));
    const sections = stored.flatMap((lesson) => lesson.sections);
    for (const { kind, count } of infos.section_counts)
      expect(count, kind).toBe(sections.filter((section) => section.kind === kind).length);
    expect(infos.section_counts.reduce((sum, { count }) => sum + count, 0)).toBe(sections.length);
    expect(infos.skills).toContain('reading');
    expect(new Set(infos.lessons.flatMap(({ skills }) => skills))).toEqual(new Set(infos.skills));
    expect(infos.question_count).toBeGreaterThan(10);
    expect(infos.minutes).toBe(infos.lessons.reduce((sum, { minutes }) => sum + minutes, 0));
    expect(infos.lessons.filter(({ is_trial }) => is_trial).map(({ id }) => id)).toEqual([PAID.trial]);
    expect(infos.lessons).toHaveLength(stored.length);
    expect((await service.get('/ielts/courses/none/infos')).code).toBe('NOT_FOUND');
  });

  it('includes the learner’s own status', async () => {
    const learner = await activeLearner(service);
    expect(await read(ENDPOINTS.courseOffers.infos, learner)).toMatchObject({ course_activation_status: 1 });
  });
});

describe('levels', () => {
  it('are five, with their number of courses, and none chosen at first', async () => {
    const { levels } = await read(ENDPOINTS.courseOffers.levels, GUEST);
    expect(levels.map(({ name }) => name)).toEqual([
      'Pre-Foundation',
      'Foundation',
      'Intermediate',
      'Upper-Intermediate',
      'Advanced',
    ]);
    expect(levels.map(({ selected }) => selected)).not.toContain(true);
    expect(levels.reduce((sum, { course_count }) => sum + course_count, 0)).toBe(pack.courses.length);
  });

  it('can be chosen by a learner to tailor suggestions', async () => {
    const learner = await registerLearner(service);
    const choose = (level: unknown, token: string | undefined = learner.token) =>
      service.post('/ielts/courses/levels', { token, body: { level } });
    expect((await service.post('/ielts/courses/levels', { body: { level: 2 } })).code).toBe('NOT_SIGNED_IN');
    for (const wrong of [5, -1, 1.5, '2', null]) expect((await choose(wrong)).code).toBe('BAD_REQUEST');
    expect((await choose(1)).status).toBe(200);
    expect((await choose(2)).status).toBe(200);
    const { levels } = await read(ENDPOINTS.courseOffers.levels, learner);
    expect(levels.filter(({ selected }) => selected).map(({ level }) => level)).toEqual([2]);
    const { courses: suggested } = await read(
      ENDPOINTS.courseOffers.suggestions,
      learner,
      undefined,
      '?limit=20',
    );
    expect(suggested[0]).toMatchObject({ is_free: true });
    expect(suggested[1]).toMatchObject({ level: 2, reason: 'level' });
    expect(suggested.map(({ level }) => level === 2)).toEqual(
      suggested.map(({ reason }) => reason === 'level'),
    );
    expect(suggested).toHaveLength(pack.courses.length);
  });
});

describe('the courses of one level', () => {
  it('are those of the pack, and an unknown level is rejected', async () => {
    for (const level of [0, 1, 2, 3, 4]) {
      const { data } = await service.get(`/ielts/courses?level=${level}`);
      const ids = pack.courses.filter((one) => one.level === level).map(({ id }) => id);
      expect(
        ENDPOINTS.course.list.response
          .parse(data)
          .courses.map(({ id }) => id)
          .toSorted(),
      ).toEqual(ids.toSorted());
    }
    for (const wrong of ['5', '-1', '1.5', 'x'])
      expect((await service.get(`/ielts/courses?level=${wrong}`)).code, wrong).toBe('BAD_REQUEST');
  });
});

describe('suggestions', () => {
  it('start with free courses for guests', async () => {
    const { courses: suggested } = await read(
      ENDPOINTS.courseOffers.suggestions,
      GUEST,
      undefined,
      '?limit=1',
    );
    expect(suggested.map(({ id, reason }) => [id, reason])).toEqual([[STARTER.course, 'free']]);
  });

  it('exclude courses that the learner has, and include the next level', async () => {
    const learner = await activeLearner(service);
    const suggestions = async () =>
      (await read(ENDPOINTS.courseOffers.suggestions, learner, undefined, '?limit=20')).courses;
    const first = await suggestions();
    expect(first.map(({ id }) => id)).not.toContain(STARTER.course);
    const { level } = packCourse(STARTER.course);
    for (const suggested of first)
      expect(suggested.reason === 'next_level', suggested.id).toBe(suggested.level === level + 1);
    expect(first.map(({ id }) => id)).toContain(PAID.course);
    await grant(db, learner.phone, PAID.course, null);
    expect((await suggestions()).map(({ id }) => id)).not.toContain(PAID.course);
  });
});

it('list the newest course first', async () => {
  // Before any query, because content is cached in memory.
  await db
    .update(courses)
    .set({ added_at: new Date('2020-01-01') })
    .where(eq(courses.id, STARTER.course));
  await db
    .update(courses)
    .set({ added_at: new Date('2099-01-01') })
    .where(eq(courses.id, PAID.course));
  const { courses: listed } = await read(ENDPOINTS.courseOffers.newList, GUEST);
  expect(listed[0]).toMatchObject({ id: PAID.course, added_at: Date.parse('2099-01-01') });
  expect(listed.at(-1)).toMatchObject({ id: STARTER.course, added_at: Date.parse('2020-01-01') });
});

describe('a trial', () => {
  it('lesson of a paid course is open to everybody with its practice; the rest is closed', async () => {
    const learner = await registerLearner(service);
    for (const token of [undefined, learner.token]) {
      const get = (path: string) => service.get(path, { token });
      expect((await get(`/ielts/lessons/${PAID.trial}/assets`)).status).toBe(200);
      expect((await get(`/ielts/lessons/${PAID.trial}/is-allowed`)).data).toEqual({
        is_allowed: true,
        course_activation_status: 0,
        course_id: PAID.course,
        course_name: expect.any(String),
      });
      expect((await get(`/practice/list-question?practice_id=${PAID.practice}`)).status).toBe(200);
      expect((await get(`/ielts/lessons/${PAID.closed}/assets`)).code).toBe('COURSE_NOT_ACTIVATED');
      expect((await get('/practice/list-question?practice_id=gio-vao-lop')).code).toBe(
        'COURSE_NOT_ACTIVATED',
      );
      expect((await get('/revise/list-question?revise_id=on-tu-noi')).code).toBe('COURSE_NOT_ACTIVATED');
    }
    expect((await complete(learner, 'phieu', { lesson: PAID.trial })).status).toBe(200);
    expect((await complete(learner, 'phieu', { lesson: PAID.closed })).code).toBe('COURSE_NOT_ACTIVATED');
    expect((await read(ENDPOINTS.courseLearning.dayStreaks, learner)).length).toBe(1);
  });

  it('stays open when the learner’s course has expired', async () => {
    const learner = await registerLearner(service);
    await grant(db, learner.phone, PAID.course, '2020-01-01');
    const { token } = learner;
    expect((await service.get(`/ielts/lessons/${PAID.trial}/is-allowed`, { token })).data).toMatchObject({
      is_allowed: true,
      course_activation_status: 10,
    });
    const download = (id: string) => service.get(`/ielts/lessons/${id}/download-manifest`, { token });
    expect((await download(PAID.trial)).data).toMatchObject({ study_end_date: null });
    expect((await download(PAID.closed)).code).toBe('COURSE_NOT_ACTIVATED');
  });

  it('lists the open lessons of a paid course, and all of a free one', async () => {
    const ids = async (id: string) =>
      (await read(ENDPOINTS.courseTrial.freeTrialLessons, GUEST, id)).lessons.map((lesson) => lesson.id);
    expect(await ids(PAID.course)).toEqual([PAID.trial]);
    expect(await ids(STARTER.course)).toEqual([STARTER.lesson, 'ngay-hom-qua']);
    expect((await service.get('/ielts/courses/none/free-trial-lessons')).code).toBe('NOT_FOUND');
  });

  it('is registered once, and then listed in the learner’s courses until they have the course', async () => {
    const learner = await registerLearner(service);
    const register = (id: string, token: string | undefined = learner.token) =>
      service.post(`/ielts/courses/${id}/register-trial`, { token });
    expect((await service.post(`/ielts/courses/${PAID.course}/register-trial`)).code).toBe('NOT_SIGNED_IN');
    expect((await register('none')).code).toBe('NOT_FOUND');
    for (let time = 0; time < 2; time++) expect((await register(PAID.course)).status).toBe(200);
    const mine = await read(ENDPOINTS.course.mine, learner);
    expect(mine).toMatchObject({ courses: [], total: 0 });
    expect(mine.trials).toMatchObject([
      { id: PAID.course, course_activation_status: 0, completed_lessons: 0, next_lesson: { id: PAID.trial } },
    ]);
    const { skills } = await read(ENDPOINTS.courseTrial.trialSkillList, learner);
    const own = skills.flatMap((skill) => skill.courses).filter(({ course_id }) => course_id === PAID.course);
    expect(own.map(({ is_registered }) => is_registered)).not.toContain(false);
    await grant(db, learner.phone, PAID.course, null);
    expect((await read(ENDPOINTS.course.mine, learner)).trials).toEqual([]);
  });

  it('class lists the open lessons by skill, the first one selected', async () => {
    const { skills } = await read(ENDPOINTS.courseTrial.trialSkillList, GUEST);
    expect(skills.map(({ is_selected }) => is_selected)).toEqual([true, ...skills.slice(1).map(() => false)]);
    const byReading = skills.find(({ id }) => id === 'reading');
    expect(byReading?.courses).toMatchObject([
      { course_id: STARTER.course, is_free: true, is_registered: false, categories: [{ name: 'Bài học' }] },
      { course_id: PAID.course, is_free: false, categories: [{ lessons: [{ id: PAID.trial }] }] },
    ]);
    expect(skills.map(({ id }) => id)).toContain('speaking');
  });
});

describe('the learner’s courses', () => {
  it('include the lesson to continue with, most recently studied first', async () => {
    const learner = await activeLearner(service);
    await grant(db, learner.phone, PAID.course, '2099-12-31', [
      { learn_type_name: 'Chữa bài cùng giáo viên', end_date: '2100-03-31' },
    ]);
    const mine = () => read(ENDPOINTS.course.mine, learner);
    expect((await mine()).courses).toMatchObject([
      {
        id: STARTER.course,
        completed_lessons: 0,
        next_lesson: { id: STARTER.lesson, place: 1, progress: 0 },
        last_studied_on: null,
      },
      {
        id: PAID.course,
        course_activation_status: 2,
        study_end_date: '2099-12-31',
        extend_learn_types: [{ learn_type_name: 'Chữa bài cùng giáo viên', end_date: '2100-03-31' }],
      },
    ]);
    await service.post(`/ielts/course/${PAID.course}/activate`, { token: learner.token });
    await complete(learner, 'phieu', { lesson: PAID.closed });
    const after = (await mine()).courses;
    expect(after.map(({ id }) => id)).toEqual([PAID.course, STARTER.course]);
    expect(after[0]).toMatchObject({ next_lesson: { id: PAID.closed, progress: 1 } });
    expect(after[0]?.last_studied_on).not.toBeNull();
    const details = await read(ENDPOINTS.course.details, learner, PAID.course);
    expect(details.extend_learn_types).toHaveLength(1);
    expect(details.lessons.filter(({ is_trial }) => is_trial).map(({ id }) => id)).toEqual([PAID.trial]);
  });

  it('have no lesson to continue with once expired', async () => {
    const learner = await registerLearner(service);
    await db.insert(courseActivations).values({
      learner_id: learner.id,
      course_id: PAID.course,
      status: 'activated',
      study_end_date: '2020-01-01',
    });
    expect((await read(ENDPOINTS.course.mine, learner)).courses).toMatchObject([
      { course_activation_status: 10, next_lesson: null },
    ]);
  });
});

it('logged no error', () => {
  expect(service.faults).toEqual([]);
});
